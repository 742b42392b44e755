import type { Order } from '../../contract/order'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import type { Actor } from '../domain/actor'
import { readPayment } from '../gateways/stripe-pages'
import { findOrder } from '../store/orders'
import { requireOwnOrder } from './guards'
import { settlePayment } from './settle-payment'

/** Settles an order whose buyer has just come back from paying, in case the webhook is slow or lost. */
export async function checkOrder(by: Actor, orderId: string, now: Instant): Promise<Order> {
  const order = await requireOwnOrder(by, orderId)
  if (order.status !== 'awaiting-payment' || !order.session) return order
  await settlePayment(await readPayment(config(), order.session.id), now)
  return (await findOrder(orderId)) ?? order
}
