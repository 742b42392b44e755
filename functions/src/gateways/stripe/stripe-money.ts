import type Stripe from 'stripe'
import type { RefundStatus } from '../../../contract/refunds/refund'
import type { Instant } from '../../../contract/time'
import type { PaymentMoney } from '../../domain/reconciliation/money-check'
import { conversionOf, slackOf, toSale } from './conversion'
import { asking, stripe } from './stripe'
import type { StripeAccess } from './stripe'
import { refundStatusOf } from './stripe-refunds'

const EXPAND = [
  'latest_charge.application_fee',
  'latest_charge.transfer',
  'latest_charge.balance_transaction',
]

function whole<T extends object>(value: string | T | null | undefined): T | undefined {
  return typeof value === 'object' && value !== null ? value : undefined
}

/**
 * Where all the money of a payment is, as Stripe has it, in the currency of the sale: what Stripe converted is brought back by the
 * rate at which the payment came in.
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
  const conversion = conversionOf(charge, intent.currency)
  const transferred = all.reduce((sum, it) => sum + it.amount - it.amount_reversed, 0)
  return {
    paid: intent.amount_received,
    fee: toSale(fee?.amount ?? 0, conversion),
    feeReturned: toSale(fee?.amount_refunded ?? 0, conversion),
    transferred: toSale(transferred, conversion),
    // The transfers, and what each refund took of them.
    slack: slackOf(conversion, all.length + refunds.data.length),
    refunds: refunds.data.map(readRefund),
    disputes: charge?.disputed === true ? await listDisputes(client, paymentIntentId) : [],
  }
}

/** What says that a payment was made. */
const PAYMENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
/** What moves its money after that. */
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
const EVENTS_AT_ONCE = 100

/** Payments of which Stripe's events tell, each once. */
export interface ToldPayments {
  /** Those whose money moved after they were made. */
  readonly moved: string[]
  /** The others: they were made. */
  readonly made: string[]
  readonly nextCursor: string | null
}

/** A page of what Stripe's own list of events, which goes back thirty days, tells of payments between two times. */
export async function listToldPayments(
  access: StripeAccess,
  times: Times,
  cursor: string | undefined,
): Promise<ToldPayments> {
  const { data, nextCursor } = await listEvents(access, times, cursor)
  const paymentsOf = (types: string[]) => {
    const told = data.filter(({ type }) => types.includes(type))
    return new Set(told.flatMap(({ data: { object } }) => paymentOf(object) ?? []))
  }
  const moved = paymentsOf(MOVES)
  const made = [...paymentsOf(PAYMENTS)].filter((payment) => !moved.has(payment))
  return { moved: [...moved], made, nextCursor }
}

interface Times {
  readonly from: Instant
  readonly until: Instant
}

async function listEvents(
  access: StripeAccess,
  { from, until }: Times,
  cursor: string | undefined,
): Promise<{ data: Stripe.Event[]; nextCursor: string | null }> {
  const seconds = (at: Instant) => Math.floor(Date.parse(at) / 1000)
  const { data, has_more: hasMore } = await asking(
    (await stripe(access)).events.list({
      types: [...PAYMENTS, ...MOVES],
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
