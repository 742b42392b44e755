import { NO_PAYOUTS } from '../../../contract/payouts/payout'
import type { PayoutStanding, PayoutStatus } from '../../../contract/payouts/payout'

/** What the payment provider says of an account. */
export interface AccountFacts {
  readonly takesCharges: boolean
  readonly paysOut: boolean
  /** Whether the share of a sale reaches the account: its capability `transfers`. */
  readonly takesTransfers: boolean
  readonly isSubmitted: boolean
  readonly due: readonly string[]
  readonly pastDue: readonly string[]
  /** Seconds since 1970. */
  readonly deadline: number | null
  readonly disabledReason: string | null
  /** What will be asked for by a later day, as rules change (Stripe: `future_requirements`). */
  readonly futureDue: readonly string[]
  readonly futureDeadline: number | null
  readonly country: string | null
  readonly currencies: readonly string[]
}

/** Reasons that nothing which the organiser could tell takes away (Stripe: "Account disabled reasons"). */
const FOR_GOOD = /^(rejected\.|listed$|platform_paused$|other$)/
const LOOKED_AT = new Set(['under_review', 'requirements.pending_verification'])

/** Where an organiser stands by what the payment provider says of their account; undefined when it is disconnected. */
export function standingOf(facts: AccountFacts | undefined): PayoutStanding {
  if (!facts) return { ...NO_PAYOUTS, status: 'deauthorised' }
  const { due, pastDue, futureDue, disabledReason } = facts
  const deadline = earliest(facts.deadline, facts.futureDeadline)
  return {
    status: statusOf(facts),
    requirementsDue: [...new Set([...pastDue, ...due, ...futureDue])],
    pastDue: [...pastDue],
    deadline: deadline === null ? null : new Date(deadline * 1000).toISOString(),
    disabledReason,
    country: facts.country,
    currencies: [...new Set(facts.currencies)].sort(),
  }
}

function earliest(...times: (number | null)[]): number | null {
  const known = times.filter((it) => it !== null)
  return known.length === 0 ? null : Math.min(...known)
}

function statusOf({
  takesCharges,
  paysOut,
  takesTransfers,
  isSubmitted,
  ...facts
}: AccountFacts): PayoutStatus {
  const { due, pastDue, disabledReason } = facts
  if (takesCharges && paysOut && takesTransfers) return 'ready'
  if (FOR_GOOD.test(disabledReason ?? '')) return 'disabled'
  if (!isSubmitted) return 'pending'
  const isAsked = due.length > 0 || pastDue.length > 0
  return !isAsked && LOOKED_AT.has(disabledReason ?? '') ? 'pending' : 'restricted'
}
