import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Courier } from '../webhooks/courier'
import { deliveriesOf, isReceived } from '../webhooks/delivery'
import type { World } from '../world/world'
import { deliveryState, overview, redeliverForm, table, timeOf } from './home-tables'
import { messagePage, nothing, page, testModeBadge } from './page'

/** The overview for developers: accounts, sessions, payments, refunds, and what became of every webhook. */
export function createHome(world: World, courier: Courier): Hono {
  const home = new Hono()

  home.get('/', (c) => {
    const body = html`<main>
      ${testModeBadge()}
      <div>
        <h1>Stripe stand-in</h1>
        <p class="muted">
          Webhooks go to ${world.settings.webhookUrl}. The application is at
          <a href="${world.settings.publicOrigin}">${world.settings.publicOrigin}</a>.
        </p>
      </div>
      ${overview(world)}
    </main>`
    return page(c, { title: 'Stripe stand-in', body, wide: true })
  })

  home.get('/events/:id', (c) => {
    const event = world.data.events[c.req.param('id')]
    const delivery = event && deliveriesOf(world.data, event.id)[0]
    if (!event) {
      return messagePage(c, { heading: 'No such event', text: 'It may have been reset.', status: 404 })
    }
    const attempts = (delivery?.attempts ?? []).map((attempt) => [
      timeOf(attempt.at),
      html`<span class="state ${isReceived(attempt) ? 'good' : 'bad'}"
        >${attempt.status ?? 'no answer'}</span
      >`,
      `${attempt.durationMs} ms`,
      attempt.answer,
    ])
    const body = html`<main>
      <p><a href="/">All events</a></p>
      <h1>${event.type}</h1>
      <p class="muted">${event.id} ${delivery ? deliveryState(delivery) : 'not subscribed'}</p>
      ${table('Attempts', ['When', 'Status', 'Took', 'Answer'], attempts)}
      ${delivery ? redeliverForm(event.id) : nothing}
      <pre>${JSON.stringify(event, null, 2)}</pre>
    </main>`
    return page(c, { title: event.type, body, wide: true })
  })

  home.post('/events/:id/redeliver', async (c) => {
    const id = c.req.param('id')
    await courier.send(id)
    return c.redirect(`/events/${id}`, 303)
  })

  return home
}
