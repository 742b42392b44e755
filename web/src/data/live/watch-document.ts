import { doc, onSnapshot } from 'firebase/firestore'
import { firestore } from '../firebase/firestore'

/** Tells each state of one document, outside of React, until the answer is called. */
export function watchDocument(
  path: string,
  tell: (data: unknown) => void,
  fail: (error: unknown) => void,
): () => void {
  return onSnapshot(doc(firestore(), path), (snapshot) => tell(snapshot.data()), fail)
}
