import { orderMailIds } from '../../domain/orders/order-mail-ids'
import type { z } from 'zod'
import { MAX_RESENT } from '../../../contract/tickets/attendee'
import type { ResendTickets } from '../../../contract/tickets/attendee'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { inTransaction } from '../../store/firestore'
import { orderDoc } from '../../store/orders/orders'
import { findFreeMail, postMail } from '../../store/mail/outbox'
import { listTicketsOfOrder } from '../../store/tickets/tickets'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { findHowToGetIn } from './steps/find-how-to-get-in'
import { requireManager } from '../access/guards'
import { ticketsMessage } from './steps/tickets-message'

/** Mails an order's good tickets to its buyer once more, a few times at most. */
export async function resendTickets(
  by: Actor,
  { shareRef, orderId }: z.output<typeof ResendTickets>,
  now: Instant,
): Promise<Record<string, never>> {
  await requireManager(by, shareRef)
  await enforceRateLimit('resend', by, now)
  const tickets = await listTicketsOfOrder(orderId)
  const how = await findHowToGetIn(shareRef, tickets)
  const { MAIL_FROM: from } = config()
  await inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(orderId))).data()
    if (order?.shareRef !== shareRef || order.settledAt === null || !order.buyer) throw refuseMissing('order')
    const good = tickets.filter((it) => it.status === 'valid' && it.holderUid === order.buyerUid)
    if (good.length === 0) throw new Refusal('conflict', 'None of these tickets is valid any more.')
    const id = await findFreeMail(tx, orderMailIds.again(orderId))
    if (id === undefined) {
      throw new Refusal(
        'conflict',
        `These tickets were mailed ${MAX_RESENT} times again. Check the address with them.`,
      )
    }
    const message = ticketsMessage(order, good, how, now)
    postMail(tx, id, { to: [order.buyer.email], from, message, createdAt: now })
  })
  return {}
}
