import type { DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ServerId, ShareRef, Uid } from '../../contract/ids'
import { Amount, Currency } from '../../contract/money'
import { Instant } from '../../contract/time'
import { firestore, parsedBy } from './firestore'
import type { Writer } from './firestore'

/** `ledger/{id}`: one movement of money, written once and never changed. */
export const LedgerEntry = z.object({
  kind: z.enum(['payment', 'refund']),
  orderId: ServerId,
  shareRef: ShareRef,
  organiserUid: Uid,
  amount: Amount,
  fee: Amount,
  currency: Currency,
  /** The payment provider's object that moved it. */
  source: z.string(),
  at: Instant,
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

function entryDoc(source: string): DocumentReference<LedgerEntry> {
  return firestore().doc(`ledger/${source}`).withConverter(parsedBy(LedgerEntry))
}

/** Writes a movement under its source's id: a second time, the whole commit fails. */
export function writeEntry(writer: Writer, entry: LedgerEntry): void {
  writer.create(entryDoc(entry.source), entry)
}
