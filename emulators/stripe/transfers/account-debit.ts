import { z } from 'zod'
import type { Account } from '../accounts/account-object'
import { canDebit } from '../accounts/regions'
import { sumsOf } from '../balance/balance'
import { book } from '../balance/ledger'
import { currency, integer, mergeMetadata, metadata, text } from '../http/parameters'
import { invalidRequest, resourceMissing } from '../http/stripe-error'
import { newId } from '../world/ids'
import type { Cause, World } from '../world/world'
import { newCharge } from '../payments/charge'
import type { Charge } from '../payments/charge-object'
import { convert } from '../payments/rates'

/** Contract of `POST /v1/charges`, as far as debits of connected accounts go. */
export const CreateDebit = z.strictObject({
  amount: integer({ min: 1 }),
  currency: currency(),
  source: text(),
  description: text().optional(),
  metadata: metadata().optional(),
  transfer_group: text().optional(),
})
export type CreateDebit = z.output<typeof CreateDebit>

/** 100,000.00 US dollars. */
const MOST_CENTS = 10_000_000

/**
 * Takes money from a connected account's balance to the platform's (Debit connected accounts,
 * https://docs.stripe.com/connect/account-debits): a payment here, a transfer there. Throws unless the platform bears
 * the account's losses, both are in one region, the currency is the account's own and its available balance covers it.
 */
export function debitAccount(world: World, params: CreateDebit, cause: Cause): Charge {
  const account = requireDebitable(world, params)
  const { amount, currency } = params
  const charge = newCharge(world, {
    id: newId('destination payment'),
    amount,
    currency,
    buyer: { email: null, name: null },
    details: { type: 'stripe_account', stripe_account: {} },
    status: 'succeeded',
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    transferGroup: params.transfer_group ?? null,
  })
  const movement = { currency, description: charge.description }
  book(world, {
    ...movement,
    owner: account.id,
    type: 'transfer',
    amount: -amount,
    source: newId('transfer'),
  })
  const taken = book(world, { ...movement, owner: null, type: 'payment', amount, source: charge.id })
  charge.balance_transaction = taken.id
  world.announce('charge.succeeded', charge, { cause })
  return charge
}

function requireDebitable(world: World, { amount, currency, source }: CreateDebit): Account {
  const param = 'source'
  if (!source.startsWith('acct_')) {
    throw invalidRequest('This stand-in charges only connected accounts here; cards pay by Checkout.', {
      param,
    })
  }
  const account = world.data.accounts[source]
  if (!account) throw resourceMissing('source', source, param)
  if (account.controller?.losses?.payments !== 'application') {
    const message =
      'You can only debit connected accounts for which your platform is responsible for negative balances.'
    throw invalidRequest(message, { param })
  }
  if (!canDebit(world.behaviour.platformCountry, account.country)) {
    const message =
      'Account debits are only supported when the platform and the connected account are in the same region.'
    throw invalidRequest(message, { param })
  }
  if (currency !== account.default_currency) {
    const message = `The currency of an account debit must be the default currency of the connected account (${account.default_currency}).`
    throw invalidRequest(message, { param: 'currency' })
  }
  if (convert(world.behaviour.rates, amount, { from: currency, to: 'usd' }) > MOST_CENTS) {
    const message = 'An account debit must be no more than $100,000.00 usd or its equivalent.'
    throw invalidRequest(message, { code: 'amount_too_large', param: 'amount' })
  }
  const { available } = sumsOf(world, source).get(currency) ?? { available: 0 }
  if (amount <= available) return account
  const message = 'The connected account does not have enough available balance for this debit.'
  throw invalidRequest(message, { code: 'balance_insufficient', param: 'amount' })
}
