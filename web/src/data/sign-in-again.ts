const KEY = 'turnout.sign-in-again'
const REASONS = ['ended', 'refused', 'address-changed', 'new-address'] as const

/** Why somebody has to sign in again, and as whom: for this tab, until they have. */
export interface SignInAgain {
  /**
   * The provider ended the sign-in (an address or a password was changed), our server did, a link that was followed here
   * changed the address, or one that was asked for here has probably been followed elsewhere.
   */
  reason: (typeof REASONS)[number]
  email: string | null
}

/** Every page of the app begins with this, and checkout goes without schemas: it looks by itself. */
function isSignInAgain(it: Partial<SignInAgain> | null): it is SignInAgain {
  const isMail = it?.email === null || typeof it?.email === 'string'
  return isMail && REASONS.some((reason) => reason === it?.reason)
}

let current = read()
const listeners = new Set<() => void>()

function read(): SignInAgain | undefined {
  try {
    const it = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<SignInAgain> | null
    return isSignInAgain(it) ? it : undefined
  } catch {
    return undefined
  }
}

export function askToSignInAgain(it: SignInAgain): void {
  current = it
  sessionStorage.setItem(KEY, JSON.stringify(it))
  for (const listener of listeners) listener()
}

export function findSignInAgain(): SignInAgain | undefined {
  return current
}

/** The reason comes a moment after the end of a sign-in where the provider has ended it. */
export function watchSignInAgain(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function forgetSignInAgain(): void {
  current = undefined
  sessionStorage.removeItem(KEY)
}
