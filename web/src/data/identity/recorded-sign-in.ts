import { forgetAttempt, rememberedAgreement } from '../agreement'
import { api } from '../requests/api'
import { ApiProblem } from '../requests/problem'
import { adoptKeptGuest } from './adoption'
import { connectThirdParty } from './connect'

/**
 * Ends every way in: makes the person known to our own server, and what waited for them follows. Answers false when the
 * server holds them for unverified, who then is on the way to /private. Any other failure is no reason to undo a sign-in
 * that the identity provider accepted.
 */
export async function recordSignIn(): Promise<boolean> {
  await connectThirdParty()
  const isKnown = await record()
  // Nobody has to wait for that: it says by itself what came along.
  if (isKnown) void adoptKeptGuest()
  return isKnown
}

async function record(): Promise<boolean> {
  try {
    await api('signIn', { body: { agreed: rememberedAgreement() } })
    forgetAttempt()
    return true
  } catch (error) {
    // The attempt goes on once the address is confirmed.
    if (error instanceof ApiProblem && error.code === 'unverified') return false
    forgetAttempt()
    console.warn('The sign-in could not be recorded.', error)
    return true
  }
}
