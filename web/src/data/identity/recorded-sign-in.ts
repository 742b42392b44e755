import { api } from '../api'
import { ApiProblem } from '../problem'

/**
 * Makes the person known to our own server; answers false when it holds them for unverified, who then is on the way to
 * /private. Any other failure is no reason to undo a sign-in that the identity provider accepted.
 */
export async function recordSignIn(): Promise<boolean> {
  try {
    await api('signIn', { body: {} })
    return true
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'unverified') return false
    console.warn('The sign-in could not be recorded.', error)
    return true
  }
}
