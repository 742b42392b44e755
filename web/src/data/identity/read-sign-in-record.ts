import { refreshSession } from '../firebase/auth'
import { firebaseApp, localStack } from '../firebase/firebase'
import { findNewAddress } from '../device/verification-log'
import { requireUser } from './require-user'
import { Lookup, recordOf } from './sign-in-record'
import type { SignInRecord } from './sign-in-record'

const HOST = 'identitytoolkit.googleapis.com'

/**
 * Asks the provider how the person can sign in.
 * @throws when it does not answer, or nobody is signed in any more
 */
export async function readSignInRecord(): Promise<SignInRecord> {
  const user = requireUser()
  const idToken = await user.getIdToken()
  const base = localStack ? `http://${localStack.host}:${localStack.ports.identity}/` : 'https://'
  const response = await fetch(`${base}${HOST}/v1/accounts:lookup?key=${firebaseApp.options.apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken }),
  })
  // A sign-in that has ended elsewhere ends here, too.
  if (!response.ok) await refreshSession()
  const [account] = Lookup.parse(await response.json()).users
  return recordOf(account, findNewAddress(user.uid))
}
