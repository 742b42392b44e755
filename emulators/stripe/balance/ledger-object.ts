import type { Stripe } from 'stripe'

/** One movement of money (API reference: The Balance Transaction object). References are ids. */
export interface BalanceTransaction extends Omit<Stripe.BalanceTransaction, 'source'> {
  source: string
}

/** Whose money something is: a connected account's id, or null for the platform's. */
export type Owner = string | null

/** A movement with what the API does not show. */
export interface LedgerRow {
  owner: Owner
  transaction: BalanceTransaction
  /** The automatic payout that it was part of; null while it waits for one. */
  payout: string | null
}
