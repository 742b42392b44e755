import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { CheckIn } from '../../../contract/check-in/door'
import type { DoorKind } from '../../../contract/check-in/door'
import type { ShareRef } from '../../../contract/ids'
import type { Instant } from '../../../contract/time'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'

/** Which state of a document was read: a write on condition of it fails when there is a newer one. */
export type Version = Timestamp

/** More than change between two looks at the door's list. */
const MOST_CHANGES = 2_000

function checkIns(shareRef: ShareRef): CollectionReference<CheckIn> {
  return firestore().collection(`activities/${shareRef}/checkIns`).withConverter(parsedBy(CheckIn))
}

export function checkInDoc(shareRef: ShareRef, key: string): DocumentReference<CheckIn> {
  return checkIns(shareRef).doc(key)
}

export async function findCheckIn(shareRef: ShareRef, key: string): Promise<CheckIn | undefined> {
  return (await checkInDoc(shareRef, key).get()).data()
}

/** Several check-ins by their keys; those that nobody made are left out. */
export async function findCheckIns(
  shareRef: ShareRef,
  keys: readonly string[],
): Promise<Map<string, CheckIn>> {
  if (keys.length === 0) return new Map()
  const found = await firestore().getAll(...keys.map((key) => checkInDoc(shareRef, key)))
  return new Map(found.flatMap((doc) => (doc.exists ? [[doc.id, doc.data() as CheckIn] as const] : [])))
}

/** Writes a check-in on condition that it is as it was read; without a version, that there was none. */
export function replaceCheckIn(writer: Writer, next: CheckIn, version: Version | undefined): void {
  const doc = checkInDoc(next.shareRef, next.key)
  if (version === undefined) writer.create(doc, next)
  else writer.update(doc, next, { lastUpdateTime: version })
}

/** Check-ins of some kinds that changed since then. */
export async function listChangedCheckIns(
  shareRef: ShareRef,
  kinds: readonly DoorKind[],
  since: Instant,
): Promise<CheckIn[]> {
  const changed = checkIns(shareRef).where('kind', 'in', kinds).where('updatedAt', '>=', since)
  return (await changed.orderBy('updatedAt').limit(MOST_CHANGES).get()).docs.map((doc) => doc.data())
}

/** Everything that a person did at doors. */
export function eachCheckInBy(uid: string): AsyncIterable<CheckIn> {
  const all = firestore().collectionGroup('checkIns').withConverter(parsedBy(CheckIn))
  return forEachDocument(all.where('byUids', 'array-contains', uid))
}
