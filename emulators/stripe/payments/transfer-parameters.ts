import { z } from 'zod'
import { requireReachable } from '../accounts/regions'
import { sumsOf } from '../balance/balance'
import { settle } from '../balance/settlement'
import { listParameters } from '../http/list'
import { currency, flag, integer, metadata, text } from '../http/parameters'
import { invalidRequest, resourceMissing } from '../http/stripe-error'
import type { World } from '../world/world'
import type { Charge } from './charge-object'
import { formatMoney } from './money'

/** Contract of `POST /v1/transfers` (API reference: Create a transfer). */
export const CreateTransfer = z.strictObject({
  amount: integer({ min: 1 }),
  currency: currency(),
  destination: text(),
  description: text().optional(),
  metadata: metadata().optional(),
  source_transaction: text().optional(),
  transfer_group: text().optional(),
})
export type CreateTransfer = z.output<typeof CreateTransfer>

/** Contract of `POST /v1/transfers/:id/reversals` (API reference: Create a transfer reversal). */
export const CreateReversal = z.strictObject({
  amount: integer({ min: 1 }).optional(),
  description: text().optional(),
  metadata: metadata().optional(),
  refund_application_fee: flag().optional(),
})

export const ListTransfers = z.strictObject({
  ...listParameters,
  destination: text().optional(),
  transfer_group: text().optional(),
})

/** The charge that a new transfer takes from, if it names one; throws when the transfer cannot be made. */
export function checkTransfer(world: World, params: CreateTransfer): Charge | undefined {
  const account = world.data.accounts[params.destination]
  if (!account) throw resourceMissing('destination', params.destination, 'destination')
  if (account.capabilities['transfers'] !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments'
    throw invalidRequest(message, { code: 'insufficient_capabilities_for_transfer', param: 'destination' })
  }
  requireReachable(world, account, 'destination')
  if (params.source_transaction !== undefined) return requireSource(world, params, params.source_transaction)
  const { available } = sumsOf(world, null).get(params.currency) ?? { available: 0 }
  if (params.amount <= available) return undefined
  const message =
    'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance'
  throw invalidRequest(message, { code: 'balance_insufficient' })
}

function requireSource(world: World, { amount, currency }: CreateTransfer, id: string): Charge {
  const param = 'source_transaction'
  const charge = world.data.charges[id]
  if (!charge) throw resourceMissing('charge', id, param)
  if (!charge.paid) throw invalidRequest(`Charge ${id} was not successful.`, { param })
  const settled = settle(world, null, charge)
  if (settled.currency !== currency) {
    const message = `The currency of source_transaction's balance transaction (${settled.currency}) must be the same as the transfer currency (${currency})`
    throw invalidRequest(message, { param })
  }
  const gone = Object.values(world.data.transfers)
    .filter((transfer) => transfer.source_transaction === id)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0)
  if (amount <= settled.amount - gone) return charge
  const money = (value: number) => formatMoney(value, currency)
  const message = `Transfers using this transaction as a source must not exceed the source amount of ${money(settled.amount)}. (There is ${money(settled.amount - gone)} remaining.)`
  throw invalidRequest(message, { param: 'amount' })
}
