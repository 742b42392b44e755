import type { Order } from '../../../contract/orders/order'
import type { SoldOrder, SoldOrderRef } from '../../../contract/orders/sold-order'
import type { Actor } from '../../domain/access/actor'
import { refuseMissing } from '../../domain/refusal'
import { findOrder } from '../../store/orders/orders'
import { findTickets } from '../../store/tickets/tickets'
import { requireManager } from '../access/guards'

/** One settled order of an activity, for its team. */
export async function readSoldOrder(by: Actor, { shareRef, orderId }: SoldOrderRef): Promise<SoldOrder> {
  await requireManager(by, shareRef)
  return soldOrderOf(await requireSold(shareRef, orderId))
}

/** The order, if it is one of the activity's that was settled; otherwise the answer is that there is none. */
export async function requireSold(shareRef: string, orderId: string): Promise<Order> {
  const order = await findOrder(orderId)
  if (order?.shareRef !== shareRef || order.settledAt === null) throw refuseMissing('order')
  return order
}

/** An order as its team sees it, with its tickets as they are now. */
export async function soldOrderOf(order: Order): Promise<SoldOrder> {
  const { id, shareRef, status, items, currency, buyer, pricing, promos, tax, ticketIds } = order
  const { asked, given, refunds, dispute, settledAt, createdAt } = order
  const found = await findTickets(ticketIds)
  const tickets = found.map((it) => ({
    id: it.id,
    ticketTypeRef: it.ticketTypeRef,
    title: it.ticketTypeTitle,
    status: it.status,
  }))
  const sale = { id, shareRef, status, items, currency, buyer, pricing, promos, tax, ticketIds }
  return { ...sale, asked, given, refunds, dispute, settledAt, createdAt, tickets }
}
