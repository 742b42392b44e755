import { ApiProblem } from '../requests/problem'

function codeOf(error: unknown): unknown {
  return ((error ?? {}) as { code?: unknown }).code
}

/** Whether somebody refused only because the sign-in is not recent: the identity provider, or our own server. */
export function needsRecentSignIn(error: unknown): boolean {
  if (error instanceof ApiProblem) return error.code === 'sign-in-again'
  return codeOf(error) === 'auth/requires-recent-login'
}

/** Whether the first factor was right and a second one has to follow. */
export function needsSecondFactor(error: unknown): boolean {
  return codeOf(error) === 'auth/multi-factor-auth-required'
}
