import type Stripe from 'stripe'
import type { OrderRefund, RefundStatus } from '../../../contract/refunds/refund'
import { keyed } from './keyed'
import type { NextKey } from './keyed'
import { conversionOf, toSale, toSettled } from './conversion'
import type { Conversion } from './conversion'
import { asking, kindOf, stripe } from './stripe'
import type { StripeAccess } from './stripe'

/** A refund as Stripe knows it; amounts are in the currency of the sale. */
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
  /** Asked for without the organiser's share, since their account could not pay it. */
  readonly isAdvance: boolean
  /** Stripe waits for, or has given up for want of, money in the platform's balance. */
  readonly isUnfunded: boolean
  /** What follows a payment a moment later where it is captured asynchronously; null and false until then. */
  readonly transferId: string | null
  readonly hasFee: boolean
  readonly chargeId: string | null
  /** What Stripe puts all transfers of the payment in, those that pay the organiser again as well. */
  readonly transferGroup: string | null
  readonly payoutAccountId: string | null
  /** What Stripe made of the payment's money. */
  readonly conversion: Conversion
}

const EXPAND = [
  'payment_intent',
  'charge.application_fee',
  'charge.transfer',
  'charge.balance_transaction',
  'transfer_reversal',
]

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
  const conversion = conversionOf(charge, refund.currency)
  const feeReturned = whole<Stripe.ApplicationFee>(charge?.application_fee)?.amount_refunded ?? 0
  const reversed = whole<Stripe.TransferReversal>(refund.transfer_reversal)?.amount ?? 0
  return {
    id: refund.id,
    status: refundStatusOf(refund.status),
    amount: refund.amount,
    paymentIntentId: idOf(refund.payment_intent),
    orderId: whole<Stripe.PaymentIntent>(refund.payment_intent)?.metadata['orderId'] ?? null,
    refundId: refund.metadata?.['refundId'] ?? null,
    feeReturned: toSale(feeReturned, conversion),
    reversed: toSale(reversed, conversion),
    isAdvance: refund.metadata?.['payer'] === 'platform',
    isUnfunded: [refund.pending_reason, refund.failure_reason].includes('insufficient_funds'),
    transferId: idOf(charge?.transfer),
    hasFee: charge?.application_fee != null,
    chargeId: idOf(refund.charge),
    transferGroup: charge?.transfer_group ?? null,
    payoutAccountId: idOf(whole<Stripe.Transfer>(charge?.transfer)?.destination),
    conversion,
  }
}

/** What a refund asks for; the same under the same key is the same refund. */
export interface RefundRequest extends Pick<OrderRefund, 'amount' | 'takes' | 'attempts' | 'unpaidIds'> {
  readonly orderId: string
  readonly refundId: string
  readonly paymentIntentId: string
  readonly fee: number
}

/** What became of a request: the refund's id; `refused` for good; or `unfunded`, for want of money in the platform's balance. */
export type MadeRefund = { readonly id: string } | 'refused' | 'unfunded'

/**
 * Gives money back: once, however often it is asked. Keys are forgotten after some days, so what was made is looked for
 * first when it was asked before. Stripe may refuse to take the organiser's share from an account that cannot pay it
 * (docs.stripe.com/connect/charges, "Issue refunds"): then all of it comes from the platform's balance.
 */
export async function makeRefund(
  access: StripeAccess,
  request: RefundRequest,
  wasAsked: boolean,
  nextKey: NextKey,
): Promise<MadeRefund> {
  const made = wasAsked ? await findRefund(access, request) : undefined
  if (made) return { id: made.id }
  if (request.takes.length > 0) {
    const taken = await orRefusal(takeBack(access, request, nextKey))
    // What was taken, and given back when the refund was refused, is not asked for again.
    if (taken === false) return 'refused'
    return submitRefund(access, request, taken === true ? 'taken' : 'platform', nextKey)
  }
  const answer = await submitRefund(access, request, 'organiser', nextKey)
  return typeof answer === 'string' ? submitRefund(access, request, 'platform', nextKey) : answer
}

/** Asks for a refund whose money is the organiser's, or the platform's, or `taken` back before. */
async function submitRefund(
  access: StripeAccess,
  request: RefundRequest,
  payer: 'organiser' | 'platform' | 'taken',
  nextKey: NextKey,
): Promise<MadeRefund> {
  const { orderId, refundId, paymentIntentId, amount, fee, attempts } = request
  const isReversed = payer === 'organiser'
  const isAdvance = payer === 'platform'
  const params: Stripe.RefundCreateParams = {
    payment_intent: paymentIntentId,
    amount,
    metadata: { orderId, refundId, ...(isAdvance && { payer }) },
    ...(isReversed && { reverse_transfer: true }),
    ...(isReversed && fee > 0 && { refund_application_fee: true }),
  }
  // A refusal is repeated under its key: each try has its own.
  const parts = [
    'refund',
    orderId,
    refundId,
    ...(isAdvance ? [payer] : []),
    ...(attempts > 0 ? [attempts] : []),
  ]
  const { refunds } = await stripe(access)
  const made = await orRefusal(
    keyed({
      key: parts.join(':'),
      call: (options) => refunds.create(params, options),
      find: () => findRefund(access, request),
      nextKey,
    }),
  )
  if (!(made instanceof Refused)) return { id: made.id }
  return made.isAboutBalance ? 'unfunded' : 'refused'
}

