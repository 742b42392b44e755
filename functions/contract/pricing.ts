import type { FeePolicy } from './activity'
import { Amount, minorUnits } from './money'
import type { Currency } from './money'
import { isFor } from './promo-code'
import type { AppliedPromoCode } from './promo-code'
import { feeOf, roundHalfUp } from './shown-price'
import { z } from 'zod'

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

/** Every step of a price, in minor units, under the names of docs/pricing.md. */
export const Pricing = z.object({
  lines: z.array(
    z.object({
      ticketTypeRef: z.string(),
      quantity: z.int(),
      listedUnit: Amount,
      discountUnit: Amount,
      feeUnit: Amount,
      /** What the buyer pays for one: listed, less the discount, plus the fee where it is passed on. */
      chargedUnit: Amount,
      charged: Amount,
    }),
  ),
  listed: Amount,
  discount: Amount,
  /** The platform's fee, whoever pays it. */
  fee: Amount,
  feeMode: z.enum(['absorb', 'pass-on']),
  tip: Amount,
  donation: Amount,
  total: Amount,
})
export type Pricing = z.infer<typeof Pricing>

function discountOf(ticketTypeRef: string, unit: Amount, promo: AppliedPromoCode | null): Amount {
  if (!promo || !isFor(promo, ticketTypeRef)) return 0
  return promo.isPercentage ? roundHalfUp(unit * promo.value, 100) : Math.min(unit, promo.value)
}

/**
 * The price of an order: listed price, promo code where it is for the ticket type, quantity, fee, tip, donation, total, in that order.
 * Tip and donation are not discounted, and no fee is taken on them. All figures are integers of minor units.
 */
export function priceOrder(input: {
  items: readonly { ticketTypeRef: string; unitPrice: Amount; quantity: number }[]
  promo: AppliedPromoCode | null
  fee: FeePolicy
  tip: Tip
  donation: Donation
  currency: Currency
}): Pricing {
  const lines = input.items.map(({ ticketTypeRef, unitPrice, quantity }) => {
    const discountUnit = discountOf(ticketTypeRef, unitPrice, input.promo)
    const feeUnit = feeOf(unitPrice - discountUnit, input.fee)
    const chargedUnit = unitPrice - discountUnit + (input.fee.mode === 'pass-on' ? feeUnit : 0)
    const charged = chargedUnit * quantity
    return { ticketTypeRef, quantity, listedUnit: unitPrice, discountUnit, feeUnit, chargedUnit, charged }
  })
  const sum = (value: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + value(line) * line.quantity, 0)
  const listed = sum((line) => line.listedUnit)
  const tip = input.tip.kind === 'custom' ? input.tip.amount : roundHalfUp(listed * input.tip.percent, 100)
  const donation =
    input.donation.kind === 'custom'
      ? input.donation.amount
      : minorUnits(input.donation.major, input.currency)
  return {
    lines,
    listed,
    discount: sum((line) => line.discountUnit),
    fee: sum((line) => line.feeUnit),
    feeMode: input.fee.mode,
    tip,
    donation,
    total: sum((line) => line.chargedUnit) + tip + donation,
  }
}
