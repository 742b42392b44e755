import { html } from 'hono/html'
import { nothing, type Html } from '../hosted/page'
import { deliveriesOf } from '../webhooks/delivery'
import type { Delivery } from '../webhooks/delivery-object'
import type { EndpointRow } from '../webhooks/webhook-endpoint-object'
import type { StoredEvent, World } from '../world/world'
import { chip, code, item, press, section, timeOf, type Mood } from './parts'
import { nameOf, newest, type View } from './view'

const MOODS: Record<Delivery['state'], Mood> = {
  waiting: 'note',
  held: 'note',
  dropped: 'bad',
  delivered: 'good',
  failed: 'bad',
}

const HEARS: Record<EndpointRow['hears'], string> = {
  all: 'all events',
  platform: 'the platform’s events',
  connect: 'the accounts’ events',
}

/** Everything that happened, and whether the application has heard of it. */
export const eventSection = (view: View): Html =>
  section(
    { id: 'events', title: 'Events', empty: 'Nothing has happened yet.', more: endpoints(view.world) },
    newest(view, view.world.data.events).map((event) => eventItem(view.world, event)),
  )

function endpoints({ data }: World): Html {
  const anyHeld = Object.values(data.deliveries).some(({ state }) => state === 'held')
  return html`<ul class="facts">
      ${Object.values(data.webhookEndpoints).map(
        ({ endpoint, hears }) =>
          html`<li>
            ${HEARS[hears]} (${endpoint.enabled_events.join(', ')}) go to <code>${endpoint.url}</code>
          </li>`,
      )}
    </ul>
    ${anyHeld ? press('/events/deliver-held', 'Let go of what is held') : nothing}`
}

function eventItem(world: World, event: StoredEvent): Html {
  const deliveries = deliveriesOf(world.data, event.id)
  return item({
    id: event.id,
    title: html`<a href="/events/${event.id}">${event.type}</a>`,
    chips: deliveries.length > 0 ? deliveries.map(deliveryChip) : [chip('nobody hears it')],
    facts: [
      event.account ? `of ${nameOf(world, event.account)}` : '',
      event.request?.id ? '' : 'not by a request',
      timeOf(event.created * 1000),
      code(event.id),
    ],
    actions: deliveries.length > 0 ? [press(`/events/${event.id}/redeliver`, 'Send again')] : [],
  })
}

/** How far an event has got at one endpoint. */
export function deliveryChip({ state, attempts }: Delivery): Html {
  const tries = attempts.length > 1 ? `, ${attempts.length} attempts` : ''
  return chip(`${state}${tries}`, MOODS[state])
}
