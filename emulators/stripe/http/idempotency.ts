import type { Clock } from '../world/clock'
import { StripeError } from './stripe-error'

/** The first answer to an idempotency key, kept to be given again (API reference: Idempotent requests). */
export interface SavedAnswer {
  endpoint: string
  body: string
  status: number
  json: string
  requestId: string
  savedAt: number
}

/** Stripe removes keys once they are at least a day old. */
const KEPT_MS = 24 * 60 * 60 * 1000

const refuse = (message: string) => new StripeError(400, { type: 'idempotency_error', message })

/** The keys of one stand-in: what was answered, and which requests are still running. */
export class IdempotencyKeys {
  readonly #saved: Record<string, SavedAnswer>
  readonly #clock: Clock
  readonly #running = new Set<string>()

  constructor(saved: Record<string, SavedAnswer>, clock: Clock) {
    this.#saved = saved
    this.#clock = clock
    for (const [key, answer] of Object.entries(saved)) if (this.#isOld(answer)) delete saved[key]
  }

  /**
   * The answer of the first request with this key; throws when that request was another one or still runs.
   */
  find(key: string, endpoint: string, body: string): SavedAnswer | undefined {
    if (this.#running.has(key)) {
      const message = `There is currently another in-progress request using this Stripe-Idempotent-Key (that probably means you submitted twice, and the other request is still going through): ${nameOf(key)}. Please try again later.`
      throw new StripeError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message })
    }
    const saved = this.#saved[key]
    if (!saved) return undefined
    if (this.#isOld(saved)) {
      delete this.#saved[key]
      return undefined
    }
    const advice = `Try using a key other than '${nameOf(key)}' if you meant to execute a different request.`
    if (saved.endpoint !== endpoint) {
      const both = `('${saved.endpoint.split(' ')[1]}' vs '${endpoint.split(' ')[1]}')`
      throw refuse(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ${both}. ${advice}`,
      )
    }
    if (saved.body !== body) {
      throw refuse(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
      )
    }
    return saved
  }

  /** True when a request with this key would get an earlier answer. */
  hasAnswerTo(key: string | null): boolean {
    const saved = key === null ? undefined : this.#saved[key]
    return saved !== undefined && !this.#isOld(saved)
  }

  /** Holds the key while its request runs; the answer lets it go. */
  hold(key: string): () => void {
    this.#running.add(key)
    return () => void this.#running.delete(key)
  }

  #isOld = ({ savedAt }: SavedAnswer): boolean => this.#clock.now() - savedAt > KEPT_MS

  save(key: string, answer: Omit<SavedAnswer, 'savedAt'>): void {
    this.#saved[key] = { ...answer, savedAt: this.#clock.now() }
  }
}

/** Keys belong to the account that uses them, so two accounts may use the same text. */
export const scopedKey = (account: string | undefined, key: string): string =>
  `${account ?? 'platform'} ${key}`

const nameOf = (scoped: string): string => scoped.slice(scoped.indexOf(' ') + 1)
