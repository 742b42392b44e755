import type { DocumentReference } from 'firebase-admin/firestore'
import { ActivityClosing } from '../../../contract/activities/activity-closing'
import type { ShareRef } from '../../../contract/ids'
import type { Instant } from '../../../contract/time'
import { firestore, parsedBy } from '../firestore'

function closingDoc(shareRef: ShareRef): DocumentReference<ActivityClosing> {
  return firestore().doc(`activities/${shareRef}/closing/current`).withConverter(parsedBy(ActivityClosing))
}

export async function findActivityClosing(shareRef: ShareRef): Promise<ActivityClosing | undefined> {
  return (await closingDoc(shareRef).get()).data()
}

/** Writes how far it is; the last one stays. */
export async function saveActivityClosing(closing: ActivityClosing): Promise<void> {
  await closingDoc(closing.shareRef).set(closing)
}

/** Closings with refunds that were on their way before `then`, for the sweep. */
export async function listPendingClosings(then: Instant, limit: number): Promise<ShareRef[]> {
  const all = firestore().collectionGroup('closing').withConverter(parsedBy(ActivityClosing))
  const found = await all.where('pending', '>', 0).limit(limit).get()
  return found.docs.map((doc) => doc.data()).flatMap((it) => (it.updatedAt < then ? [it.shareRef] : []))
}
