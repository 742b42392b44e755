import { z } from 'zod'
import { Amount } from './money'
import { TaxMode } from './tax'

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
  /** The platform's fee on all of it, whoever pays it. */
  fee: Sum,
  /** What of it is on tip and donation, which the organiser bears in any case. */
  extrasFee: Sum.default(0),
  feeMode: z.enum(['absorb', 'pass-on']),
  tax: Sum,
  taxMode: TaxMode.nullable(),
  tip: Sum,
  donation: Sum,
  total: Sum,
})
export type Pricing = z.infer<typeof Pricing>
