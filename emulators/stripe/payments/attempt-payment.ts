import { completeSession, requirePayable } from '../checkout/session'
import type { SessionRow } from '../checkout/session-object'
import { invalidRequest } from '../http/stripe-error'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import { createCharge } from './charge'
import type { Charge } from './charge-object'
import { completePayment } from './complete-payment'
import { startDelayed } from './delayed-payment'
import { cardDetails, otherDetails, type Buyer, type CardDetails } from './means'
import { openPaymentIntent, paymentError } from './payment-intent'
import type { PaymentError, PaymentIntent } from './payment-intent-object'
import { methodOf, type PaymentMethodType } from './payment-methods'
import { behaviourOf, type Decline } from './test-cards'

export type PaymentOutcome =
  /** With the id of the event that tells the application. */
  | { kind: 'succeeded'; eventId: string }
  /** The money comes later, if it comes. */
  | { kind: 'processing'; eventId: string }
  | { kind: 'declined'; error: PaymentError }
  /** The bank wants to see the buyer first: 3-D Secure. */
  | { kind: 'challenged' }

/** Tries to pay an open session by card. Throws when the session can no longer be paid. */
export function attemptPayment(world: World, sessionId: string, card: CardDetails): PaymentOutcome {
  const row = requirePayable(world, sessionId)
  if (row.session.amount_total === 0) return completeFree(world, row, card)
  const intent = beginAttempt(world, row, 'card')
  const behaviour = behaviourOf(card.number)
  if (behaviour.kind === 'succeeds') return succeedByCard(world, row, intent, card)
  if (behaviour.kind === 'challenged') return challenge(world, row, intent, card)
  return declineCard(world, intent, card, behaviour)
}

function declineCard(
  world: World,
  intent: PaymentIntent,
  card: CardDetails,
  { code, declineCode, message, risk }: Decline,
): PaymentOutcome {
  const error = paymentError(code, message, declineCode ? { decline_code: declineCode } : {})
  const details = cardDetails(card)
  const attempt = { buyer: card, details, status: 'failed' as const, error, ...(risk && { risk }) }
  return decline(world, intent, createCharge(world, intent, attempt), error)
}

/** Pays an open session in another way. Throws when it can no longer be paid, or not in this way. */
export function attemptByMethod(
  world: World,
  sessionId: string,
  { type, buyer }: { type: Exclude<PaymentMethodType, 'card'>; buyer: Buyer },
): PaymentOutcome {
  const row = requirePayable(world, sessionId)
  if (row.session.amount_total === 0) return completeFree(world, row, buyer)
  const intent = beginAttempt(world, row, type)
  if (methodOf(type).settles !== 'at once') {
    return { kind: 'processing', eventId: startDelayed(world, row, intent, { type, buyer }).id }
  }
  const attempt = { buyer, details: otherDetails(type), status: 'succeeded' as const }
  completePayment(world, intent, createCharge(world, intent, attempt), { availableAtOnce: false })
  return { kind: 'succeeded', eventId: completeSession(world, row, buyer, 'paid').id }
}

/** The buyer's answer to a 3-D Secure challenge. Throws when the session can no longer be paid. */
export function answerChallenge(world: World, sessionId: string, authenticated: boolean): PaymentOutcome {
  const row = requirePayable(world, sessionId)
  const { challengedCard: card } = row
  if (!card) return { kind: 'challenged' }
  row.challengedCard = null
  const intent = openPaymentIntent(world, row)
  intent.next_action = null
  if (authenticated) {
    const behaviour = behaviourOf(card.number)
    const isDeclined = behaviour.kind === 'challenged' && behaviour.next.kind === 'declined'
    return isDeclined
      ? declineCard(world, intent, card, behaviour.next as Decline)
      : succeedByCard(world, row, intent, card)
  }
  const error = paymentError(
    'payment_intent_authentication_failure',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  )
  return decline(world, intent, undefined, error)
}

function beginAttempt(world: World, row: SessionRow, type: PaymentMethodType): PaymentIntent {
  if (!row.session.payment_method_types.includes(type)) {
    throw invalidRequest(`This Checkout Session cannot be paid by ${type}.`, { param: 'payment_method' })
  }
  row.challengedCard = null
  const intent = openPaymentIntent(world, row)
  intent.payment_method = newId('payment method')
  intent.next_action = null
  return intent
}

function completeFree(world: World, row: SessionRow, buyer: Buyer): PaymentOutcome {
  row.challengedCard = null
  return { kind: 'succeeded', eventId: completeSession(world, row, buyer, 'no_payment_required').id }
}

function succeedByCard(
  world: World,
  row: SessionRow,
  intent: PaymentIntent,
  card: CardDetails,
): PaymentOutcome {
  const behaviour = behaviourOf(card.number)
  const { afterwards, risk, availableAtOnce = false } = behaviour.kind === 'succeeds' ? behaviour : {}
  const details = cardDetails(card)
  const attempt = { buyer: card, details, status: 'succeeded' as const, ...(risk && { risk }) }
  const charge = createCharge(world, intent, attempt)
  if (afterwards) world.data.afterwards[charge.id] = afterwards
  completePayment(world, intent, charge, { availableAtOnce })
  return { kind: 'succeeded', eventId: completeSession(world, row, card, 'paid').id }
}

function challenge(world: World, row: SessionRow, intent: PaymentIntent, card: CardDetails): PaymentOutcome {
  const url = `${row.session.url}/challenge`
  row.challengedCard = card
  intent.status = 'requires_action'
  intent.last_payment_error = null
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: row.session.url } }
  world.announce('payment_intent.requires_action', intent, { cause: undefined })
  return { kind: 'challenged' }
}

/**
 * A refused card leaves a failed charge; a failed 3-D Secure challenge leaves none, because nothing was
 * charged.
 */
function decline(
  world: World,
  intent: PaymentIntent,
  charge: Charge | undefined,
  error: PaymentError,
): PaymentOutcome {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.last_payment_error = charge ? { ...error, charge: charge.id } : error
  if (charge) {
    intent.latest_charge = charge.id
    world.announce('charge.failed', charge, { cause: undefined })
  }
  world.announce('payment_intent.payment_failed', intent, { cause: undefined })
  return { kind: 'declined', error }
}
