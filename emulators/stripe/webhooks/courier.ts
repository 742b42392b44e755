import type { Faults, WebhookFault } from '../control/faults'
import type { Clock } from '../world/clock'
import type { Data, Settings, StoredEvent } from '../world/world'
import { attemptDelivery } from './attempt'
import { deliveriesOf, deliveryKey, isReceived, retryDelay } from './delivery'
import type { Attempt, Delivery } from './delivery-object'
import { hearsOf } from './webhook-endpoint'

interface Route {
  data: Data
  clock: Clock
  settings: Settings
  faults: Faults
  changed: () => void
}

/**
 * Carries events to the webhook endpoints: signed, retried with growing delays, and subject to the faults that are set.
 */
export class Courier {
  readonly #route: Route
  /** The attempts that have not come back yet, each with the id of its event. */
  readonly #underWay = new Map<Promise<unknown>, string>()
  /** Events that wait to be sent in the wrong order. */
  #gathered: string[] = []

  constructor(route: Route) {
    this.#route = route
  }

  /**
   * Takes a new event on. It leaves after the caller is done, so the object and its event are saved first.
   */
  take(event: StoredEvent): void {
    const { data, clock, faults } = this.#route
    const endpoints = Object.values(data.webhookEndpoints).filter((row) => hearsOf(row, event))
    event.pending_webhooks = endpoints.length
    if (endpoints.length === 0) return
    const fault = faults.takeForEvent(event.type)
    const state = stateAfter(fault)
    const delay = fault?.action === 'delay' || fault?.action === 'reorder' ? fault.delayMs : 0
    const nextAttemptAt = state === 'waiting' ? clock.now() + delay : null
    for (const { endpoint } of endpoints) {
      const [eventId, endpointId] = [event.id, endpoint.id]
      data.deliveries[deliveryKey(eventId, endpointId)] = {
        eventId,
        endpointId,
        state,
        attempts: [],
        nextAttemptAt,
      }
    }
    if (fault?.action === 'reorder') this.#gather(event.id, delay)
    else if (delay > 0) for (const delivery of deliveriesOf(data, event.id)) this.#later(delivery, delay)
    else if (state === 'waiting') {
      const copies = fault?.action === 'duplicate' ? fault.copies : 1
      void Promise.resolve().then(() => this.send(event.id, copies))
    }
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

  /**
   * Sends an event now to all that hear of it, `copies` times at once, whatever became of it before; answers how each
   * went.
   */
  async send(eventId: string, copies = 1): Promise<Attempt[]> {
    const deliveries = deliveriesOf(this.#route.data, eventId)
    const sending = Promise.all(deliveries.map((delivery) => this.#carry(delivery, copies)))
    return (await this.#track(eventId, sending)).flat()
  }

  /** Sends held events one after the other, so that the order asked for is the order of arrival. */
  async deliverHeld(eventIds = this.#heldIds()): Promise<{ eventId: string; attempts: Attempt[] }[]> {
    const answers: { eventId: string; attempts: Attempt[] }[] = []
    for (const eventId of eventIds) answers.push({ eventId, attempts: await this.send(eventId) })
    return answers
  }

  /** Goes on with everything that was waiting when the process ended. */
  resume(): void {
    const { data, clock } = this.#route
    for (const delivery of Object.values(data.deliveries)) {
      if (delivery.state !== 'waiting') continue
      this.#later(delivery, Math.max(0, (delivery.nextAttemptAt ?? 0) - clock.now()))
    }
  }

  #heldIds(): string[] {
    const held = Object.values(this.#route.data.deliveries).filter(({ state }) => state === 'held')
    return [...new Set(held.map(({ eventId }) => eventId))]
  }

  async #track<Result>(eventId: string, work: Promise<Result>): Promise<Result> {
    this.#underWay.set(work, eventId)
    try {
      return await work
    } finally {
      this.#underWay.delete(work)
    }
  }

  async #carry(delivery: Delivery, copies: number): Promise<Attempt[]> {
    const { data, changed } = this.#route
    const event = data.events[delivery.eventId]
    const endpoint = data.webhookEndpoints[delivery.endpointId]
    if (!event || !endpoint) return []
    delivery.nextAttemptAt = null
    const attempt = () => attemptDelivery(this.#route, endpoint, event)
    const attempts = await Promise.all(Array.from({ length: copies }, attempt))
    delivery.attempts.push(...attempts)
    if (attempts.some(isReceived)) {
      delivery.state = 'delivered'
      const pending = deliveriesOf(data, event.id).filter(({ state }) => state !== 'delivered')
      event.pending_webhooks = pending.length
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
      if (delivery.state === 'waiting') void this.#track(delivery.eventId, this.#carry(delivery, 1))
    })
  }

  /** Collects events for a while, and then sends them one after the other, the last first. */
  #gather(eventId: string, delayMs: number): void {
    this.#gathered.push(eventId)
    if (this.#gathered.length > 1) return
    this.#route.clock.after(delayMs, () => {
      const eventIds = this.#gathered.toReversed()
      this.#gathered = []
      void this.#track(eventId, this.deliverHeld(eventIds))
    })
  }
}

function stateAfter(fault: WebhookFault | undefined): Delivery['state'] {
  if (fault?.action === 'hold') return 'held'
  return fault?.action === 'drop' ? 'dropped' : 'waiting'
}
