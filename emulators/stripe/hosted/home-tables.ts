import { html } from 'hono/html'
import { formatMoney } from '../payments/money'
import { deliveriesOf, type Delivery } from '../webhooks/delivery'
import type { World } from '../world/world'
import { nothing, type Html } from './page'

/** Rows that the overview shows of each kind, newest first. */
const SHOWN = 25

const newest = <Row>(rows: Record<string, Row>): Row[] => Object.values(rows).slice(-SHOWN).toReversed()

/** A titled table that scrolls by itself when it is too wide. */
export function table(title: string, heads: string[], rows: (string | Html)[][]): Html {
  const cells = (row: (string | Html)[]) => row.map((cell) => html`<td>${cell}</td>`)
  return html`<section class="card" aria-label="${title}">
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="muted">None yet.</p>`
        : html`<div class="scroll" tabindex="0" role="group" aria-label="${title}, table">
            <table>
              <thead>
                <tr>
                  ${heads.map((head) => html`<th scope="col">${head}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  (row) =>
                    html`<tr>
                      ${cells(row)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`
}

/** Everything that happened and what became of its webhooks, and the rest of what there is. */
export const overview = (world: World): Html =>
  html`${eventTable(world)} ${sessionTable(world)} ${paymentTable(world)} ${refundTable(world)}
  ${accountTable(world)}`

function eventTable({ data }: World): Html {
  const rows = newest(data.events).map((event) => {
    const delivery = deliveriesOf(data, event.id)[0]
    return [
      html`<a href="/events/${event.id}">${event.type}</a>`,
      delivery ? deliveryState(delivery) : 'not subscribed',
      timeOf(event.created * 1000),
      event.account ?? '',
      delivery ? redeliverForm(event.id) : '',
    ]
  })
  return table('Events', ['Type', 'Delivery', 'When', 'Account', 'Again'], rows)
}

function sessionTable({ data }: World): Html {
  const rows = newest(data.sessions).map(({ session }) => [
    timeOf(session.created * 1000),
    session.url ? html`<a href="${session.url}">${shortId(session.id)}</a>` : shortId(session.id),
    formatMoney(session.amount_total, session.currency),
    html`<span class="state ${session.status === 'complete' ? 'good' : ''}">${session.status}</span>`,
    session.customer_details?.email ?? '',
  ])
  return table('Checkout sessions', ['When', 'Session', 'Amount', 'Status', 'Buyer'], rows)
}

function paymentTable({ data }: World): Html {
  const rows = newest(data.charges).map((charge) => [
    timeOf(charge.created * 1000),
    charge.payment_intent,
    formatMoney(charge.amount, charge.currency),
    html`<span class="state ${charge.paid ? 'good' : 'bad'}">${charge.failure_code ?? charge.status}</span>`,
    charge.amount_refunded > 0 ? `${formatMoney(charge.amount_refunded, charge.currency)} refunded` : '',
    data.afterwards[charge.id] ?? '',
  ])
  return table('Payments', ['When', 'Payment intent', 'Amount', 'Status', 'Refunded', 'Later'], rows)
}

function refundTable({ data }: World): Html {
  const rows = newest(data.refunds).map((refund) => [
    timeOf(refund.created * 1000),
    refund.id,
    refund.charge,
    formatMoney(refund.amount, refund.currency),
    html`<span class="state ${refund.status === 'failed' ? 'bad' : 'good'}">${refund.status}</span>`,
  ])
  return table('Refunds', ['When', 'Refund', 'Charge', 'Amount', 'Status'], rows)
}

function accountTable({ data }: World): Html {
  const rows = newest(data.accounts).map((account) => [
    timeOf(account.created * 1000),
    html`<a href="/express/${account.id}">${account.id}</a>`,
    account.business_profile?.name ?? '',
    account.email ?? '',
    account.charges_enabled
      ? html`<span class="state good">enabled</span>`
      : html`<span class="state">${account.details_submitted ? 'submitted' : 'not onboarded'}</span>`,
  ])
  return table('Connected accounts', ['When', 'Account', 'Name', 'Email', 'Standing'], rows)
}

/** How far an event has got. */
export function deliveryState({ state, attempts }: Delivery): Html {
  const kind = state === 'delivered' ? 'good' : state === 'failed' || state === 'dropped' ? 'bad' : ''
  const tries = attempts.length > 1 ? html` <span class="muted">${attempts.length} attempts</span>` : nothing
  return html`<span class="state ${kind}">${state}</span>${tries}`
}

/** A button that sends an event again. */
export const redeliverForm = (id: string): Html =>
  html`<form method="post" action="/events/${id}/redeliver"><button>Redeliver</button></form>`

/** A moment, in UTC and to the second. */
export const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
const shortId = (id: string): string => `${id.slice(0, 18)}…`
