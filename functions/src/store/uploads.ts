import type { DocumentReference } from 'firebase-admin/firestore'
import { Upload } from '../../contract/upload'
import { firestore, parsedBy } from './firestore'

export function uploadDoc(id: string): DocumentReference<Upload> {
  return firestore().doc(`uploads/${id}`).withConverter(parsedBy(Upload))
}

export async function findUpload(id: string): Promise<Upload | undefined> {
  return (await uploadDoc(id).get()).data()
}
