import type { ShareRef } from '../../../contract/ids'
import type { Order } from '../../../contract/orders/order'
import type { Ticket } from '../../../contract/tickets/ticket'
import { isAddressHolder } from '../../domain/tickets/sent-ticket'
import { findOrders } from '../orders/orders'
import type { Recipient } from './recipient'
import { findTickets, listSentTickets } from '../tickets/tickets'

/**
 * Some of those whom tickets of an activity were sent to: who can come in by theirs, and who could until it was cancelled.
 * @param after the last one of the page before
 * @returns who they are, and the last one; null at the end
 */
export async function listReceivers(
  shareRef: ShareRef,
  after: string | null,
  limit: number,
): Promise<{ recipients: Recipient[]; after: string | null }> {
  const page = await listSentTickets(shareRef, after, limit)
  const received = await findTickets(page.items.flatMap(({ sent }) => sent?.ticketId ?? []))
  const orders = await findOrders([...new Set(received.filter(isVoid).map(({ orderId }) => orderId))])
  const recipients = page.items.flatMap((origin) => {
    const ticket = received.find(({ id }) => id === origin.sent?.ticketId)
    return ticket ? receiverOf(origin, ticket, orders) : []
  })
  return { recipients, after: page.after }
}

const isVoid = ({ status, sent }: Ticket) => status === 'void' && sent === null

/** Nobody where the ticket is void by itself, was sent on once more, or its holder is forgotten. */
function receiverOf({ sent }: Ticket, ticket: Ticket, orders: readonly Order[]): Recipient[] {
  const hasTicket = ticket.status === 'valid' || ticket.status === 'used'
  const isOff =
    isVoid(ticket) && orders.some((order) => order.id === ticket.orderId && isUndone(order, ticket))
  if (!sent || sent.email === '' || !(hasTicket || isOff)) return []
  const uid = isAddressHolder(ticket.holderUid) ? null : ticket.holderUid
  return [{ uid, email: sent.email, since: sent.at, hasTicket, invitationId: null, receivedId: ticket.id }]
}

/** Whether a ticket went with its whole activity: what was free is cancelled, what was paid for refunded. */
function isUndone({ status, refunds }: Order, { id }: Ticket): boolean {
  return (
    status === 'cancelled' ||
    refunds.some(({ by, ticketIds }) => by === 'cancelled-activity' && ticketIds.includes(id))
  )
}