/** Stripe's refusal of a request, which it will not take as it is. */
class Refused {
  readonly isAboutBalance: boolean

  constructor(error: unknown) {
    this.isAboutBalance = isAboutBalance(error)
  }
}

/** What was asked for, or that Stripe refuses it. All else is thrown. */
async function orRefusal<T>(work: Promise<T>): Promise<T | Refused> {
  try {
    return await work
  } catch (error) {
    if (isRefused(error)) return new Refused(error)
    throw error
  }
}

function isRefused(error: unknown): boolean {
  return kindOf(error) === 'StripeInvalidRequestError'
}

/** Whether money is missing that may be there later (Stripe: "Error codes", `balance_insufficient`). */
function isAboutBalance(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  if (code !== undefined && /^(balance_insufficient|insufficient_funds)$/.test(code)) return true
  return /insufficient (available )?(funds|balance)/i.test(message ?? '')
}

async function findRefund(access: StripeAccess, request: RefundRequest): Promise<Stripe.Refund | undefined> {
  const { refunds } = await stripe(access)
  const found = await asking(refunds.list({ payment_intent: request.paymentIntentId, limit: 100 }))
  const own = found.data.filter((it) => it.metadata?.['refundId'] === request.refundId)
  return own.find(({ id }) => !request.unpaidIds.includes(id))
}

/** What of an organiser's share goes back by itself, and from where. */
type Taking = Pick<RefundRequest, 'orderId' | 'refundId' | 'paymentIntentId' | 'takes'>

/**
 * Takes the organiser's share back where no refund does it in proportion: once, like the refund.
 * @returns false when that was done before, and undone since because the refund was refused
 */
async function takeBack(access: StripeAccess, taking: Taking, nextKey: NextKey): Promise<boolean> {
  const { orderId, refundId } = taking
  const client = await stripe(access)
  const share = await readShare(access, taking)
  if (await findRepayment(access, { refundId, ...share })) return false
  for (const [index, { from, amount, taken }] of share.parts.entries()) {
    if (taken > 0) continue
    const metadata = { orderId, refundId }
    await keyed({
      key: `take:${orderId}:${refundId}:${index}`,
      call: (options) =>
        client.transfers.createReversal(
          from,
          { amount: toSettled(amount, share.conversion), metadata },
          options,
        ),
      find: () => findTaken(client, from, refundId),
      nextKey,
    })
  }
  return true
}

/** Where the parts of an organiser's share are, and what a refund took of each so far. */
async function readShare(access: StripeAccess, { refundId, paymentIntentId, takes }: Taking) {
  const client = await stripe(access)
  const intent = await asking(
    client.paymentIntents.retrieve(paymentIntentId, {
      expand: ['latest_charge.transfer', 'latest_charge.balance_transaction'],
    }),
  )
  const charge = whole<Stripe.Charge>(intent.latest_charge)
  const original = whole<Stripe.Transfer>(charge?.transfer)
  const conversion = conversionOf(charge, intent.currency)
  const parts: { from: string; amount: number; taken: number }[] = []
  for (const { transferId, amount } of takes) {
    const from = transferId ?? original?.id
    if (from === undefined) continue
    const taken = await asking(findTaken(client, from, refundId))
    parts.push({ from, amount, taken: toSale(taken?.amount ?? 0, conversion) })
  }
  return {
    parts,
    chargeId: charge?.id ?? null,
    transferGroup: charge?.transfer_group ?? null,
    payoutAccountId: idOf(original?.destination),
    conversion,
  }
}

/** What a refund took of a transfer by itself. */
async function findTaken(
  client: Stripe,
  transferId: string,
  refundId: string,
): Promise<Stripe.TransferReversal | undefined> {
  const { data } = await client.transfers.listReversals(transferId, { limit: 100 })
  return data.find((it) => it.metadata?.['refundId'] === refundId)
}

/** What a refund took of the organiser's share by itself before Stripe refused it. */
export async function readTaken(
  access: StripeAccess,
  taking: Taking,
): Promise<
  Pick<PaymentRefund, 'reversed' | 'chargeId' | 'transferGroup' | 'payoutAccountId' | 'conversion'>
