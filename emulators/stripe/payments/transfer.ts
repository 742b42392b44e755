import type { Stripe } from 'stripe'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import type { Charge } from './charge'

/** Money that went on to a connected account (API reference: The Transfer object). */
export interface Transfer extends Omit<Stripe.Transfer, 'destination' | 'source_transaction'> {
  destination: string
  source_transaction: string
}

/** Passes a destination charge on to its account: all of it, or the amount that `transfer_data` names. */
export function createTransfer(world: World, charge: Charge): Transfer | undefined {
  if (!charge.transfer_data) return undefined
  const id = newId('transfer')
  const transfer: Transfer = {
    id,
    object: 'transfer',
    amount: charge.transfer_data.amount ?? charge.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: secondsOf(world.clock),
    currency: charge.currency,
    description: null,
    destination: charge.transfer_data.destination,
    livemode: false,
    metadata: {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: charge.id,
    source_type: 'card',
    transfer_group: charge.transfer_group,
  }
  world.data.transfers[id] = transfer
  charge.transfer = id
  world.announce('transfer.created', transfer, { cause: undefined })
  return transfer
}

/** Takes part of a transfer back because its charge is refunded. */
export function reverseTransfer(
  world: World,
  transfer: Transfer,
  amount: number,
  refundId: string,
): Stripe.TransferReversal {
  const reversal: Stripe.TransferReversal = {
    id: newId('transfer reversal'),
    object: 'transfer_reversal',
    amount,
    balance_transaction: null,
    created: secondsOf(world.clock),
    currency: transfer.currency,
    destination_payment_refund: null,
    metadata: {},
    source_refund: refundId,
    transfer: transfer.id,
  }
  transfer.reversals.data.unshift(reversal)
  transfer.amount_reversed += amount
  transfer.reversed = transfer.amount_reversed === transfer.amount
  return reversal
}
