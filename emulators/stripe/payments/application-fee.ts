import type { Stripe } from 'stripe'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import type { Charge } from './charge'

/** What the platform keeps of a destination charge (API reference: The Application Fee object). */
export interface ApplicationFee extends Omit<
  Stripe.ApplicationFee,
  'account' | 'charge' | 'originating_transaction'
> {
  account: string
  charge: string
  originating_transaction: string
}

/** Collects the fee of a charge from the account that its money went to. */
export function collectFee(world: World, charge: Charge): ApplicationFee | undefined {
  if (!charge.application_fee_amount || !charge.transfer_data) return undefined
  const id = newId('application fee')
  const fee: ApplicationFee = {
    id,
    object: 'application_fee',
    account: charge.transfer_data.destination,
    amount: charge.application_fee_amount,
    amount_refunded: 0,
    application: 'ca_turnout',
    balance_transaction: null,
    charge: charge.id,
    created: secondsOf(world.clock),
    currency: charge.currency,
    fee_source: { charge: charge.id, type: 'charge' },
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${id}/refunds` },
  }
  world.data.applicationFees[id] = fee
  charge.application_fee = id
  world.announce('application_fee.created', fee, { cause: undefined })
  return fee
}

/** Gives part of a fee back to the connected account. */
export function refundFee(world: World, fee: ApplicationFee, amount: number): Stripe.FeeRefund {
  const refund: Stripe.FeeRefund = {
    id: newId('fee refund'),
    object: 'fee_refund',
    amount,
    balance_transaction: null,
    created: secondsOf(world.clock),
    currency: fee.currency,
    fee: fee.id,
    metadata: {},
  }
  fee.refunds.data.unshift(refund)
  fee.amount_refunded += amount
  fee.refunded = fee.amount_refunded === fee.amount
  return refund
}
