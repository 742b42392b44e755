import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { currency, text } from '../http/parameters'
import { notFound } from '../http/stripe-error'
import { balanceOf } from './balance'
import { findTransaction, ledgerOf } from './ledger'

const ListTransactions = z.strictObject({
  ...listParameters,
  currency: currency().optional(),
  source: text().optional(),
  type: text().optional(),
})

const forConnectedAccounts = { forConnectedAccounts: true }

/** `/v1/balance` and `/v1/balance_transactions` (API reference, pages of these names). */
export const balanceEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/balance',
    z.strictObject({}),
    (world, { account = null }) => balanceOf(world, account),
    forConnectedAccounts,
  ),

  endpoint(
    'GET',
    '/v1/balance_transactions',
    ListTransactions,
    (world, { params, account = null }) => {
      const matching = ledgerOf(world, account).filter(
        ({ transaction }) =>
          (params.source === undefined || transaction.source === params.source) &&
          (params.type === undefined || transaction.type === params.type) &&
          (params.currency === undefined || transaction.currency === params.currency),
      )
      const transactions = matching.map(({ transaction }) => transaction)
      return paginate('balance transaction', '/v1/balance_transactions', transactions, params)
    },
    forConnectedAccounts,
  ),

  endpoint(
    'GET',
    '/v1/balance_transactions/:id',
    z.strictObject({}),
    (world, { id, account = null }) => {
      const transaction = findTransaction(world, id)
      if (!transaction || world.data.balanceTransactions[id]?.owner !== account) {
        throw notFound('balance transaction', id)
      }
      return transaction
    },
    forConnectedAccounts,
  ),
]
