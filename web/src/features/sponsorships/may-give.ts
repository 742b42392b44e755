import type { Activity } from 'functions/contract/activities/activity'
import { availabilities } from 'functions/contract/tickets/availability'
import type { Instant } from 'functions/contract/time'

/** Why nothing can be added at an activity's checkout. */
export type WhyNot = 'inactive' | 'over' | 'noTickets' | 'noPayments' | 'soldOut'

/** Why nothing can be given to an activity now; undefined where its checkout is open. */
export function whyNotGive(activity: Activity, now: Instant): WhyNot | undefined {
  if (activity.status !== 'active') return 'inactive'
  if (activity.startsAt <= now) return 'over'
  if (activity.ticketTypes.length === 0) return 'noTickets'
  if (!activity.acceptsPayments) return 'noPayments'
  const isOpen = Object.values(availabilities(activity, now)).includes('open')
  return isOpen ? undefined : 'soldOut'
}
