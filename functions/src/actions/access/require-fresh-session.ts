import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { findSignInsSince } from '../../gateways/identity'
import { log } from '../../log'
import { batchLoader } from '../../store/batch-loader'

/** How long a session may outlive its end at one instance. */
const FRESH_MS = 15_000
/** People whom an instance keeps in mind. The oldest are forgotten first, which costs a look-up and nothing else. */
const MOST = 10_000

interface Known {
  /** Sign-ins from here on count; undefined when the account is gone or disabled. */
  readonly since: Promise<Instant | undefined>
  readonly askedAt: number
}

const known = new Map<string, Known>()

/** What many people need at once is one request for up to a hundred of them. */
const ask = batchLoader(findSignInsSince)

/**
 * Refuses a session that was ended everywhere, or whose account is disabled or gone: a token by itself is good for an
 * hour (firebase.google.com/docs/auth/admin/manage-sessions). A session ends here within fifteen seconds, at a cost of at
 * most one look-up per person, instance and fifteen seconds, and of none in the first fifteen seconds of a token: the
 * provider makes no token for a session that has ended.
 * @throws Refusal `signed-out` when it has ended, `busy` when the provider does not answer
 */
export async function requireFreshSession(by: Actor): Promise<void> {
  if (await isFreshSession(by)) return
  throw new Refusal('signed-out', 'You were signed out. Please sign in again.')
}

/** Whether a session still counts. */
export async function isFreshSession(by: Actor): Promise<boolean> {
  const since = await signInsSince(by, Date.now())
  // Both are whole seconds: a sign-in in the second of the end counts.
  return since !== undefined && (by.signedInAt ?? '') >= since
}

async function signInsSince(by: Actor, nowMs: number): Promise<Instant | undefined> {
  const entry = known.get(by.uid)
  if (entry && nowMs - entry.askedAt < FRESH_MS) return entry.since
  if (!entry && nowMs - Date.parse(by.tokenMadeAt ?? '') < FRESH_MS) return by.signedInAt
  const since = ask(by.uid).catch((error: unknown) => {
    known.delete(by.uid)
    log.warn('sessionNotChecked', { error: String(error) })
    throw new Refusal('busy', 'Your sign-in could not be checked right now. Please try again.')
  })
  remember(by.uid, { since, askedAt: nowMs })
  return since
}

function remember(uid: string, entry: Known): void {
  known.delete(uid)
  known.set(uid, entry)
  const [oldest] = known.keys()
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
}

/** Makes this instance ask the next time, also about a token that was made a moment ago. */
export function forgetSession(uid: string): void {
  remember(uid, { since: Promise.resolve(undefined), askedAt: 0 })
}
