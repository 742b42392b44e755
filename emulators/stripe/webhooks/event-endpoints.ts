import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { flag, text } from '../http/parameters'
import { notFound } from '../http/stripe-error'
import { matchesType } from './delivery'

const ListEvents = z.strictObject({
  ...listParameters,
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
  delivery_success: flag().optional(),
})

/**
 * `/v1/events` (API reference: Events). As at Stripe, the events of a connected account are seen only on
 * behalf of that account, so without `Stripe-Account` only the platform's own are there.
 */
export const eventEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/events',
    ListEvents,
    (world, { params, account }) => {
      const patterns = params.types ?? (params.type ? [params.type] : ['*'])
      const events = Object.values(world.data.events).filter(
        (event) =>
          event.account === account &&
          patterns.some((pattern) => matchesType(event.type, pattern)) &&
          (params.delivery_success === undefined ||
            params.delivery_success === (event.pending_webhooks === 0)),
      )
      return paginate('event', '/v1/events', events, params)
    },
    { forConnectedAccounts: true },
  ),

  endpoint(
    'GET',
    '/v1/events/:id',
    z.strictObject({}),
    (world, { id, account }) => {
      const event = world.data.events[id]
      if (!event || event.account !== account) throw notFound('event', id)
      return event
    },
    { forConnectedAccounts: true },
  ),
]
