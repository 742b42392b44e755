import type { Activity } from '../../contract/activity'
import { whenInWords } from './mails'
import type { MailMessage } from './mails'
import { plainMail } from './rsvp-mails'

/** The mail that invites somebody: who, to what and when, in the organiser's words, and how to get no more of them. */
export function invitationMail(
  activity: Pick<Activity, 'title' | 'startDate' | 'timezone' | 'organiser'>,
  message: string,
  href: string,
  unsubscribe: string,
): MailMessage {
  const { name } = activity.organiser
  const sentences = [`${name} invites you.`, whenInWords(activity), ...(message === '' ? [] : [message])]
  const foot = {
    text: 'You get this because somebody gave us your address to invite you.',
    href: unsubscribe,
    link: 'No more invitations',
  }
  const link = { href, text: 'See and answer' }
  return plainMail(`${name} invites you: ${activity.title}`, activity.title, sentences, link, foot)
}
