import type { Amount } from '../pricing/money'
import type { OrderItem } from '../orders/order'
import type { AppliedPromoCode } from './promo-code'

/* Without schemas, like money-format.ts; other files find `isFor` in promo-code.ts. */

export const PROMO_CODE = /^[A-Z0-9_-]{3,30}$/
export const PROMO_CODE_ADVICE = 'Use 3 to 30 letters, digits, - or _.'

/** What somebody typed as the name of a promo code, or undefined when no code is called so. */
export function promoCodeOf(text: string): string | undefined {
  const name = text.trim().toUpperCase()
  return PROMO_CODE.test(name) ? name : undefined
}

/** Whether a promo code takes something off a ticket type. */
export function isFor(
  { ticketTypeRefs }: Pick<AppliedPromoCode, 'ticketTypeRefs'>,
  ticketTypeRef: string,
): boolean {
  return ticketTypeRefs.length === 0 || ticketTypeRefs.includes(ticketTypeRef)
}

/** What the tickets of an order that a code is for cost before any code, in minor units. */
export function spendOn(
  items: readonly Pick<OrderItem, 'ticketTypeRef' | 'unitPrice' | 'quantity'>[],
  promo: Pick<AppliedPromoCode, 'ticketTypeRefs'>,
): Amount {
  return items
    .filter((item) => isFor(promo, item.ticketTypeRef))
    .reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
}
