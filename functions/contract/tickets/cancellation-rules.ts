import type { CancellationPolicy } from './cancellation'
import type { Instant } from '../time'

/* Without schemas, like money-format.ts. */

const DAY_MS = 86_400_000

/** The moment from which on a buyer can no longer cancel. */
export function cancellableUntil(
  { daysBefore }: Pick<CancellationPolicy, 'daysBefore'>,
  startsAt: Instant,
): Instant {
  return new Date(Date.parse(startsAt) - daysBefore * DAY_MS).toISOString()
}
