import type { Activity } from '../../../contract/activities/activity'
import { whenInWords } from '../../../contract/activities/when-in-words'
import type { MailMessage } from '../mail/mails'
import { plainMail } from '../rsvps/rsvp-mails'

/** Why somebody gets an invitation. */
const REASONS = {
  mail: 'You get this because somebody gave us your address to invite you.',
  connection: 'You get this because you are connected with somebody who invites you.',
} as const

/** The mail that invites somebody: who, to what and when, in the organiser's words, and how to get no more of them. */
export function invitationMail(
  activity: Pick<Activity, 'title' | 'startDate' | 'timezone' | 'organiser'>,
  message: string,
  href: string,
  end: { reason: keyof typeof REASONS; href: string },
): MailMessage {
  const { name } = activity.organiser
  const sentences = [`${name} invites you.`, whenInWords(activity), ...(message === '' ? [] : [message])]
  const foot = {
    text: REASONS[end.reason],
    href: end.href,
    link: 'No more invitations',
  }
  const link = { href, text: 'See and answer' }
  return plainMail(`${name} invites you: ${activity.title}`, activity.title, sentences, link, foot)
}
