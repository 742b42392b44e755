import { z } from 'zod'

const KEY = 'turnout.sign-in-again'
const SignInAgain = z.object({
  /**
   * The provider ended the sign-in (an address or a password was changed), our server did, a link that was followed here
   * changed the address, or one that was asked for here has probably been followed elsewhere.
   */
  reason: z.enum(['ended', 'refused', 'address-changed', 'new-address']),
  email: z.string().nullable(),
})

/** Why somebody has to sign in again, and as whom: for this tab, until they have. */
export type SignInAgain = z.infer<typeof SignInAgain>

let current = read()
const listeners = new Set<() => void>()

function read(): SignInAgain | undefined {
  try {
    return SignInAgain.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
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
