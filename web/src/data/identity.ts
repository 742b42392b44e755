import {
  EmailAuthProvider,
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  linkWithCredential,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateProfile,
  validatePassword,
} from 'firebase/auth'
import { api } from './api'
import { localStack } from './firebase'
import { auth, refreshSession, sendVerification } from './auth'
import type { PasswordPolicy } from '../lib/password-checks'
import { ApiProblem } from './problem'

/**
 * Makes the person known to our own server; answers false when it holds them for unverified, who then is on the way to
 * /private. Any other failure is no reason to undo a sign-in that the identity provider accepted.
 */
export async function recordSignIn(): Promise<boolean> {
  try {
    await api('signIn', { body: {} })
    return true
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'unverified') return false
    console.warn('The sign-in could not be recorded.', error)
    return true
  }
}

/**
 * Makes an account and mails its verification link; our server learns of it once the email is verified. A guest becomes
 * the account and keeps everything.
 * @throws the identity provider's error; `identityWording` has words for its code
 */
export async function signUp(email: string, password: string, name: string): Promise<void> {
  const guest = auth.currentUser?.isAnonymous ? auth.currentUser : undefined
  const { user } = guest
    ? await linkWithCredential(guest, EmailAuthProvider.credential(email, password))
    : await createUserWithEmailAndPassword(auth, email, password)
  await updateProfile(user, { displayName: name })
  await sendVerification().catch((error: unknown) => {
    console.warn('The verification mail could not be sent; /private offers it again.', error)
  })
  await refreshSession()
}

export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password)
  await recordSignIn()
}

/** Signs in without an account: enough to answer, to buy and to see one's own orders. */
export async function continueAsGuest(): Promise<void> {
  await signInAnonymously(auth)
  await recordSignIn()
}

/** Mails a link to choose a new password, which leads back to /login. */
export async function sendReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email, { url: `${window.location.origin}/login` })
}

/** Sets a new password with the code of a mailed link. */
export async function chooseNewPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(auth, code, password)
}

/** Verifies the email with the code of a mailed link, where the link leads to our own page. */
export async function verifyEmail(code: string): Promise<void> {
  await applyActionCode(auth, code)
  await refreshSession()
}

/** What the identity provider asks of a password. The emulator has no policy of its own, only the default. */
export async function readPasswordPolicy(): Promise<PasswordPolicy> {
  if (localStack) return {}
  const { customStrengthOptions: it } = (await validatePassword(auth, '')).passwordPolicy
  return {
    minLength: it.minPasswordLength,
    maxLength: it.maxPasswordLength,
    lowercase: it.containsLowercaseLetter,
    uppercase: it.containsUppercaseLetter,
    numeric: it.containsNumericCharacter,
    nonAlphanumeric: it.containsNonAlphanumericCharacter,
  }
}
