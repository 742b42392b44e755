import type { Stripe } from 'stripe'
import { MINIMUM_DELAY_DAYS } from '../accounts/payout-schedule'
import { arrivalOf, availableOn, book } from '../balance/ledger'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import type { ApplicationFee } from './application-fee-object'
import type { Transfer } from './transfer-object'
import type { DestinationPayment, Payment, PaymentRefund } from './destination-payment-object'

/** Lets the money of a transfer arrive at its account, less the platform's fee. */
export function receiveTransfer(world: World, transfer: Transfer, fee: ApplicationFee | undefined): Payment {
  const id = newId('destination payment')
  const { amount, currency, destination: account } = transfer
  const { id: transactionId } = book(world, {
    owner: account,
    type: 'payment',
    amount,
    currency,
    source: id,
    fees: fee ? [feeDetail(fee)] : [],
    availableOn: arrivalAt(world, transfer),
  })
  const payment: Payment = {
    id,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    application: fee?.application ?? null,
    application_fee: fee?.id ?? null,
    application_fee_amount: fee?.amount ?? null,
    balance_transaction: transactionId,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: secondsOf(world.clock),
    currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: null,
    payment_method: null,
    payment_method_details: { type: 'stripe_account', stripe_account: {} },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: transfer.id,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: transfer.transfer_group,
  }
  world.data.destinationPayments[id] = { account, payment, refunds: [] }
  return payment
}

/**
 * When the money of a transfer is its account's to be paid out: when it is the platform's. The account's own delay holds
 * only what was taken on its behalf (Manage payout schedule, https://docs.stripe.com/connect/manage-payout-schedule:
 * `delay_days` is about `on_behalf_of` and direct charges), unless the behaviour says that it holds all.
 */
function arrivalAt(
  world: World,
  { destination, balance_transaction: from, source_transaction: source }: Transfer,
) {
  const arrival = availableOn(world, from)
  const schedule = world.data.accounts[destination]?.settings?.payouts?.schedule
  const isOnBehalf = source !== null && world.data.charges[source]?.on_behalf_of === destination
  if (!schedule || !(isOnBehalf || world.behaviour.delayHoldsTransfers)) return arrival
  if (schedule.delay_days <= MINIMUM_DELAY_DAYS) return arrival
  return Math.max(arrival ?? 0, arrivalOf(world.clock, schedule.delay_days))
}

/** Takes money back from a payment because its transfer is reversed. */
export function returnPayment(
  world: World,
  { account, payment, refunds }: DestinationPayment,
  reversal: { id: string; amount: number },
): PaymentRefund {
  const id = newId('destination payment refund')
  const { amount } = reversal
  const { currency } = payment
  const { id: transactionId } = book(world, {
    owner: account,
    type: 'payment_refund',
    amount: -amount,
    currency,
    source: id,
    availableOn: availableOn(world, payment.balance_transaction),
  })
  const refund: PaymentRefund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: transactionId,
    charge: payment.id,
    created: secondsOf(world.clock),
    currency,
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: reversal.id,
    status: 'succeeded',
    transfer_reversal: null,
  }
  refunds.push(refund)
  payment.amount_refunded += amount
  payment.refunded = payment.amount_refunded === payment.amount
  return refund
}

const feeDetail = (fee: ApplicationFee): Stripe.BalanceTransaction.FeeDetail => ({
  amount: fee.amount,
  application: fee.application,
  currency: fee.currency,
  description: 'Turnout application fee',
  type: 'application_fee',
})
