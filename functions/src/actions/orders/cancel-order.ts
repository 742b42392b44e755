import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { requireOwnOrder } from '../access/guards'
import { releaseOrder } from './release-order'

/** Gives a buyer's held tickets back before the hold ends by itself. */
export async function cancelOrder(by: Actor, orderId: string, now: Instant): Promise<Order> {
  const order = await requireOwnOrder(by, orderId)
  if (order.status === 'processing') {
    throw new Refusal(
      'conflict',
      'Your payment is on its way, so these tickets are kept for you until it arrives or fails.',
    )
  }
  return (await releaseOrder(order.id, 'cancelled', now)) ?? order
}
