import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { readPayment } from '../../gateways/stripe/stripe-pages'
import { findOrder } from '../../store/orders/orders'
import { settlePayment } from './settle-payment'

/**
 * The order that a payment settled. News of its money may be faster than the news that it was paid: then it is settled
 * first. A second payment of an order is none of its money.
 */
export async function findPaidOrder(
  payment: { orderId: string | null; paymentIntentId: string | null },
  now: Instant,
): Promise<Order | undefined> {
  const { orderId, paymentIntentId } = payment
  if (orderId === null || paymentIntentId === null) return undefined
  const order = await findOrder(orderId)
  if (!order || order.paymentIntentId === paymentIntentId) return order
  if (order.paymentIntentId !== null || !order.session) return undefined
  await settlePayment(await readPayment(config(), order.session.id), now)
  const settled = await findOrder(orderId)
  return settled?.paymentIntentId === paymentIntentId ? settled : undefined
}
