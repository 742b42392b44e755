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

/**
 * The person's token, a new one if the one at hand still says that the email is unverified: that is what the server
 * goes by, and a token lives for an hour.
 */
async function tokenOf(user: User): Promise<string> {
  const { token, claims } = await user.getIdTokenResult()
  const isBehind = user.emailVerified && claims.email_verified !== true
  return isBehind ? user.getIdToken(true) : token
}

/** Asks the provider for the person again: their email may have been verified elsewhere. */
export async function refreshSession(): Promise<SessionUser | undefined> {
  const user = auth.currentUser
  if (!user) return undefined
  await user.reload()
  await tokenOf(user)
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
    return auth.currentUser && tokenOf(auth.currentUser)
  },
  isSignedIn: () => auth.currentUser !== null,
  signOut,
  sendVerificationOnce: async () => {
    const user = auth.currentUser
    if (!user) return
    if (user.emailVerified) await tokenOf(user)
    else if (lastVerificationAt(user.uid) === undefined) await sendVerification()
  },
})
