import type { Data } from '../world/world'
import type { Attempt, Delivery } from './delivery-object'

/**
 * How long to wait after each failure. Stripe goes on for three days; here the same happens in about ten
 * minutes, and then the event has to be sent again by hand.
 */
export const RETRY_DELAYS_MS: readonly number[] = [
  200, 1_000, 3_000, 10_000, 30_000, 60_000, 120_000, 300_000,
]

/** Where a delivery is kept. */
export const deliveryKey = (eventId: string, endpointId: string): string => `${eventId} ${endpointId}`

/** What became of an event at each of the endpoints that hear of it. */
export const deliveriesOf = (data: Data, eventId: string): Delivery[] =>
  Object.keys(data.webhookEndpoints).flatMap((id) => data.deliveries[deliveryKey(eventId, id)] ?? [])

/** True for an answer that counts as received (Webhooks: any 2xx). */
export const isReceived = (attempt: Attempt): boolean =>
  attempt.status !== null && attempt.status >= 200 && attempt.status < 300

/** When to try again after the last of `attempts` failed; undefined when it was the last try. */
export const retryDelay = (attempts: Attempt[]): number | undefined => RETRY_DELAYS_MS[attempts.length - 1]

/** True when a type of event is meant by a pattern such as `charge.*` (API reference: List all events). */
export const matchesType = (type: string, pattern: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
