import type { Stripe } from 'stripe'

type References = 'balance_transaction' | 'destination' | 'destination_payment' | 'source_transaction'

/** Money that went on to a connected account (API reference: The Transfer object). References are ids. */
export interface Transfer extends Omit<Stripe.Transfer, References> {
  balance_transaction: string | null
  destination: string
  destination_payment?: string
  source_transaction: string | null
}
