import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { AttendeeNote } from '../../../contract/tickets/attendee'
import type { ShareRef } from '../../../contract/ids'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'

/** The most ids that one query takes. */
const IDS_AT_ONCE = 30

function notes(shareRef: ShareRef): CollectionReference<AttendeeNote> {
  return firestore().collection(`activities/${shareRef}/notes`).withConverter(parsedBy(AttendeeNote))
}

export function noteDoc(shareRef: ShareRef, orderId: string): DocumentReference<AttendeeNote> {
  return notes(shareRef).doc(orderId)
}

export async function findNote(shareRef: ShareRef, orderId: string): Promise<AttendeeNote | undefined> {
  return (await noteDoc(shareRef, orderId).get()).data()
}

/** The notes on some orders, by order. Reads those that there are, not one for each order. */
export async function findNotes(
  shareRef: ShareRef,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const parts = Array.from({ length: Math.ceil(orderIds.length / IDS_AT_ONCE) }, (_, part) =>
    orderIds.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  )
  const found = await Promise.all(
    parts.map((ids) => notes(shareRef).where(FieldPath.documentId(), 'in', ids).get()),
  )
  const all = found.flatMap(({ docs }) => docs.map((doc) => doc.data()))
  return new Map(all.map(({ orderId, text }) => [orderId, text]))
}

/** All notes that a person wrote. */
export function eachNoteBy(uid: string): AsyncIterable<AttendeeNote> {
  return forEachDocument(
    firestore().collectionGroup('notes').withConverter(parsedBy(AttendeeNote)).where('byUid', '==', uid),
  )
}
