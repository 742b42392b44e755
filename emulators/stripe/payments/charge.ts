import type { Stripe } from 'stripe'
import { notFound } from '../http/stripe-error'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import type { PaymentError, PaymentIntent } from './payment-intent-object'
import type { Risk } from './test-cards'
import { descriptorOf } from './statement-descriptor'
import type { Charge } from './charge-object'

/** How somebody tried to pay, and what came of it so far. */
interface Attempt {
  buyer: { email: string | null; name: string | null }
  details: Stripe.Charge.PaymentMethodDetails
  status: 'succeeded' | 'pending' | 'failed'
  /** Why it failed. */
  error?: PaymentError
  risk?: Risk
}

/** Records an attempt to pay a payment intent. */
export function createCharge(world: World, intent: PaymentIntent, attempt: Attempt): Charge {
  const { statement_descriptor: descriptor, transfer_data: transfer } = intent
  const charge = newCharge(world, {
    ...attempt,
    id: newId('charge'),
    amount: intent.amount,
    currency: intent.currency,
    description: intent.description,
    metadata: { ...intent.metadata },
    transferGroup: intent.transfer_group,
  })
  return Object.assign(charge, {
    application_fee_amount: intent.application_fee_amount,
    calculated_statement_descriptor: descriptorOf(
      world.behaviour.statementDescriptorPrefix,
      intent.statement_descriptor_suffix,
    ),
    on_behalf_of: intent.on_behalf_of,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    receipt_email: intent.receipt_email,
    statement_descriptor: descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    transfer_data: transfer && { amount: transfer.amount ?? null, destination: transfer.destination },
  })
}

interface NewCharge extends Attempt {
  id: string
  amount: number
  currency: string
  description: string | null
  metadata: Record<string, string>
  transferGroup: string | null
}

/** Records a charge that belongs to no payment intent yet. */
export function newCharge(world: World, given: NewCharge): Charge {
  const { id, amount, buyer, details, status, error } = given
  const isTaken = status !== 'failed'
  const charge: Charge = {
    id,
    object: 'charge',
    amount,
    amount_captured: isTaken ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: buyer.email, name: buyer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: isTaken,
    created: secondsOf(world.clock),
    currency: given.currency,
    customer: null,
    description: given.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: given.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(error, given.risk),
    paid: status === 'succeeded',
    payment_intent: null,
    payment_method: null,
    payment_method_details: details,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: given.transferGroup,
  }
  world.data.charges[id] = charge
  return charge
}

/** The charge, or Stripe's 404. */
export function requireCharge(world: World, id: string): Charge {
  const charge = world.data.charges[id]
  if (!charge) throw notFound('charge', id)
  return charge
}

function outcomeOf(error: PaymentError | undefined, risk: Risk | undefined): Stripe.Charge.Outcome {
  const shared = { advice_code: null, network_advice_code: null }
  if (risk === 'blocked') {
    return {
      ...shared,
      network_decline_code: null,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      risk_level: 'highest',
      risk_score: 92,
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    }
  }
  const declined = error !== undefined
  return {
    ...shared,
    network_decline_code: declined ? '02' : null,
    network_status: declined ? 'declined_by_network' : 'approved_by_network',
    reason: error ? (error.decline_code ?? error.code) : null,
    risk_level: risk ?? 'normal',
    risk_score: risk === 'elevated' ? 70 : 12,
    seller_message: declined
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: declined ? 'issuer_declined' : 'authorized',
  }
}
