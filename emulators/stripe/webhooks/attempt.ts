import { secondsOf, type Clock } from '../world/clock'
import type { Settings, StoredEvent } from '../world/world'
import type { Attempt } from './delivery-object'
import { signatureHeader } from './sign'
import { secretsNow } from './webhook-endpoint'
import type { EndpointRow } from './webhook-endpoint-object'

/** Stripe waits this long for an answer. */
const TIMEOUT_MS = 10_000

/** Sends an event to an endpoint once, and says how that went. */
export async function attemptDelivery(
  { clock, settings }: { clock: Clock; settings: Settings },
  row: EndpointRow,
  event: StoredEvent,
): Promise<Attempt> {
  const body = JSON.stringify(event, null, 2)
  const at = clock.now()
  const finish = (status: number | null, answer: string): Attempt => {
    return { at, durationMs: clock.now() - at, status, answer: answer.slice(0, 500) }
  }
  try {
    const response = await settings.fetch(row.endpoint.url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://docs.stripe.com/webhooks)',
        'stripe-signature': signatureHeader(body, secretsNow(row, at), secondsOf(clock)),
      },
    })
    return finish(response.status, await response.text())
  } catch (error) {
    const { message, cause } = error as Error
    return finish(null, cause instanceof Error ? `${message}: ${cause.message}` : message)
  }
}
