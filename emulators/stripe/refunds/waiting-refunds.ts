import { sumsOf } from '../balance/balance'
import { availableOn } from '../balance/ledger'
import { settle } from '../balance/settlement'
import type { Charge } from '../payments/charge-object'
import { secondsOf } from '../world/clock'
import type { World } from '../world/world'
import { payRefund, settleRefund } from './refund'
import type { Refund } from './refund-object'

/**
 * True when the platform's balance pays for a refund: with what is available, and with what is still pending as long as
 * the charge's own money is (Refund and cancel payments, https://docs.stripe.com/refunds: refunds are made from the
 * available balance). Where refunds don't wait for it, the balance goes below zero instead.
 *
 * @param broughtBack what its reversal brings the platform, in the currency of that, less the fee that goes back
 */
export function isCovered(world: World, charge: Charge, amount: number, broughtBack = 0): boolean {
  if (!world.behaviour.refundsWaitForBalance) return true
  const cost = settle(world, null, { amount, currency: charge.currency })
  const { available, pending } = sumsOf(world, null).get(cost.currency) ?? { available: 0, pending: 0 }
  const isPending = (availableOn(world, charge.balance_transaction) ?? 0) > secondsOf(world.clock)
  return cost.amount - broughtBack <= available + (isPending ? pending : 0)
}

/** A refund that the platform's balance could not pay, and that nothing was booked for yet. */
export const isWaiting = (refund: Refund): boolean =>
  refund.status === 'pending' && refund.pending_reason === 'insufficient_funds'

/** Sends off, oldest first, the refunds that waited for the platform's balance and are paid for by it now. */
export function sendWaitingRefunds(world: World): void {
  for (const refund of Object.values(world.data.refunds).filter(isWaiting)) {
    const charge = world.data.charges[refund.charge]
    if (!charge || !isCovered(world, charge, refund.amount)) continue
    payRefund(world, charge, refund)
    settleRefund(world, refund, 'succeeded')
  }
}

/** Ends the refunds of a charge that still wait, because its buyer disputes it instead. */
export function failWaitingRefunds(world: World, chargeId: string): void {
  for (const refund of Object.values(world.data.refunds)) {
    if (refund.charge !== chargeId || !isWaiting(refund)) continue
    settleRefund(world, refund, 'failed', 'charge_for_pending_refund_disputed')
  }
}
