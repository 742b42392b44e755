import type { Call } from '../api/call'
import { SoldOrder } from '../orders/sold-order'
import { RefundOrder } from './refund'

/** Giving money back. */
export const REFUND_CALLS = {
  refundOrder: {
    access: 'verified',
    summary: 'Give an order’s money back: all that is left, some tickets, or an amount',
    input: RefundOrder,
    output: SoldOrder,
  },
} as const satisfies Record<string, Call>
