import type { OperatorDebt } from '../../../contract/debts/debt'
import type { EndDebt } from '../../../contract/operators/operator-calls'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { log } from '../../log'
import { debtDoc } from '../../store/debts/debts'
import { inTransaction } from '../../store/firestore'
import { writeEntry } from '../../store/orders/ledger'
import { requireOperator } from '../access/require-operator'

/**
 * Ends what an organiser owes by hand: they paid otherwise, or the platform bears it. Nothing more of it is taken. Safe to repeat
 * with the same note.
 * @throws Refusal `busy` while a part of it is being taken; `conflict` when nothing is owed any more
 */
export async function endDebt(by: Actor, { debtId, note }: EndDebt, now: Instant): Promise<OperatorDebt> {
  requireOperator(by, 'debt')
  const { debt, isNew } = await inTransaction(async (tx) => {
    const seen = (await tx.get(debtDoc(debtId))).data()
    if (!seen) throw refuseMissing('debt')
    if (seen.state === 'ended' && seen.ended?.note === note) return { debt: seen, isNew: false }
    if (seen.state !== 'owed') throw new Refusal('conflict', 'Nothing is owed of this any more.')
    if (seen.recovering) throw new Refusal('busy', 'A part of it is being recovered. Try again in a minute.')
    const change = { state: 'ended', ended: { at: now, note }, nextTryAt: null } as const
    tx.update(debtDoc(debtId), change)
    const { orderId, shareRef, organiserUid, currency } = seen
    const about = { orderId, shareRef, organiserUid, currency, fee: 0, at: now, debtId }
    const amount = seen.amount - seen.recovered
    writeEntry(tx, { ...about, amount, kind: 'debt-ended', source: `${debtId}-debt-ended` })
    return { debt: { ...seen, ...change }, isNew: true }
  })
  if (isNew) log.info('debtEnded', { debt: debtId, by: by.uid })
  return debt
}
