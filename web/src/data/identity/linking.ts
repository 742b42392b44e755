import { linkWithCredential, signInWithCredential, updateProfile } from 'firebase/auth'
import type { AuthCredential, User } from 'firebase/auth'
import { auth, refreshSession } from '../auth'
import { findGuest } from './guest'
import { keepGuest } from './kept-guest'
import { recordSignIn } from './recorded-sign-in'

/** The code of whatever the identity provider threw, without its `auth/`. */
export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code.replace(/^auth\//, '') : undefined
}

/** Whether a guest could not become an account because the account is there already. */
export function belongsToAnother(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'credential-already-in-use' || code === 'email-already-in-use'
}

/**
 * Signs in. A guest is linked: the same person, now with an account, who keeps everything. Where the account is there
 * already, the guest signs in to it, and what they had follows them.
 * @param renew the credential to go on with after a failed link; codes work once, so some doors hand out another
 */
export async function enterWith(
  credential: AuthCredential,
  renew: (error: unknown) => AuthCredential | null = () => null,
): Promise<void> {
  const guest = findGuest()
  if (guest) await linkOrLeave(guest, credential, renew)
  else await signInWithCredential(auth, credential)
  await finishEntering()
}

async function linkOrLeave(
  guest: User,
  credential: AuthCredential,
  renew: (error: unknown) => AuthCredential | null,
): Promise<void> {
  try {
    await linkWithCredential(guest, credential)
  } catch (error) {
    if (!belongsToAnother(error)) throw error
    await keepGuest(guest)
    await signInWithCredential(auth, renew(error) ?? credential)
  }
}

/** What follows every way in: the person's name is taken over, everybody hears of it, and our own server, too. */
export async function finishEntering(): Promise<void> {
  const user = auth.currentUser
  if (user) await takeName(user)
  await refreshSession()
  await recordSignIn()
}

/** A guest who was linked has no name of their own yet; the third party knows one. */
async function takeName(user: User): Promise<void> {
  const known = user.providerData.find((it) => it.displayName)
  if (user.displayName || !known) return
  await updateProfile(user, { displayName: known.displayName, photoURL: user.photoURL ?? known.photoURL })
  await user.getIdToken(true)
}

/** Gives the account a name: an email link and a phone know none. */
export async function giveName(name: string): Promise<void> {
  const user = auth.currentUser
  if (!user) return
  await updateProfile(user, { displayName: name })
  await user.getIdToken(true)
  await refreshSession()
  await recordSignIn()
}
