import { z } from 'zod'
import { Amount, minorUnits, stepOf } from './money'
import type { Currency } from './money'
import { isFor } from './promo-code'
import type { AppliedPromoCode } from './promo-code'
import { shareOut } from './share-out'
import { roundHalfUp, unitPriceOf } from './shown-price'
import type { PriceTerms } from './shown-price'
import { TaxMode } from './tax'

export { shownPrice } from './shown-price'

/** What a buyer may add for the organiser: a share of the ticket subtotal, or an amount of their own. */
export const Tip = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.literal([0, 10, 15, 20]) }),
  z.strictObject({ kind: z.literal('custom'), amount: Amount }),
])
export type Tip = z.infer<typeof Tip>

/** What a buyer may add for the activity's cause: so many whole units of the currency, or an amount of their own. */
export const Donation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('preset'), major: z.literal([0, 5, 10, 25]) }),
  z.strictObject({ kind: z.literal('custom'), amount: Amount }),
])
export type Donation = z.infer<typeof Donation>

/** A sum of amounts, which may be above what one card payment can be. */
const Sum = z.int().min(0)

/** What one ticket comes to, in minor units. */
export const TicketPrice = z.object({
  ticketTypeRef: z.string(),
  listed: Amount,
  discount: Amount,
  /** The platform's, whoever pays it. */
  fee: Amount,
  /** In what is charged, under either mode. */
  tax: Sum,
  /** Listed, less the discount, plus the fee where it is passed on and the tax where it comes on top. */
  charged: Sum,
})
export type TicketPrice = z.infer<typeof TicketPrice>

/** Every step of a price, in minor units, under the names of docs/pricing.md. */
export const Pricing = z.object({
  /** One for each ticket, in the order of the order's items. */
  tickets: z.array(TicketPrice),
  listed: Sum,
  discount: Sum,
  /** What each promo code took off. */
  discounts: z.array(z.object({ code: z.string(), amount: Sum })),
  /** The platform's fee, whoever pays it. */
  fee: Sum,
  feeMode: z.enum(['absorb', 'pass-on']),
  tax: Sum,
  taxMode: TaxMode.nullable(),
  tip: Sum,
  donation: Sum,
  total: Sum,
})
export type Pricing = z.infer<typeof Pricing>

/** What is priced: all of it is fixed by the server when the tickets are held, but tip and donation. */
export interface PricedOrder extends PriceTerms {
  readonly items: readonly { ticketTypeRef: string; unitPrice: Amount; quantity: number }[]
  readonly promos: readonly AppliedPromoCode[]
  readonly tip: Tip
  readonly donation: Donation
}

/**
 * The price of an order: listed price, promo codes, fee, tax, tip, donation, total, in that order. Tip and donation are
 * not discounted, and neither fee nor tax is taken on them. All figures are integers of minor units, and multiples of what
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
  return {
    tickets,
    listed,
    discount: sum((ticket) => ticket.discount),
    discounts,
    fee: sum((ticket) => ticket.fee),
    feeMode: fee.mode,
    tax: sum((ticket) => ticket.tax),
    taxMode: tax?.mode ?? null,
    tip,
    donation,
    total: sum((ticket) => ticket.charged) + tip + donation,
  }
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
  promos: readonly AppliedPromoCode[],
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
function takenOff({ isPercentage, value, per }: AppliedPromoCode, sees: number[], step: number): number[] {
  const off = (price: number) =>
    isPercentage ? roundHalfUp(price * value, 100, step) : Math.min(price, value)
  return per === 'ticket' ? sees.map(off) : shareOut(off(sumOf(sees)), sees, step)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
