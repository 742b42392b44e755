import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ApiFault } from '../control/faults'
import { StripeError, serverError } from './stripe-error'

/** What the caller gets to see of a request that a fault has befallen. */
export function misanswer(
  c: Context,
  action: ApiFault['action'],
  requestId: string,
): Response | Promise<Response> {
  const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing
  switch (action) {
    case '429': {
      const message =
        'Request rate limit exceeded. Learn more about rate limits here https://docs.stripe.com/rate-limits.'
      const error = new StripeError(429, { type: 'invalid_request_error', code: 'rate_limit', message })
      const headers = { 'request-id': requestId, 'retry-after': '1' }
      return c.json(error.toJson(requestId), 429, headers)
    }
    case 'network':
      outgoing?.destroy()
      return new Response(null, { status: 502 })
    case 'timeout':
      if (!outgoing) return new Response(null, { status: 504 })
      // The caller gives up first; its leaving is the end of the request.
      return new Promise((resolve) => {
        outgoing.on('close', () => resolve(new Response(null, { status: 504 })))
      })
    default:
      return c.json(serverError().toJson(requestId), 500, { 'request-id': requestId })
  }
}
