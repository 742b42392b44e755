import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { ActivityDraft } from '../../../contract/drafts/activity-draft'
import type { Instant } from '../../../contract/time'
import { serverIdFrom } from '../../domain/activities/share-ref'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'

function drafts(): CollectionReference<ActivityDraft> {
  return firestore().collection('activityDrafts').withConverter(parsedBy(ActivityDraft))
}

/** Everybody has keys of their own: the same key of two people names two drafts. */
export function draftDoc(ownerUid: string, key: string): DocumentReference<ActivityDraft> {
  return drafts().doc(serverIdFrom(`activity-draft:${ownerUid}:${key}`))
}

export async function findDraft(ownerUid: string, key: string): Promise<ActivityDraft | undefined> {
  return (await draftDoc(ownerUid, key).get()).data()
}

/** A person's drafts, last written first. */
export async function listDraftsOf(ownerUid: string, limit: number): Promise<ActivityDraft[]> {
  const query = drafts().where('ownerUid', '==', ownerUid).orderBy('savedAt', 'desc')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** Whether any draft of an upload's owner shows it. One read. */
export async function isInDraft(upload: { ownerUid: string; id: string }): Promise<boolean> {
  const name = `${upload.ownerUid}/${upload.id}`
  return !(await drafts().where('uploads', 'array-contains', name).limit(1).get()).empty
}

/** Drafts that nobody has written on for long, oldest first. */
export async function listForgottenDrafts(now: Instant, limit: number): Promise<ActivityDraft[]> {
  const query = drafts().where('sweepAt', '<=', now).orderBy('sweepAt')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

export function eachDraftOf(ownerUid: string): AsyncIterable<ActivityDraft> {
  return forEachDocument(drafts().where('ownerUid', '==', ownerUid))
}

export async function forgetDraft({ id }: ActivityDraft): Promise<void> {
  await drafts().doc(id).delete()
}
