import { signInAnonymously } from 'firebase/auth'
import type { User } from 'firebase/auth'
import { auth } from '../firebase/auth'
import { recordSignIn } from './recorded-sign-in'

/** The person, if they are here without an account. */
export function findGuest(): User | undefined {
  return auth.currentUser?.isAnonymous ? auth.currentUser : undefined
}

/** Signs in without an account: enough to answer, to buy and to see one's own orders. */
export async function continueAsGuest(): Promise<void> {
  await signInAnonymously(auth)
  void recordSignIn()
}
