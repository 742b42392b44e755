import type Stripe from 'stripe'
import type { OrderRefund, RefundStatus, TakenBack } from '../../contract/refund'
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
 * @returns the refund's id, or undefined when Stripe will not make it, now or later; see `readTaken` for what it took then
 */
export async function makeRefund(
  access: StripeAccess,
  request: RefundRequest,
  wasAsked: boolean,
): Promise<string | undefined> {
  const made = wasAsked ? await findRefund(access, request) : undefined
  if (made !== undefined) return made
  try {
    if (request.takes.length > 0 && !(await takeBack(access, request))) return undefined
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
    if (isRefused(error)) return undefined
    throw error
  }
}

function isRefused(error: unknown): boolean {
  return kindOf(error) === 'StripeInvalidRequestError'
}

async function findRefund(access: StripeAccess, request: RefundRequest): Promise<string | undefined> {
  const { refunds } = await stripe(access)
  const found = await asking(refunds.list({ payment_intent: request.paymentIntentId, limit: 100 }))
  return found.data.find((it) => it.metadata?.['refundId'] === request.refundId)?.id
}

/** What of an organiser's share goes back by itself, and from where. */
type Taking = Pick<RefundRequest, 'orderId' | 'refundId' | 'paymentIntentId' | 'takes'>

/**
 * Takes the organiser's share back where no refund does it in proportion: once, like the refund.
 * @returns false when that was done before, and undone since because the refund was refused
 */
async function takeBack(access: StripeAccess, taking: Taking): Promise<boolean> {
  const { orderId, refundId } = taking
  const client = await stripe(access)
  const share = await readShare(access, taking)
  if (await findRepayment(access, { refundId, transferGroup: share.transferGroup })) return false
  for (const [index, { from, amount, taken }] of share.parts.entries()) {
    if (taken > 0) continue
    const idempotencyKey = `take:${orderId}:${refundId}:${index}`
    const metadata = { orderId, refundId }
    await asking(client.transfers.createReversal(from, { amount, metadata }, { idempotencyKey }))
  }
  return true
}

/** Where the parts of an organiser's share are, and what a refund took of each so far. */
async function readShare(access: StripeAccess, { refundId, paymentIntentId, takes }: Taking) {
  const client = await stripe(access)
  const intent = await asking(
    client.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge.transfer'] }),
  )
  const charge = whole<Stripe.Charge>(intent.latest_charge)
  const original = whole<Stripe.Transfer>(charge?.transfer)
  const parts: { from: string; amount: number; taken: number }[] = []
  for (const { transferId, amount } of takes) {
    const from = transferId ?? original?.id
    if (from === undefined) continue
    const { data } = await asking(client.transfers.listReversals(from, { limit: 100 }))
    const taken = data.find((it) => it.metadata?.['refundId'] === refundId)?.amount ?? 0
    parts.push({ from, amount, taken })
  }
  return {
    parts,
    chargeId: charge?.id ?? null,
    transferGroup: charge?.transfer_group ?? null,
    payoutAccountId: idOf(original?.destination),
  }
}

/** What a refund took of the organiser's share by itself before Stripe refused it. */
export async function readTaken(
  access: StripeAccess,
  taking: Taking,
): Promise<Pick<PaymentRefund, 'reversed' | 'chargeId' | 'transferGroup' | 'payoutAccountId'>> {
  const { parts, ...where } = await readShare(access, taking)
  return { reversed: parts.reduce((sum, it) => sum + it.taken, 0), ...where }
}

/** A refund that failed, and what a transfer needs to pay the organiser again. */
export interface Repayment extends Pick<PaymentRefund, 'transferGroup'> {
  readonly orderId: string
  readonly refundId: string
  readonly chargeId: string
  readonly payoutAccountId: string
}

/** A transfer that paid the organiser again. */
type Repaid = NonNullable<OrderRefund['repaid']>

/**
 * Pays the organiser again what a failed refund had taken back: the payment provider leaves that with the platform. Once,
 * however often and however much later it is asked.
 * @returns the transfer, or undefined when their account takes none
 */
export async function repayOrganiser(
  access: StripeAccess,
  about: Repayment,
  money: { amount: number; currency: string },
): Promise<Repaid | undefined> {
  const known = await findRepayment(access, about)
  if (known) return known
  const { orderId, refundId, chargeId, payoutAccountId } = about
  try {
    const { id: transferId, amount } = await asking(
      (await stripe(access)).transfers.create(
        {
          ...money,
          destination: payoutAccountId,
          source_transaction: chargeId,
          metadata: { orderId, refundId },
        },
        { idempotencyKey: `repay:${orderId}:${refundId}` },
      ),
    )
    return { transferId, amount }
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
}

async function findRepayment(
  access: StripeAccess,
  { refundId, transferGroup }: Pick<Repayment, 'refundId' | 'transferGroup'>,
): Promise<Repaid | undefined> {
  if (transferGroup === null) return undefined
  const { transfers } = await stripe(access)
  const { data } = await asking(transfers.list({ transfer_group: transferGroup, limit: 100 }))
  const known = data.find((it) => it.metadata['refundId'] === refundId)
  return known && { transferId: known.id, amount: known.amount }
}

/**
 * Gives a payment that no order has back, whole, with the fee and the organiser's share: once, however often it is asked,
 * and again where a bank sent it back.
 * @returns what of it Stripe will not give back, as while a bank has it
 */
export async function refundPayment(access: StripeAccess, paymentIntentId: string): Promise<number> {
  const client = await stripe(access)
  const [intent, refunds] = await asking(
    Promise.all([
      client.paymentIntents.retrieve(paymentIntentId),
      client.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    ]),
  )
  const failed = refunds.data.filter(({ status }) => refundStatusOf(status) === 'failed')
  const back = refunds.data.filter((it) => !failed.includes(it)).reduce((sum, it) => sum + it.amount, 0)
  const left = intent.amount_received - back
  if (left <= 0) return 0
  // What the first one took from the organiser, and returned of the fee, stays so when it fails.
  const isFirst = failed.length === 0
  const params = {
    payment_intent: paymentIntentId,
    ...(isFirst && { reverse_transfer: true }),
    ...(isFirst && (intent.application_fee_amount ?? 0) > 0 && { refund_application_fee: true }),
  }
  try {
    await asking(
      client.refunds.create(params, { idempotencyKey: `refund:${paymentIntentId}:${failed.length}` }),
    )
    return 0
  } catch (error) {
    if (isRefused(error)) return left
    throw error
  }
}

/** The refunds of a payment, newest first. */
export async function listRefundsOf(access: StripeAccess, chargeId: string): Promise<string[]> {
  const found = await asking((await stripe(access)).refunds.list({ charge: chargeId, limit: 100 }))
  return found.data.map((refund) => refund.id)
}
