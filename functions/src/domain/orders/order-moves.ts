import type { OrderStatus } from '../../../contract/orders/order'

/** Moves of an order (docs/orders.md). */
const MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  held: ['awaiting-payment', 'confirmed', 'expired', 'cancelled'],
  'awaiting-payment': ['held', 'processing', 'paid', 'expired', 'cancelled'],
  processing: ['paid', 'expired', 'cancelled'],
  expired: ['paid', 'late-refunded'],
  cancelled: ['paid', 'late-refunded'],
  confirmed: ['cancelled'],
  // What a bank has decided may be the first that is heard of a dispute.
  paid: ['partially-refunded', 'refunded', 'disputed', 'lost'],
  'partially-refunded': ['paid', 'refunded', 'disputed', 'lost'],
  disputed: ['paid', 'partially-refunded', 'refunded', 'lost'],
  // A refund that failed after all is as if it had not been.
  refunded: ['paid', 'partially-refunded', 'disputed', 'lost'],
  'late-refunded': [],
  lost: [],
}

/** Whether an order may go from one status to another. */
export function mayOrderMove(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to)
}

/** Statuses in which an order's tickets are set aside but not yet the buyer's. */
export const OPEN_ORDER: readonly OrderStatus[] = ['held', 'awaiting-payment', 'processing']

/** Statuses in which a buyer has tickets. */
export const SETTLED_ORDER: readonly OrderStatus[] = ['confirmed', 'paid', 'partially-refunded']

/** Statuses in which a buyer has done all that there is to do. */
export const PLACED_ORDER: readonly OrderStatus[] = [...SETTLED_ORDER, 'processing']
