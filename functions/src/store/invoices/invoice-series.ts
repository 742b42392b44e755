import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { Uid } from '../../../contract/ids'
import { Amount } from '../../../contract/pricing/money'
import { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'

/** `invoiceSeries/{organiserUid}`: how many numbers of each kind were given, and when the last ones were. */
export const InvoiceSeries = z.object({
  organiserUid: Uid,
  invoices: z.int(),
  creditNotes: z.int(),
  debitNotes: z.int().default(0),
  numberedAt: Instant,
})
export type InvoiceSeries = z.infer<typeof InvoiceSeries>

/**
 * `invoicesDue/{id}`: an order that needs an invoice, a refund of it that needs a credit note, or one that failed after that and
 * needs a debit note. Written together with what makes it due and gone together with the invoice: none is forgotten, and none
 * has two numbers.
 */
export const InvoiceDue = z.object({
  organiserUid: Uid,
  orderId: z.string(),
  refund: z
    .object({ id: z.string(), amount: Amount, ticketIds: z.array(z.string()), reason: z.string() })
    .nullable(),
  /** The refund failed after it had succeeded. */
  hasFailed: z.boolean().default(false),
  at: Instant,
})
export type InvoiceDue = z.infer<typeof InvoiceDue>

function dues(): CollectionReference<InvoiceDue> {
  return firestore().collection('invoicesDue').withConverter(parsedBy(InvoiceDue))
}

export function seriesDoc(organiserUid: string): DocumentReference<InvoiceSeries> {
  return firestore().doc(`invoiceSeries/${organiserUid}`).withConverter(parsedBy(InvoiceSeries))
}

/** Asks for the invoice of an order, for the credit note of a refund, or for the debit note of one that has failed. */
export function askForInvoice(writer: Writer, due: z.input<typeof InvoiceDue>): void {
  const { orderId, refund, hasFailed = false } = due
  const id = refund === null ? orderId : `${orderId}-${refund.id}${hasFailed ? '-failed' : ''}`
  writer.create(dues().doc(id), { ...due, hasFailed })
}

/** What is due, and when that was written by the database's clock. */
export interface WaitingInvoice {
  readonly id: string
  readonly due: InvoiceDue
  readonly writtenAt: number
}

/** What has been due longest in an organiser's name. */
export async function listDueInvoices(organiserUid: string, limit: number): Promise<WaitingInvoice[]> {
  const query = dues().where('organiserUid', '==', organiserUid).orderBy('at').limit(limit)
  return (await query.get()).docs.map((doc) => ({
    id: doc.id,
    due: doc.data(),
    writtenAt: doc.createTime.toMillis(),
  }))
}

/** What was due is done. */
export function endDueInvoice(writer: Writer, id: string): void {
  writer.delete(dues().doc(id), { exists: true })
}

/** Writes how far a series has come, on condition that nobody gave numbers since it was read. */
export function writeSeries(writer: Writer, next: InvoiceSeries, version: Timestamp | undefined): void {
  const doc = seriesDoc(next.organiserUid)
  if (version === undefined) writer.create(doc, next)
  else writer.update(doc, next, { lastUpdateTime: version })
}

/** Organisers in whose names something has been due since before `then`, for the sweep. */
export async function listOverdueSeries(then: Instant, limit: number): Promise<string[]> {
  const found = await dues().where('at', '<', then).orderBy('at').limit(limit).get()
  return [...new Set(found.docs.map((doc) => doc.data().organiserUid))]
}
