import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { createStripe } from './create-stripe'

/** What the process is told by its environment. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** The application; the launcher calls it APP_ORIGIN and gives our own address as PUBLIC_ORIGIN. */
  PUBLIC_ORIGIN: z.url(),
  APP_ORIGIN: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  WEBHOOK_URL: z.url(),
  /** The events of connected accounts go here, if either of the two is given; the other is as for the platform's. */
  CONNECT_WEBHOOK_URL: z.url().optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Types of event to send, separated by commas; all of them when absent. */
  WEBHOOK_EVENTS: z.string().optional(),
  DATA_FILE: z.string().optional(),
})

const env = Environment.parse(process.env)
const hasConnectWebhook = (env.CONNECT_WEBHOOK_URL ?? env.STRIPE_CONNECT_WEBHOOK_SECRET) !== undefined
// The hosted pages are reached at the same host as the application, at our port.
const { protocol, hostname } = new URL(env.PUBLIC_ORIGIN)
const origin = () => `${protocol}//${hostname}:${(server.address() as AddressInfo).port}`

const stripe = createStripe({
  origin,
  publicOrigin: env.APP_ORIGIN ?? env.PUBLIC_ORIGIN,
  secretKey: env.STRIPE_SECRET_KEY,
  webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  webhookUrl: env.WEBHOOK_URL,
  connectWebhook: hasConnectWebhook
    ? {
        url: env.CONNECT_WEBHOOK_URL ?? env.WEBHOOK_URL,
        secret: env.STRIPE_CONNECT_WEBHOOK_SECRET ?? env.STRIPE_WEBHOOK_SECRET,
      }
    : undefined,
  webhookEvents: env.WEBHOOK_EVENTS?.split(','),
  dataFile: env.DATA_FILE,
})

const server = serve({ fetch: stripe.app.fetch, port: env.PORT, hostname: '127.0.0.1' }, () => {
  process.stdout.write(`stripe: stand-in at ${origin()}, webhooks to ${env.WEBHOOK_URL}\n`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stripe.close()
    server.close()
    process.exit(0)
  })
}
