import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { inTransaction } from '../../store/firestore'
import { findOrder, orderDoc } from '../../store/orders/orders'
import { followPayment, isPayment } from './steps/follow-payment'
import { moveOrder } from './move-order'
import { closePaymentPage } from './steps/payment-page'

/**
 * Takes an order back from payment to its hold, so that it can be changed. Its payment page is closed; if the buyer has
 * paid meanwhile, the order follows the payment instead.
 * @returns the order as it is afterwards
 */
export async function reopenOrder(order: Order, now: Instant): Promise<Order> {
  if (order.status !== 'awaiting-payment') return order
  const page = await closePaymentPage(order)
  if (page && isPayment(page)) await followPayment(page, now)
  else {
    await inTransaction(async (tx) => {
      const current = (await tx.get(orderDoc(order.id))).data()
      if (current?.status !== 'awaiting-payment' || current.attempt !== order.attempt) return
      moveOrder(tx, current, 'held', { session: null, sessionExpiresAt: null, pricing: null })
    })
  }
  return (await findOrder(order.id)) ?? order
}
