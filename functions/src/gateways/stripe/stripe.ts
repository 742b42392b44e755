import type Stripe from 'stripe'
import type { Amount, Currency } from '../../../contract/pricing/money'
import type { Instant } from '../../../contract/time'
import { Refusal } from '../../domain/refusal'

/** How to reach Stripe; `apiBase` is empty but for a local stack. */
export interface StripeAccess {
  readonly STRIPE_SECRET_KEY: string
  readonly STRIPE_WEBHOOK_SECRET: string
  readonly STRIPE_API_BASE: string
}

let client: Stripe | undefined

/** The SDK is loaded when it is first used: most requests never pay. */
export async function stripe(access: StripeAccess): Promise<Stripe> {
  if (client) return client
  const { default: StripeClient } = await import('stripe')
  const base = access.STRIPE_API_BASE ? new URL(access.STRIPE_API_BASE) : undefined
  const host = base && {
    host: base.hostname,
    port: base.port,
    protocol: base.protocol.slice(0, -1) as 'http',
  }
  client = new StripeClient(access.STRIPE_SECRET_KEY, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...host,
  })
  return client
}

/** How long is asked for what somebody looks at, who would rather see what we know than wait: ten seconds at most. */
export const WATCHED = { timeout: 5000, maxNetworkRetries: 1 }

/** Stripe's errors that mean "try again later" become a refusal that says so; all others pass as they are. */
export async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw asRefusal(error)
  }
}

/** An error as `asking` passes it on. */
export function asRefusal(error: unknown): unknown {
  if (!isPassing(error)) return error
  const detail = 'The payment provider is not answering. Nothing was charged; please try again in a minute.'
  return new Refusal('payment-provider-down', detail)
}

/** Whether asking again helps: no connection, too much at once (429), or the same request still on its way (409). */
function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  return kindOf(error) === 'StripeConnectionError' || status >= 500 || status === 429 || status === 409
}

/** Which of Stripe's errors one is, if it is one. */
export function kindOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined
}

/** Which parameter Stripe objects to; empty when to none. */
export function paramOf(error: unknown): string {
  const param = typeof error === 'object' && error !== null && 'param' in error ? error.param : undefined
  return typeof param === 'string' ? param : ''
}

/** The HTTP status of Stripe's answer; 0 where none came. */
export function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0
}

/** What is paid, or to be paid, for an order. */
export interface Payment {
  readonly orderId: string | null
  readonly paid: boolean
  readonly paymentIntentId: string | null
  readonly amount: Amount
  readonly currency: Currency
}

/** A payment as it is now, whichever page it was made on. */
export async function readPaymentById(access: StripeAccess, paymentIntentId: string): Promise<Payment> {
  const intent = await asking((await stripe(access)).paymentIntents.retrieve(paymentIntentId))
  const { metadata, status, amount_received: amount, currency } = intent
  const orderId = metadata['orderId'] ?? null
  return { orderId, paid: status === 'succeeded', paymentIntentId, amount, currency }
}

/** What of a webhook can be trusted: its id and type, and the ids of what to read again. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** Undefined for what has no id, such as a balance. */
  readonly objectId: string | undefined
  /** The connected account that it happened to; null for the platform's own. */
  readonly accountId: string | null
  /** Whether it is of the mode of our key: live, or test. */
  readonly isOfMode: boolean
}

/** Whether Stripe says that there is no such thing, for this account and mode. */
export function isMissingAtStripe(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'resource_missing'
}

/** Seconds that clocks may differ. */
const TOLERANCE = 300

/**
 * Checks that a webhook comes from Stripe (Stripe: "Verify webhook signatures"). The SDK accepts timestamps from the
 * future, so those are checked here.
 * @returns the event, or undefined when it is forged, stale or unreadable
 */
export async function findPaymentEvent(
  access: StripeAccess,
  body: string,
  signature: string,
  now: Instant,
): Promise<PaymentEvent | undefined> {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN)
  if (!(signedAt <= Date.parse(now) / 1000 + TOLERANCE)) return undefined
  const { webhooks } = await stripe(access)
  // An endpoint for the platform's account and one for connected accounts have a secret each.
  for (const secret of access.STRIPE_WEBHOOK_SECRET.split(',')) {
    try {
      const event = webhooks.constructEvent(body, signature, secret.trim(), TOLERANCE)
      const { id: objectId } = event.data.object as { id?: string }
      const isOfMode = (event.livemode ?? false) === /^[a-z]+_live_/.test(access.STRIPE_SECRET_KEY)
      return { id: event.id, type: event.type, objectId, accountId: event.account ?? null, isOfMode }
    } catch {
      // Signed with another secret, or by somebody else.
    }
  }
  return undefined
}
