import { getAuth } from 'firebase-admin/auth'
import { adminApp } from '../admin-app'
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
