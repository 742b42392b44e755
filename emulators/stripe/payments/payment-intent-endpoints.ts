import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { mergeMetadata, metadata } from '../http/parameters'
import { invalidRequest } from '../http/stripe-error'
import { cancelIntent, requirePaymentIntent } from './payment-intent'

const CANCELABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]

/** `/v1/payment_intents` (API reference: PaymentIntents). Checkout alone creates and confirms them here. */
export const paymentIntentEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/payment_intents', z.strictObject(listParameters), (world, { params }) =>
    paginate('payment_intent', '/v1/payment_intents', Object.values(world.data.paymentIntents), params),
  ),
  endpoint('GET', '/v1/payment_intents/:id', z.strictObject({}), (world, { id }) =>
    requirePaymentIntent(world, id),
  ),
  endpoint(
    'POST',
    '/v1/payment_intents/:id',
    z.strictObject({ metadata: metadata().optional(), description: z.string().optional() }),
    (world, { id, params }) => {
      const intent = requirePaymentIntent(world, id)
      intent.metadata = mergeMetadata(intent.metadata, params.metadata)
      if (params.description !== undefined) intent.description = params.description || null
      return intent
    },
  ),
  endpoint(
    'POST',
    '/v1/payment_intents/:id/cancel',
    z.strictObject({
      cancellation_reason: z
        .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
        .optional(),
    }),
    (world, { id, params, cause }) => {
      const intent = requirePaymentIntent(world, id)
      // Stripe lets a debit that is processing be called off “in rare cases”, which are none here.
      if (!CANCELABLE.includes(intent.status) || intent.status === 'processing') {
        const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`
        throw invalidRequest(message, { code: 'payment_intent_unexpected_state' })
      }
      const rows = Object.values(world.data.sessions)
      const isOpenAtCheckout = rows.some(
        ({ session }) => session.payment_intent === id && session.status === 'open',
      )
      if (isOpenAtCheckout) {
        throw invalidRequest(
          'You cannot cancel this PaymentIntent because it was created by a Checkout Session that is still open. Expire the Checkout Session instead.',
          { code: 'payment_intent_unexpected_state' },
        )
      }
      return cancelIntent(world, intent, params.cancellation_reason ?? null, cause)
    },
  ),
]
