import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { nextDebtTry, partToRecover } from '../../domain/debts/debt'
import { readAvailable, takeDebt } from '../../gateways/stripe/stripe-debts'
import type { Recovery } from '../../gateways/stripe/stripe-debts'
import { log } from '../../log'
import { debtDoc, listDueDebts } from '../../store/debts/debts'
import type { KeptDebt } from '../../store/debts/debts'
import { inTransaction } from '../../store/firestore'
import { writeEntry } from '../../store/orders/ledger'
import { nextRequestKey } from '../../store/access/request-keys'

/** Debts that one sweep looks at: each is a question or two to the payment provider. */
const AT_ONCE = 50

/**
 * Recovers what organisers owe from what their accounts have, oldest look first (docs/refunds.md). What is to be taken is written
 * before the payment provider is asked, so that a sweep which stopped is gone on with, and two at once take it once.
 */
export async function recoverDebts(now: Instant): Promise<void> {
  for (const debt of await listDueDebts(now, AT_ONCE)) {
    try {
      await recoverDebt(debt, now)
    } catch (error) {
      log.error('sweepFailed', { debt: debt.id, error: String(error) })
      await inTransaction(async (tx) => tx.update(debtDoc(debt.id), { nextTryAt: nextDebtTry(now) }))
    }
  }
}

async function recoverDebt(seen: KeptDebt, now: Instant): Promise<void> {
  const available = seen.recovering ? 0 : await readAvailable(config(), seen)
  const recovery = await beginRecovery(seen.id, available, now)
  if (!recovery) return
  const reversalId = await takeDebt(config(), recovery, nextRequestKey)
  if (reversalId === undefined) log.warn('debtNotRecoverable', { debt: seen.id })
  await endRecovery(recovery, reversalId, now)
}

/** Writes what is about to be taken; nothing is taken when the account has nothing, and a debt that is closed is left alone. */
function beginRecovery(id: string, available: number, now: Instant): Promise<Recovery | undefined> {
  return inTransaction(async (tx) => {
    const debt = (await tx.get(debtDoc(id))).data()
    if (debt?.state !== 'owed') return undefined
    const { transferId, recovering } = debt
    if (recovering) return { ...recovering, debtId: id, transferId }
    const amount = partToRecover(debt, available)
    if (amount === 0) {
      tx.update(debtDoc(id), { nextTryAt: nextDebtTry(now) })
      return undefined
    }
    const attempt = debt.attempt + 1
    tx.update(debtDoc(id), { attempt, recovering: { amount, attempt } })
    return { debtId: id, transferId, amount, attempt }
  })
}

function endRecovery(
  { debtId, amount, attempt }: Recovery,
  reversalId: string | undefined,
  now: Instant,
): Promise<void> {
  return inTransaction(async (tx) => {
    const debt = (await tx.get(debtDoc(debtId))).data()
    // Another sweep went on with the same meanwhile.
    if (debt?.recovering?.attempt !== attempt) return
    if (reversalId === undefined) {
      tx.update(debtDoc(debtId), { recovering: null, nextTryAt: nextDebtTry(now) })
      return
    }
    const recovered = debt.recovered + amount
    const isOver = recovered >= debt.amount
    tx.update(debtDoc(debtId), {
      recovered,
      recovering: null,
      state: isOver ? 'recovered' : 'owed',
      nextTryAt: isOver ? null : nextDebtTry(now),
    })
    const { orderId, shareRef, organiserUid, currency } = debt
    const about = { orderId, shareRef, organiserUid, currency, amount, fee: 0, debtId, at: now }
    writeEntry(tx, { ...about, kind: 'debt-recovered', source: reversalId })
    log.info('debtRecovered', { debt: debtId, amount })
  })
}
