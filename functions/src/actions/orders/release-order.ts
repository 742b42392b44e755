import { OPEN_STATUSES } from '../../../contract/orders/order-statuses'
import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { log } from '../../log'
import { inTransaction } from '../../store/firestore'
import { findOrder, orderDoc } from '../../store/orders/orders'
import type { PaymentSession } from '../../gateways/stripe/stripe-pages'
import { followPayment } from './steps/follow-payment'
import { closePaymentPage } from './steps/payment-page'
import { followRelease } from '../wait-list/save-wait-list-entry'
import { readTakenOffers, writeRelease } from './steps/write-release'

/**
 * Ends an open order. Where the buyer may be paying, the payment page is closed first, and if the buyer was faster, the
 * order is settled instead: stock is never released while somebody can still pay for it.
 * @param payments `for-good` also ends an order whose payment is under way: the money goes back when it comes
 * @returns the order as it is afterwards
 */
export async function releaseOrder(
  orderId: string,
  to: 'expired' | 'cancelled',
  now: Instant,
  payments: 'kept' | 'for-good' = 'kept',
): Promise<Order | undefined> {
  const order = await findOrder(orderId)
  if (!order || !OPEN_STATUSES.includes(order.status)) return order
  if (to === 'expired' && now < order.expiresAt) return order
  const page = order.status === 'held' ? undefined : await closeOrOutlive(order, now)
  if (page && isKept(order, page, payments)) {
    await followPayment(page, now)
    return findOrder(orderId)
  }
  const released = await inTransaction(async (tx) => {
    const current = (await tx.get(orderDoc(orderId))).data()
    // Only the order that was looked at is released: a new attempt to pay has a page of its own.
    if (!current || current.status !== order.status || current.attempt !== order.attempt) return false
    writeRelease(tx, current, to, await readTakenOffers(tx, current, now), now)
    return true
  })
  if (released) {
    log.info('orderReleased', { orderId, to })
    await followRelease(order.shareRef, orderId)
  }
  return findOrder(orderId)
}

/** Whether an order goes on by what was done on its page. One whose payment takes longer than it may has ended all the same. */
function isKept(order: Order, page: PaymentSession, payments: 'kept' | 'for-good'): boolean {
  if (page.paid || page.hasFailed) return true
  return page.isUnderWay && payments === 'kept' && order.status !== 'processing'
}

/**
 * Closes the payment page of an order. A page ends by itself, whatever the payment provider answers: after that nothing more
 * is waited for. A payment that was made there and is heard of later is one that came after the hold.
 */
async function closeOrOutlive(order: Order, now: Instant): Promise<PaymentSession | undefined> {
  try {
    return await closePaymentPage(order)
  } catch (error) {
    if (order.sessionExpiresAt === null || now < order.sessionExpiresAt) throw error
    log.error('paymentPageOutlived', { orderId: order.id, error: String(error) })
    return undefined
  }
}
