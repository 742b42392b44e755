import type { Stripe } from 'stripe'
import { availableOn, book } from '../balance/ledger'
import { settle } from '../balance/settlement'
import { invalidRequest, notFound } from '../http/stripe-error'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { Cause, World } from '../world/world'
import type { Charge } from '../payments/charge-object'
import { formatMoney } from '../payments/money'
import type { ApplicationFee } from './application-fee-object'

/** Collects the fee of a charge, in the platform's currency, from the account that its money goes to. */
export function collectFee(world: World, charge: Charge): ApplicationFee | undefined {
  if (!charge.application_fee_amount || !charge.transfer_data) return undefined
  const id = newId('application fee')
  const { amount, currency } = settle(world, null, {
    amount: charge.application_fee_amount,
    currency: charge.currency,
  })
  const transaction = book(world, {
    owner: null,
    type: 'application_fee',
    amount,
    currency,
    source: id,
    availableOn: availableOn(world, charge.balance_transaction),
  })
  const fee: ApplicationFee = {
    id,
    object: 'application_fee',
    account: charge.transfer_data.destination,
    amount,
    amount_refunded: 0,
    application: 'ca_turnout',
    balance_transaction: transaction.id,
    charge: charge.id,
    created: secondsOf(world.clock),
    currency,
    fee_source: null,
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${id}/refunds` },
  }
  world.data.applicationFees[id] = fee
  charge.application_fee = id
  return fee
}

/** Says which payment of its account the fee was taken from, and announces it. */
export function settleFee(world: World, fee: ApplicationFee, paymentId: string): void {
  fee.charge = paymentId
  fee.fee_source = { charge: paymentId, type: 'charge' }
  world.announce('application_fee.created', fee, { cause: undefined })
}

/** The fee, or Stripe's 404. */
export function requireFee(world: World, id: string): ApplicationFee {
  const fee = world.data.applicationFees[id]
  if (!fee) throw notFound('application fee', id)
  return fee
}

/** Gives part of a fee back to the connected account; throws when there is not that much left of it. */
export function refundFee(
  world: World,
  fee: ApplicationFee,
  amount: number,
  { cause, metadata = {} }: { cause: Cause; metadata?: Record<string, string> },
): Stripe.FeeRefund {
  const left = fee.amount - fee.amount_refunded
  if (amount > left) {
    const money = (value: number) => formatMoney(value, fee.currency)
    const message = `Refund amount (${money(amount)}) is greater than unrefunded amount on application fee (${money(left)})`
    throw invalidRequest(message, { param: 'amount' })
  }
  const id = newId('fee refund')
  const payment = world.data.destinationPayments[fee.charge]?.payment
  const movement = { currency: fee.currency, source: id }
  const taken = book(world, {
    ...movement,
    owner: null,
    type: 'application_fee_refund',
    amount: -amount,
    availableOn: availableOn(world, fee.balance_transaction),
  })
  book(world, {
    ...movement,
    owner: fee.account,
    type: 'adjustment',
    category: 'fee',
    amount,
    description: 'Turnout application fee refund',
    availableOn: availableOn(world, payment?.balance_transaction),
  })
  const refund: Stripe.FeeRefund = {
    id,
    object: 'fee_refund',
    amount,
    balance_transaction: taken.id,
    created: secondsOf(world.clock),
    currency: fee.currency,
    fee: fee.id,
    metadata,
  }
  const previous = { amount_refunded: fee.amount_refunded, refunded: fee.refunded }
  fee.refunds.data.unshift(refund)
  fee.amount_refunded += amount
  fee.refunded = fee.amount_refunded === fee.amount
  world.announce('application_fee.refunded', fee, { cause, previous })
  return refund
}
