import {
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  SAMLAuthProvider,
  browserPopupRedirectResolver,
  getRedirectResult,
  linkWithPopup,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth'
import type { AuthCredential, AuthProvider, User } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import { auth } from '../firebase/auth'
import { rememberConnection } from './connection'
import { findGuest } from './guest'
import { keepGuest } from './kept-guest'
import { belongsToAnother, codeOf, finishEntering } from './linking'
import { isRedirecting, rememberRedirect } from './redirect-mark'

/**
 * Signing in by a third party; a module of its own because the SDK's part for it is large: load it when it is needed.
 */
export function providerOf(id: string): AuthProvider {
  if (id === 'google.com') return new GoogleAuthProvider()
  if (id === 'facebook.com') return new FacebookAuthProvider()
  if (id.startsWith('saml.')) return new SAMLAuthProvider(id)
  const provider = new OAuthProvider(id)
  if (id === 'apple.com') {
    provider.addScope('email')
    provider.addScope('name')
  }
  return provider
}

/** What the third party vouched for, carried by the error of a sign-in that could not use it. */
function credentialIn(error: unknown): AuthCredential | null {
  if (!(error instanceof FirebaseError)) return null
  return OAuthProvider.credentialFromError(error) ?? SAMLAuthProvider.credentialFromError(error)
}

/** Where a window of its own can't be had; the whole page goes there and comes back instead. */
function needsRedirect(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'popup-blocked' || code === 'operation-not-supported-in-this-environment'
}

/**
 * Signs in by a third party in a window of its own, or where that can't be, by leaving the page: then this never
 * answers, and `finishRedirect` goes on after the return.
 * @throws the identity provider's error
 */
export async function enterByThirdParty(id: string): Promise<void> {
  const guest = findGuest()
  try {
    await enterByPopup(id, guest)
  } catch (error) {
    if (!needsRedirect(error)) throw error
    await leaveFor(id, guest)
  }
  await finishEntering()
}

async function enterByPopup(id: string, guest: User | undefined): Promise<void> {
  const provider = providerOf(id)
  try {
    if (guest) await linkWithPopup(guest, provider, browserPopupRedirectResolver)
    else await signInWithPopup(auth, provider, browserPopupRedirectResolver)
  } catch (error) {
    const credential = credentialIn(error)
    if (!guest || !credential || !belongsToAnother(error)) throw pending(error, id)
    await keepGuest(guest)
    await signInWithCredential(auth, credential).catch((again: unknown) => {
      throw pending(again, id)
    })
  }
}

/** Keeps what a third party vouched for until the owner of the address has signed in the way they did before. */
function pending(error: unknown, providerId: string): unknown {
  const credential = credentialIn(error)
  const { customData } = (error ?? {}) as { customData?: { email?: unknown } }
  const email = customData?.email
  if (codeOf(error) === 'account-exists-with-different-credential' && credential && typeof email === 'string')
    rememberConnection({ providerId, email, credential: credential.toJSON() })
  return error
}

/**
 * A guest is not linked across the pages but signs in, and what they had follows: the SDK can't come back to a link
 * unless all of its windows' code is loaded with every page.
 */
async function leaveFor(id: string, guest: User | undefined): Promise<never> {
  if (guest) await keepGuest(guest)
  rememberRedirect(id)
  return signInWithRedirect(auth, providerOf(id), browserPopupRedirectResolver)
}

/** Goes on after the return from a third party. */
export async function finishRedirect(): Promise<void> {
  const id = isRedirecting()
  if (id === undefined) return
  try {
    const result = await getRedirectResult(auth, browserPopupRedirectResolver)
    if (result) await finishEntering()
  } catch (error) {
    throw pending(error, id)
  } finally {
    rememberRedirect(undefined)
  }
}
