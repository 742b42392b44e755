import { html } from 'hono/html'
import type { SessionRow } from '../checkout/session-object'
import type { Html } from '../hosted/page'
import { methodOf } from '../payments/payment-methods'
import { underWay } from '../payments/delayed-payment'
import { formatMoney } from '../payments/money'
import type { World } from '../world/world'
import { chip, code, item, press, section, timeOf } from './parts'
import { newest, type View } from './view'

/** Payment pages that buyers were sent to; an open one can be gone to. */
export const sessionSection = (view: View): Html =>
  section(
    { id: 'sessions', title: 'Payment pages', empty: 'No payment has been started yet.' },
    newest(view, view.world.data.sessions).map((row) => sessionItem(view.world, row)),
  )

function sessionItem(world: World, row: SessionRow): Html {
  const { session, delayed } = row
  const isOpen = session.status === 'open'
  return item({
    id: session.id,
    title: formatMoney(session.amount_total, session.currency),
    chips: [
      chip(session.status, session.status === 'complete' ? 'good' : isOpen ? 'note' : ''),
      ...(delayed ? [chip(`${methodOf(delayed.type).label}: ${session.payment_status}`, 'note')] : []),
    ],
    facts: [
      session.customer_details?.email ?? '',
      timeOf(session.created * 1000),
      code(`${session.id.slice(0, 24)}…`),
    ],
    actions:
      isOpen && session.url
        ? [
            html`<a class="button" href="${session.url}">Go and pay</a>`,
            press(`/sessions/${session.id}/expire`, 'Let it expire'),
          ]
        : underWay(world, row)
          ? [
              press(`/sessions/${session.id}/settle`, 'The money came', { status: 'succeeded' }),
              press(`/sessions/${session.id}/settle`, 'It came back', { status: 'failed' }),
            ]
          : [],
  })
}
