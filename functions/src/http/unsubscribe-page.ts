import { html } from 'hono/html'
import type { NotificationChoice } from '../../contract/accounts/user'

const KINDS: Record<NotificationChoice, string> = {
  reminders: 'reminders of what you go to',
  updates: 'updates from organisers',
  invitations: 'invitations',
  sales: 'a mail about each sale',
}

/**
 * The page behind a mail's unsubscribe link. Looking at it changes nothing, because mail programs follow links by
 * themselves: the button does (RFC 8058, section 3.1).
 */
export function unsubscribePage(kind: NotificationChoice, isDone: boolean) {
  const done = html`<h1>That is done</h1>
    <p>You no longer get ${KINDS[kind]}.</p>`
  const question = html`<h1>Stop these mails?</h1>
    <p>You would no longer get ${KINDS[kind]}.</p>
    <form method="post"><button type="submit">Stop them</button></form>`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Mails from Turnout</title>
        <link rel="stylesheet" href="/tickets.css" />
      </head>
      <body>
        <main>
          ${isDone ? done : question}
          <p><a href="/account">Choose all of your mails</a></p>
        </main>
      </body>
    </html>`
}
