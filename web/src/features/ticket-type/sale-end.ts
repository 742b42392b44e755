import type { Activity } from 'functions/contract/activity'
import type { TicketType } from 'functions/contract/ticket-type'
import { ticketTypeWording } from './wording'

/** "On sale until Sat, Nov 21, 6:00 PM" where a sale ends before the activity starts. */
export function saleEndText(activity: Activity, type: TicketType): string | undefined {
  if (type.saleEndsAt === null || type.saleEndsInstant === null) return undefined
  if (type.saleEndsInstant >= activity.startsAt) return undefined
  const when = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${type.saleEndsAt}:00Z`))
  // Engines differ in these spaces, and a page that is hydrated must not change.
  return ticketTypeWording.saleEnds(when.replaceAll(/[\u00a0\u2009\u202f]/g, ' '))
}