> {
  const { parts, ...where } = await readShare(access, taking)
  return { reversed: parts.reduce((sum, it) => sum + it.taken, 0), ...where }
}

/** A refund that failed, and what a transfer needs to pay the organiser again. */
export interface Repayment extends Pick<PaymentRefund, 'transferGroup' | 'conversion'> {
  readonly orderId: string
  readonly refundId: string
  readonly chargeId: string
  readonly payoutAccountId: string
}

/** A transfer that paid the organiser again. */
type Repaid = NonNullable<OrderRefund['repaid']>

/**
 * Pays the organiser again what a failed refund had taken back: the payment provider leaves that with the platform. Once,
 * however often and however much later it is asked. In the currency that Stripe made of the payment, which is what a transfer out of
 * it has to be in (docs.stripe.com/api/transfers/create, `source_transaction`).
 * @param amount of the sale
 * @returns the transfer, with the amount of the sale, or undefined when their account takes none
 */
export async function repayOrganiser(
  access: StripeAccess,
  about: Repayment,
  amount: number,
  nextKey: NextKey,
): Promise<Repaid | undefined> {
  const known = await findRepayment(access, about)
  if (known) return known
  const { orderId, refundId, chargeId, payoutAccountId, conversion } = about
  const { transfers } = await stripe(access)
  const params = {
    amount: toSettled(amount, conversion),
    currency: conversion.currency,
    destination: payoutAccountId,
    source_transaction: chargeId,
    metadata: { orderId, refundId },
  }
  const made = await orRefusal(
    keyed({
      key: `repay:${orderId}:${refundId}`,
      call: async (options) => repaidBy(await transfers.create(params, options), conversion),
      find: () => findRepayment(access, about),
      nextKey,
    }),
  )
  return made instanceof Refused ? undefined : made
}

function repaidBy({ id: transferId, amount }: Stripe.Transfer, conversion: Conversion): Repaid {
  return { transferId, amount: toSale(amount, conversion) }
}

async function findRepayment(
  access: StripeAccess,
  { refundId, transferGroup, conversion }: Pick<Repayment, 'refundId' | 'transferGroup' | 'conversion'>,
): Promise<Repaid | undefined> {
  if (transferGroup === null) return undefined
  const { transfers } = await stripe(access)
  const { data } = await asking(transfers.list({ transfer_group: transferGroup, limit: 100 }))
  const known = data.find((it) => it.metadata['refundId'] === refundId)
  return known && repaidBy(known, conversion)
}

/**
 * Gives a payment that no order has back, whole, with the fee and the organiser's share: once, however often it is asked,
 * and again where a bank sent it back. Where their account cannot pay its share, from the platform's balance.
 * @returns what of it Stripe will not give back, as while a bank has it; and the refund, if one was made now
 */
export async function refundPayment(
  access: StripeAccess,
  paymentIntentId: string,
  nextKey: NextKey,
): Promise<{ kept: number; refundId: string | null }> {
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
  if (left <= 0) return { kept: 0, refundId: refunds.data.find((it) => !failed.includes(it))?.id ?? null }
  // What the first one took from the organiser, and returned of the fee, stays so when it fails.
  const isFirst = failed.length === 0
  const key = `refund:${paymentIntentId}:${failed.length}`
  const submit = (params: Stripe.RefundCreateParams, ofKey: string) =>
    orRefusal(
      keyed({
        key: ofKey,
        call: (options) => client.refunds.create({ payment_intent: paymentIntentId, ...params }, options),
        find: () => findSecond(client, paymentIntentId),
        nextKey,
      }),
    )
  const made = await submit(
    {
      ...(isFirst && { reverse_transfer: true }),
      ...(isFirst && (intent.application_fee_amount ?? 0) > 0 && { refund_application_fee: true }),
    },
    key,
  )
  if (!(made instanceof Refused)) return { kept: 0, refundId: made.id }
  const again = await submit({ metadata: { payer: 'platform' } }, `${key}:platform`)
  return again instanceof Refused ? { kept: left, refundId: null } : { kept: 0, refundId: again.id }
}

/** The refund that a lost request made of a payment. */
async function findSecond(client: Stripe, paymentIntentId: string): Promise<Stripe.Refund | undefined> {
  const { data } = await client.refunds.list({ payment_intent: paymentIntentId, limit: 100 })
  return data.find(({ status }) => refundStatusOf(status) !== 'failed')
}

/** The refunds of a payment, newest first. */
export async function listRefundsOf(access: StripeAccess, chargeId: string): Promise<string[]> {
  const found = await asking((await stripe(access)).refunds.list({ charge: chargeId, limit: 100 }))
  return found.data.map((refund) => refund.id)
}
