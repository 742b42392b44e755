import type { Context } from 'hono'
import { html } from 'hono/html'
import { messagePage, nothing, page, type Html } from '../hosted/page'
import { deliveriesOf, isReceived } from '../webhooks/delivery'
import type { Delivery } from '../webhooks/delivery-object'
import type { World } from '../world/world'
import { deliveryChip } from './event-section'
import { chip, press, timeOf } from './parts'

/** One event: every attempt to deliver it, what was answered, and the event itself. */
export function eventPage(c: Context, world: World, id: string): Response | Promise<Response> {
  const event = world.data.events[id]
  if (!event) {
    return messagePage(c, { heading: 'No such event', text: 'It may have been reset.', status: 404 })
  }
  const deliveries = deliveriesOf(world.data, id)
  const body = html`<main>
    <p><a href="/#${id}">Back to all events</a></p>
    <h1>${event.type}</h1>
    <p class="muted">${id}</p>
    ${deliveries.length > 0 ? html`<div class="doing">${press(`/events/${id}/redeliver`, 'Send again')}</div>` : nothing}
    ${deliveries.map((delivery) => deliveryCard(world, delivery))}
    <pre tabindex="0" aria-label="The event">${JSON.stringify(event, null, 2)}</pre>
  </main>`
  return page(c, { title: event.type, body, wide: true })
}

function deliveryCard({ data }: World, delivery: Delivery): Html {
  const { attempts, endpointId, nextAttemptAt } = delivery
  return html`<section class="card" aria-label="Delivery">
    <p class="headline">
      <strong>${data.webhookEndpoints[endpointId]?.endpoint.url ?? endpointId}</strong>
      ${deliveryChip(delivery)}
    </p>
    ${attempts.length === 0 ? html`<p class="muted">It has not been sent yet.</p>` : nothing}
    <ul class="items">
      ${attempts.map(
        ({ at, durationMs, status, answer }) =>
          html`<li class="attempt">
            ${chip(status === null ? 'no answer' : String(status), isReceived({ at, durationMs, status, answer }) ? 'good' : 'bad')}
            <span>${timeOf(at)}, ${durationMs} ms</span>
            <code>${answer}</code>
          </li>`,
      )}
    </ul>
    ${nextAttemptAt === null ? nothing : html`<p class="muted">Again at ${timeOf(nextAttemptAt)}.</p>`}
  </section>`
}
