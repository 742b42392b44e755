import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import type { Person } from './people'
import { ask } from './requests'
import { eventually, stack } from './stack'

/** The real SDK, speaking to the stand-in. */
export function stripe(): Stripe {
  const { hostname, port } = new URL(stack().TURNOUT_STRIPE)
  return new Stripe(stack().STRIPE_SECRET_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  })
}

/** Pulls one of the stand-in's levers. */
export async function control(path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`${stack().TURNOUT_STRIPE}/_control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}

/** Does something while what is asked below a path of the payment provider's goes wrong. */
export async function whileFaulty<T>(
  path: string,
  action: '500' | 'network',
  work: () => Promise<T>,
): Promise<T> {
  await control('faults', { kind: 'api', path, action, times: 'always' })
  try {
    return await work()
  } finally {
    await clearFaults()
  }
}

/** Has the payment provider work again. */
export async function clearFaults(): Promise<void> {
  await fetch(`${stack().TURNOUT_STRIPE}/_control/faults`, { method: 'DELETE' })
}

/** Takes an organiser through onboarding, so that they can be paid. */
export async function payOut(organiser: Person): Promise<void> {
  await ask('startPayoutOnboarding', { body: {} }, organiser, { 'Idempotency-Key': randomUUID() })
  const accounts = await stripe().accounts.list({ limit: 100 })
  const account = accounts.data.find((it) => it.metadata?.['uid'] === organiser.uid)
  await control(`accounts/${account?.id}/onboard`)
  await eventually(
    () => ask('readPayoutMethod', {}, organiser),
    (method) => method.status === 'ready',
  )
}

/** Pays a payment page with a card, as a buyer would, and has the payment booked right after it. */
export async function payPage(sessionId: string, card = '4242424242424242'): Promise<void> {
  await payUnbooked(sessionId, card)
  await bookPayment(sessionId)
}

/** Pays a payment page whose payment is booked later: it has neither transfer nor fee yet. */
export async function payUnbooked(sessionId: string, card = '4242424242424242'): Promise<void> {
  await control(`sessions/${sessionId}/pay`, { card })
}

/** Has the payment of a page booked now, if there is one; otherwise it takes a moment, as at Stripe. */
export async function bookPayment(sessionId: string): Promise<void> {
  const expand = ['payment_intent']
  const { payment_intent: intent } = await stripe().checkout.sessions.retrieve(sessionId, { expand })
  const charge = typeof intent === 'string' ? null : intent?.latest_charge
  if (charge) await control(`charges/${typeof charge === 'string' ? charge : charge.id}/book`)
}

/** The currencies that the platform keeps on a local stack. */
const KEPT = ['usd', 'eur', 'gbp']

/** What the platform can pay refunds from, unless a test says otherwise: more than all tests sell. */
const PLENTY = 1_000_000_00

/** Has the payment provider work, behave as it does at first, and hold money of the platform's. */
export async function steadyProvider(): Promise<void> {
  await clearFaults()
  await fetch(`${stack().TURNOUT_STRIPE}/_control/behaviour`, { method: 'DELETE' })
  for (const currency of KEPT) await control('balance/set', { currency, amount: PLENTY })
}

/** What a webhook tells of. */
interface Event {
  readonly id: string
  readonly type: string
  readonly object: { readonly id: string }
}

/** A webhook's body and its signature, as the payment provider would have signed it now, at another time, or of an account. */
export function signedEvent(
  event: Event,
  over: { secret?: string; at?: number; account?: string } = {},
): { payload: string; signature: string } {
  const at = over.at ?? Math.floor(Date.now() / 1000)
  const payload = JSON.stringify({
    id: event.id,
    object: 'event',
    type: event.type,
    created: at,
    ...(over.account !== undefined && { account: over.account }),
    data: { object: event.object },
  })
  const secret = over.secret ?? stack().STRIPE_WEBHOOK_SECRET
  const signature = stripe().webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
  return { payload, signature }
}

/** Sends a webhook that the payment provider would have signed now, or at another time. */
export async function sendWebhook(
  event: Event,
  over: { secret?: string; at?: number } = {},
): Promise<number> {
  const { payload, signature } = signedEvent(event, over)
  const response = await fetch(`${stack().TURNOUT_ORIGIN}/app/stripe/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  })
  return response.status
}

/** Does something while the payment provider behaves in one of the ways that its documentation leaves open. */
export async function whileBehaving<T>(switches: object, work: () => Promise<T>): Promise<T> {
  await control('behaviour', switches)
  try {
    return await work()
  } finally {
    await fetch(`${stack().TURNOUT_STRIPE}/_control/behaviour`, { method: 'DELETE' })
  }
}
