import { orderMailIds } from '../../domain/orders/order-mail-ids'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { minutesAfter } from '../../domain/wall-time'
import { log } from '../../log'
import { isWriteConflict, openBatch } from '../../store/firestore'
import { findOrder } from '../../store/orders/orders'
import { postMail } from '../../store/mail/outbox'
import { areTicketMailsDue, endTicketMails, listOverdueTicketMails } from '../../store/tickets/ticket-mails'
import { listTicketsOfOrder } from '../../store/tickets/tickets'
import { findHowToGetIn } from './steps/find-how-to-get-in'
import { attendeeMessages, ticketsMessage } from './steps/tickets-message'

const AT_ONCE = 100

/**
 * Mails the tickets of an order, once: all of them to the buyer, and to each attendee whom the buyer named theirs. Called right
 * after an order is settled; a mail that cannot be made is tried again by the sweep and changes nothing about the tickets.
 */
export async function mailTickets(orderId: string, now: Instant): Promise<void> {
  try {
    if (await areTicketMailsDue(orderId)) await postTicketMails(orderId, now)
  } catch (error) {
    log.error('ticketsNotMailed', { orderId, error: String(error) })
  }
}

/** Mails what was left over by a crash, or could not be mailed before. */
export async function sweepTicketMails(now: Instant): Promise<void> {
  for (const orderId of await listOverdueTicketMails(minutesAfter(now, -1), AT_ONCE)) {
    await mailTickets(orderId, now)
  }
}

async function postTicketMails(orderId: string, now: Instant): Promise<void> {
  const [order, tickets] = await Promise.all([findOrder(orderId), listTicketsOfOrder(orderId)])
  const good = tickets.filter((it) => it.status === 'valid' && it.holderUid === order?.buyerUid)
  const { writer, commit } = openBatch()
  endTicketMails(writer, orderId)
  if (order?.buyer && good.length > 0) {
    const how = await findHowToGetIn(order.shareRef, good)
    const { MAIL_FROM: from } = config()
    const message = ticketsMessage(order, good, how, now)
    postMail(writer, orderMailIds.tickets(orderId), {
      to: [order.buyer.email],
      from,
      message,
      createdAt: now,
    })
    for (const { email, index, ...mail } of attendeeMessages(order, good, how, now)) {
      const id = orderMailIds.attendee(orderId, index)
      postMail(writer, id, { to: [email], from, message: mail.message, createdAt: now })
    }
  }
  try {
    await commit()
  } catch (error) {
    // Somebody else has posted them.
    if (!isWriteConflict(error)) throw error
  }
}
