import type { FeePolicy } from './activity'
import type { Amount } from './money'

/* Without schemas, like money-format.ts; other files find `shownPrice` in pricing.ts. */

/** `numerator / denominator` to the nearest unit, halves up, in integers. */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

/** The platform's fee on one ticket: nothing on a free one, never more than the ticket costs. */
export function feeOf(unit: Amount, policy: FeePolicy): Amount {
  if (unit === 0) return 0
  return Math.min(unit, roundHalfUp(unit * policy.basisPoints, 10_000) + policy.fixed)
}

/** The price of one ticket as a buyer first sees it, which is also what is charged without a promo code. */
export function shownPrice(price: Amount, policy: FeePolicy): Amount {
  return policy.mode === 'pass-on' ? price + feeOf(price, policy) : price
}
