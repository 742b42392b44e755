import type { Order, OrderStatus } from 'functions/contract/orders/order'

/** Where a buyer stands with an order. */
export type OrderStep =
  | 'details'
  | 'confirming'
  | 'processing'
  | 'not-received'
  | 'done'
  | 'blocked'
  | 'ended'
  | 'given-back'
  | 'too-late'
  | 'refunded'
  | 'lost'

/** An order that awaits payment is being confirmed. */
const STEPS: Record<OrderStatus, OrderStep> = {
  held: 'details',
  'awaiting-payment': 'confirming',
  processing: 'processing',
  confirmed: 'done',
  paid: 'done',
  'partially-refunded': 'done',
  disputed: 'blocked',
  expired: 'ended',
  cancelled: 'given-back',
  refunded: 'refunded',
  'late-refunded': 'too-late',
  lost: 'lost',
}

/** The step that an order is at; one that awaits payment goes back to its details when its buyer came back unpaid. */
export function stepOf(
  { status, processing }: Pick<Order, 'status'> & Partial<Pick<Order, 'processing'>>,
  cameBackUnpaid: boolean,
): OrderStep {
  if (status === 'expired' && processing) return 'not-received'
  return status === 'awaiting-payment' && cameBackUnpaid ? 'details' : STEPS[status]
}
