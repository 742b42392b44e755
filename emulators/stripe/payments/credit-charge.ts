import { arrivalOf, book } from '../balance/ledger'
import { processingFee } from '../balance/processing-fee'
import { settle } from '../balance/settlement'
import { secondsOf } from '../world/clock'
import type { World } from '../world/world'
import type { Charge } from './charge-object'

/** Writes the money of a charge that succeeded into the platform's balance, less what Stripe keeps. */
export function creditCharge(world: World, charge: Charge, availableAtOnce: boolean): void {
  const settled = settle(world, null, charge)
  const transaction = book(world, {
    owner: null,
    type: 'charge',
    amount: charge.amount,
    currency: charge.currency,
    source: charge.id,
    description: charge.description,
    fees: [processingFee(settled.amount, settled.currency)],
    availableOn: availableAtOnce ? secondsOf(world.clock) : arrivalOf(world.clock),
  })
  charge.balance_transaction = transaction.id
}
