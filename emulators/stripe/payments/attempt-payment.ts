import { completeSession, requirePayable, type SessionRow } from '../checkout/session'
import { watchCharge } from '../disputes/watch-disputes'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import { collectFee } from './application-fee'
import { creditCharge } from './credit-charge'
import { createCharge, type Charge } from './charge'
import { openPaymentIntent, paymentError, type PaymentError, type PaymentIntent } from './payment-intent'
import { behaviourOf } from './test-cards'
import { passOn } from './transfer'

/** A card as it was typed, digits only, and whose it is. */
export interface CardDetails {
  number: string
  expiryMonth: number
  expiryYear: number
  email: string
  name: string | null
}

export type PaymentOutcome =
  /** With the id of the event that tells the application. */
  | { kind: 'succeeded'; eventId: string }
  | { kind: 'declined'; error: PaymentError }
  /** The bank wants to see the buyer first: 3-D Secure. */
  | { kind: 'challenged' }

/** Tries to pay an open session by card. Throws when the session can no longer be paid. */
export function attemptPayment(world: World, sessionId: string, card: CardDetails): PaymentOutcome {
  const row = requirePayable(world, sessionId)
  row.challengedCard = null
  if (row.session.amount_total === 0) {
    const event = completeSession(world, row, card, 'no_payment_required')
    return { kind: 'succeeded', eventId: event.id }
  }
  const intent = openPaymentIntent(world, row)
  intent.payment_method = newId('payment method')
  const behaviour = behaviourOf(card.number)
  intent.next_action = null
  if (behaviour.kind === 'succeeds') return succeed(world, row, intent, card)
  if (behaviour.kind === 'challenged') return challenge(world, row, intent, card)
  const { code, declineCode, message } = behaviour
  const error = paymentError(code, message, declineCode ? { decline_code: declineCode } : {})
  return decline(world, intent, createCharge(world, intent, card, error), error)
}

/** The buyer's answer to a 3-D Secure challenge. Throws when the session can no longer be paid. */
export function answerChallenge(world: World, sessionId: string, authenticated: boolean): PaymentOutcome {
  const row = requirePayable(world, sessionId)
  const { challengedCard: card } = row
  if (!card) return { kind: 'challenged' }
  row.challengedCard = null
  const intent = openPaymentIntent(world, row)
  intent.next_action = null
  if (authenticated) return succeed(world, row, intent, card)
  const error = paymentError(
    'payment_intent_authentication_failure',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  )
  return decline(world, intent, undefined, error)
}

function succeed(world: World, row: SessionRow, intent: PaymentIntent, card: CardDetails): PaymentOutcome {
  const charge = createCharge(world, intent, card, undefined)
  const behaviour = behaviourOf(card.number)
  const { afterwards, availableAtOnce } = behaviour.kind === 'succeeds' ? behaviour : {}
  if (afterwards) world.data.afterwards[charge.id] = afterwards
  creditCharge(world, charge, availableAtOnce ?? false)
  passOn(world, charge, collectFee(world, charge))
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.last_payment_error = null
  world.announce('charge.succeeded', charge, { cause: undefined })
  world.announce('payment_intent.succeeded', intent, { cause: undefined })
  const event = completeSession(world, row, card, 'paid')
  watchCharge(world, charge.id)
  return { kind: 'succeeded', eventId: event.id }
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
