import { connectFirestoreEmulator, initializeFirestore, terminate } from 'firebase/firestore'
import type { Firestore } from 'firebase/firestore'
import { firebaseApp, localStack } from './firebase'

let current: Firestore | undefined

function open(): Firestore {
  const opened = initializeFirestore(firebaseApp, {})
  if (localStack) connectFirestoreEmulator(opened, localStack.host, localStack.ports.firestore)
  return opened
}

/** Live reads only: nothing is ever written by a client. Loaded by the screens that show something live. */
export function firestore(): Firestore {
  current ??= open()
  return current
}

/**
 * Ends the connection with all that the SDK remembers. Its cache is shared by everybody who signs in on this page: asked
 * for a document of the person before, it would show that one first and the server's refusal only afterwards.
 */
export function forgetFirestore(): void {
  const ended = current
  current = undefined
  if (ended) void terminate(ended)
}
