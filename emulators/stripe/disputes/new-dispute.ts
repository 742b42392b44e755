import { z } from 'zod'
import type { Stripe } from 'stripe'
import { invalidRequest } from '../http/stripe-error'
import { requireCharge } from '../payments/charge'
import type { Charge } from '../payments/charge-object'
import { formatMoney } from '../payments/money'
import { failWaitingRefunds } from '../refunds/waiting-refunds'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import { watchDeadline } from './deadline'
import { announceDispute, disputesOf, isOpen, leftOf } from './dispute'
import type { Dispute } from './dispute-object'
import { closeWarnings } from './early-fraud-warning'
import { NO_EVIDENCE } from './evidence'
import { withdraw } from './move-dispute'

/** Why buyers object, each with the code of Visa's that comes nearest (Dispute reason codes). */
export const REASONS = {
  fraudulent: '10.4',
  product_not_received: '13.1',
  product_unacceptable: '13.3',
  credit_not_processed: '13.6',
  duplicate: '12.6.1',
  subscription_canceled: '13.2',
  unrecognized: '10.4',
  general: null,
} as const

/** How a bank, or a person in its place, opens a dispute. */
export const OpenDispute = z.strictObject({
  reason: z.enum(Object.keys(REASONS) as (keyof typeof REASONS)[]).default('fraudulent'),
  /** All that has not been refunded when absent. */
  amount: z.int().min(1).optional(),
  /** True: the bank only asks for now, and takes no money. */
  inquiry: z.boolean().default(false),
})
export type OpenDispute = z.output<typeof OpenDispute>

/** Stripe gives nine days to answer a dispute by card. */
const ANSWER_SECONDS = 9 * 24 * 60 * 60

/** Opens a dispute; throws when there is nothing to dispute, or one is open already. */
export function openDispute(world: World, chargeId: string, given: OpenDispute): Dispute {
  const charge = requireCharge(world, chargeId)
  failWaitingRefunds(world, charge.id)
  const amount = given.amount ?? leftOf(world, charge)
  checkDispute(world, charge, amount)
  const created = secondsOf(world.clock)
  const dispute: Dispute = {
    id: newId('dispute'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE, customer_email_address: charge.billing_details.email },
    evidence_details: {
      due_by: created + ANSWER_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: given.inquiry,
    livemode: false,
    metadata: {},
    network_reason_code: REASONS[given.reason],
    payment_intent: charge.payment_intent,
    payment_method_details: methodOf(charge, given),
    reason: given.reason,
    status: given.inquiry ? 'warning_needs_response' : 'needs_response',
  }
  world.data.disputes[dispute.id] = dispute
  charge.disputed = true
  closeWarnings(world, charge)
  if (!given.inquiry) withdraw(world, dispute)
  announceDispute(world, dispute, 'created', { cause: undefined })
  if (!given.inquiry) announceDispute(world, dispute, 'funds_withdrawn', { cause: undefined })
  watchDeadline(world, dispute)
  return dispute
}

function checkDispute(world: World, charge: Charge, amount: number): void {
  if (disputesOf(world, charge.id).some(isOpen)) {
    throw invalidRequest(`Charge ${charge.id} is disputed already.`)
  }
  const left = leftOf(world, charge)
  if (!charge.paid || left <= 0) {
    throw invalidRequest(`Charge ${charge.id} has nothing left that could be disputed.`)
  }
  if (amount > left) {
    const message = `Only ${formatMoney(left, charge.currency)} of charge ${charge.id} can still be disputed.`
    throw invalidRequest(message, { param: 'amount' })
  }
}

function methodOf(charge: Charge, { reason, inquiry }: OpenDispute): Stripe.Dispute.PaymentMethodDetails {
  const brand = charge.payment_method_details?.card?.brand ?? 'visa'
  return {
    type: 'card',
    card: {
      brand,
      case_type: inquiry ? 'inquiry' : 'chargeback',
      network: brand,
      network_reason_code: REASONS[reason],
    },
  }
}
