import type { FeePolicy } from '../activities/activity'
import { stepOf } from './money-format'
import type { Amount, Currency } from './money'
import type { TaxPolicy } from './tax'

/* Without schemas, like money-format.ts. */

/** `numerator / denominator` to the nearest multiple of `step`, halves up, in integers. */
export function roundHalfUp(numerator: number, denominator: number, step = 1): number {
  return Math.floor((2 * numerator + denominator * step) / (2 * denominator * step)) * step
}

/** What is added to a price, or said to be in it. */
export interface PriceTerms {
  readonly fee: FeePolicy
  readonly tax: TaxPolicy | null
  readonly currency: Currency
}

/** What one ticket comes to. */
export interface UnitPrice {
  /** The platform's, whoever pays it: nothing on a free ticket, never more than it costs. */
  readonly fee: Amount
  /** In what is charged. */
  readonly tax: Amount
  readonly charged: Amount
}

/** What is charged for one ticket that costs so much after its discount: the fee if it is passed on, and the tax on both. */
export function unitPriceOf(price: Amount, { fee: policy, tax, currency }: PriceTerms): UnitPrice {
  if (price === 0) return { fee: 0, tax: 0, charged: 0 }
  const step = stepOf(currency)
  const fee = Math.min(price, roundHalfUp(price * policy.basisPoints + policy.fixed * 10_000, 10_000, step))
  const net = policy.mode === 'pass-on' ? price + fee : price
  if (tax === null) return { fee, tax: 0, charged: net }
  const { mode, basisPoints } = tax
  if (mode === 'added') {
    const added = roundHalfUp(net * basisPoints, 10_000, step)
    return { fee, tax: added, charged: net + added }
  }
  return { fee, tax: roundHalfUp(net * basisPoints, 10_000 + basisPoints, step), charged: net }
}

/** The price of one ticket as a buyer first sees it, which is also what is charged without a promo code. */
export function shownPrice(price: Amount, terms: PriceTerms): Amount {
  return unitPriceOf(price, terms).charged
}
