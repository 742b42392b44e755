import type { Stripe } from 'stripe'
import { notFound } from '../http/stripe-error'
import type { Cause, World } from '../world/world'
import type { Owner } from '../balance/ledger'

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

/** The payout of this owner, or Stripe's 404. */
export function requirePayout(world: World, id: string, owner: Owner): PayoutRow {
  const row = world.data.payouts[id]
  if (!row || row.owner !== owner) throw notFound('payout', id, 'payout')
  return row
}

/** Tells the platform what became of a payout: an event of the connected account. */
export function announcePayout(
  world: World,
  { owner, payout }: PayoutRow,
  what: 'created' | 'updated' | 'paid' | 'failed' | 'canceled' | 'reconciliation_completed',
  { cause, previous }: { cause: Cause; previous?: object },
): void {
  const details = { cause, ...(owner && { account: owner }), ...(previous && { previous }) }
  world.announce(`payout.${what}`, payout, details)
}
