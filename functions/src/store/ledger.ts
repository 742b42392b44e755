import type { DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ServerId, ShareRef, Uid } from '../../contract/ids'
import { Amount, Currency } from '../../contract/money'
import { Instant } from '../../contract/time'
import { firestore, parsedBy } from './firestore'
import type { Reader, Writer } from './firestore'

/** `ledger/{id}`: one movement of money, written once and never changed. */
export const LedgerEntry = z.object({
  /** What a refund that failed after all gave back comes again; so does what a won dispute took. */
  kind: z.enum(['payment', 'refund', 'refund-failed', 'dispute', 'dispute-won']),
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

/** Whether a source's movement is written, as a transaction reads it. */
export async function isEntered(reader: Reader, source: string): Promise<boolean> {
  return (await reader.get(entryDoc(source))).exists
}
