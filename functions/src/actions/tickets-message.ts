import type { Order } from '../../contract/order'
import type { Ticket } from '../../contract/ticket'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import { calendarOf } from '../domain/calendar'
import { links } from '../domain/links'
import { ticketsMail } from '../domain/mails'
import type { MailMessage } from '../domain/mails'

/** What the mail with an order's tickets says. */
export function ticketsMessage(order: Order, tickets: readonly Ticket[], at: Instant): MailMessage {
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
  const urls = {
    tickets: links.tickets(origin, secret, order.id),
    activity: links.publicPage(origin, order.shareRef),
  }
  const event = {
    ...order.activity,
    shareRef: order.shareRef,
    description: '',
    location: null,
    status: 'active',
  } as const
  return ticketsMail(order, tickets, urls, calendarOf(event, urls.activity, at))
}
