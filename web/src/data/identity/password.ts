import {
  EmailAuthProvider,
  createUserWithEmailAndPassword,
  linkWithCredential,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth'
import { auth, refreshSession, sendVerification } from '../auth'
import { recordSignIn } from './recorded-sign-in'

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
