import { completeSession, requireSession } from '../checkout/session'
import type { SessionRow } from '../checkout/session-object'
import { invalidRequest } from '../http/stripe-error'
import type { StoredEvent, World } from '../world/world'
import { createCharge, requireCharge } from './charge'
import { completePayment } from './complete-payment'
import { otherDetails, type Buyer } from './means'
import { paymentError } from './payment-intent'
import type { PaymentIntent } from './payment-intent-object'
import { methodOf, type PaymentMethodType } from './payment-methods'

/**
 * Starts a payment whose money comes later, or not at all: the session is complete and unpaid (Fulfill orders: delayed
 * payment methods, https://docs.stripe.com/checkout/fulfillment). A debit is processing; a voucher still waits for its
 * buyer, so that nothing has been charged yet.
 */
export function startDelayed(
  world: World,
  row: SessionRow,
  intent: PaymentIntent,
  { type, buyer }: { type: Exclude<PaymentMethodType, 'card'>; buyer: Buyer },
): StoredEvent {
  intent.last_payment_error = null
  if (methodOf(type).settles === 'voucher') {
    intent.status = 'requires_action'
    world.announce('payment_intent.requires_action', intent, { cause: undefined })
  } else {
    const charge = createCharge(world, intent, { buyer, details: otherDetails(type), status: 'pending' })
    intent.status = 'processing'
    intent.latest_charge = charge.id
    world.announce('charge.pending', charge, { cause: undefined })
    world.announce('payment_intent.processing', intent, { cause: undefined })
  }
  row.delayed = { type, buyer }
  return completeSession(world, row, buyer, 'unpaid')
}

/** The payment of a session that may still succeed or fail, if there is one. */
export function underWay(world: World, { session, delayed }: SessionRow): PaymentIntent | undefined {
  const intent = delayed && session.payment_intent && world.data.paymentIntents[session.payment_intent]
  return intent && ['processing', 'requires_action'].includes(intent.status) ? intent : undefined
}

/** Ends a payment that was under way. Throws where there is none, or it has ended already. */
export function settleDelayed(world: World, sessionId: string, status: 'succeeded' | 'failed'): SessionRow {
  const row = requireSession(world, sessionId)
  const { session, delayed } = row
  const intent = underWay(world, row)
  if (!delayed || !intent) {
    throw invalidRequest('No payment of this Checkout Session is under way.', { param: 'session' })
  }
  if (status === 'succeeded') {
    const details = otherDetails(delayed.type)
    const charge =
      intent.status === 'processing' && intent.latest_charge
        ? requireCharge(world, intent.latest_charge)
        : createCharge(world, intent, { buyer: delayed.buyer, details, status: 'pending' })
    completePayment(world, intent, charge, { availableAtOnce: false })
    session.payment_status = 'paid'
    world.announce('checkout.session.async_payment_succeeded', session, { cause: undefined })
  } else {
    failDelayed(world, intent)
    world.announce('checkout.session.async_payment_failed', session, { cause: undefined })
  }
  return row
}

/** The bank sent a debit back, or nobody paid the voucher. */
function failDelayed(world: World, intent: PaymentIntent): void {
  const wasCharged = intent.status === 'processing' && intent.latest_charge !== null
  const error = paymentError('payment_intent_payment_attempt_failed', 'The payment failed.', {
    type: 'invalid_request_error',
  })
  if (wasCharged) {
    const charge = requireCharge(world, intent.latest_charge!)
    const failure = {
      failure_code: 'insufficient_funds',
      failure_message: 'The account does not have enough money.',
    }
    Object.assign(charge, { status: 'failed', ...failure })
    error.charge = charge.id
    world.announce('charge.failed', charge, { cause: undefined })
  }
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.last_payment_error = error
  world.announce('payment_intent.payment_failed', intent, { cause: undefined })
}
