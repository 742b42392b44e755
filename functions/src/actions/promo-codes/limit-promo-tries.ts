import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { enforceFailureLimit, enforceRateLimit, forgiveRateLimit } from '../access/enforce-rate-limit'

/**
 * Tries a promo code, or an address for one. Counted are the person, the client of a guest and, for what fails, the
 * activity: right codes of a rush of buyers behind one address of a network do not count against the others.
 */
export async function limitPromoTries<T>(
  by: Actor,
  shareRef: string,
  now: Instant,
  attempt: () => Promise<T>,
): Promise<T> {
  await enforceRateLimit('promo', by, now)
  await enforceRateLimit('promo-tries', by, now)
  const done = await enforceFailureLimit('wrong-promo-codes', { shareRef }, now, attempt, isRefusedCode)
  await forgiveRateLimit('promo-tries', by, now)
  return done
}

function isRefusedCode(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'promo-code-refused'
}
