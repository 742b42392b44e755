import type Stripe from 'stripe'
import type { RefundStatus } from '../../contract/refund'
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
