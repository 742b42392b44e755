import { applyActionCode, checkActionCode } from 'firebase/auth'
import { auth, refreshSession } from '../firebase/auth'
import { askToSignInAgain } from '../sign-in-again'

/** What a mailed link may ask of us, beside signing in and choosing a password, which have pages of their own. */
export const ACTION_MODES = [
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
  'revertSecondFactorAddition',
] as const

export type ActionMode = (typeof ACTION_MODES)[number]

export interface ActionDone {
  /** The address that the account has now. */
  readonly email: string | null
  /** Whether somebody is signed in here still: changing the address ends that. */
  readonly isSignedIn: boolean
}

/**
 * Does what a mailed link asks, once.
 * @throws the identity provider's error, for one `auth/expired-action-code` or `auth/invalid-action-code`
 */
export async function followActionLink(code: string): Promise<ActionDone> {
  await auth.authStateReady()
  const { data } = await checkActionCode(auth, code)
  await applyActionCode(auth, code)
  const email = data.email ?? null
  // Fails where the link has ended this sign-in, which the session hears of by itself.
  await refreshSession().catch(() => undefined)
  const isSignedIn = auth.currentUser !== null
  if (!isSignedIn) askToSignInAgain({ reason: 'address-changed', email })
  return { email, isSignedIn }
}
