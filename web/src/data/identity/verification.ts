import { verifyBeforeUpdateEmail } from 'firebase/auth'
import { auth, sendVerification } from '../firebase/auth'
import { findNewAddress, rememberNewAddress, rememberVerification } from '../device/verification-log'
import { sendEmailLink } from './email-link'
import { belongsToAnother } from './linking'

const VERIFY = () => ({ url: `${window.location.origin}/private` })

/** Mails the verification link again: to the new address, when the person asked for one. */
export async function resendVerification(returnUrl: string): Promise<void> {
  const user = auth.currentUser
  const address = user && findNewAddress(user.uid)
  if (address === undefined || address === null) await sendVerification()
  else await changeAddress(address, returnUrl)
}

/**
 * Mails a link to another address, which becomes the account's when it is followed; this sign-in ends then. Where the
 * address is another account's, its owner is mailed a link to sign in with, and nothing here tells the difference.
 * @throws the identity provider's error
 */
export async function changeAddress(email: string, returnUrl: string): Promise<void> {
  const user = auth.currentUser
  if (!user) return
  try {
    await verifyBeforeUpdateEmail(user, email, VERIFY())
  } catch (error) {
    if (!belongsToAnother(error)) throw error
    await sendEmailLink(email, returnUrl)
  }
  rememberNewAddress(user.uid, email)
  rememberVerification(user.uid)
}
