import type { Faults } from '../control/faults'
import { secondsOf, type Clock } from '../world/clock'
import type { Data, Settings, StoredEvent } from '../world/world'
import { isReceived, matchesType, retryDelay, type Attempt, type Delivery } from './delivery'
import { signatureHeader } from './sign'

/** Stripe waits this long for an answer. */
const TIMEOUT_MS = 10_000

interface Route {
  data: Data
  clock: Clock
  settings: Settings
  faults: Faults
  changed: () => void
}

/**
 * Carries events to the webhook: signed, retried with growing delays, and subject to the faults that are set.
 */
export class Courier {
  readonly #route: Route
  /** The attempts that have not come back yet, each with the id of its event. */
  readonly #underWay = new Map<Promise<unknown>, string>()

  constructor(route: Route) {
    this.#route = route
  }

  /**
   * Takes a new event on. It leaves after the caller is done, so the object and its event are saved first.
   */
  take(event: StoredEvent): void {
    const { data, clock, faults, settings } = this.#route
    if (!settings.webhookEvents.some((pattern) => matchesType(event.type, pattern))) {
      event.pending_webhooks = 0
      return
    }
    const fault = faults.takeForEvent(event.type)
    const state = fault?.action === 'hold' ? 'held' : fault?.action === 'drop' ? 'dropped' : 'waiting'
    const delivery: Delivery = { eventId: event.id, state, attempts: [], nextAttemptAt: null }
    data.deliveries[event.id] = delivery
    if (state !== 'waiting') return
    const copies = fault?.action === 'duplicate' ? fault.copies : 1
    const delay = fault?.action === 'delay' ? fault.delayMs : 0
    delivery.nextAttemptAt = clock.now() + delay
    if (delay > 0) {
      this.#later(delivery, delay)
      return
    }
    void Promise.resolve().then(() => this.send(event.id, copies))
  }

  /** Resolves once no attempt is under way, for one event or for all. Planned retries are not waited for. */
  async settled(eventId?: string): Promise<void> {
    // A new event leaves in the next turn, so that is waited for first.
    await Promise.resolve()
    for (;;) {
      const attempts = [...this.#underWay].filter(([, id]) => eventId === undefined || id === eventId)
      if (attempts.length === 0) return
      await Promise.all(attempts.map(([attempt]) => attempt))
    }
  }

  /** Sends an event now, `copies` times at once, whatever became of it before; answers how each went. */
  async send(eventId: string, copies = 1): Promise<Attempt[]> {
    const sending = this.#send(eventId, copies)
    this.#underWay.set(sending, eventId)
    try {
      return await sending
    } finally {
      this.#underWay.delete(sending)
    }
  }

  /** Goes on with everything that was waiting when the process ended. */
  resume(): void {
    const { data, clock } = this.#route
    for (const delivery of Object.values(data.deliveries)) {
      if (delivery.state !== 'waiting') continue
      this.#later(delivery, Math.max(0, (delivery.nextAttemptAt ?? 0) - clock.now()))
    }
  }

  async #send(eventId: string, copies: number): Promise<Attempt[]> {
    const { data, changed } = this.#route
    const event = data.events[eventId]
    const delivery = data.deliveries[eventId]
    if (!event || !delivery) return []
    delivery.nextAttemptAt = null
    const attempts = await Promise.all(Array.from({ length: copies }, () => this.#attempt(event)))
    delivery.attempts.push(...attempts)
    if (attempts.some(isReceived)) {
      delivery.state = 'delivered'
      event.pending_webhooks = 0
    } else if (delivery.state !== 'delivered') {
      this.#planRetry(delivery)
    }
    changed()
    return attempts
  }

  #planRetry(delivery: Delivery): void {
    const delay = retryDelay(delivery.attempts)
    delivery.state = delay === undefined ? 'failed' : 'waiting'
    if (delay === undefined) return
    delivery.nextAttemptAt = this.#route.clock.now() + delay
    this.#later(delivery, delay)
  }

  #later(delivery: Delivery, delayMs: number): void {
    this.#route.clock.after(delayMs, () => {
      // Somebody may have sent it again by hand meanwhile.
      if (delivery.state === 'waiting') void this.send(delivery.eventId)
    })
  }

  async #attempt(event: StoredEvent): Promise<Attempt> {
    const { clock, settings } = this.#route
    const body = JSON.stringify(event, null, 2)
    const at = clock.now()
    const finish = (status: number | null, answer: string): Attempt => {
      return { at, durationMs: clock.now() - at, status, answer: answer.slice(0, 500) }
    }
    try {
      const response = await settings.fetch(settings.webhookUrl, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://docs.stripe.com/webhooks)',
          'stripe-signature': signatureHeader(body, settings.webhookSecret, secondsOf(clock)),
        },
      })
      return finish(response.status, await response.text())
    } catch (error) {
      const { message, cause } = error as Error
      return finish(null, cause instanceof Error ? `${message}: ${cause.message}` : message)
    }
  }
}
