import { asRefusal, asking, kindOf, statusOf } from './stripe'

/**
 * Counts on from an idempotency key that is used up.
 * @param used the number of the key that failed
 * @returns the number of the key to use next, the same for all who ask after the same one
 */
export type NextKey = (key: string, used: number) => Promise<number>

/** A call that must have its effect once. */
interface KeyedCall<T> {
  readonly key: string
  readonly call: (options: { idempotencyKey: string }) => Promise<T>
  /** Looks up what an earlier request of the same call made. */
  readonly find: () => Promise<T | undefined>
  readonly nextKey: NextKey
}

/** Keys that one request tries before it leaves the rest to the next one. */
const MOST_KEYS = 3

/**
 * Makes a call that has its effect once, however often it is repeated. Stripe answers a repeated key with what it answered
 * first, a 500 too, for at least a day (Stripe: "Idempotent requests"). So after a 500 the call looks up what became of it,
 * and continues under the next key where nothing did.
 * @throws Refusal `payment-provider-down` when Stripe does not answer; the next request continues from there
 */
export async function keyed<T>({ key, call, find, nextKey }: KeyedCall<T>): Promise<T> {
  let number = 1
  for (let tries = 1; ; tries++) {
    try {
      return await call({ idempotencyKey: number === 1 ? key : `${key}~${number}` })
    } catch (error) {
      if (!isKeyUsedUp(error)) throw asRefusal(error)
      const found = await asking(find())
      if (found !== undefined) return found
      number = await nextKey(key, number)
      if (tries === MOST_KEYS) throw asRefusal(error)
    }
  }
}

/**
 * Whether repeating a request under its key would only repeat this error, while the request may have had its effect: a
 * server's error, or a key that came with another request before (Stripe: "Error handling", server errors are
 * indeterminate).
 */
export function isKeyUsedUp(error: unknown): boolean {
  const status = statusOf(error)
  return status >= 500 || (kindOf(error) === 'StripeIdempotencyError' && status === 400)
}
