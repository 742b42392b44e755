import type { z } from 'zod'
import type { Analytics, ReadAnalytics } from '../../../contract/analytics/analytics'
import { analyticsOf } from '../../../contract/analytics/analytics-of'
import { dayIn } from '../../../contract/time'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { emptyTally } from '../../../contract/analytics/empty-tally'
import { findAllTicketTypes } from '../../store/activities/activities'
import { findTally } from '../../store/analytics/tallies'
import { requireManager } from '../access/guards'

/**
 * How an activity does, for its managers: three reads however many views and orders there are, and one more for
 * somebody who is not the owner.
 */
export async function readAnalytics(
  by: Actor,
  { shareRef, days }: z.output<typeof ReadAnalytics>,
  now: Instant,
): Promise<Analytics> {
  const activity = await requireManager(by, shareRef)
  const tally = (await findTally(shareRef)) ?? emptyTally(activity, now)
  const ticketTypes = await findAllTicketTypes(activity)
  return analyticsOf({ ...activity, ticketTypes }, tally, days, dayIn(activity.timezone, now))
}
