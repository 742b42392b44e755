import type { Activity } from 'functions/contract/activities/activity'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { priceOrder } from 'functions/contract/pricing/price-order'
import type { OfferedPromoCode } from 'functions/contract/promo-codes/promo-code'
import { isFor, spendOn } from 'functions/contract/promo-codes/promo-code-rules'
import { orderWording } from '../entities/orders/order-wording'
import type { TicketChoice } from '../features/ticket-types/ticket-choice'

const words = orderWording.choose
const NOTHING_MORE = {
  tip: { kind: 'percent', percent: 0 },
  donation: { kind: 'preset', major: 0 },
} as const

/** What a choice of tickets comes to with a promo code. */
export interface DiscountedTotal {
  /** As it will be charged, in minor units: with the code where it counts. */
  readonly total: number
  /** The same without the code. */
  readonly undiscounted: number
  /** Why the code takes nothing off this choice; undefined where it does, or opens what was chosen. */
  readonly whyNot: string | undefined
}

/** What a choice of tickets comes to; the server holds them with the code on the same conditions. */
export function discountedTotal(
  activity: Activity,
  choice: TicketChoice,
  promo: OfferedPromoCode | undefined,
  openedRefs: readonly string[],
): DiscountedTotal {
  const items = activity.ticketTypes
    .map(({ shareRef, price }) => ({
      ticketTypeRef: shareRef,
      unitPrice: price,
      quantity: choice[shareRef] ?? 0,
    }))
    .filter(({ quantity }) => quantity > 0)
  const { fee, tax, currency } = activity
  const totalWith = (promos: OfferedPromoCode[]) =>
    priceOrder({ items, fee, tax, currency, promos, ...NOTHING_MORE }).total
  const undiscounted = totalWith([])
  const none = { total: undiscounted, undiscounted }
  if (!promo) return { ...none, whyNot: undefined }
  const spend = spendOn(items, promo)
  if (promo.minSpend !== null && spend < promo.minSpend) {
    return { ...none, whyNot: words.missing(promo.code, formatMoney(promo.minSpend - spend, currency)) }
  }
  const isReduced = items.some((it) => isFor(promo, it.ticketTypeRef) && it.unitPrice > 0)
  const isOpener = items.some((it) => openedRefs.includes(it.ticketTypeRef))
  const whyNot = items.length === 0 || isReduced || isOpener ? undefined : words.otherTickets(promo.code)
  return { total: totalWith([promo]), undiscounted, whyNot }
}
