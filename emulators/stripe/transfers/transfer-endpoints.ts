import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { mergeMetadata, metadata } from '../http/parameters'
import { invalidRequest, notFound } from '../http/stripe-error'
import type { World } from '../world/world'
import { refundFee } from './application-fee'
import type { ApplicationFee } from './application-fee-object'
import { requireCover } from '../payments/reversal-cover'
import { shareOf } from '../payments/share'
import { createTransfer, requireTransfer } from './transfer'
import type { Transfer } from './transfer-object'
import { CreateReversal, CreateTransfer, ListTransfers, checkTransfer } from '../payments/transfer-parameters'
import { requireLeft, reverseTransfer } from './transfer-reversal'

const PATH = '/v1/transfers'
const nothing = z.strictObject({})

/** `/v1/transfers` (API reference: Transfers, Transfer Reversals). */
export const transferEndpoints: Endpoint[] = [
  endpoint('POST', PATH, CreateTransfer, (world, { params, cause }) => {
    const source = checkTransfer(world, params)
    const transfer = {
      amount: params.amount,
      currency: params.currency,
      destination: params.destination,
      source,
      group: params.transfer_group ?? source?.transfer_group ?? null,
      description: params.description ?? null,
      metadata: mergeMetadata({}, params.metadata),
    }
    return createTransfer(world, transfer, { cause })
  }),

  endpoint('GET', PATH, ListTransfers, (world, { params }) => {
    const transfers = Object.values(world.data.transfers).filter(
      (transfer) =>
        (params.destination === undefined || transfer.destination === params.destination) &&
        (params.transfer_group === undefined || transfer.transfer_group === params.transfer_group),
    )
    return paginate('transfer', PATH, transfers, params)
  }),

  endpoint('GET', `${PATH}/:id`, nothing, (world, { id }) => requireTransfer(world, id)),

  endpoint(
    'POST',
    `${PATH}/:id`,
    z.strictObject({ description: z.string().optional(), metadata: metadata().optional() }),
    (world, { id, params, cause }) => {
      const transfer = requireTransfer(world, id)
      const previous = { metadata: transfer.metadata, description: transfer.description }
      transfer.metadata = mergeMetadata(transfer.metadata, params.metadata)
      if (params.description !== undefined) transfer.description = params.description || null
      world.announce('transfer.updated', transfer, { cause, previous })
      return transfer
    },
  ),

  endpoint('POST', `${PATH}/:id/reversals`, CreateReversal, (world, { id, params, cause }) => {
    const transfer = requireTransfer(world, id)
    if (transfer.reversed) throw invalidRequest(`Transfer ${id} is already fully reversed.`)
    const amount = params.amount ?? transfer.amount - transfer.amount_reversed
    requireLeft(transfer, amount)
    const fee = params.refund_application_fee ? feeOf(world, transfer) : undefined
    const feeReturned = fee ? returnedWith(transfer, fee, amount) : 0
    requireCover(world, transfer, { amount, feeReturned, isRefund: false })
    const given = mergeMetadata({}, params.metadata)
    const reversal = reverseTransfer(world, transfer, amount, { cause, metadata: given })
    if (fee && feeReturned > 0) refundFee(world, fee, feeReturned, { cause })
    return reversal
  }),

  endpoint('GET', `${PATH}/:id/reversals`, z.strictObject(listParameters), (world, { id, params }) => {
    const reversals = requireTransfer(world, id).reversals.data.toReversed()
    return paginate('transfer reversal', `${PATH}/${id}/reversals`, reversals, params)
  }),

  endpoint('GET', `${PATH}/:id/reversals/:part`, nothing, (world, { id, part }) => {
    const reversal = requireTransfer(world, id).reversals.data.find((one) => one.id === part)
    if (!reversal) throw notFound('transfer reversal', part)
    return reversal
  }),
]

/** The platform's fee of what a transfer passed on, if it took one. */
const feeOf = (world: World, transfer: Transfer): ApplicationFee | undefined =>
  Object.values(world.data.applicationFees).find(({ charge }) => charge === transfer.destination_payment)

/** The part of the fee that goes back with a reversal of so much. */
function returnedWith(transfer: Transfer, fee: ApplicationFee, amount: number): number {
  const { amount_reversed: from } = transfer
  const share = shareOf(fee.amount, transfer.amount, { from, to: from + amount })
  return Math.min(fee.amount - fee.amount_refunded, share)
}
