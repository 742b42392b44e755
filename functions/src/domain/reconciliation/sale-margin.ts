import type { Amount } from '../../../contract/pricing/money'
import type { Pricing } from '../../../contract/pricing/pricing'

/** What the payment provider takes of a payment, as an operator estimates it: a part in basis points, and an amount. */
export interface PaymentCost {
  readonly basisPoints: number
  readonly fixed: Amount
}

/**
 * What is left to the platform of a sale: its fee less what the payment provider takes of the whole payment, tip and donation
 * included, since the platform pays that (Stripe: "Destination charges"). Below nothing the sale loses money.
 * @returns minor units of the sale's currency
 */
export function marginOf({ fee, total }: Pick<Pricing, 'fee' | 'total'>, cost: PaymentCost): number {
  if (total === 0) return 0
  return fee - Math.ceil((total * cost.basisPoints) / 10_000) - cost.fixed
}
