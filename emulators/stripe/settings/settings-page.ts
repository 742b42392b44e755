import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Faults } from '../control/faults'
import { nothing, page, testModeBadge, type Html } from '../hosted/page'
import { accountSection, balanceLines } from './account-section'
import { eventSection } from './event-section'
import { faultSection } from './fault-section'
import { paymentSection } from './payment-section'
import { payoutSection } from './payout-section'
import { refundSection } from './refund-section'
import { sessionSection } from './session-section'
import type { View } from './view'

const SECTIONS = [
  ['payments', 'Payments'],
  ['refunds', 'Refunds'],
  ['accounts', 'Accounts'],
  ['payouts', 'Payouts'],
  ['faults', 'Faults'],
  ['events', 'Events'],
  ['sessions', 'Payment pages'],
] as const

/** Everything there is, and a button for everything that can happen to it. `problem` says why a button did nothing. */
export function settingsPage(
  c: Context,
  view: View,
  faults: Faults,
  problem?: string,
): Response | Promise<Response> {
  const body = html`<main>
    ${head(view)} ${problem ? html`<p class="notice" role="alert">${problem}</p>` : nothing}
    <nav class="tabs" aria-label="Sections">
      ${SECTIONS.map(([id, label]) => html`<a href="#${id}">${label}</a>`)}
    </nav>
    ${paymentSection(view)} ${refundSection(view)} ${accountSection(view)} ${payoutSection(view)}
    ${faultSection(faults)} ${eventSection(view)} ${sessionSection(view)}
  </main>`
  return page(c, { title: 'Stripe stand-in', body, wide: true })
}

function head({ world, search }: View): Html {
  const balance = balanceLines(world, null)
  return html`<header class="head">
    <div>
      ${testModeBadge()}
      <h1>Stripe stand-in</h1>
      <p class="muted">
        The platform has ${balance.length > 0 ? balance.join('; ') : 'nothing yet'}. The application is at
        <a href="${world.settings.publicOrigin}">${world.settings.publicOrigin}</a>.
      </p>
    </div>
    <form method="get" action="/" role="search" class="search">
      <label for="search">Find</label>
      <input id="search" name="search" value="${search}" placeholder="An id, email address or name" />
      <button>Find</button>
    </form>
  </header>`
}
