import {
  EmailAuthProvider,
  PhoneAuthProvider,
  browserPopupRedirectResolver,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  unlink,
  updatePassword,
  updatePhoneNumber,
} from 'firebase/auth'
import type { User } from 'firebase/auth'
import { refreshSession } from '../firebase/auth'
import { needsSecondFactor } from './needs-proof'
import { requireUser } from './require-user'
import { providerOf } from './third-party'

/**
 * Adding and removing ways to sign in. A module of its own because of what the SDK brings along for it: load it when it
 * is needed. Every one of them throws the identity provider's error.
 */
export async function linkThirdParty(id: string): Promise<void> {
  await linkWithPopup(requireUser(), providerOf(id), browserPopupRedirectResolver)
  await refreshSession()
}

/** Removes one: a third party by its id, `password` or `phone`. */
export async function unlinkMethod(id: string): Promise<void> {
  await unlink(requireUser(), id)
  await refreshSession()
}

/** Gives the account a password, its first or another one; `email` is for an account that has no address. */
export async function setPassword(password: string, email?: string): Promise<void> {
  const user = requireUser()
  if (user.email === null && email !== undefined)
    await linkWithCredential(user, EmailAuthProvider.credential(email, password))
  else await changePassword(user, password)
  await refreshSession()
}

/** A new password ends every sign-in before it, this one too where a server looks closely: so it is used at once. */
async function changePassword(user: User, password: string): Promise<void> {
  await updatePassword(user, password)
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  } catch (error) {
    if (!needsSecondFactor(error)) throw error
  }
}

/** Makes the number that a code was sent to the account's, in place of the one that it may have. */
export async function setPhone(verificationId: string, code: string): Promise<void> {
  const user = requireUser()
  const credential = PhoneAuthProvider.credential(verificationId, code)
  if (user.phoneNumber === null) await linkWithCredential(user, credential)
  else await updatePhoneNumber(user, credential)
  await refreshSession()
}
