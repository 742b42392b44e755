import { z } from 'zod'

const KEY = 'turnout.sign-in-again'
const SignInAgain = z.object({
  /** The provider ended the sign-in (an address or a password was changed), our server did, or a link changed the address. */
  reason: z.enum(['ended', 'refused', 'address-changed']),
  email: z.string().nullable(),
})

/** Why somebody has to sign in again, and as whom; for the next /login of this tab. */
export type SignInAgain = z.infer<typeof SignInAgain>

export function askToSignInAgain(it: SignInAgain): void {
  sessionStorage.setItem(KEY, JSON.stringify(it))
}

export function findSignInAgain(): SignInAgain | undefined {
  const text = sessionStorage.getItem(KEY)
  return text === null ? undefined : SignInAgain.safeParse(JSON.parse(text)).data
}

export function forgetSignInAgain(): void {
  sessionStorage.removeItem(KEY)
}
