import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { mergeMetadata, metadata } from '../http/parameters'
import { invalidRequest } from '../http/stripe-error'
import { newSession } from './new-session'
import { expireSession, findSession, requireSession, watchExpiry } from './session'
import { CreateSession, ListSessions } from './session-parameters'

const PATH = '/v1/checkout/sessions'

/** `/v1/checkout/sessions` (API reference: Checkout Sessions). */
export const sessionEndpoints: Endpoint[] = [
  endpoint('POST', PATH, CreateSession, (world, { params }) => {
    const row = newSession(world, params)
    world.data.sessions[row.session.id] = row
    watchExpiry(world, row)
    return row.session
  }),

  endpoint('GET', PATH, ListSessions, (world, { params }) => {
    const sessions = Object.keys(world.data.sessions).map((id) => findSession(world, id)!.session)
    const { payment_intent: intent, status, customer_details: details } = params
    const matching = sessions.filter(
      (session) =>
        (intent === undefined || session.payment_intent === intent) &&
        (status === undefined || session.status === status) &&
        (details === undefined || session.customer_details?.email === details.email),
    )
    return paginate('checkout.session', PATH, matching, params)
  }),

  endpoint('GET', `${PATH}/:id`, z.strictObject({}), (world, { id }) => requireSession(world, id).session),

  endpoint(
    'POST',
    `${PATH}/:id`,
    z.strictObject({ metadata: metadata().optional() }),
    (world, { id, params }) => {
      const { session } = requireSession(world, id)
      session.metadata = mergeMetadata(session.metadata ?? {}, params.metadata)
      return session
    },
  ),

  endpoint('GET', `${PATH}/:id/line_items`, z.strictObject(listParameters), (world, { id, params }) => {
    // Lines are answered in the order they were given, so the newest-first page is fed in reverse.
    const lines = requireSession(world, id).lineItems.toReversed()
    return paginate('line item', `${PATH}/${id}/line_items`, lines, params)
  }),

  endpoint('POST', `${PATH}/:id/expire`, z.strictObject({}), (world, { id, cause }) => {
    const row = requireSession(world, id)
    if (row.session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${row.session.status}\`.`
      throw invalidRequest(message)
    }
    expireSession(world, row, cause)
    return row.session
  }),
]
