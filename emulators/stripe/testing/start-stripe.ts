import { serve, type ServerType } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { createStripe, type StripeStandIn } from '../create-stripe'
import type { Clock } from '../world/clock'
import type { Delivery } from '../webhooks/delivery-object'
import type { Behaviour } from '../world/behaviour'
import type { StoredEvent } from '../world/world'
import { startReceiver, type Receiver } from './receiver'

export const SECRET_KEY = 'sk_test_standin_0123456789'
export const WEBHOOK_SECRET = 'whsec_standin'
export const APP = 'http://app.test'

/** A stand-in at a real port, the real SDK pointed at it, and a webhook that keeps what arrives. */
export interface Running {
  stripe: Stripe
  origin: string
  receiver: Receiver
  standIn: StripeStandIn
  /** Calls `/_control` and answers its JSON; posts when there is a body. */
  control: <Answer = ControlAnswer>(path: string, body?: object) => Promise<Answer>
  /** All events so far, oldest first, each with its delivery. */
  events: () => Promise<RecordedEvent[]>
  stop(): Promise<void>
}

/** What one or the other of the control calls answers. */
export interface ControlAnswer {
  kind: string
  error: { code: string; decline_code?: string; message: string }
  session: { id: string; status: string; payment_status: string; payment_intent: string }
  attempts: { status: number | null }[]
}

export interface RecordedEvent extends StoredEvent {
  delivery: Delivery
  deliveries: Delivery[]
}

/**
 * A world in which nothing takes time, is short of money or is converted: each test of the stand-in names the switch that it is
 * about, and the rest stays out of its way.
 */
const SIMPLE: Partial<Behaviour> = {
  replaysServerErrors: false,
  reversalWithoutBalance: 'go-negative',
  refundsWaitForBalance: false,
  settlementCurrencies: 'any',
  chargeDetailsAfterMs: 0,
  payoutReconciliationAfterMs: 0,
}

interface Options {
  /** What differs from the defaults; the simple world unless it is said. */
  behaviour?: Partial<Behaviour>
  clock?: Clock
  dataFile?: string
  connectWebhook?: { url: string; secret: string }
}

export async function startStripe({ behaviour = SIMPLE, ...options }: Options = {}): Promise<Running> {
  const receiver = await startReceiver()
  let origin = ''
  const standIn = createStripe({
    origin: () => origin,
    publicOrigin: APP,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: receiver.url,
    ...options,
  })
  const server = await listen(standIn)
  const { port } = server.address() as AddressInfo
  const control = async <Answer = ControlAnswer>(path: string, body?: object): Promise<Answer> => {
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(`${origin}/_control${path}`, init)
    return (await response.json()) as Answer
  }
  origin = `http://127.0.0.1:${port}`
  await control('/behaviour', behaviour)
  return {
    stripe: stripeAt(port, SECRET_KEY),
    origin,
    receiver,
    standIn,
    control,
    events: () => control<RecordedEvent[]>('/events'),
    async stop() {
      standIn.close()
      await Promise.all([receiver.stop(), close(server)])
    },
  }
}

/** The SDK as the functions use it, with another host. */
export function stripeAt(port: number | string, key: string, maxNetworkRetries = 0): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries, telemetry: false })
}

const listen = (standIn: StripeStandIn): Promise<ServerType> =>
  new Promise((resolve) => {
    const server = serve({ fetch: standIn.app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(server))
  })

export function close(server: ServerType): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
