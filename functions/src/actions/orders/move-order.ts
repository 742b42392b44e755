import { OPEN_STATUSES } from '../../../contract/orders/order-statuses'
import type { Order, OrderStatus } from '../../../contract/orders/order'
import { mayOrderMove } from '../../domain/orders/order-moves'
import { Refusal } from '../../domain/refusal'
import type { Writer } from '../../store/firestore'
import { holdSlotDoc } from '../../store/orders/hold-slots'
import { orderDoc } from '../../store/orders/orders'

/**
 * Writes an order's move to another status with what changes beside it.
 * @param order as read in the same transaction
 * @throws Refusal `conflict` when docs/orders.md has no such move
 */
export function moveOrder(writer: Writer, order: Order, to: OrderStatus, change: Partial<Order> = {}): void {
  if (!mayOrderMove(order.status, to)) {
    throw new Refusal('conflict', `This order is ${order.status} and cannot become ${to}.`)
  }
  writer.update(orderDoc(order.id), { ...change, status: to })
  if (order.holdSlot !== null && !OPEN_STATUSES.includes(to)) writer.delete(holdSlotDoc(order.holdSlot))
}
