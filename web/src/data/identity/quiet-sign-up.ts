/**
 * The address that somebody signed up with and that has an account already. Its owner was mailed a link; this page shows
 * what a fresh account's would, so that nobody learns which addresses have one.
 */
const KEY = 'turnout.quiet-sign-up'

const listeners = new Set<() => void>()

export function rememberSignUp(email: string | undefined): void {
  if (email === undefined) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, email)
  for (const listener of listeners) listener()
}

export function findSignUp(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined
}

export function watchSignUp(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
