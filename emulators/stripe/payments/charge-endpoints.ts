import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { mergeMetadata, metadata, text } from '../http/parameters'
import { notFound } from '../http/stripe-error'
import type { World } from '../world/world'
import { CreateDebit, debitAccount } from '../transfers/account-debit'
import { requireCharge } from './charge'
import type { Charge } from './charge-object'
import type { Payment } from '../transfers/destination-payment-object'

const ListCharges = z.strictObject({
  ...listParameters,
  payment_intent: text().optional(),
  transfer_group: text().optional(),
})

const forConnectedAccounts = { forConnectedAccounts: true }

/** `/v1/charges` (API reference: Charges). A connected account sees the payments that transfers brought it. */
export const chargeEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/charges', CreateDebit, (world, { params, cause }) =>
    debitAccount(world, params, cause),
  ),

  endpoint(
    'GET',
    '/v1/charges',
    ListCharges,
    (world, { params, account }) => {
      const charges = chargesOf(world, account).filter(
        (charge) =>
          (params.payment_intent === undefined || charge.payment_intent === params.payment_intent) &&
          (params.transfer_group === undefined || charge.transfer_group === params.transfer_group),
      )
      return paginate('charge', '/v1/charges', charges, params)
    },
    forConnectedAccounts,
  ),

  endpoint(
    'GET',
    '/v1/charges/:id',
    z.strictObject({}),
    (world, { id, account }) => {
      if (account === undefined) return requireCharge(world, id)
      const found = world.data.destinationPayments[id]
      if (found?.account !== account) throw notFound('charge', id)
      return found.payment
    },
    forConnectedAccounts,
  ),

  endpoint(
    'POST',
    '/v1/charges/:id',
    z.strictObject({ metadata: metadata().optional(), description: z.string().optional() }),
    (world, { id, params, cause }) => {
      const charge = requireCharge(world, id)
      const previous = { metadata: charge.metadata, description: charge.description }
      charge.metadata = mergeMetadata(charge.metadata, params.metadata)
      if (params.description !== undefined) charge.description = params.description || null
      world.announce('charge.updated', charge, { cause, previous })
      return charge
    },
  ),
]

const chargesOf = ({ data }: World, account: string | undefined): (Charge | Payment)[] =>
  account === undefined
    ? Object.values(data.charges)
    : Object.values(data.destinationPayments)
        .filter((row) => row.account === account)
        .map(({ payment }) => payment)
