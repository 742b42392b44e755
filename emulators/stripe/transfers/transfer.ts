import { availableOn, book } from '../balance/ledger'
import { settle } from '../balance/settlement'
import { notFound } from '../http/stripe-error'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { Cause, World } from '../world/world'
import { settleFee } from './application-fee'
import type { ApplicationFee } from './application-fee-object'
import type { Charge } from '../payments/charge-object'
import { receiveTransfer } from './destination-payment'
import type { Transfer } from './transfer-object'

export interface NewTransfer {
  amount: number
  currency: string
  destination: string
  source: Charge | undefined
  group: string | null
  description: string | null
  metadata: Record<string, string>
}

/** Moves money from the platform to an account. What comes from a charge is there when the charge's money is. */
export function createTransfer(
  world: World,
  given: NewTransfer,
  { fee, cause }: { fee?: ApplicationFee | undefined; cause: Cause },
): Transfer {
  const id = newId('transfer')
  const { amount, currency, source } = given
  const transaction = book(world, {
    owner: null,
    type: 'transfer',
    amount: -amount,
    currency,
    inKind: true,
    source: id,
    availableOn: availableOn(world, source?.balance_transaction),
  })
  const transfer: Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: transaction.id,
    created: secondsOf(world.clock),
    currency,
    description: given.description,
    destination: given.destination,
    livemode: false,
    metadata: given.metadata,
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: 'card',
    transfer_group: given.group,
  }
  world.data.transfers[id] = transfer
  const payment = receiveTransfer(world, transfer, fee)
  transfer.destination_payment = payment.id
  if (fee) settleFee(world, fee, payment.id)
  world.announce('transfer.created', transfer, { cause })
  return transfer
}

/** Passes a destination charge on to its account: all of it, or the amount that `transfer_data` names. */
export function passOn(world: World, charge: Charge, fee: ApplicationFee | undefined): void {
  if (!charge.transfer_data) return
  const { amount: part, destination } = charge.transfer_data
  const { amount, currency } = settle(world, null, {
    amount: part ?? charge.amount,
    currency: charge.currency,
  })
  const transfer = createTransfer(
    world,
    {
      amount,
      currency,
      destination,
      source: charge,
      group: charge.transfer_group,
      description: null,
      metadata: {},
    },
    { fee, cause: undefined },
  )
  charge.transfer = transfer.id
}

/** The transfer, or Stripe's 404. */
export function requireTransfer(world: World, id: string): Transfer {
  const transfer = world.data.transfers[id]
  if (!transfer) throw notFound('transfer', id)
  return transfer
}
