import type { Stripe } from 'stripe'
import { exponentOf } from '../payments/money'

/** Stripe's own price of a card payment in the United States: 2.9 % and 30 cents (Pricing). */
const SHARE = 0.029
const FIXED_MINOR = 30

/** What a dispute costs, won or lost: 15.00. */
const DISPUTE_MINOR = 1500

/** "30 cents" in a currency: 30 of its minor units, where those are hundredths or whole. */
const inMinorUnits = (cents: number, currency: string): number =>
  exponentOf(currency) === 3 ? cents * 10 : cents

const stripeFee = (
  amount: number,
  currency: string,
  description: string,
): Stripe.BalanceTransaction.FeeDetail => ({
  amount,
  application: null,
  currency,
  description,
  type: 'stripe_fee',
})

/** What Stripe keeps of a card payment. It is not given back with a refund. */
export const processingFee = (amount: number, currency: string): Stripe.BalanceTransaction.FeeDetail =>
  stripeFee(
    Math.round(amount * SHARE) + inMinorUnits(FIXED_MINOR, currency),
    currency,
    'Stripe processing fees',
  )

/** What Stripe takes for a dispute. */
export const disputeFee = (currency: string): Stripe.BalanceTransaction.FeeDetail =>
  stripeFee(inMinorUnits(DISPUTE_MINOR, currency), currency, 'Dispute fee')
