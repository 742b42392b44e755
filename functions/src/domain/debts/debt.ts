import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../wall-time'

/** After a look that found nothing to take: sales are few and far between. */
const NEXT_LOOK_MINUTES = 60

/** When the sweep looks at a debt again that could not be recovered, or not whole. */
export function nextDebtTry(now: Instant): Instant {
  return minutesAfter(now, NEXT_LOOK_MINUTES)
}

/** What is taken of a debt at once: all of it, as far as the account can pay it now. Its sales go to the debt until it is paid. */
export function partToRecover(
  { amount, recovered }: { amount: number; recovered: number },
  available: number,
): number {
  return Math.max(0, Math.min(amount - recovered, available))
}
