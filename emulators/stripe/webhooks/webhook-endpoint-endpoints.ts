import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { flag, mergeMetadata, metadata, text, webAddress } from '../http/parameters'
import { newId } from '../world/ids'
import { addEndpoint, newSecret, requireEndpoint } from './webhook-endpoint'

const PATH = '/v1/webhook_endpoints'
const nothing = z.strictObject({})

const CreateEndpoint = z.strictObject({
  url: webAddress(),
  enabled_events: z.array(text()).min(1),
  api_version: text().optional(),
  connect: flag().optional(),
  description: z.string().max(5000).optional(),
  metadata: metadata().optional(),
})

const UpdateEndpoint = z.strictObject({
  url: webAddress().optional(),
  enabled_events: z.array(text()).min(1).optional(),
  description: z.string().max(5000).optional(),
  disabled: flag().optional(),
  metadata: metadata().optional(),
})

/** `/v1/webhook_endpoints` (API reference: Webhook Endpoints). */
export const webhookEndpointEndpoints: Endpoint[] = [
  endpoint('POST', PATH, CreateEndpoint, (world, { params }) => {
    const secret = newSecret()
    const row = addEndpoint(world, {
      id: newId('webhook endpoint'),
      url: params.url,
      secret,
      hears: params.connect ? 'connect' : 'platform',
      events: params.enabled_events,
      description: params.description || null,
      metadata: mergeMetadata({}, params.metadata),
    })
    row.endpoint.api_version = params.api_version ?? null
    // The secret is shown this once.
    return { ...row.endpoint, secret }
  }),

  endpoint('GET', PATH, z.strictObject(listParameters), (world, { params }) => {
    const all = Object.values(world.data.webhookEndpoints).map((row) => row.endpoint)
    return paginate('webhook endpoint', PATH, all, params)
  }),

  endpoint('GET', `${PATH}/:id`, nothing, (world, { id }) => requireEndpoint(world, id).endpoint),

  endpoint('POST', `${PATH}/:id`, UpdateEndpoint, (world, { id, params }) => {
    const { endpoint: found } = requireEndpoint(world, id)
    found.metadata = mergeMetadata(found.metadata, params.metadata)
    if (params.url !== undefined) found.url = params.url
    if (params.enabled_events !== undefined) found.enabled_events = params.enabled_events
    if (params.description !== undefined) found.description = params.description || null
    if (params.disabled !== undefined) found.status = params.disabled ? 'disabled' : 'enabled'
    return found
  }),

  endpoint('DELETE', `${PATH}/:id`, nothing, (world, { id }) => {
    requireEndpoint(world, id)
    delete world.data.webhookEndpoints[id]
    return { id, object: 'webhook_endpoint', deleted: true }
  }),
]
