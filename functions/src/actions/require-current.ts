import type { Instant } from '../../contract/time'
import type { Actor } from '../domain/actor'
import { Refusal } from '../domain/refusal'
import { findSignInsSince } from '../gateways/identity'

/** How long this instance believes what it was told: as long may a sign-in that was ended still be good here. */
const BELIEVED_MS = 15_000
const MOST = 10_000

const told = new Map<string, { since: Instant | undefined; at: number }>()

/**
 * Refuses a sign-in that was ended everywhere, or whose account is gone: a token by itself is good for an hour. Asks the
 * identity provider at most once in fifteen seconds for a person and instance.
 */
export async function requireCurrent(by: Actor): Promise<void> {
  const since = await signInsSince(by.uid)
  // Both are whole seconds: a sign-in in the second of the end counts.
  if (since !== undefined && (by.signedInAt ?? '') >= since) return
  throw new Refusal('signed-out', 'You were signed out on all devices. Please sign in again.')
}

async function signInsSince(uid: string): Promise<Instant | undefined> {
  const known = told.get(uid)
  if (known && Date.now() - known.at < BELIEVED_MS) return known.since
  const since = await findSignInsSince(uid)
  if (told.size >= MOST) told.clear()
  told.set(uid, { since, at: Date.now() })
  return since
}

/** Makes this instance ask again about a person. */
export function forgetSignIns(uid: string): void {
  told.delete(uid)
}
