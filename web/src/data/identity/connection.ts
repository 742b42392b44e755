import { OAuthCredential } from 'firebase/auth'
import { z } from 'zod'

/** As long as the third party's word is good for. */
const LIFE_MS = 30 * 60_000
const KEY = 'turnout.connection'

const Connection = z.object({
  providerId: z.string(),
  email: z.string(),
  credential: z.record(z.string(), z.unknown()),
  until: z.number(),
})

/**
 * A third party that vouched for somebody whose address has an account already, which they enter another way: once they
 * have, the two are connected. It outlives the page, as that other way may be a mailed link.
 */
export type Connection = z.infer<typeof Connection>

export function rememberConnection({
  providerId,
  email,
  credential,
}: Pick<Connection, 'providerId' | 'email'> & { credential: object }): void {
  const until = Date.now() + LIFE_MS
  localStorage.setItem(KEY, JSON.stringify({ providerId, email, credential, until }))
}

export function findConnection(now = Date.now()): Connection | undefined {
  const text = localStorage.getItem(KEY)
  if (text === null) return undefined
  const found = Connection.safeParse(parsed(text)).data
  if (found && found.until > now) return found
  forgetConnection()
  return undefined
}

export function forgetConnection(): void {
  localStorage.removeItem(KEY)
}

/** What the third party vouched for, in the SDK's form. */
export function credentialOf({ credential }: Connection): OAuthCredential | null {
  return OAuthCredential.fromJSON(credential)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
