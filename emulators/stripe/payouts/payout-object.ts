import type { Owner } from '../balance/ledger-object'
import type { Stripe } from 'stripe'

export type PayoutStatus = 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'

type References = 'balance_transaction' | 'destination' | 'failure_balance_transaction' | 'status'

/** Money on its way to a bank (API reference: The Payout object). References are ids. */
export interface Payout extends Omit<Stripe.Payout, References> {
  balance_transaction: string
  destination: string
  failure_balance_transaction: string | null
  status: PayoutStatus
}

/** A payout, and whose it is. */
export interface PayoutRow {
  owner: Owner
  payout: Payout
  /** When it is told apart into its movements, in milliseconds since the epoch; only automatic ones are. */
  reconciledAt?: number
}
