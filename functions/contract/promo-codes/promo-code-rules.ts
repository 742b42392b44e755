import type { Amount } from '../pricing/money'
import type { OrderItem } from '../orders/order'
import type { AppliedPromoCode } from './promo-code'

/* Without schemas, like money-format.ts. */

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
