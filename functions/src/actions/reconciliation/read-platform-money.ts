import type { ListDebts } from '../../../contract/debts/debt'
import type { OwedDebts, PlatformMoney } from '../../../contract/operators/operator-calls'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { readPlatformBalance } from '../../gateways/stripe/stripe-payouts'
import { listOwed, sumOwed } from '../../store/debts/debts'
import { findLastReconciliation } from '../../store/reconciliation/reconciliations'
import type { Reconciliation } from '../../store/reconciliation/reconciliations'
import { requireOperator } from '../access/require-operator'
import { ignoreProviderOutage } from '../ignore-provider-outage'

/** What the platform has to pay refunds from, what organisers owe it, and what its sales lose; for operators. */
export async function readPlatformMoney(by: Actor): Promise<PlatformMoney> {
  requireOperator(by, 'page')
  const [balances, owed, last] = await Promise.all([
    ignoreProviderOutage(() => readPlatformBalance(config())),
    sumOwed(),
    findLastReconciliation(),
  ])
  return {
    balances: balances ?? [],
    owed,
    isCurrent: balances !== undefined,
    night: last ? nightOf(last) : null,
  }
}

function nightOf({ day, losses, found }: Reconciliation): PlatformMoney['night'] {
  const lost = Object.entries(losses).map(([currency, it]) => ({ currency, ...it }))
  return { day, losses: lost, differences: found }
}

/** A page of what organisers owe, newest first; for operators. */
export async function listOwedDebts(by: Actor, { limit, cursor }: ListDebts): Promise<OwedDebts> {
  requireOperator(by, 'page')
  return listOwed(limit, cursor)
}
