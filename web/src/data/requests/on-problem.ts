import { ERRORS } from 'functions/contract/api/error-list'
import { showAgreement } from '../agreement'
import { findCredentials } from '../firebase/credentials'
import { beginMaintenance } from '../maintenance'
import type { ApiProblem } from './problem'

type GoToVerification = () => void

let goToVerification: GoToVerification = () => window.location.assign('/private')

/** The app replaces a full page load by its router's way to /private. */
export function onUnverified(go: GoToVerification): void {
  goToVerification = go
}

/**
 * Begins a request: who is signed in now is who sends it.
 * @returns what the product does about a failure of it before passing it on (specification, section 8): during maintenance
 *   its page stands for everything; terms that have changed are named from then on; a 401 while signed in signs out; a 403 titled "UnVerified User" mails the link and goes
 *   to /private. It never throws. A late refusal of an earlier sign-in, or of nobody, leaves a later one alone.
 */
export async function beginRequest(): Promise<(problem: ApiProblem) => Promise<void>> {
  const sender = await findCredentials()?.signIn()
  return (problem) => onProblem(problem, sender ?? null)
}

async function onProblem(problem: ApiProblem, sender: object | null): Promise<void> {
  if (problem.code === 'maintenance') beginMaintenance()
  if (problem.agreement) showAgreement(problem.agreement)
  const credentials = findCredentials()
  if (!credentials || !sender || (await credentials.signIn()) !== sender) return
  if (problem.status === 401) {
    console.warn('The server no longer accepts this sign-in; signing out.', problem.requestId)
    await credentials.signOut().catch((error: unknown) => console.error('Signing out failed.', error))
  }
  if (problem.status === 403 && problem.title === ERRORS.unverified.title) {
    await credentials
      .sendVerificationOnce()
      .catch((error: unknown) => console.warn('The verification mail could not be sent.', error))
    goToVerification()
  }
}
