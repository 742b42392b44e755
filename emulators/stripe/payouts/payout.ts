import { notFound } from '../http/stripe-error'
import type { Cause, World } from '../world/world'
import type { Owner } from '../balance/ledger-object'
import type { PayoutRow } from './payout-object'

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
