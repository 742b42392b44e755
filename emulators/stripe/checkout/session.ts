import { invalidRequest, notFound } from '../http/stripe-error'
import type { Buyer } from '../payments/means'
import { cancelIntent } from '../payments/payment-intent'
import { secondsOf } from '../world/clock'
import type { Cause, StoredEvent, World } from '../world/world'
import type { SessionRow } from './session-object'

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
