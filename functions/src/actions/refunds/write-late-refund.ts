import type { Order } from '../../../contract/orders/order'
import type { Pricing } from '../../../contract/pricing/pricing'
import type { OrderRefund } from '../../../contract/refunds/refund'
import type { Instant } from '../../../contract/time'
import { newRefund, nextMoneyCheck } from '../../domain/refunds/refund'
import { serverIdFrom } from '../../domain/activities/share-ref'
import type { Writer } from '../../store/firestore'
import { writeEntry } from '../../store/orders/ledger'
import { moveOrder } from '../orders/move-order'

/** A payment that came too late, with its refund as it is written: pending, to be asked for now or by the sweep. */
export interface LateRefund {
  readonly order: Order
  readonly refund: OrderRefund
}

/** Writes a payment that came too late, and the whole refund of it. */
export function writeLateRefund(
  writer: Writer,
  order: Order & { pricing: Pricing },
  paymentIntentId: string,
  now: Instant,
): LateRefund {
  const { id: orderId, shareRef, organiserUid, currency } = order
  const { total: amount, fee } = order.pricing
  const refund = newRefund({
    id: serverIdFrom(`refund:${orderId}:late`),
    amount,
    reason: 'Your payment came after your hold had ended, and the tickets were gone. We are sorry.',
    by: 'payment-provider',
    byUid: null,
    at: now,
  })
  const change = { paymentIntentId, refunds: [refund] }
  const moneyCheckAt = nextMoneyCheck({ ...order, ...change }, now)
  moveOrder(writer, order, 'late-refunded', { ...change, moneyCheckAt })
  const about = { orderId, shareRef, organiserUid, amount, fee, currency }
  writeEntry(writer, { ...about, kind: 'payment', source: paymentIntentId, at: now })
  return { order: { ...order, ...change, moneyCheckAt, status: 'late-refunded' }, refund }
}
