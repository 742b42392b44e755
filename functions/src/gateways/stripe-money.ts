import type Stripe from 'stripe'
import type { RefundStatus } from '../../contract/refund'
import type { Instant } from '../../contract/time'
import type { PaymentMoney } from '../domain/money-check'
import { asking, stripe } from './stripe'
import type { StripeAccess } from './stripe'
import { refundStatusOf } from './stripe-refunds'

const EXPAND = ['latest_charge.application_fee', 'latest_charge.transfer']

function whole<T extends object>(value: string | T | null | undefined): T | undefined {
  return typeof value === 'object' && value !== null ? value : undefined
}

/**
 * Where all the money of a payment is, as Stripe has it.
 * @param repaid the transfers that paid the organiser again after a refund had failed
 */
export async function readMoney(
  access: StripeAccess,
  paymentIntentId: string,
  repaid: readonly string[],
): Promise<PaymentMoney> {
  const client = await stripe(access)
  const [intent, refunds, transfers] = await asking(
    Promise.all([
      client.paymentIntents.retrieve(paymentIntentId, { expand: EXPAND }),
      client.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
      Promise.all(repaid.map((id) => client.transfers.retrieve(id))),
    ]),
  )
  const charge = whole<Stripe.Charge>(intent.latest_charge)
  const fee = whole<Stripe.ApplicationFee>(charge?.application_fee)
  const own = whole<Stripe.Transfer>(charge?.transfer)
  const all = own ? [own, ...transfers] : transfers
  return {
    paid: intent.amount_received,
    fee: fee?.amount ?? 0,
    feeReturned: fee?.amount_refunded ?? 0,
    transferred: all.reduce((sum, it) => sum + it.amount - it.amount_reversed, 0),
    refunds: refunds.data.map(readRefund),
    disputes: charge?.disputed === true ? await listDisputes(client, paymentIntentId) : [],
  }
}

/** What moves the money of a payment after it was made. */
const MOVES = [
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]
/** What says that a payment page was paid. */
const PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
const EVENTS_AT_ONCE = 100

/**
 * The payments whose money moved between two times, by Stripe's own list of events, which goes back thirty days.
 * @returns a page of them, newest first, each once
 */
export async function listMovedPayments(
  access: StripeAccess,
  times: Times,
  cursor: string | undefined,
): Promise<{ items: string[]; nextCursor: string | null }> {
  const { data, nextCursor } = await listEvents(access, MOVES, times, cursor)
  const payments = data.flatMap(({ data: { object } }) => paymentOf(object) ?? [])
  return { items: [...new Set(payments)], nextCursor }
}

/** A payment page that was paid, and its payment. */
export interface PaidPage {
  readonly sessionId: string
  readonly paymentIntentId: string
}

/** The payment pages that were paid between two times, in the same way. */
export async function listPaidPages(
  access: StripeAccess,
  times: Times,
  cursor: string | undefined,
): Promise<{ items: PaidPage[]; nextCursor: string | null }> {
  const { data, nextCursor } = await listEvents(access, PAID, times, cursor)
  const items = data.flatMap(({ data: { object } }) => {
    const paymentIntentId = paymentOf(object)
    return paymentIntentId !== undefined && 'id' in object ? [{ sessionId: object.id, paymentIntentId }] : []
  })
  return { items, nextCursor }
}

interface Times {
  readonly from: Instant
  readonly until: Instant
}

async function listEvents(
  access: StripeAccess,
  types: string[],
  { from, until }: Times,
  cursor: string | undefined,
): Promise<{ data: Stripe.Event[]; nextCursor: string | null }> {
  const seconds = (at: Instant) => Math.floor(Date.parse(at) / 1000)
  const { data, has_more: hasMore } = await asking(
    (await stripe(access)).events.list({
      types,
      created: { gte: seconds(from), lt: seconds(until) },
      limit: EVENTS_AT_ONCE,
      ...(cursor !== undefined && { starting_after: cursor }),
    }),
  )
  return { data, nextCursor: hasMore ? (data.at(-1)?.id ?? null) : null }
}

function paymentOf(object: object): string | undefined {
  const payment = 'payment_intent' in object ? object.payment_intent : undefined
  return typeof payment === 'string' ? payment : undefined
}

function readRefund({ id, amount, status }: Stripe.Refund): {
  id: string
  amount: number
  status: RefundStatus
} {
  return { id, amount, status: refundStatusOf(status) }
}

async function listDisputes(client: Stripe, paymentIntentId: string): Promise<PaymentMoney['disputes']> {
  const found = await asking(client.disputes.list({ payment_intent: paymentIntentId, limit: 100 }))
  return found.data.map(({ id, amount, status }) => ({ id, amount, status }))
}
