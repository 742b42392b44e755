import type { World } from '../world/world'
import { announcePayout } from './payout'
import type { PayoutRow } from './payout-object'

/**
 * Lets an automatic payout be told apart into its movements: at once, or after the time that the behaviour says. Until
 * then its `reconciliation_status` is `in_progress`, and the list of its movements is empty (Payout reconciliation,
 * https://docs.stripe.com/payouts/reconciliation; API reference: The Payout object, `reconciliation_status`).
 */
export function startReconciling(world: World, row: PayoutRow): void {
  row.reconciledAt = world.clock.now() + world.behaviour.payoutReconciliationAfterMs
  if (world.behaviour.payoutReconciliationAfterMs === 0) reconcileNow(world, row)
  else watchReconciliation(world, row)
}

/** Ends the reconciliation of a payout and announces it; does nothing for one that is not under way. */
export function reconcileNow(world: World, row: PayoutRow): void {
  const { payout } = row
  if (payout.reconciliation_status !== 'in_progress') return
  payout.reconciliation_status = 'completed'
  const previous = { reconciliation_status: 'in_progress' }
  announcePayout(world, row, 'reconciliation_completed', { cause: undefined, previous })
}

/** Goes on with a reconciliation. Called for each that is under way after a restart. */
export function watchReconciliation(world: World, { payout, reconciledAt }: PayoutRow): void {
  if (payout.reconciliation_status !== 'in_progress' || reconciledAt === undefined) return
  world.clock.after(Math.max(0, reconciledAt - world.clock.now()), () => {
    // The payout is looked up again because the data may have been reset meanwhile.
    const row = world.data.payouts[payout.id]
    if (row) reconcileNow(world, row)
  })
}
