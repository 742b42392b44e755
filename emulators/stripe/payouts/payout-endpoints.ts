import { z } from 'zod'
import { sumsOf } from '../balance/balance'
import type { Owner } from '../balance/ledger-object'
import { endpoint, type Call, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { currency, integer, mergeMetadata, metadata, text } from '../http/parameters'
import { invalidRequest } from '../http/stripe-error'
import { movePayout } from './move-payout'
import { createPayout } from './new-payout'
import { announcePayout, requirePayout } from './payout'

const PATH = '/v1/payouts'

const CreatePayout = z.strictObject({
  amount: integer({ min: 1 }),
  currency: currency(),
  description: text().optional(),
  metadata: metadata().optional(),
  method: z.literal('standard').optional(),
  source_type: z.literal('card').optional(),
  statement_descriptor: text(22).optional(),
})

const ListPayouts = z.strictObject({
  ...listParameters,
  destination: text().optional(),
  status: z.enum(['canceled', 'failed', 'in_transit', 'paid', 'pending']).optional(),
})

const nothing = z.strictObject({})
const forConnectedAccounts = { forConnectedAccounts: true }

/** Payouts are an account's own: the platform asks for them on its behalf. */
const ownerOf = ({ account }: Pick<Call<unknown>, 'account'>): Owner => account ?? null

/** `/v1/payouts` (API reference: Payouts). */
export const payoutEndpoints: Endpoint[] = [
  endpoint(
    'POST',
    PATH,
    CreatePayout,
    (world, { params, account, cause }) => {
      const { amount, currency } = params
      const { available } = sumsOf(world, account ?? null).get(currency) ?? { available: 0 }
      if (account === undefined || amount > available) {
        const message =
          'You have insufficient funds in your Stripe account for this transfer. Your card balance is too low. You can use the the /v1/balance endpoint to view your Stripe balance (for more details, see stripe.com/docs/api#balance).'
        throw invalidRequest(message, { code: 'balance_insufficient', param: 'amount' })
      }
      const given = {
        amount,
        currency,
        automatic: false,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
        statementDescriptor: params.statement_descriptor ?? null,
      }
      return createPayout(world, account, given, cause).payout
    },
    forConnectedAccounts,
  ),

  endpoint(
    'GET',
    PATH,
    ListPayouts,
    (world, { params, ...call }) => {
      const payouts = Object.values(world.data.payouts)
        .filter(({ owner }) => owner === ownerOf(call))
        .map(({ payout }) => payout)
        .filter(
          ({ destination, status }) =>
            (params.destination === undefined || destination === params.destination) &&
            (params.status === undefined || status === params.status),
        )
      return paginate('payout', PATH, payouts, params)
    },
    forConnectedAccounts,
  ),

  endpoint(
    'GET',
    `${PATH}/:id`,
    nothing,
    (world, call) => requirePayout(world, call.id, ownerOf(call)).payout,
    forConnectedAccounts,
  ),

  endpoint(
    'POST',
    `${PATH}/:id`,
    z.strictObject({ metadata: metadata().optional() }),
    (world, { params, cause, ...call }) => {
      const row = requirePayout(world, call.id, ownerOf(call))
      const previous = { metadata: row.payout.metadata }
      row.payout.metadata = mergeMetadata(row.payout.metadata ?? {}, params.metadata)
      announcePayout(world, row, 'updated', { cause, previous })
      return row.payout
    },
    forConnectedAccounts,
  ),

  endpoint(
    'POST',
    `${PATH}/:id/cancel`,
    nothing,
    (world, { cause, ...call }) => {
      const row = requirePayout(world, call.id, ownerOf(call))
      if (row.payout.status !== 'pending') {
        throw invalidRequest('Payouts can only be canceled while they are pending.')
      }
      movePayout(world, row, 'canceled', { cause })
      return row.payout
    },
    forConnectedAccounts,
  ),
]
