import { html } from 'hono/html'
import type { FoundOrder } from '../actions/tickets/find-tickets'
import { whenInWords } from '../../contract/activities/when-in-words'

/** The page behind the link that somebody asked for: what was bought with their address. */
export function foundTicketsPage(found: readonly FoundOrder[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Your tickets</title>
        <link rel="stylesheet" href="/tickets.css" />
      </head>
      <body>
        <main>
          <h1>Your tickets</h1>
          ${found.length === 0 ? html`<p>There is nothing to come under this address any more.</p>` : ''}
          ${found.map(card)}
          <p><a href="/help">Help</a> · <a href="/contact">Contact</a></p>
        </main>
      </body>
    </html>`
}

function card({ order, url }: FoundOrder) {
  const count = order.ticketIds.length
  return html`<section>
    <h2>${order.activity.title}</h2>
    <p>${whenInWords(order.activity)}<br />by ${order.activity.organiserName}</p>
    <p><a href="${url}">${count === 1 ? 'Open your ticket' : `Open your ${count} tickets`}</a></p>
  </section>`
}
