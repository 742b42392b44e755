import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { nextMoneyCheck, statusByMoney } from '../../domain/refunds/refund'
import type { Writer } from '../../store/firestore'
import { orderDoc } from '../../store/orders/orders'
import { moveOrder } from './move-order'

/**
 * Writes what became of an order's money; its status follows, and so does when the sweep looks again.
 * @param order as read in the same transaction
 */
export function writeMoney(
  writer: Writer,
  order: Order,
  change: Partial<Pick<Order, 'refunds' | 'dispute' | 'stockIds'>>,
  now: Instant,
): void {
  const next = { ...order, ...change }
  const all = { ...change, moneyCheckAt: nextMoneyCheck(next, now) }
  const status = statusByMoney(next)
  if (status === order.status) writer.update(orderDoc(order.id), all)
  else moveOrder(writer, order, status, all)
}
