import type { HowToGetIn } from '../../../contract/tickets/how-to-get-in'
import type { Order } from '../../../contract/orders/order'
import type { Ticket } from '../../../contract/tickets/ticket'
import { config } from '../../config'
import { links } from '../../domain/mail/links'
import { refuseMissing } from '../../domain/refusal'
import { isLinkKey } from '../../domain/access/signed-link'
import { findOrder } from '../../store/orders/orders'
import { listTicketsOfOrder } from '../../store/tickets/tickets'
import { findHowToGetIn } from './steps/find-how-to-get-in'

/**
 * An order's tickets for whoever holds the link from the mail: no account is needed.
 * @returns also where its organiser is written to
 */
export async function readTickets(
  orderId: string,
  key: string,
): Promise<{ order: Order; tickets: Ticket[]; how: HowToGetIn; contact: string }> {
  const { LINK_SIGNING_KEY: secret, PUBLIC_ORIGIN: origin } = config()
  if (!isLinkKey(secret, 'tickets', orderId, key)) throw refuseMissing('order')
  const [order, tickets] = await Promise.all([findOrder(orderId), listTicketsOfOrder(orderId)])
  if (!order) throw refuseMissing('order')
  // What the buyer sent on is shown to whoever has it now.
  const own = tickets.filter((it) => it.holderUid === order.buyerUid && !it.sent)
  const contact = links.contactByOrder(origin, secret, order.shareRef, order.id)
  return { order, tickets: own, how: await findHowToGetIn(order.shareRef, own), contact }
}
