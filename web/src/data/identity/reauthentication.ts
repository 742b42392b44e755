import {
  EmailAuthProvider,
  PhoneAuthProvider,
  browserPopupRedirectResolver,
  isSignInWithEmailLink,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendSignInLinkToEmail,
} from 'firebase/auth'
import { auth } from '../firebase/auth'
import { requireUser } from './require-user'
import { providerOf } from './third-party'

/**
 * Proving again who one is. A module of its own because of what the SDK brings along for it: load it when it is needed.
 * Every proof throws the identity provider's error, `auth/multi-factor-auth-required` when a second step follows.
 */
export async function proveByPassword(password: string): Promise<void> {
  const user = requireUser()
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}

export async function proveByThirdParty(id: string): Promise<void> {
  await reauthenticateWithPopup(requireUser(), providerOf(id), browserPopupRedirectResolver)
}

export async function proveByCode(verificationId: string, code: string): Promise<void> {
  await reauthenticateWithCredential(requireUser(), PhoneAuthProvider.credential(verificationId, code))
}

/** Mails a link that leads back to /account; `whenSignedInSince` notices when it was followed. */
export async function mailProof(): Promise<void> {
  const url = `${window.location.origin}/account`
  await sendSignInLinkToEmail(auth, requireUser().email ?? '', { url, handleCodeInApp: true })
}

/** Whether the page was reached by such a link. */
export function isMailedProof(href: string): boolean {
  return isSignInWithEmailLink(auth, href)
}

/** Proves by the mailed link through which the page was reached. */
export async function proveByMailedLink(href: string): Promise<void> {
  const user = requireUser()
  await reauthenticateWithCredential(user, EmailAuthProvider.credentialWithLink(user.email ?? '', href))
}

/** When the present sign-in took place, in seconds. A proof in another window of this browser counts here, too. */
export async function signedInAt(): Promise<number> {
  const { claims } = await requireUser().getIdTokenResult()
  return Number(claims.auth_time)
}

/** A new token, so that our own server hears of the proof. */
export async function renewToken(): Promise<void> {
  await requireUser().getIdToken(true)
}
