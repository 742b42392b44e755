import {
  EmailAuthProvider,
  checkActionCode,
  isSignInWithEmailLink,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInWithCredential,
} from 'firebase/auth'
import type { User } from 'firebase/auth'
import { auth } from '../firebase/auth'
import { findGuest } from './guest'
import { keepGuest } from './kept-guest'
import { belongsToAnother, finishEntering } from './linking'

/** The address that this device asked a link for: opened here, the link needs no further question. */
const KEY = 'turnout.email-for-link'

export function findEmailForLink(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined
}

/**
 * Mails a link that signs in, whether there is an account or not; it leads to /login and from there to `returnUrl`.
 * @throws the identity provider's error
 */
export async function sendEmailLink(email: string, returnUrl: string): Promise<void> {
  const url = `${window.location.origin}/login?returnUrl=${encodeURIComponent(returnUrl)}`
  await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true })
  localStorage.setItem(KEY, email)
}

/** Whether this address is one of those links. */
export function isEmailLink(href: string): boolean {
  return isSignInWithEmailLink(auth, href)
}

/**
 * Signs in by a mailed link, which works once. A guest who asked for it on this device becomes the account; where there
 * is one already, or the link was asked for elsewhere, what they had follows them into it.
 * @throws the identity provider's error, `auth/invalid-email` when the link was mailed to another address
 */
export async function enterByEmailLink(email: string, href: string): Promise<void> {
  const guest = findGuest()
  if (guest) await prepareGuest(guest, email, href)
  await signInWithCredential(auth, EmailAuthProvider.credentialWithLink(email, href))
  localStorage.removeItem(KEY)
  await finishEntering()
}

/** Only an address that the link was surely mailed to may be the guest's, and only while the link works. */
async function prepareGuest(guest: User, email: string, href: string): Promise<void> {
  await checkActionCode(auth, new URL(href).searchParams.get('oobCode') ?? '')
  const isOurs = findEmailForLink() === email
  if (!isOurs || !(await claimAddress(guest, email))) await keepGuest(guest)
}

/**
 * Gives the guest the address, with a password that nobody knows, so that the link signs in to the guest; answers false
 * when it is another account's. The link itself can't find that out: a failed try uses it up.
 */
async function claimAddress(guest: User, email: string): Promise<boolean> {
  const password = `${crypto.randomUUID()}-Aa1!`
  try {
    await linkWithCredential(guest, EmailAuthProvider.credential(email, password))
    return true
  } catch (error) {
    if (!belongsToAnother(error)) throw error
    return false
  }
}
