import type { Amount, Currency } from './money'
import { minorUnits, stepOf } from './money-format'
import type { Donation, Pricing, TicketPrice, Tip } from './pricing'
import type { AppliedPromoCode } from '../promo-codes/promo-code'
import { isFor } from '../promo-codes/promo-code-rules'
import { shareOut } from './share-out'
import { roundHalfUp, unitPriceOf } from './shown-price'
import type { PriceTerms } from './shown-price'

/* Without schemas, like money-format.ts. */

/** What a code takes off what. */
type PricedPromoCode = Pick<AppliedPromoCode, 'code' | 'isPercentage' | 'value' | 'per' | 'ticketTypeRefs'>

/** What is priced: all of it is fixed by the server when the tickets are held, but tip and donation. */
export interface PricedOrder extends PriceTerms {
  readonly items: readonly { ticketTypeRef: string; unitPrice: Amount; quantity: number }[]
  readonly promos: readonly PricedPromoCode[]
  readonly tip: Tip
  readonly donation: Donation
}

/**
 * The price of an order: listed price, promo codes, fee, tax, tip, donation, total, in that order. Tip and donation are
 * not discounted or taxed; a fee on them never adds to what the buyer pays. All figures are integers of minor units, and multiples of what
 * the currency is charged in as long as the prices, amounts off, tip and donation are.
 */
export function priceOrder(order: PricedOrder): Pricing {
  const { items, fee, tax, currency } = order
  const places = items.flatMap(({ ticketTypeRef, unitPrice, quantity }) =>
    Array.from({ length: quantity }, () => ({ ticketTypeRef, listed: unitPrice })),
  )
  const { off, discounts } = discountsOf(places, order.promos, currency)
  const tickets = places.map((place, index): TicketPrice => {
    const discount = off[index] ?? 0
    return { ...place, discount, ...unitPriceOf(place.listed - discount, { fee, tax, currency }) }
  })
  const sum = (value: (ticket: TicketPrice) => number) => sumOf(tickets.map(value))
  const listed = sum((ticket) => ticket.listed)
  const tip = tipOf(order.tip, listed, currency)
  const donation =
    order.donation.kind === 'custom' ? order.donation.amount : minorUnits(order.donation.major, currency)
  const extrasFee = roundHalfUp((tip + donation) * (fee.extras ?? 0), 10_000, stepOf(currency))
  return {
    tickets,
    listed,
    discount: sum((ticket) => ticket.discount),
    discounts,
    fee: sum((ticket) => ticket.fee) + extrasFee,
    extrasFee,
    feeMode: fee.mode,
    tax: sum((ticket) => ticket.tax),
    taxMode: tax?.mode ?? null,
    tip,
    donation,
    total: sum((ticket) => ticket.charged) + tip + donation,
  }
}

/** What of the platform's fee the buyer pays on top: that of the tickets, where it is passed on. */
export function passedOnFee({
  fee,
  extrasFee,
  feeMode,
}: Pick<Pricing, 'fee' | 'extrasFee' | 'feeMode'>): Amount {
  return feeMode === 'pass-on' ? fee - extrasFee : 0
}

function tipOf(tip: Tip, listed: number, currency: Currency): Amount {
  return tip.kind === 'custom' ? tip.amount : roundHalfUp(listed * tip.percent, 100, stepOf(currency))
}

interface Place {
  readonly ticketTypeRef: string
  readonly listed: Amount
}

/**
 * What codes take off each ticket, and what each of them does. Percentages come before amounts, so that a code is worth
 * the same whatever it is combined with first; each code sees what those before it left.
 */
function discountsOf(
  places: readonly Place[],
  promos: readonly PricedPromoCode[],
  currency: Currency,
): { off: number[]; discounts: Pricing['discounts'] } {
  const left = places.map((place) => place.listed)
  const discounts = promos
    .toSorted((a, b) => Number(b.isPercentage) - Number(a.isPercentage) || (a.code < b.code ? -1 : 1))
    .map((promo) => {
      const sees = places.map((place, index) => (isFor(promo, place.ticketTypeRef) ? left[index]! : 0))
      const taken = takenOff(promo, sees, stepOf(currency))
      for (const [index, amount] of taken.entries()) left[index]! -= amount
      return { code: promo.code, amount: sumOf(taken) }
    })
  return { off: places.map((place, index) => place.listed - left[index]!), discounts }
}

/** What one code takes off each ticket that still costs what it sees. */
function takenOff({ isPercentage, value, per }: PricedPromoCode, sees: number[], step: number): number[] {
  const off = (price: number) =>
    isPercentage ? roundHalfUp(price * value, 100, step) : Math.min(price, value)
  return per === 'ticket' ? sees.map(off) : shareOut(off(sumOf(sees)), sees, step)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
