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
import { _getProvider } from 'firebase/app'
import { provideCredentials } from './credentials'
import { firebaseApp, localStack } from './firebase'
import { keepHasAccount } from '../device/kept-on-device'
import { mayLeave } from '../device/leaving'
import { sessionUserOf } from '../session-user'
import type { SessionUser } from '../session-user'
import { askToSignInAgain, forgetSignInAgain } from '../sign-in-again'
import { findNewAddress, lastVerificationAt, rememberVerification } from '../device/verification-log'

export type Session =
  | { readonly state: 'unknown'; readonly user?: undefined }
  | { readonly state: 'signed-out'; readonly user?: undefined }
  | { readonly state: 'signed-in'; readonly user: SessionUser }

/** The minimal form of Auth: neither pop-ups nor reCAPTCHA are bundled. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})
if (localStack) {
  const url = `http://${localStack.host}:${localStack.ports.identity}`
  connectAuthEmulator(auth, url, { disableWarnings: true })
}

/**
 * Tokens are refreshed five minutes before they expire, and after a failed try 30 s later, doubling to 16 minutes: the
 * SDK does that by itself once any of its parts listens for tokens, which none does before Firestore is loaded.
 */
_getProvider(firebaseApp, 'auth-internal')
  .getImmediate()
  .addAuthTokenListener(() => undefined)

let session: Session = { state: 'unknown' }
const listeners = new Set<() => void>()

/** Whether this tab is signing out by itself. */
let isLeaving = false

/** A followed link to a new address ends the sign-in, in whichever tab that comes out: the next one is with the new address. */
function explainEnd(before: Pick<SessionUser, 'uid'>) {
  const address = findNewAddress(before.uid)
  if (address !== undefined) askToSignInAgain({ reason: 'new-address', email: address })
}

function publish(user: User | null) {
  if (user) forgetSignInAgain()
  else if (session.user && !isLeaving) explainEnd(session.user)
  session = user ? { state: 'signed-in', user: sessionUserOf(user) } : { state: 'signed-out' }
  keepHasAccount(user !== null && !user.isAnonymous)
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

/** Does `work` for the person; where the provider has ended their sign-in, the next /login says so and knows them. */
async function whileSignedIn<T>(user: User, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const hasEnded = (error as { code?: unknown }).code === 'auth/user-token-expired'
    if (hasEnded && findNewAddress(user.uid) === undefined)
      askToSignInAgain({ reason: 'ended', email: user.email })
    throw error
  }
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
  await whileSignedIn(user, async () => {
    await user.reload()
    await tokenOf(user)
  })
  publish(user)
  return sessionUserOf(user)
}

/** Signs out, unless the person stays for what would be lost. @returns whether they are signed out */
export async function signOut(): Promise<boolean> {
  if (!(await mayLeave())) return false
  await endSession()
  return true
}

/** Ends the sign-in at once: the person is not asked, and what they did stays on this device. */
async function endSession(): Promise<void> {
  isLeaving = true
  try {
    await firebaseSignOut(auth)
  } finally {
    isLeaving = false
  }
}

/** Mails the verification link again; it leads back to /private. */
export async function sendVerification(): Promise<void> {
  const user = auth.currentUser
  if (!user) return
  await sendEmailVerification(user, { url: `${window.location.origin}/private` })
  rememberVerification(user.uid)
}

/** The mails that are on their way, so that several refusals at once ask for one. */
const sending = new Map<string, Promise<void>>()

async function sendVerificationOnce(user: User): Promise<void> {
  if (lastVerificationAt(user.uid) !== undefined) return
  const sent = sending.get(user.uid) ?? sendVerification().finally(() => sending.delete(user.uid))
  sending.set(user.uid, sent)
  await sent
}

provideCredentials({
  token: async () => {
    await auth.authStateReady()
    const user = auth.currentUser
    return user && whileSignedIn(user, () => tokenOf(user))
  },
  signIn: async () => {
    await auth.authStateReady()
    return auth.currentUser
  },
  signOut: async () => {
    const user = auth.currentUser
    // A refusal may be heard of before the provider is asked: the link to the new address was followed.
    if (user && findNewAddress(user.uid) !== undefined) explainEnd(user)
    else askToSignInAgain({ reason: 'refused', email: user?.email ?? null })
    await endSession()
  },
  sendVerificationOnce: async () => {
    const user = auth.currentUser
    if (!user) return
    if (user.emailVerified) await tokenOf(user)
    else await sendVerificationOnce(user)
  },
})
