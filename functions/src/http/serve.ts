import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createApp } from './app'

const listener = getRequestListener(createApp().fetch)

/** Serves a request that the functions framework hands over; the raw body comes with it. */
export function serve(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
  return listener(request, response)
}
