import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import type { ShareRef } from '../../../contract/ids'
import { Invoice } from '../../../contract/invoices/invoice'
import { firestore, parsedBy } from '../firestore'
import { readCursor, pageOf } from '../page'
import type { Page } from '../page'

/** The most ids that one query takes. */
const IDS_AT_ONCE = 30

function invoices(): CollectionReference<Invoice> {
  return firestore().collection('invoices').withConverter(parsedBy(Invoice))
}

/** An order's invoice has the order's id. */
export function invoiceDoc(id: string): DocumentReference<Invoice> {
  return invoices().doc(id)
}

/** The invoices and credit notes of some orders. Reads those that there are. */
export async function findInvoicesOf(orderIds: readonly string[]): Promise<Invoice[]> {
  const ids = [...new Set(orderIds)]
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  )
  const found = await Promise.all(parts.map((some) => invoices().where('orderId', 'in', some).get()))
  return found.flatMap(({ docs }) => docs.map((doc) => doc.data()))
}

/** One page of an activity's invoices and credit notes, newest first. */
export async function listInvoicesOfActivity(
  shareRef: ShareRef,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Invoice>> {
  const all = invoices()
    .where('shareRef', '==', shareRef)
    .orderBy('issuedAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
  const place = readCursor(cursor)
  const found = await (place ? all.startAfter(...place) : all).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.issuedAt, it.id],
  )
}
