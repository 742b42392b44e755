import { requireAccount } from '../accounts/account'
import { findBankAccount } from '../accounts/bank-account'
import { ledgerOf, book } from '../balance/ledger'
import type { LedgerRow } from '../balance/ledger-object'
import { invalidRequest } from '../http/stripe-error'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { Cause, World } from '../world/world'
import { announcePayout } from './payout'
import type { Payout, PayoutRow } from './payout-object'
import { startReconciling } from './reconcile'
import { watchPayout } from './watch-payouts'

interface NewPayout {
  amount: number
  currency: string
  automatic: boolean
  description: string | null
  metadata: Record<string, string>
  statementDescriptor: string | null
}

/** Sends money of an account to its bank; throws when the account cannot be paid out. */
export function createPayout(world: World, accountId: string, given: NewPayout, cause: Cause): PayoutRow {
  const destination = requirePayable(world, accountId)
  const { amount, currency, automatic, description } = given
  const id = newId('payout')
  const movement = {
    owner: accountId,
    type: 'payout' as const,
    amount: -amount,
    currency,
    inKind: true,
    source: id,
    description,
  }
  const created = secondsOf(world.clock)
  const payout: Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created,
    automatic,
    balance_transaction: book(world, movement).id,
    created,
    currency,
    description,
    destination,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: given.metadata,
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: automatic ? 'in_progress' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: given.statementDescriptor,
    status: 'pending',
    trace_id: null,
    type: 'bank_account',
  }
  const row = { owner: accountId, payout }
  world.data.payouts[id] = row
  announcePayout(world, row, 'created', { cause })
  watchPayout(world, row)
  return row
}

/**
 * Pays out what became available by `until` (seconds since the epoch) and was not paid out yet, a payout for each
 * currency in which that is something.
 */
export function payOutAvailable(world: World, accountId: string, until: number): PayoutRow[] {
  const waiting = new Map<string, LedgerRow[]>()
  for (const row of ledgerOf(world, accountId)) {
    if (row.payout !== null || row.transaction.available_on > until) continue
    const { currency } = row.transaction
    waiting.set(currency, [...(waiting.get(currency) ?? []), row])
  }
  return Array.from(waiting).flatMap(([currency, rows]) => {
    const amount = rows.reduce((sum, { transaction }) => sum + transaction.net, 0)
    if (amount <= 0) return []
    const given = { amount, currency, automatic: true, metadata: {}, statementDescriptor: null }
    const made = createPayout(world, accountId, { ...given, description: 'STRIPE PAYOUT' }, undefined)
    const own = world.data.balanceTransactions[made.payout.balance_transaction]
    for (const row of own ? [...rows, own] : rows) row.payout = made.payout.id
    startReconciling(world, made)
    return [made]
  })
}

/** True when an account's money can go to a bank. */
export function isPayable(world: World, accountId: string): boolean {
  const account = requireAccount(world, accountId)
  return account.payouts_enabled && findBankAccount(account) !== undefined
}

function requirePayable(world: World, accountId: string): string {
  const account = requireAccount(world, accountId)
  const bankAccount = findBankAccount(account)
  if (!bankAccount) {
    throw invalidRequest("Sorry, you don't have any external accounts in that currency.")
  }
  if (account.payouts_enabled) return bankAccount.id
  throw invalidRequest('Cannot create payouts: this account has requirements that need to be completed.', {
    code: 'payouts_not_allowed',
  })
}
