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
