import type { Stripe } from 'stripe'

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'

type References = 'balance_transactions' | 'charge' | 'payment_intent' | 'status'

/** A buyer's objection at their bank (API reference: The Dispute object). References are ids. */
export interface Dispute extends Omit<Stripe.Dispute, References> {
  balance_transactions: string[]
  charge: string
  payment_intent: string | null
  status: DisputeStatus
}
