import type { Call } from '../api/call'
import { ApplyPromoCode, Order, TicketsUnlocked, UnlockTickets } from '../orders/order'

/** What a promo code opens and takes off. */
export const PROMO_CODE_CALLS = {
  unlockTickets: {
    access: 'guest',
    summary: 'What a promo code takes off, and the hidden ticket types that it opens',
    input: UnlockTickets,
    output: TicketsUnlocked,
  },
  applyPromoCode: {
    access: 'guest',
    summary: 'Apply a promo code to a held order, or take it off',
    input: ApplyPromoCode,
    output: Order,
  },
} as const satisfies Record<string, Call>
