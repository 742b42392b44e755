import type { Stripe } from 'stripe'

/** One attempt to move money (API reference: The Charge object). References are ids. */
export interface Charge extends Omit<
  Stripe.Charge,
  'application_fee' | 'balance_transaction' | 'on_behalf_of' | 'payment_intent' | 'transfer' | 'transfer_data'
> {
  application_fee: string | null
  balance_transaction: string | null
  on_behalf_of: string | null
  payment_intent: string | null
  transfer?: string
  transfer_data: { amount: number | null; destination: string } | null
}
