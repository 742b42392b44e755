import { releasePending } from '../balance/ledger'
import { invalidRequest } from '../http/stripe-error'
import { secondsOf } from '../world/clock'
import type { World } from '../world/world'
import { payOutAvailable } from './new-payout'
import type { Payout } from './payout-object'

/** Pays an account out as if the days had passed that its money waits; throws when there is nothing to pay. */
export function payOutNow(world: World, accountId: string): Payout[] {
  releasePending(world, accountId)
  const made = payOutAvailable(world, accountId, secondsOf(world.clock))
  if (made.length === 0) throw invalidRequest('There is nothing to pay out.')
  return made.map(({ payout }) => payout)
}
