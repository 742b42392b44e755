import type { Stripe } from 'stripe'
import { invalidRequest, notFound } from '../http/stripe-error'
import type { Buyer, CardDetails } from '../payments/means'
import { cancelIntent } from '../payments/payment-intent'
import type { PaymentMethodType } from '../payments/payment-methods'
import { secondsOf } from '../world/clock'
import type { Cause, StoredEvent, World } from '../world/world'
import type { LineItem } from './line-item'

type Known = 'amount_total' | 'currency' | 'payment_intent' | 'url' | 'status' | 'line_items'

/** A checkout session as the API answers it (API reference: The Checkout Session object). */
export interface Session extends Omit<Stripe.Checkout.Session, Known | 'currency_conversion'> {
  amount_total: number
  currency: string
  currency_conversion: null
  payment_intent: string | null
  status: 'open' | 'complete' | 'expired'
  /** Where the buyer pays; null once the session is over. */
  url: string | null
}

/** A session with what the API does not show. */
export interface SessionRow {
  session: Session
  lineItems: LineItem[]
  intentData: IntentData
  /** The card that waits for the buyer to pass 3-D Secure. */
  challengedCard: CardDetails | null
  /** How it is paid by what comes later, once somebody has chosen that. */
  delayed?: { type: Exclude<PaymentMethodType, 'card'>; buyer: Buyer }
}

/** What was asked to be set on the payment intent, which exists only once somebody tries to pay. */
export interface IntentData {
  application_fee_amount?: number | undefined
  description?: string | undefined
  metadata?: Record<string, string>
  on_behalf_of?: string | undefined
  receipt_email?: string | undefined
  statement_descriptor?: string | undefined
  statement_descriptor_suffix?: string | undefined
  transfer_data?: { destination: string; amount?: number }
}

/** The session as of now, so one whose time is over is expired; throws Stripe's 404. */
export function requireSession(world: World, id: string): SessionRow {
  const row = findSession(world, id)
  if (!row) throw notFound('checkout.session', id, 'session')
  return row
}

/** The session as of now, if there is one. */
export function findSession(world: World, id: string): SessionRow | undefined {
  const row = world.data.sessions[id]
  if (row) expireIfDue(world, row)
  return row
}

/** The session, if it can still be paid. */
export function requirePayable(world: World, id: string): SessionRow {
  const row = requireSession(world, id)
  if (row.session.status === 'open') return row
  const message =
    row.session.status === 'complete'
      ? 'This Checkout Session has already been completed.'
      : 'This Checkout Session has expired.'
  throw invalidRequest(message, { param: 'session' })
}

/** Ends a session in good order, `unpaid` while its money is under way; answers the event that says so. */
export function completeSession(
  world: World,
  { session }: SessionRow,
  buyer: Buyer,
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required',
): StoredEvent {
  session.status = 'complete'
  session.payment_status = paymentStatus
  session.url = null
  session.customer_details = {
    address: null,
    business_name: null,
    email: buyer.email,
    individual_name: null,
    name: buyer.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
  return world.announce('checkout.session.completed', session, { cause: undefined })
}

/** Ends an open session without a payment. A payment that was being attempted can no longer succeed. */
export function expireSession(world: World, row: SessionRow, cause: Cause): void {
  const { session } = row
  session.status = 'expired'
  session.url = null
  row.challengedCard = null
  const intent = session.payment_intent && world.data.paymentIntents[session.payment_intent]
  if (intent && intent.status !== 'canceled') cancelIntent(world, intent, 'expired', cause)
  world.announce('checkout.session.expired', session, { cause })
}

/** Lets the session expire by itself. Called for a new session, and for every open one after a restart. */
export function watchExpiry(world: World, row: SessionRow): void {
  if (row.session.status !== 'open') return
  const delay = row.session.expires_at * 1000 - world.clock.now()
  // The row is looked up again because the data may have been reset meanwhile.
  world.clock.after(delay, () => void findSession(world, row.session.id))
}

function expireIfDue(world: World, row: SessionRow): void {
  const isDue = secondsOf(world.clock) >= row.session.expires_at
  if (row.session.status === 'open' && isDue) expireSession(world, row, undefined)
}
