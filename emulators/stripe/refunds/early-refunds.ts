import type { Charge } from '../payments/charge-object'
import type { World } from '../world/world'
import { carryOutRefund } from './carry-out-refund'
import { settleRefund, sharesOf } from './refund'
import type { TakingBack } from './refund-object'
import type { Refund } from './refund-object'
import { isWaiting } from './waiting-refunds'

/**
 * Keeps a refund until its charge is booked, because there is nothing yet that could be reversed (API reference: The
 * Refund object, `pending_reason: charge_pending`).
 */
export function keepEarlyRefund(world: World, charge: Charge, refund: Refund, takingBack: TakingBack): void {
  Object.assign(refund, { status: 'pending', pending_reason: 'charge_pending' })
  world.data.earlyRefunds[refund.id] = { chargeId: charge.id, from: charge.amount_refunded, takingBack }
}

/** Makes the refunds that waited for their charge to be booked. */
export function makeEarlyRefunds(world: World, charge: Charge): void {
  for (const [refundId, { chargeId, from, takingBack }] of Object.entries(world.data.earlyRefunds)) {
    if (chargeId !== charge.id) continue
    delete world.data.earlyRefunds[refundId]
    const refund = world.data.refunds[refundId]
    if (refund?.status !== 'pending') continue
    const range = { from, to: from + refund.amount }
    carryOutRefund(world, charge, refund, sharesOf(world, charge, range, takingBack), undefined)
    if (!isWaiting(refund)) settleRefund(world, refund, 'succeeded')
  }
}
