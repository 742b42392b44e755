import type { Activity } from '../../../contract/activities/activity'
import type { NotificationChoice } from '../../../contract/accounts/user'
import type { Update, UpdateKind } from '../../../contract/updates/update'
import { whenInWords } from '../../../contract/activities/when-in-words'
import type { MailMessage } from '../mail/mails'
import { plainMail } from '../rsvps/rsvp-mails'

/** The choice that a mail to many is subject to; null for what everybody has to know. */
export function choiceOf(kind: UpdateKind): Extract<NotificationChoice, 'updates' | 'reminders'> | null {
  if (kind === 'update') return 'updates'
  return kind === 'reminder-day' || kind === 'reminder-hour' ? 'reminders' : null
}

const WHY = {
  updates: 'You get this because you answered or have a ticket.',
  reminders: 'You get this because you go.',
  invitations: 'You get this because you were invited.',
}

const END = {
  updates: 'Stop these mails',
  reminders: 'Stop these mails',
  invitations: 'No more invitations',
}

/** A mail that the person may end: which, and by what link. */
interface Unsubscribe {
  readonly choice: keyof typeof WHY
  readonly href: string
}

/** A mail to many, as one person gets it. */
export function updateMail(
  activity: Pick<Activity, 'title' | 'startDate' | 'timezone' | 'organiser' | 'location'>,
  update: Pick<Update, 'kind' | 'subject' | 'text'>,
  href: string,
  unsubscribe: Unsubscribe | null,
): MailMessage {
  const choice = choiceOf(update.kind)
  const place = [activity.location?.name, activity.location?.address].filter(Boolean).join(', ')
  const isOurs = choice === 'reminders' || update.kind === 'cancelled'
  const from = `From ${activity.organiser.name}, who hosts it.`
  const sentences = [whenInWords(activity), ...(place ? [place] : []), update.text, ...(isOurs ? [] : [from])]
  const foot = unsubscribe && {
    text: WHY[unsubscribe.choice],
    href: unsubscribe.href,
    link: END[unsubscribe.choice],
  }
  const subject = isOurs ? `${update.subject}: ${activity.title}` : `${update.subject} (${activity.title})`
  return plainMail(subject, activity.title, sentences, { href, text: 'Open the activity' }, foot)
}
