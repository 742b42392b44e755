import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  signOut as firebaseSignOut,
} from 'firebase/auth'
import type { User } from 'firebase/auth'
import { provideCredentials } from './credentials'
import { firebaseApp, localStack } from './firebase'
import { sessionUserOf } from './session-user'
import type { SessionUser } from './session-user'
import { lastVerificationAt, rememberVerification } from './verification-log'

export type Session =
  | { readonly state: 'unknown'; readonly user?: undefined }
  | { readonly state: 'signed-out'; readonly user?: undefined }
  | { readonly state: 'signed-in'; readonly user: SessionUser }

/** The minimal form of Auth: neither pop-ups nor reCAPTCHA are bundled. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})
if (localStack) {
  const url = `http://${localStack.host}:${localStack.ports.auth}`
  connectAuthEmulator(auth, url, { disableWarnings: true })
}

let session: Session = { state: 'unknown' }
const listeners = new Set<() => void>()

function publish(user: User | null) {
  session = user ? { state: 'signed-in', user: sessionUserOf(user) } : { state: 'signed-out' }
  for (const listener of listeners) listener()
}

onAuthStateChanged(auth, publish)

export function readSession(): Session {
  return session
}

export function watchSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the provider for the person again, with a new token: their email may have been verified elsewhere. */
export async function refreshSession(): Promise<SessionUser | undefined> {
  const user = auth.currentUser
  if (!user) return undefined
  const before = user.emailVerified
  await user.reload()
  if (user.emailVerified !== before) await user.getIdToken(true)
  publish(user)
  return sessionUserOf(user)
}

export async function signOut(): Promise<void> {
  await firebaseSignOut(auth)
}

/** Mails the verification link again; it leads back to /private. */
export async function sendVerification(): Promise<void> {
  const user = auth.currentUser
  if (!user) return
  await sendEmailVerification(user, { url: `${window.location.origin}/private` })
  rememberVerification(user.uid)
}

provideCredentials({
  token: async () => {
    await auth.authStateReady()
    return (await auth.currentUser?.getIdToken()) ?? null
  },
  isSignedIn: () => auth.currentUser !== null,
  signOut,
  sendVerificationOnce: async () => {
    const uid = auth.currentUser?.uid
    if (uid !== undefined && lastVerificationAt(uid) === undefined) await sendVerification()
  },
})
