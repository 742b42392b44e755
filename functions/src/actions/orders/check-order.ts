import type { Order, OrderStatus } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { readPayment } from '../../gateways/stripe/stripe-pages'
import { findOrder } from '../../store/orders/orders'
import { requireOwnOrder } from '../access/guards'
import { followPayment } from './steps/follow-payment'

const PAYING: readonly OrderStatus[] = ['awaiting-payment', 'processing']

/** Settles an order whose buyer has just come back from paying, in case the webhook is slow or lost. */
export async function checkOrder(by: Actor, orderId: string, now: Instant): Promise<Order> {
  const order = await requireOwnOrder(by, orderId)
  if (!PAYING.includes(order.status) || !order.session) return order
  await followPayment(await readPayment(config(), order.session.id), now)
  return (await findOrder(orderId)) ?? order
}
