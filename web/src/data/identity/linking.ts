import { linkWithCredential, signInWithCredential, updateProfile } from 'firebase/auth'
import type { AuthCredential, User } from 'firebase/auth'
import { auth, refreshSession } from '../firebase/auth'
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
 * @param renew the credential that the error of a failed link brings along where it is another account's; codes work once
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
    const another = renew(error)
    if (!another && !belongsToAnother(error)) throw error
    await keepGuest(guest)
    await signInWithCredential(auth, another ?? credential)
  }
}

/**
 * What follows every way in: the person's name is taken over, everybody hears of it, and our own server, too. It waits
 * for an account without a name to be given one (`giveName`), as the server would have to make one up.
 */
export async function finishEntering(): Promise<void> {
  const user = auth.currentUser
  if (user) await takeName(user)
  await refreshSession()
  // The identity provider has let them in: nobody has to wait for us.
  if (user?.displayName) void recordSignIn()
}

/** A guest who was linked has no name of their own yet; the third party knows one. Nobody is turned away for want of it. */
async function takeName(user: User): Promise<void> {
  const known = user.providerData.find((it) => it.displayName)
  if (user.displayName || !known) return
  const photoURL = user.photoURL ?? known.photoURL
  try {
    await updateProfile(user, { displayName: known.displayName, ...(photoURL && { photoURL }) })
    await user.getIdToken(true)
  } catch (error) {
    console.warn('The name that the third party knows could not be taken over.', error)
  }
}

/** Gives the account a name: an email link and a phone know none. */
export async function giveName(name: string): Promise<void> {
  const user = auth.currentUser
  if (!user) return
  await updateProfile(user, { displayName: name })
  await user.getIdToken(true)
  await refreshSession()
  void recordSignIn()
}
