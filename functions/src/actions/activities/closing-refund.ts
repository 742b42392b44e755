import type { Order } from '../../../contract/orders/order'
import { leftToRefund } from '../../../contract/refunds/quote-refund'
import { isChargedBack } from '../../domain/refunds/refund'
import { serverIdFrom } from '../../domain/activities/share-ref'
import type { NewRefund } from '../refunds/begin-refund'

/** The refund of an order whose activity is cancelled. The attempt is part of its id: an order has one at a time. */
export function closingRefundOf({ id: orderId, shareRef, activity, refunds }: Order): NewRefund {
  const ended = refunds.filter((it) => it.by === 'cancelled-activity' && it.status !== 'pending').length
  return {
    id: serverIdFrom(`refund:${orderId}:closing:${ended}`),
    orderId,
    shareRef,
    what: { kind: 'whole' },
    reason: `${activity.organiserName} has cancelled this activity.`,
    by: 'cancelled-activity',
    byUid: null,
  }
}

/**
 * Whether an order of a cancelled activity may be refunded now. One that failed is made again when somebody asks for it, or
 * when it was for more than there was: what was given back at the payment provider's own dashboard was heard of late.
 */
export function mayRefundClosed(order: Order, isAsked: boolean): boolean {
  const left = leftToRefund(order)
  if (isChargedBack(order) || left <= 0) return false
  const last = order.refunds.findLast((it) => it.by === 'cancelled-activity')
  return last?.status !== 'failed' || isAsked || left < last.amount
}
