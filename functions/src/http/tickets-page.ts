import { html, raw } from 'hono/html'
import { encodeQR } from 'qr'
import type { Order } from '../../contract/order'
import type { Ticket } from '../../contract/ticket'

/** What a ticket's state means to somebody at a door. */
const WORDS: Record<Ticket['status'], string> = {
  valid: 'Valid',
  used: 'Already used',
  blocked: 'Blocked while a payment is disputed',
  void: 'No longer valid',
}

/** The page behind the link in the mail: every ticket of an order, for a phone at the door or for paper. */
export function ticketsPage(order: Order, tickets: readonly Ticket[]) {
  return pageOf(
    order,
    order.activity.title,
    html`<p>${whenOf(order.activity)}<br />by ${order.activity.organiserName}</p>`,
    tickets,
  )
}

/** The page of a ticket that somebody sent on. */
export function sentTicketPage(ticket: Ticket) {
  const from = ticket.received ? html`<br />from ${ticket.received.fromName}` : ''
  return pageOf(ticket, ticket.activityTitle, html`<p>${whenOf(ticket)}${from}</p>`, [ticket])
}

function pageOf(
  { shareRef }: Pick<Ticket, 'shareRef'>,
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
          <p><a href="/activity/${shareRef}">About this activity</a></p>
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
    <p><strong>${WORDS[ticket.status]}</strong> · ${ticket.id.slice(-8)}</p>
  </section>`
}

/** When an activity takes place, in its own zone. */
export function whenOf({ startDate, timezone }: Pick<Ticket, 'startDate' | 'timezone'>): string {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(new Date(`${startDate}:00Z`))} (${timezone})`
}
