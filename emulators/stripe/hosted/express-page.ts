import { html } from 'hono/html'
import type { Account } from '../accounts/account-object'
import { sumsOf } from '../balance/balance'
import { formatMoney } from '../payments/money'
import type { World } from '../world/world'
import { nothing, testModeBadge, type Html } from './page'

/** Payouts that the page shows, the newest first. */
const SHOWN = 20

/** What an organiser sees of their own account: the balance, and what was paid out. */
export function expressPage(world: World, account: Account): Html {
  const payouts = Object.values(world.data.payouts).filter(({ owner }) => owner === account.id)
  return html`<main class="card narrow">
    ${testModeBadge()}
    <div>
      <h1>${account.business_profile?.name || account.email || account.id}</h1>
      <p class="muted">This stands for the Express Dashboard of a connected account.</p>
    </div>
    <p>
      Payments are ${account.charges_enabled ? 'on' : 'off'}, payouts are
      ${account.payouts_enabled ? 'on' : 'off'}.
    </p>
    ${balance(world, account)}
    <h2>Payouts</h2>
    ${payouts.length === 0 ? html`<p class="muted">None yet.</p>` : nothing}
    <ul class="lines plain">
      ${payouts
        .slice(-SHOWN)
        .toReversed()
        .map(({ payout }) => {
          const day = new Date(payout.arrival_date * 1000).toISOString().slice(0, 10)
          const why = payout.failure_message ? `: ${payout.failure_message}` : ''
          return html`<li>
            <span>${day}, ${payout.status.replaceAll('_', ' ')}${why}</span>
            <span class="number">${formatMoney(payout.amount, payout.currency)}</span>
          </li>`
        })}
    </ul>
    <p><a class="button" href="${world.settings.publicOrigin}">Back to Turnout</a></p>
  </main>`
}

const balance = (world: World, account: Account): Html =>
  html`<ul class="lines plain">
    ${Array.from(
      sumsOf(world, account.id),
      ([currency, { available, pending }]) =>
        html`<li><span>Available</span><span class="number">${formatMoney(available, currency)}</span></li>
          <li><span>On its way</span><span class="number">${formatMoney(pending, currency)}</span></li>`,
    )}
  </ul>`
