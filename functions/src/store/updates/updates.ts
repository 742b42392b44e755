import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { ShareRef } from '../../../contract/ids'
import type { Instant } from '../../../contract/time'
import { Update } from '../../../contract/updates/update'
import type { UpdateKind } from '../../../contract/updates/update'
import { firestore, parsedBy } from '../firestore'

function updates(shareRef: ShareRef): CollectionReference<Update> {
  return firestore().collection(`activities/${shareRef}/updates`).withConverter(parsedBy(Update))
}

export function updateDoc(shareRef: ShareRef, id: string): DocumentReference<Update> {
  return updates(shareRef).doc(id)
}

/** An update as it was read, to be written on condition that nobody went on with it in between. */
export async function readUpdate(
  shareRef: ShareRef,
  id: string,
): Promise<{ update: Update | undefined; version: Timestamp | undefined }> {
  const doc = await updateDoc(shareRef, id).get()
  return { update: doc.data(), version: doc.updateTime }
}

/** The latest updates of some kinds, newest first. */
export async function listUpdatesOf(
  shareRef: ShareRef,
  kinds: readonly UpdateKind[],
  limit: number,
): Promise<Update[]> {
  const query = updates(shareRef).where('kind', 'in', kinds).orderBy('createdAt', 'desc')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** Updates that have been under way since before `then`, for the sweep. */
export async function listUnfinishedUpdates(then: Instant, limit: number): Promise<Update[]> {
  const all = firestore().collectionGroup('updates').withConverter(parsedBy(Update))
  const query = all.where('status', '==', 'sending').where('createdAt', '<', then).orderBy('createdAt')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}
