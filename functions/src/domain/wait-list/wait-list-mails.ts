import type { Activity } from '../../../contract/activities/activity'
import type { Instant } from '../../../contract/time'
import { whenInWords } from '../../../contract/activities/when-in-words'
import type { MailMessage } from '../mail/mails'
import { plainMail } from '../rsvps/rsvp-mails'
import type { LineEnd } from './wait-list'

type About = Pick<Activity, 'title' | 'startDate' | 'timezone'>

function ticketsInWords(title: string, quantity: number): string {
  return quantity === 1 ? `one "${title}" ticket` : `${quantity} "${title}" tickets`
}

/** The mail to whoever is next in line for tickets: they are set aside for a while. */
export function ticketOfferMail(
  activity: About,
  tickets: { title: string; quantity: number },
  endsAt: Instant,
  href: string,
): MailMessage {
  const until = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: activity.timezone,
  }).format(new Date(endsAt))
  const zone = activity.timezone.replaceAll('_', ' ')
  const sentences = [
    whenInWords(activity),
    `It is your turn: we have set ${ticketsInWords(tickets.title, tickets.quantity)} aside for you.`,
    `Get them until ${until} (${zone}); then they go to the next in line.`,
    'Open this in the browser in which you joined the wait-list, or signed in to your account.',
  ]
  return plainMail(`Tickets for you: ${activity.title}`, activity.title, sentences, {
    href,
    text: 'Get your tickets',
  })
}

const OVER: Record<LineEnd, string> = {
  cancelled: 'The activity does not take place, and so its wait-list has ended.',
  closed: 'These tickets are not sold any more, and so their wait-list has ended. None came free for you.',
  unlimited: 'There are enough tickets for everybody now. You can get yours at any time.',
}

/** The mail to those who stood in a line that has ended. */
export function lineEndMail(activity: About, why: LineEnd, href: string): MailMessage {
  const sentences = [whenInWords(activity), OVER[why]]
  const link = { href, text: 'Open the activity' }
  return plainMail(`The wait-list: ${activity.title}`, activity.title, sentences, link)
}
