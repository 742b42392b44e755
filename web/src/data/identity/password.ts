import {
  EmailAuthProvider,
  createUserWithEmailAndPassword,
  linkWithCredential,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth'
import { auth, refreshSession, sendVerification } from '../firebase/auth'
import { rememberVerification } from '../device/verification-log'
import { sendEmailLink } from './email-link'
import { findGuest } from './guest'
import { keepGuestForNext } from './kept-guest'
import { belongsToAnother, finishEntering } from './linking'
import { rememberSignUp } from './quiet-sign-up'

/**
 * Makes an account and mails its verification link; our server learns of it once the email is verified. A guest becomes
 * the account and keeps everything. Where the address has an account already, its owner is mailed a link to sign in
 * with, and nothing here tells the difference.
 * @throws the identity provider's error; `identityWordsFor` has words for its code
 */
export async function signUp(
  email: string,
  password: string,
  name: string,
  returnUrl: string,
): Promise<void> {
  try {
    await makeAccount(email, password, name)
  } catch (error) {
    if (!belongsToAnother(error)) throw error
    await sendEmailLink(email, returnUrl)
    rememberVerification('quiet')
    rememberSignUp(email)
  }
}

async function makeAccount(email: string, password: string, name: string): Promise<void> {
  const guest = findGuest()
  const { user } = guest
    ? await linkWithCredential(guest, EmailAuthProvider.credential(email, password))
    : await createUserWithEmailAndPassword(auth, email, password)
  await updateProfile(user, { displayName: name })
  await sendVerification().catch((error: unknown) => {
    console.warn('The verification mail could not be sent; /private offers it again.', error)
  })
  await refreshSession()
}

/** Signs in; what a guest had before follows them. */
export async function signIn(email: string, password: string): Promise<void> {
  await keepGuestForNext()
  await signInWithEmailAndPassword(auth, email, password)
  await finishEntering()
}
