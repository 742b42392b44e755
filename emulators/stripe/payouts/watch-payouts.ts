import type { World } from '../world/world'
import { failureOf } from './failures'
import { canBecome, movePayout } from './move-payout'
import type { PayoutRow } from './payout-object'

/** Payouts leave and arrive in seconds here, rather than days. */
export const LEAVES_MS = 2000
export const ARRIVES_MS = 5000

/** Lets a payout leave and arrive, or come back where its bank account is one of those that fail. */
export function watchPayout(world: World, row: PayoutRow): void {
  if (row.payout.status !== 'pending' && row.payout.status !== 'in_transit') return
  const { id } = row.payout
  const later = (delayMs: number, action: (row: PayoutRow) => void) =>
    world.clock.after(delayMs, () => {
      // The payout is looked up again because the data may have been reset meanwhile.
      const found = world.data.payouts[id]
      if (found) action(found)
    })
  later(LEAVES_MS, (row) => {
    if (canBecome(row, 'in_transit')) movePayout(world, row, 'in_transit', { cause: undefined })
  })
  later(ARRIVES_MS, (row) => arrive(world, row))
}

function arrive(world: World, row: PayoutRow): void {
  const account = row.owner && world.data.accounts[row.owner]
  const banks = account ? (account.external_accounts?.data ?? []) : []
  const code = failureOf(banks.find(({ id }) => id === row.payout.destination)?.last4 ?? '')
  if (!canBecome(row, 'paid')) return
  if (code) movePayout(world, row, 'failed', { cause: undefined, code })
  else movePayout(world, row, 'paid', { cause: undefined })
}
