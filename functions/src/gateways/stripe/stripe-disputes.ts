import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { DisputeEvidence } from '../../../contract/refunds/refund'
import { keyed } from './keyed'
import type { NextKey } from './keyed'
import { asking, kindOf, stripe } from './stripe'
import type { StripeAccess } from './stripe'

/** A dispute as Stripe knows it. */
export interface PaymentDispute {
  readonly id: string
  readonly status: Stripe.Dispute.Status
  readonly amount: number
  readonly reason: string
  /** Seconds since 1970; null when nothing can be answered. */
  readonly dueBy: number | null
  readonly isAnswered: boolean
  readonly paymentIntentId: string | null
  readonly orderId: string | null
  /** What brought the organiser the money, and to which account. */
  readonly transferId: string | null
  readonly payoutAccountId: string | null
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}

/** A dispute as it is now. */
export async function readDispute(access: StripeAccess, id: string): Promise<PaymentDispute> {
  const dispute = await asking(
    (await stripe(access)).disputes.retrieve(id, { expand: ['payment_intent', 'charge.transfer'] }),
  )
  const intent = dispute.payment_intent
  const transfer = typeof dispute.charge === 'object' ? dispute.charge.transfer : null
  return {
    id: dispute.id,
    status: dispute.status,
    amount: dispute.amount,
    reason: dispute.reason,
    dueBy: dispute.evidence_details.due_by,
    isAnswered: dispute.evidence_details.submission_count > 0,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    orderId: typeof intent === 'object' ? (intent?.metadata['orderId'] ?? null) : null,
    transferId: idOf(transfer),
    payoutAccountId: typeof transfer === 'object' ? idOf(transfer?.destination) : null,
  }
}

/**
 * Sends the evidence to the bank.
 * @returns whether it is sent; not when the bank waits for none any more, or has some already
 */
export async function sendEvidence(
  access: StripeAccess,
  disputeId: string,
  evidence: DisputeEvidence,
  nextKey: NextKey,
): Promise<boolean> {
  const fields: Stripe.DisputeUpdateParams.Evidence = {
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    product_description: evidence.productDescription,
    service_date: evidence.serviceDate,
    refund_policy_disclosure: evidence.refundPolicy,
    access_activity_log: evidence.accessLog,
    uncategorized_text: evidence.text,
  }
  const given = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
  // A second click is the same request; a remark written anew after a fault is another.
  const said = createHash('sha256').update(JSON.stringify(given)).digest('base64url')
  const { disputes } = await stripe(access)
  try {
    await keyed({
      key: `evidence:${disputeId}:${said}`,
      call: (options) => disputes.update(disputeId, { evidence: given, submit: true }, options),
      find: async () => {
        const dispute = await disputes.retrieve(disputeId)
        return (dispute.evidence_details?.submission_count ?? 0) > 0 ? dispute : undefined
      },
      nextKey,
    })
    return true
  } catch (error) {
    if (kindOf(error) === 'StripeInvalidRequestError') return false
    throw error
  }
}
