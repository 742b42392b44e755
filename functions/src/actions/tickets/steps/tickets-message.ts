import type { HowToGetIn } from '../../../../contract/tickets/how-to-get-in'
import type { Order } from '../../../../contract/orders/order'
import type { Ticket } from '../../../../contract/tickets/ticket'
import type { Instant } from '../../../../contract/time'
import { config } from '../../../config'
import { attendeesWithMail } from '../../../domain/tickets/attendee-mails'
import { calendarOf } from '../../../domain/calendars/calendar'
import { links } from '../../../domain/mail/links'
import type { MailMessage } from '../../../domain/mail/mails'
import { sentTicketMail } from '../../../domain/tickets/sent-ticket-mail'
import { attendeeMail, ticketsMail } from '../../../domain/tickets/tickets-mail'
import type { AboutTickets } from '../../../domain/tickets/tickets-mail'

/** What the mail with an order's tickets says to its buyer. */
export function ticketsMessage(
  order: Order,
  tickets: readonly Ticket[],
  how: HowToGetIn,
  at: Instant,
): MailMessage {
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
  const page = links.tickets(origin, secret, order.id)
  const urls = {
    tickets: page,
    ticket: () => page,
    activity: links.publicPage(origin, order.shareRef),
    contact: links.contactByOrder(origin, secret, order.shareRef, order.id),
    picture: ({ id }: Ticket) => links.ticketPicture(origin, secret, id),
  }
  return ticketsMail(order, tickets, aboutOrder(order, how, urls, at))
}

/** What is mailed to each attendee whom a buyer named with an address of their own. */
export function attendeeMessages(
  order: Order,
  tickets: readonly Ticket[],
  how: HowToGetIn,
  at: Instant,
): { email: string; index: number; message: MailMessage }[] {
  const buyerName = order.buyer?.fullName ?? ''
  return attendeesWithMail(order).flatMap(({ email, indexes }) => {
    const ids = indexes.map((index) => order.ticketIds[index])
    const own = tickets.filter(({ id }) => ids.includes(id))
    const about = aboutOrder(order, how, urlsOf(order, own), at)
    return own.length === 0
      ? []
      : [{ email, index: indexes[0] ?? 0, message: attendeeMail(buyerName, own, about) }]
  })
}

/** What is mailed to whoever was sent a ticket of an order. */
export function sentTicketMessage(order: Order, ticket: Ticket, how: HowToGetIn, at: Instant): MailMessage {
  return sentTicketMail(ticket, aboutOrder(order, how, urlsOf(order, [ticket]), at))
}

/** Where tickets lead that are not of a whole order: each has a page of its own. */
function urlsOf(order: Order, tickets: readonly Ticket[]): AboutTickets['urls'] {
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
  const ticket = ({ id }: Ticket) => links.sentTicket(origin, secret, id)
  const [only, ...more] = tickets
  return {
    tickets: only && more.length === 0 ? ticket(only) : null,
    ticket,
    activity: links.publicPage(origin, order.shareRef),
    contact: only
      ? links.contactByTicket(origin, secret, order.shareRef, only.id)
      : links.contactByOrder(origin, secret, order.shareRef, order.id),
    picture: ({ id }) => links.ticketPicture(origin, secret, id),
  }
}

function aboutOrder(order: Order, how: HowToGetIn, urls: AboutTickets['urls'], at: Instant): AboutTickets {
  const event = {
    ...order.activity,
    shareRef: order.shareRef,
    description: '',
    location: how.location,
    status: 'active',
  } as const
  return { ...order.activity, how, urls, calendar: calendarOf(event, urls.activity, at, how.meetingUrl) }
}
