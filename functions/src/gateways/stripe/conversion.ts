import type Stripe from 'stripe'

/**
 * What Stripe made of a payment's money: the platform's settlement currency. Transfer, application fee and reversals of the
 * payment are in that currency, in proportion (docs.stripe.com/connect/currencies, docs.stripe.com/currencies/conversions).
 */
export interface Conversion {
  readonly currency: string
  /** Minor units of that currency for one of the sale's; 1 where nothing is converted. */
  readonly rate: number
}

/**
 * How a charge was converted, by its balance transaction; in kind until that is there.
 * @param charge with `balance_transaction` expanded
 */
export function conversionOf(charge: Stripe.Charge | undefined, currency: string): Conversion {
  const booked = charge?.balance_transaction
  if (!charge || typeof booked !== 'object' || booked === null || booked.currency === charge.currency) {
    return { currency, rate: 1 }
  }
  // `exchange_rate` is told in major units of some currencies and minor units of others; the two sums leave no doubt.
  return { currency: booked.currency, rate: booked.amount / charge.amount }
}

/** An amount of the sale as it is in the currency that the sale became. */
export const toSettled = (amount: number, { rate }: Conversion): number => Math.round(amount * rate)

/** An amount of the currency that the sale became as it is in the sale's. */
export const toSale = (amount: number, { rate }: Conversion): number => Math.round(amount / rate)

/**
 * By how much sums that were converted in so many parts may differ from those that were not, in minor units of the sale: each
 * part was rounded to a whole unit of the other currency.
 */
export const slackOf = ({ rate }: Conversion, parts: number): number =>
  rate === 1 ? 0 : Math.ceil(parts / rate) + 1
