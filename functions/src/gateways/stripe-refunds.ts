import type Stripe from 'stripe'
import type { RefundStatus, TakenBack } from '../../contract/refund'
import { asking, kindOf, stripe } from './stripe'
import type { StripeAccess } from './stripe'

/** A refund as Stripe knows it. */
export interface PaymentRefund {
  readonly id: string
  readonly status: RefundStatus
  readonly amount: number
  readonly paymentIntentId: string | null
  /** Whose payment it is of, and which of our refunds it is; null for one made at the dashboard. */
  readonly orderId: string | null
  readonly refundId: string | null
  /** What of the platform's fee went back so far, by all refunds of the payment. */
  readonly feeReturned: number
  /** What it took back from the organiser. */
  readonly reversed: number
  readonly chargeId: string | null
  /** What Stripe puts all transfers of the payment in, those that pay the organiser again as well. */
  readonly transferGroup: string | null
  readonly payoutAccountId: string | null
}

const EXPAND = ['payment_intent', 'charge.application_fee', 'charge.transfer', 'transfer_reversal']

/** Where a refund is: one that was taken back before it left is as one that failed. */
export function refundStatusOf(status: string | null): RefundStatus {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

/** What was expanded; nothing where only an id came. */
function whole<T extends object>(value: string | T | null | undefined): T | undefined {
  return typeof value === 'object' && value !== null ? value : undefined
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}

/** A refund as it is now. */
export async function readRefund(access: StripeAccess, id: string): Promise<PaymentRefund> {
  const refund = await asking((await stripe(access)).refunds.retrieve(id, { expand: EXPAND }))
  const charge = whole<Stripe.Charge>(refund.charge)
  return {
    id: refund.id,
    status: refundStatusOf(refund.status),
    amount: refund.amount,
    paymentIntentId: idOf(refund.payment_intent),
    orderId: whole<Stripe.PaymentIntent>(refund.payment_intent)?.metadata['orderId'] ?? null,
    refundId: refund.metadata?.['refundId'] ?? null,
    feeReturned: whole<Stripe.ApplicationFee>(charge?.application_fee)?.amount_refunded ?? 0,
    reversed: whole<Stripe.TransferReversal>(refund.transfer_reversal)?.amount ?? 0,
    chargeId: idOf(refund.charge),
    transferGroup: charge?.transfer_group ?? null,
    payoutAccountId: idOf(whole<Stripe.Transfer>(charge?.transfer)?.destination),
  }
}

/** What a refund asks for; the same under the same key is the same refund. */
export interface RefundRequest {
  readonly orderId: string
  readonly refundId: string
  readonly paymentIntentId: string
  readonly amount: number
  readonly fee: number
  readonly takes: readonly TakenBack[]
}

/**
 * Gives money back: once, however often it is asked. Keys are forgotten after some days, so what was made is looked for
 * first when it was asked before.
 * @returns the refund's id, or undefined when Stripe will not make it, now or later
 */
export async function makeRefund(
  access: StripeAccess,
  request: RefundRequest,
  wasAsked: boolean,
): Promise<string | undefined> {
  const made = wasAsked ? await findRefund(access, request) : undefined
  if (made !== undefined) return made
  try {
    await takeBack(access, request)
    const { orderId, refundId, paymentIntentId, amount, fee, takes } = request
    const inProportion = takes.length === 0
    const refund = await asking(
      (await stripe(access)).refunds.create(
        {
          payment_intent: paymentIntentId,
          amount,
          metadata: { orderId, refundId },
          ...(inProportion && { reverse_transfer: true }),
          ...(inProportion && fee > 0 && { refund_application_fee: true }),
        },
        { idempotencyKey: `refund:${orderId}:${refundId}` },
      ),
    )
    return refund.id
  } catch (error) {
    if (kindOf(error) === 'StripeInvalidRequestError') return undefined
    throw error
  }
}

async function findRefund(access: StripeAccess, request: RefundRequest): Promise<string | undefined> {
  const { refunds } = await stripe(access)
  const found = await asking(refunds.list({ payment_intent: request.paymentIntentId, limit: 100 }))
  return found.data.find((it) => it.metadata?.['refundId'] === request.refundId)?.id
}

/** Takes the organiser's share back where no refund does it in proportion: once, like the refund. */
async function takeBack(access: StripeAccess, request: RefundRequest): Promise<void> {
  const { orderId, refundId, paymentIntentId, takes } = request
  if (takes.length === 0) return
  const client = await stripe(access)
  const intent = await asking(client.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }))
  const original = idOf(whole<Stripe.Charge>(intent.latest_charge)?.transfer)
  for (const [index, { transferId, amount }] of takes.entries()) {
    const from = transferId ?? original
    if (from === null) continue
    const taken = await asking(client.transfers.listReversals(from, { limit: 100 }))
    if (taken.data.some((it) => it.metadata?.['refundId'] === refundId)) continue
    const idempotencyKey = `take:${orderId}:${refundId}:${index}`
    const metadata = { orderId, refundId }
    await asking(client.transfers.createReversal(from, { amount, metadata }, { idempotencyKey }))
  }
}

/** A refund that failed, and what a transfer needs to pay the organiser again. */
export interface Repayment extends Pick<PaymentRefund, 'transferGroup'> {
  readonly orderId: string
  readonly refundId: string
  readonly chargeId: string
  readonly payoutAccountId: string
}

/**
 * Pays the organiser again what a failed refund had taken back: the payment provider leaves that with the platform. Once,
 * however often and however much later it is asked.
 * @returns the transfer's id, or undefined when their account takes none
 */
export async function repayOrganiser(
  access: StripeAccess,
  { orderId, refundId, chargeId, transferGroup, payoutAccountId }: Repayment,
  money: { amount: number; currency: string },
): Promise<string | undefined> {
  const { transfers } = await stripe(access)
  if (transferGroup !== null) {
    const paid = await asking(transfers.list({ transfer_group: transferGroup, limit: 100 }))
    const known = paid.data.find((it) => it.metadata['refundId'] === refundId)
    if (known) return known.id
  }
  try {
    const transfer = await asking(
      transfers.create(
        {
          ...money,
          destination: payoutAccountId,
          source_transaction: chargeId,
          metadata: { orderId, refundId },
        },
        { idempotencyKey: `repay:${orderId}:${refundId}` },
      ),
    )
    return transfer.id
  } catch (error) {
    if (kindOf(error) === 'StripeInvalidRequestError') return undefined
    throw error
  }
}

/** The refunds of a payment, newest first. */
export async function listRefundsOf(access: StripeAccess, chargeId: string): Promise<string[]> {
  const found = await asking((await stripe(access)).refunds.list({ charge: chargeId, limit: 100 }))
  return found.data.map((refund) => refund.id)
}
