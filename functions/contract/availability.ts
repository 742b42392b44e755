import type { Activity, ActivityStatus } from './activity'
import type { TicketAvailability, TicketType } from './ticket-type'
import type { Instant } from './time'

/**
 * Whether a ticket type can be bought at `now` (specification, section 3; DESIGN, section 3): closed while the activity
 * is not active, time-expired once its sale has ended or the activity has started, sold-out when none is left.
 * @param left tickets left, or undefined for a ticket type without capacity
 */
export function availabilityOf(
  activity: { status: ActivityStatus; startsAt: Instant },
  type: Pick<TicketType, 'saleEndsInstant'>,
  left: number | undefined,
  now: Instant,
): TicketAvailability {
  if (activity.status !== 'active') return 'closed'
  if (now >= activity.startsAt) return 'time-expired'
  if (type.saleEndsInstant !== null && now >= type.saleEndsInstant) return 'time-expired'
  return left !== undefined && left <= 0 ? 'sold-out' : 'open'
}

/** The availability of each ticket type of an activity, by its share reference. */
export function availabilities(activity: Activity, now: Instant): Record<string, TicketAvailability> {
  const entries = activity.ticketTypes.map((type) => [
    type.shareRef,
    availabilityOf(activity, type, activity.left[type.shareRef], now),
  ])
  return Object.fromEntries(entries)
}
