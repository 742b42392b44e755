import { whenInWords } from '../../contract/activities/when-in-words'
import { html, raw } from 'hono/html'
import { encodeQR } from 'qr'
import { refundPolicyText } from '../../contract/tickets/cancellation-text'
import { mapUrl } from '../../contract/tickets/how-to-get-in'
import type { HowToGetIn } from '../../contract/tickets/how-to-get-in'
import type { Order } from '../../contract/orders/order'
import type { Ticket } from '../../contract/tickets/ticket'
import { showShortCode } from '../../contract/tickets/ticket-short-code'

/** What a ticket's state means to somebody at a door. */
const WORDS: Record<Ticket['status'], string> = {
  valid: 'Valid',
  used: 'Already used',
  blocked: 'Blocked while a payment is disputed',
  void: 'No longer valid',
}

/** The page behind the link in the mail: every ticket of an order, for a phone at the door or for paper. */
export function ticketsPage({
  order,
  tickets,
  how,
  contact,
}: {
  order: Order
  tickets: readonly Ticket[]
  how: HowToGetIn
  contact: string
}) {
  const about = html`<p>${whenInWords(order.activity)}<br />Hosted by ${order.activity.organiserName}</p>`
  const isPriced = order.pricing !== null && order.pricing.total > 0
  const policy = isPriced ? html`<p>Refund policy: ${refundPolicyText(order.cancellation)}</p>` : ''
  return pageOf({ ...order, contact }, order.activity.title, html`${about}${getIn(how)}${policy}`, tickets)
}

interface SentTicket {
  ticket: Ticket
  how: HowToGetIn
  contact: string
}

/** The page of one ticket: one that somebody sent on, or that its buyer got for an attendee. */
export function sentTicketPage({ ticket, how, contact }: SentTicket) {
  const from = ticket.received ? html`<br />from ${ticket.received.fromName}` : ''
  return pageOf(
    { ...ticket, contact },
    ticket.activityTitle,
    html`<p>${whenInWords(ticket)}${from}</p>
      ${getIn(how)}`,
    [ticket],
  )
}

/** Where to go, and the link to join by. */
function getIn({ location, meetingUrl }: HowToGetIn) {
  const where = location ? [location.name, location.address].filter(Boolean).join(', ') : ''
  const place =
    location && where !== '' ? html`<p>${where}<br /><a href="${mapUrl(location)}">Directions</a></p>` : ''
  const join = meetingUrl ? html`<p><a href="${meetingUrl}">Join online</a></p>` : ''
  return html`${place}${join}`
}

function pageOf(
  { shareRef, contact }: Pick<Ticket, 'shareRef'> & { contact: string },
  title: string,
  about: ReturnType<typeof html>,
  tickets: readonly Ticket[],
) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Your tickets: ${title}</title>
        <link rel="stylesheet" href="/tickets.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${about} ${tickets.map((ticket) => card(ticket))}
          <p>
            <a href="/activity/${shareRef}">Activity page</a> ·
            <a href="${contact}">Contact the organiser</a> · <a href="/help">Help</a>
          </p>
        </main>
      </body>
    </html>`
}

function card(ticket: Ticket) {
  const picture = ticket.status === 'valid' ? raw(encodeQR(ticket.code, 'svg')) : ''
  return html`<section>
    <h2>${ticket.ticketTypeTitle}</h2>
    <p>${ticket.holderName}</p>
    <div role="img" aria-label="QR code of this ticket">${picture}</div>
    <p><strong>${WORDS[ticket.status]}</strong> · ${showShortCode(ticket.shortCode)}</p>
  </section>`
}
