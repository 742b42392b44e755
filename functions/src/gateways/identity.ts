import { getAuth } from 'firebase-admin/auth'
import { adminApp } from '../admin-app'
import type { Instant } from '../../contract/time'
import { actorOf } from '../domain/access/actor'
import type { Actor } from '../domain/access/actor'

/**
 * Who an identity token speaks for, or undefined when it is not one of ours or has run out. Whether the session has ended
 * since is asked apart (`requireFreshSession`): asked here, it would cost every request a look-up.
 */
export async function findActor(token: string): Promise<Actor | undefined> {
  try {
    return actorOf(await getAuth(adminApp()).verifyIdToken(token))
  } catch {
    return undefined
  }
}

/** Whether an account is still a guest's: nobody has given it an address, a phone or a provider. */
export async function isGuestAccount(uid: string): Promise<boolean> {
  try {
    const { providerData, email, phoneNumber } = await getAuth(adminApp()).getUser(uid)
    return providerData.length === 0 && email === undefined && phoneNumber === undefined
  } catch (error) {
    if (isUnknownUser(error)) return false
    throw error
  }
}

/** The accounts that some addresses belong to: at most a hundred at once; those of nobody are left out. */
export async function findUidsByEmail(emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const { users } = await getAuth(adminApp()).getUsers(emails.map((email) => ({ email })))
  return new Map(users.map(({ email, uid }) => [email?.toLowerCase() ?? '', uid]))
}

/**
 * When the sign-ins of some accounts began to count, in their order; undefined for one that is gone or disabled.
 * @param uids at most a hundred, as the provider looks up no more at once
 */
export async function findSignInsSince(uids: readonly string[]): Promise<(Instant | undefined)[]> {
  const { users } = await getAuth(adminApp()).getUsers([...new Set(uids)].map((uid) => ({ uid })))
  const since = new Map(
    users
      .filter((user) => !user.disabled)
      .map((user) => [user.uid, new Date(user.tokensValidAfterTime ?? 0).toISOString()]),
  )
  return uids.map((uid) => since.get(uid))
}

/** Ends every sign-in of an account, this one included; one that is gone has none. */
export async function endSignIns(uid: string): Promise<void> {
  try {
    await getAuth(adminApp()).revokeRefreshTokens(uid)
  } catch (error) {
    if (!isUnknownUser(error)) throw error
  }
}

/** Tells the provider how a person is called and looks, for the tokens that it makes from now on. */
export async function describeIdentity(
  uid: string,
  words: { displayName: string; photoURL: string | null },
): Promise<void> {
  await getAuth(adminApp()).updateUser(uid, words)
}

/** Deletes an account; one that is gone already is no error. */
export async function deleteIdentity(uid: string): Promise<void> {
  try {
    await getAuth(adminApp()).deleteUser(uid)
  } catch (error) {
    if (!isUnknownUser(error)) throw error
  }
}

function isUnknownUser(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'auth/user-not-found'
  )
}
