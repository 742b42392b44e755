import type { Activity, ActivityStatus } from '../activities/activity'
import type { TicketAvailability, TicketType } from './ticket-type'
import type { Instant } from '../time'

/**
 * Whether a ticket type can be bought at `now` (specification, section 3; DESIGN, section 3): closed while the activity
 * is not active and before its sale opens, time-expired once its sale has ended or the activity has started, sold-out
 * when none is left.
 * @param left tickets left, or undefined for a ticket type without capacity
 */
export function availabilityOf(
  activity: { status: ActivityStatus; startsAt: Instant },
  type: Pick<TicketType, 'saleStartsInstant' | 'saleEndsInstant'>,
  left: number | undefined,
  now: Instant,
): TicketAvailability {
  if (activity.status !== 'active') return 'closed'
  if (now >= activity.startsAt) return 'time-expired'
  if (type.saleEndsInstant !== null && now >= type.saleEndsInstant) return 'time-expired'
  if (isBeforeSale(type, now)) return 'closed'
  return left !== undefined && left <= 0 ? 'sold-out' : 'open'
}

/** What places that ticket types share are called, as a pool of stock and among what is left. */
export function sharedPool(key: string): string {
  return `shared-${key}`
}

/** Whether there is a limit to a ticket type: one of its own, or that of the places that it shares. */
export function isLimited({
  capacity,
  sharesCapacity,
}: Pick<TicketType, 'capacity' | 'sharesCapacity'>): boolean {
  return capacity !== null || sharesCapacity !== null
}

/** Whether the sale of a ticket type has yet to open. */
export function isBeforeSale(
  { saleStartsInstant }: Pick<TicketType, 'saleStartsInstant'>,
  now: Instant,
): boolean {
  return saleStartsInstant !== null && now < saleStartsInstant
}

/** The availability of each ticket type of an activity, by its share reference. */
export function availabilities(activity: Activity, now: Instant): Record<string, TicketAvailability> {
  const entries = activity.ticketTypes.map((type) => [
    type.shareRef,
    availabilityOf(activity, type, activity.left[type.shareRef], now),
  ])
  return Object.fromEntries(entries)
}
