import type { Stripe } from 'stripe'

/** A connected account (API reference: The Account object). */
export type Account = Stripe.Account & {
  capabilities: Record<string, string>
  metadata: Record<string, string>
  requirements: Stripe.Account.Requirements
  created: number
  country: string
}
