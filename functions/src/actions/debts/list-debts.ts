import type { DebtPage, ListDebts } from '../../../contract/debts/debt'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { listDebtsOf, sumOwedBy } from '../../store/debts/debts'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/** A page of what a person owes the platform or has owed, newest first, and what they owe in all. */
export async function listDebts(by: Actor, { limit, cursor }: ListDebts, now: Instant): Promise<DebtPage> {
  await enforceRateLimit('payouts', by, now)
  const [page, owed] = await Promise.all([listDebtsOf(by.uid, limit, cursor), sumOwedBy(by.uid)])
  return { ...page, owed }
}
