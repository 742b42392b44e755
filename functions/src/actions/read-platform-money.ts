import type { ListDebts } from '../../contract/debt'
import type { OwedDebts, PlatformMoney } from '../../contract/operator-calls'
import { config } from '../config'
import type { Actor } from '../domain/actor'
import { readPlatformBalance } from '../gateways/stripe-payouts'
import { listOwed, sumOwed } from '../store/debts'
import { requireOperator } from './require-operator'
import { unlessDown } from './unless-down'

/** What the platform has to pay refunds from, and what organisers owe it; for operators. */
export async function readPlatformMoney(by: Actor): Promise<PlatformMoney> {
  requireOperator(by, 'page')
  const [balances, owed] = await Promise.all([unlessDown(() => readPlatformBalance(config())), sumOwed()])
  return { balances: balances ?? [], owed, isCurrent: balances !== undefined }
}

/** A page of what organisers owe, newest first; for operators. */
export async function listOwedDebts(by: Actor, { limit, cursor }: ListDebts): Promise<OwedDebts> {
  requireOperator(by, 'page')
  return listOwed(limit, cursor)
}
