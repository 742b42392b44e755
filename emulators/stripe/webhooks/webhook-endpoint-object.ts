import type { Stripe } from 'stripe'

/** Where events are sent to (API reference: The Webhook Endpoint object), with what the API shows once or never. */
export interface EndpointRow {
  endpoint: Stripe.WebhookEndpoint
  /** Every event is signed with each of them that is still good; the newest comes first. */
  secrets: { secret: string; until: number | null }[]
  /** The platform's own events, those of connected accounts, or both. */
  hears: 'platform' | 'connect' | 'all'
}
