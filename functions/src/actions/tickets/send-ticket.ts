import { orderMailIds } from '../../domain/orders/order-mail-ids'
import { CONFIRMED_STATUSES } from '../../../contract/orders/order-statuses'
import { randomUUID } from 'node:crypto'
import type { Order } from '../../../contract/orders/order'
import type { SendTicket, Ticket } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { addressHolder, sentTickets, whyNotSent } from '../../domain/tickets/sent-ticket'
import { shortCodeOf } from '../../domain/tickets/short-code'
import { signTicket } from '../../domain/tickets/ticket-code'
import { activityDoc } from '../../store/activities/activities'
import { inTransaction } from '../../store/firestore'
import type { Reader, Writer } from '../../store/firestore'
import { orderDoc } from '../../store/orders/orders'
import { postMail } from '../../store/mail/outbox'
import { addTicket, changeTicket, readTickets } from '../../store/tickets/tickets'
import { enforceMailLimit, enforceRateLimit } from '../access/enforce-rate-limit'
import { findHowToGetIn } from './steps/find-how-to-get-in'
import { sentTicketMessage } from './steps/tickets-message'

/**
 * Sends a person's own ticket on: the old code is void at once, and whoever gets it has a ticket with a code of its own, by
 * mail. The same request again finds it sent.
 * @returns the old ticket
 */
export async function sendTicket(by: Actor, { ticketId, to }: SendTicket, now: Instant): Promise<Ticket> {
  await enforceRateLimit('send-ticket', by, now)
  await enforceMailLimit(by, [to.email], now)
  return inTransaction(async (tx) => {
    const ticket = await requireOwnTicket(tx, by, ticketId)
    if (ticket.sent?.email === to.email) return ticket
    const [order, activity] = [
      (await tx.get(orderDoc(ticket.orderId))).data(),
      (await tx.get(activityDoc(ticket.shareRef))).data(),
    ]
    const why = whyNotSent(ticket)
    if (why !== undefined) throw new Refusal('conflict', why)
    if (!order || !CONFIRMED_STATUSES.includes(order.status)) throw refuseMissing('ticket')
    if (!activity?.transfers) {
      throw new Refusal('conflict', 'The organiser has tickets stay with whoever got them.')
    }
    if (activity.status !== 'active' || now >= activity.endsAt) {
      throw new Refusal('conflict', 'This is over, or it does not take place. The ticket stays with you.')
    }
    const how = await findHowToGetIn(ticket.shareRef, [ticket])
    const { old, next } = sentTickets(ticket, to, newTicket(ticket), now)
    changeTicket(tx, ticket.id, old, now)
    addTicket(tx, next)
    replaceInOrder(tx, order, ticket.id, next.id)
    const { MAIL_FROM: from } = config()
    const message = sentTicketMessage(order, next, how, now)
    postMail(tx, orderMailIds.sent(next.id), { to: [to.email], from, message, createdAt: now })
    return { ...ticket, ...old }
  })
}

/**
 * Takes a ticket back that nobody has opened: the one that was sent is void, and the old one good again.
 * @returns the old ticket
 */
export async function takeBackTicket(by: Actor, ticketId: string, now: Instant): Promise<Ticket> {
  return inTransaction(async (tx) => {
    const ticket = await requireOwnTicket(tx, by, ticketId)
    const { sent } = ticket
    if (!sent) throw new Refusal('conflict', 'This ticket was not sent on: it is yours.')
    const [other] = await readTickets(tx, [sent.ticketId])
    const order = (await tx.get(orderDoc(ticket.orderId))).data()
    const isUntouched =
      other?.status === 'valid' &&
      other.received?.openedAt === null &&
      other.holderUid === addressHolder(sent.email)
    if (!order || !isUntouched) {
      throw new Refusal('conflict', 'They have opened it, so it is theirs. Ask them to send it back.')
    }
    const back = { status: 'valid', sent: null } as const
    changeTicket(tx, other.id, { status: 'void' }, now)
    changeTicket(tx, ticket.id, back, now)
    replaceInOrder(tx, order, other.id, ticket.id)
    return { ...ticket, ...back }
  })
}

async function requireOwnTicket(tx: Reader, by: Actor, ticketId: string): Promise<Ticket> {
  const [ticket] = await readTickets(tx, [ticketId])
  if (ticket?.holderUid !== by.uid) throw refuseMissing('ticket')
  return ticket
}

/** Another id begins with its order's as well: lists find the tickets of an order together. */
function newTicket({ orderId, shareRef }: Ticket): Pick<Ticket, 'id' | 'code' | 'shortCode'> {
  const { TICKET_SIGNING_KEYS: keys } = config()
  const id = `${orderId}-${randomUUID().slice(0, 8)}`
  return { id, code: signTicket(keys, { shareRef, ticketId: id }), shortCode: shortCodeOf(id) }
}

/** Prices and refunds find a ticket by its place in the order, so the new one takes that of the old. */
function replaceInOrder(writer: Writer, order: Order, before: string, after: string): void {
  const ticketIds = order.ticketIds.map((id) => (id === before ? after : id))
  writer.update(orderDoc(order.id), { ticketIds } satisfies Partial<Order>)
}
