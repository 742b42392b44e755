import type { Activity } from '../../../contract/activities/activity'
import { isBeforeSale, isLimited } from '../../../contract/tickets/availability'
import type { TallyChange } from '../../../contract/analytics/tally'
import type { WaitListEntry } from '../../../contract/wait-list/wait-list'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import { dayIn } from '../../../contract/time'
import type { Instant, TimeZone } from '../../../contract/time'
import { offerEnd } from '../rsvps/offer-time'

/** Why a line for a ticket type has ended; those who stood in it are told. */
export type LineEnd = 'cancelled' | 'closed' | 'unlimited'

/** A line moves while its tickets are sold, rests while they are not yet or not at the moment, and ends. */
export type LineStanding = 'moving' | 'resting' | LineEnd

/** How the line for a ticket type stands; one that the activity has no more has ended. */
export function lineStanding(
  activity: Activity | undefined,
  type: TicketType | undefined,
  now: Instant,
): LineStanding {
  if (!activity || activity.status === 'cancelled' || activity.status === 'deleted') return 'cancelled'
  if (!type || !activity.waitList || now >= lineEndsAt(activity, type)) return 'closed'
  if (!isLimited(type)) return 'unlimited'
  return activity.status === 'active' && !isBeforeSale(type, now) ? 'moving' : 'resting'
}

/** When the tickets of a type are sold no more: the end of their sale, or the start. */
export function lineEndsAt({ startsAt }: Pick<Activity, 'startsAt'>, type: TicketType): Instant {
  const { saleEndsInstant } = type
  return saleEndsInstant !== null && saleEndsInstant < startsAt ? saleEndsInstant : startsAt
}

/** Until when tickets that are offered now can be taken: as with places, and never past the end of their sale. */
export function ticketOfferEnd(activity: Activity, type: TicketType, now: Instant): Instant {
  return offerEnd({ startsAt: activity.startsAt, endsAt: lineEndsAt(activity, type) }, now)
}

/** Whether tickets are set aside for somebody now. */
export function isOpenOffer(wait: WaitListEntry | undefined, now: Instant): wait is WaitListEntry {
  return wait?.state === 'offered' && wait.endsAt !== null && now < wait.endsAt
}

function countsOf(wait: WaitListEntry | undefined): { offered: number; waiting: number } {
  if (!wait) return { offered: 0, waiting: 0 }
  return { offered: wait.state === 'offered' ? wait.quantity : 0, waiting: wait.state === 'waiting' ? 1 : 0 }
}

/** How the numbers move when somebody's standing in a line does; undefined when they do not. */
export function lineChange(
  ticketTypeRef: string,
  before: WaitListEntry | undefined,
  after: WaitListEntry | undefined,
  timezone: TimeZone,
  now: Instant,
): TallyChange | undefined {
  const [was, is] = [countsOf(before), countsOf(after)]
  const counts = { offered: is.offered - was.offered, waiting: is.waiting - was.waiting }
  if (counts.offered === 0 && counts.waiting === 0) return undefined
  return { at: now, day: dayIn(timezone, now), tickets: { [ticketTypeRef]: counts } }
}

/** The ids of the mails about a person's offers, the latest last. */
export function offerMailIds({ uid, ticketTypeRef, joinedAt, offers }: WaitListEntry): string[] {
  const joined = Date.parse(joinedAt)
  return Array.from({ length: offers }, (_, n) => `ticket-offer-${ticketTypeRef}-${uid}-${joined}-${n + 1}`)
}
