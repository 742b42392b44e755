import { randomUUID } from 'node:crypto'
import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { AuditEntry } from '../../../contract/audit/audit'
import type { ShareRef } from '../../../contract/ids'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'
import { readCursor, pageOf } from '../page'
import type { Page } from '../page'

function audit(shareRef: ShareRef): CollectionReference<AuditEntry> {
  return firestore().collection(`activities/${shareRef}/audit`).withConverter(parsedBy(AuditEntry))
}

export function auditDoc(shareRef: ShareRef, id: string): DocumentReference<AuditEntry> {
  return audit(shareRef).doc(id)
}

/** Remembers what somebody did, in the same commit as the thing done. */
export function recordAudit(
  writer: Writer,
  shareRef: ShareRef,
  entry: Omit<AuditEntry, 'id' | 'shareRef'>,
): void {
  const id = `${entry.at}-${randomUUID().slice(0, 8)}`
  writer.create(auditDoc(shareRef, id), { ...entry, id, shareRef })
}

/** One page of the trail, newest first. */
export async function listAudit(
  shareRef: ShareRef,
  limit: number,
  cursor: string | undefined,
): Promise<Page<AuditEntry>> {
  const all = audit(shareRef).orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc')
  const place = readCursor(cursor)
  const found = await (place ? all.startAfter(...place) : all).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.at, it.id],
  )
}

/** Everything that a person did in activities. */
export function eachAuditBy(uid: string): AsyncIterable<AuditEntry> {
  return forEachDocument(
    firestore().collectionGroup('audit').withConverter(parsedBy(AuditEntry)).where('byUid', '==', uid),
  )
}

/** What was done to an address, such as inviting it. */
export function eachAuditAboutAddress(email: string): AsyncIterable<AuditEntry> {
  return forEachDocument(
    firestore().collectionGroup('audit').withConverter(parsedBy(AuditEntry)).where('subject', '==', email),
  )
}

/** What was done to a person in an activity. */
export function eachAuditAbout(shareRef: ShareRef, subjectUid: string): AsyncIterable<AuditEntry> {
  return forEachDocument(audit(shareRef).where('subjectUid', '==', subjectUid))
}
