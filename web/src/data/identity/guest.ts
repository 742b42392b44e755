import { signInAnonymously } from 'firebase/auth'
import { auth } from '../auth'
import { recordSignIn } from './recorded-sign-in'

/** Signs in without an account: enough to answer, to buy and to see one's own orders. */
export async function continueAsGuest(): Promise<void> {
  await signInAnonymously(auth)
  await recordSignIn()
}
