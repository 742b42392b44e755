import type { Instant } from '../../../contract/time'
import { Refusal } from '../../domain/refusal'
import { log } from '../../log'
import { debtDoc } from '../../store/debts/debts'
import { inTransaction } from '../../store/firestore'
import { writeEntry } from '../../store/orders/ledger'

/**
 * Cancels what an organiser owes for a refund that failed after all: its money is with the platform again. Safe to repeat.
 * Of one that an operator ended, the log says that somebody has to look whether the organiser paid it otherwise.
 * @returns what of it was recovered before, and is theirs again
 * @throws Refusal `busy` while it is being recovered
 */
export function cancelDebt(id: string, now: Instant): Promise<number> {
  return inTransaction(async (tx) => {
    const debt = (await tx.get(debtDoc(id))).data()
    if (!debt) return 0
    if (debt.state === 'cancelled') return debt.recovered
    if (debt.recovering) {
      throw new Refusal('busy', 'This debt is being recovered just now. Its refund is dealt with afterwards.')
    }
    tx.update(debtDoc(id), { state: 'cancelled', nextTryAt: null })
    const { orderId, shareRef, organiserUid, currency, amount, recovered } = debt
    const about = { orderId, shareRef, organiserUid, currency, fee: 0, at: now, debtId: id }
    writeEntry(tx, { ...about, amount, kind: 'debt-cancelled', source: `${id}-debt-cancelled` })
    // What an operator took off before would be taken off twice.
    if (debt.state === 'ended') {
      const rest = { ...about, amount: amount - recovered }
      writeEntry(tx, { ...rest, kind: 'debt-end-undone', source: `${id}-debt-end-undone` })
      log.error('endedDebtCancelled', { debt: id, orderId, amount: amount - recovered, currency })
    }
    return recovered
  })
}
