import type { PayoutHold } from '../../../contract/payouts/payout-list'
import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../wall-time'

const DAY_MINUTES = 24 * 60
/** Cards take two days at least until their money can be paid out: two looks come before that. */
const LOOK_MINUTES = 12 * 60

/** How long money is kept, as configured. */
export interface HoldRules {
  /** Days after the end of an activity. */
  readonly days: number
  /** Days for which an organiser is new; 0: nobody's money is kept. */
  readonly newForDays: number
}

/** What decides whether payouts are paused. */
export interface HoldFacts {
  readonly openedAt: Instant
  readonly owes: boolean
  /** Something is sold of an activity that is not over for so many days. */
  readonly hasUnfinished: boolean
}

/** Whether an account is so new that its money is kept. */
export function isNew(openedAt: Instant, { newForDays }: HoldRules, now: Instant): boolean {
  return now < minutesAfter(openedAt, newForDays * DAY_MINUTES)
}

/** Activities that ended before this are finished. */
export function finishedBefore({ days }: HoldRules, now: Instant): Instant {
  return minutesAfter(now, -days * DAY_MINUTES)
}

/** Why payouts are paused: what is owed comes first. */
export function decideHold(
  { openedAt, owes, hasUnfinished }: HoldFacts,
  rules: HoldRules,
  now: Instant,
): PayoutHold {
  if (owes) return 'debt'
  return hasUnfinished && isNew(openedAt, rules, now) ? 'activity' : 'none'
}

/** When to look again: never when the account is not new and nothing is held. */
export function nextHoldLook(
  hold: PayoutHold,
  openedAt: Instant,
  rules: HoldRules,
  now: Instant,
): Instant | null {
  return hold === 'none' && !isNew(openedAt, rules, now) ? null : minutesAfter(now, LOOK_MINUTES)
}
