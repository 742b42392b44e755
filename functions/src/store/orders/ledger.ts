import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ServerId, ShareRef, Uid } from '../../../contract/ids'
import { Amount, Currency } from '../../../contract/pricing/money'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'
import type { Reader, Writer } from '../firestore'
import { readCursor, pageOf } from '../page'
import type { Page } from '../page'

/** How money moves, and what an organiser owes. */
export const ENTRY_KINDS = [
  'payment',
  'refund',
  'refund-failed',
  'dispute',
  'dispute-won',
  'debt-refund',
  'debt-dispute',
  'debt-recovered',
  'debt-cancelled',
  'debt-returned',
  'debt-ended',
  'debt-end-undone',
] as const

/** `ledger/{id}`: one movement of money, written once and never changed. */
export const LedgerEntry = z.object({
  /**
   * What a refund that failed after all gave back comes again; so does what a won dispute took. An organiser's debt arises by a
   * refund that the platform paid in their place or by a dispute that was lost, and ends (docs/refunds.md).
   */
  kind: z.enum(ENTRY_KINDS),
  /** The debt that it changes (`debts/{id}`). */
  debtId: z.string().nullable().default(null),
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

function entries(): CollectionReference<LedgerEntry> {
  return firestore().collection('ledger').withConverter(parsedBy(LedgerEntry))
}

function entryDoc(source: string): DocumentReference<LedgerEntry> {
  return entries().doc(source)
}

/** Writes a movement under its source's id: a second time, the whole commit fails. */
export function writeEntry(
  writer: Writer,
  entry: Omit<LedgerEntry, 'debtId'> & Partial<Pick<LedgerEntry, 'debtId'>>,
): void {
  writer.create(entryDoc(entry.source), { debtId: null, ...entry })
}

/** Whether a source's movement is written, as a transaction reads it. */
export async function isEntered(reader: Reader, source: string): Promise<boolean> {
  return (await reader.get(entryDoc(source))).exists
}

/** All movements of an order. */
export async function listEntriesOfOrder(orderId: string): Promise<LedgerEntry[]> {
  return (await entries().where('orderId', '==', orderId).get()).docs.map((doc) => doc.data())
}

/** One page of an activity's movements, oldest first. */
export function listEntriesOfActivity(
  shareRef: ShareRef,
  limit: number,
  cursor: string | undefined,
): Promise<Page<LedgerEntry>> {
  return listPage(entries().where('shareRef', '==', shareRef), limit, cursor)
}

/** One page of the movements of all that a person organises, oldest first, from a time on and before another. */
export function listEntriesBetween(
  organiserUid: string,
  { from, to }: { from: Instant; to: Instant },
  limit: number,
  cursor: string | undefined,
): Promise<Page<LedgerEntry>> {
  const own = entries().where('organiserUid', '==', organiserUid)
  return listPage(own.where('at', '>=', from).where('at', '<', to), limit, cursor)
}

/** One page of all movements, oldest first, from a time on and before another. */
export function listAllEntriesBetween(
  { from, until }: { from: Instant; until: Instant },
  limit: number,
  cursor: string | undefined,
): Promise<Page<LedgerEntry>> {
  return listPage(entries().where('at', '>=', from).where('at', '<', until), limit, cursor)
}

async function listPage(
  some: Query<LedgerEntry>,
  limit: number,
  cursor: string | undefined,
): Promise<Page<LedgerEntry>> {
  const all = some.orderBy('at').orderBy(FieldPath.documentId())
  const place = readCursor(cursor)
  const found = await (place ? all.startAfter(...place) : all).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.at, it.source],
  )
}
