import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { currency, text } from '../http/parameters'
import { invalidRequest, notFound, resourceMissing } from '../http/stripe-error'
import type { World } from '../world/world'
import { balanceOf } from './balance'
import { findTransaction, ledgerOf } from './ledger'
import type { Owner } from './ledger-object'

const ListTransactions = z.strictObject({
  ...listParameters,
  currency: currency().optional(),
  payout: text().optional(),
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
      const madeOf = params.payout && requireReconciled(world, account, params.payout)
      const matching = ledgerOf(world, account).filter(
        ({ transaction, payout }) =>
          (params.payout === undefined || payout === madeOf) &&
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

/**
 * Only an automatic payout knows what it was made of, and only once it is reconciled; before that there is no payout
 * whose movements could be listed.
 */
function requireReconciled(world: World, owner: Owner, id: string): string | undefined {
  const row = world.data.payouts[id]
  if (!row || row.owner !== owner) throw resourceMissing('payout', id, 'payout')
  if (row.payout.automatic) return row.payout.reconciliation_status === 'completed' ? id : undefined
  const message = 'Balance transaction history can only be filtered on automatic transfers, not manual.'
  throw invalidRequest(message, { param: 'payout' })
}
