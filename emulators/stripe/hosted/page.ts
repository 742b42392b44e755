import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

interface Page {
  title: string
  body: Html
  /** 404 for what does not exist. Everything else a person is told with 200, as at Stripe. */
  status?: 200 | 404
  /** Addresses that a form of this page may end up at, besides our own. */
  leadsTo?: (string | null)[]
  wide?: boolean
}

/**
 * Answers a hosted page. There is no script at all, and browsers check the targets of redirects against
 * `form-action`, so the places that a form leads to are named.
 */
export function page(
  c: Context,
  { title, body, status = 200, leadsTo = [], wide = false }: Page,
): Response | Promise<Response> {
  const targets = leadsTo.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  )
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${[...new Set(targets)].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
  )
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'no-store')
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/assets/hosted.css" />
        </head>
        <body class="${wide ? 'wide' : ''}">
          ${body}
        </body>
      </html>`,
    status,
  )
}

/** Says at the top of every page that no money moves here. */
export const testModeBadge = (): Html =>
  html`<span class="badge" title="A local stand-in for Stripe: no money moves here">Test mode</span>`

/** Nothing, where a page may have something. */
export const nothing = raw('')

/** A page that only says something, with a way on. */
export function messagePage(
  c: Context,
  message: { heading: string; text: string; way?: { label: string; href: string }; status?: 200 | 404 },
): Response | Promise<Response> {
  const { heading, text, way, status = 200 } = message
  const body = html`<main class="card narrow">
    ${testModeBadge()}
    <h1>${heading}</h1>
    <p>${text}</p>
    ${way ? html`<p><a class="button" href="${way.href}">${way.label}</a></p>` : nothing}
  </main>`
  return page(c, { title: heading, body, status })
}
