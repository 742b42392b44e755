import { getAuth } from 'firebase-admin/auth'
import { adminApp } from '../admin-app'
import type { Instant } from '../../contract/time'
import { actorOf } from '../domain/actor'
import type { Actor } from '../domain/actor'

/** Who an identity token speaks for, or undefined when it is not one of ours or has run out. */
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

/** When an account's sign-ins began to count, or undefined when it is gone or disabled. */
export async function findSignInsSince(uid: string): Promise<Instant | undefined> {
  try {
    const { disabled, tokensValidAfterTime } = await getAuth(adminApp()).getUser(uid)
    return disabled ? undefined : new Date(tokensValidAfterTime ?? 0).toISOString()
  } catch (error) {
    if (isUnknownUser(error)) return undefined
    throw error
  }
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
