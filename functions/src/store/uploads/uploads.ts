import type { DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { Instant } from '../../../contract/time'
import { Upload } from '../../../contract/uploads/upload'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'

/** An upload, and when its document was last written. */
export interface FoundUpload extends Upload {
  readonly updateTime: Timestamp
}

export function uploadDoc(id: string): DocumentReference<Upload> {
  return firestore().doc(`uploads/${id}`).withConverter(parsedBy(Upload))
}

export async function findUpload(id: string): Promise<Upload | undefined> {
  return (await uploadDoc(id).get()).data()
}

/** Uploads whose time is over, oldest first. */
export async function listForgotten(now: Instant, limit: number): Promise<FoundUpload[]> {
  const uploads = firestore().collection('uploads').withConverter(parsedBy(Upload))
  const found = await uploads.where('sweepAt', '<=', now).orderBy('sweepAt').limit(limit).get()
  return found.docs.map((doc) => ({ ...doc.data(), updateTime: doc.updateTime }))
}

/** Takes an upload out of use. Fails as overtaken when it was written since it was read. */
export async function withdrawUpload({ id, updateTime }: FoundUpload): Promise<void> {
  const change = { status: 'refused', reason: 'This was not used within a day.' } as const
  await uploadDoc(id).update(change, { lastUpdateTime: updateTime })
}

/** Lets an upload be for now. Fails as overtaken when it was written since it was read. */
export async function postponeUpload({ id, updateTime }: FoundUpload, sweepAt: Instant): Promise<void> {
  await uploadDoc(id).update({ sweepAt }, { lastUpdateTime: updateTime })
}

/** All pictures that a person uploaded, or began to. */
export function eachUploadOf(ownerUid: string): AsyncIterable<Upload> {
  const uploads = firestore().collection('uploads').withConverter(parsedBy(Upload))
  return forEachDocument(uploads.where('ownerUid', '==', ownerUid))
}

export async function forgetUpload(id: string): Promise<void> {
  await uploadDoc(id).delete()
}
