import type { Stripe } from 'stripe'
import { notFound } from '../http/stripe-error'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import type { Buyer } from './means'
import type { PaymentError, PaymentIntent } from './payment-intent'

/** One attempt to move money (API reference: The Charge object). References are ids. */
export interface Charge extends Omit<
  Stripe.Charge,
  'application_fee' | 'balance_transaction' | 'on_behalf_of' | 'payment_intent' | 'transfer' | 'transfer_data'
> {
  application_fee: string | null
  balance_transaction: string | null
  on_behalf_of: string | null
  payment_intent: string
  transfer?: string
  transfer_data: { amount: number | null; destination: string } | null
}

/** How somebody tried to pay, and what came of it so far. */
interface Attempt {
  buyer: Buyer
  details: Stripe.Charge.PaymentMethodDetails
  status: 'succeeded' | 'pending' | 'failed'
  /** Why it failed. */
  error?: PaymentError
}

/** Records an attempt to pay. */
export function createCharge(
  world: World,
  intent: PaymentIntent,
  { buyer, details, status, error }: Attempt,
): Charge {
  const isTaken = status !== 'failed'
  const charge: Charge = {
    id: newId('charge'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isTaken ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: { address: null, email: buyer.email, name: buyer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: intent.statement_descriptor ?? 'TURNOUT',
    captured: isTaken,
    created: secondsOf(world.clock),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: intent.on_behalf_of,
    outcome: outcomeOf(error),
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: details,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
    transfer_data: intent.transfer_data && {
      amount: intent.transfer_data.amount ?? null,
      destination: intent.transfer_data.destination,
    },
    transfer_group: intent.transfer_group,
  }
  world.data.charges[charge.id] = charge
  return charge
}

/** The charge, or Stripe's 404. */
export function requireCharge(world: World, id: string): Charge {
  const charge = world.data.charges[id]
  if (!charge) throw notFound('charge', id)
  return charge
}

function outcomeOf(error: PaymentError | undefined): Stripe.Charge.Outcome {
  const declined = error !== undefined
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: declined ? '02' : null,
    network_status: declined ? 'declined_by_network' : 'approved_by_network',
    reason: error ? (error.decline_code ?? error.code) : null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: declined
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: declined ? 'issuer_declined' : 'authorized',
  }
}
