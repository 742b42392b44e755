import type { Order } from '../../../contract/orders/order'
import type { DebtReason } from '../../../contract/debts/debt'
import type { Instant } from '../../../contract/time'
import { debtDoc } from '../../store/debts/debts'
import type { Writer } from '../../store/firestore'
import { writeEntry } from '../../store/orders/ledger'

/** What an organiser comes to owe: their share of what the platform paid a buyer, or a bank took, in their place. */
export interface NewDebt {
  /** The payment provider's refund or dispute. */
  readonly id: string
  readonly why: DebtReason
  readonly amount: number
  /** The transfer that brought them the money, and to which account. */
  readonly transferId: string
  readonly accountId: string
}

/** Writes a debt and its movement: a second time, the whole commit fails. The sweep recovers it. */
export function writeDebt(writer: Writer, order: Order, debt: NewDebt, now: Instant): void {
  const { id, why, amount, transferId, accountId } = debt
  const { id: orderId, shareRef, organiserUid, currency, activity } = order
  const about = { orderId, shareRef, organiserUid, currency, amount }
  writer.create(debtDoc(id), {
    ...about,
    id,
    why,
    title: activity.title,
    recovered: 0,
    state: 'owed',
    at: now,
    ended: null,
    accountId,
    transferId,
    attempt: 0,
    recovering: null,
    nextTryAt: now,
  })
  const kind = why === 'dispute' ? 'debt-dispute' : 'debt-refund'
  writeEntry(writer, { ...about, kind, fee: 0, source: `${id}-debt`, debtId: id, at: now })
}
