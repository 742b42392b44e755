import type { Stripe } from 'stripe'
import { notFound } from '../http/stripe-error'
import type { SessionRow } from '../checkout/session-object'
import { secondsOf } from '../world/clock'
import { newId, randomText } from '../world/ids'
import type { Cause, World } from '../world/world'
import type { PaymentError, PaymentIntent } from './payment-intent-object'

/** Describes a refused attempt. */
export function paymentError(code: string, message: string, more: Partial<PaymentError> = {}): PaymentError {
  const docUrl = `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`
  return { type: 'card_error', code, message, doc_url: docUrl, ...more }
}

/**
 * The payment intent of a session. Checkout creates it when a buyer first tries to pay, not with the session.
 */
export function openPaymentIntent(world: World, row: SessionRow): PaymentIntent {
  const existing = row.session.payment_intent && world.data.paymentIntents[row.session.payment_intent]
  if (existing) return existing
  const { intentData } = row
  const id = newId('payment intent')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: row.session.amount_total,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: intentData.application_fee_amount ?? null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: secondsOf(world.clock),
    currency: row.session.currency,
    customer: null,
    customer_account: null,
    description: intentData.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: intentData.metadata ?? {},
    next_action: null,
    on_behalf_of: intentData.on_behalf_of ?? null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: row.session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: intentData.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: intentData.statement_descriptor ?? null,
    statement_descriptor_suffix: intentData.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: intentData.transfer_data ?? null,
    transfer_group: intentData.transfer_data ? `group_${id}` : null,
  }
  world.data.paymentIntents[id] = intent
  row.session.payment_intent = id
  world.announce('payment_intent.created', intent, { cause: undefined })
  return intent
}

/** The payment intent, or Stripe's 404. */
export function requirePaymentIntent(world: World, id: string): PaymentIntent {
  const intent = world.data.paymentIntents[id]
  if (!intent) throw notFound('payment_intent', id, 'intent')
  return intent
}

/** Ends a payment that has not succeeded. */
export function cancelIntent(
  world: World,
  intent: PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
  cause: Cause,
): PaymentIntent {
  intent.status = 'canceled'
  intent.canceled_at = secondsOf(world.clock)
  intent.cancellation_reason = reason
  intent.next_action = null
  world.announce('payment_intent.canceled', intent, { cause })
  return intent
}
