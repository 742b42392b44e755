import type { Stripe } from 'stripe'
import { notFound } from '../http/stripe-error'
import { refundFee } from '../payments/application-fee'
import type { Charge } from '../payments/charge'
import { reverseTransfer } from '../payments/transfer'
import type { Cause, World } from '../world/world'

/** Money on its way back to a card (API reference: The Refund object). References are ids. */
export interface Refund extends Omit<Stripe.Refund, 'charge' | 'payment_intent' | 'transfer_reversal'> {
  charge: string
  payment_intent: string
  transfer_reversal: string | null
  status: 'pending' | 'succeeded' | 'failed'
}

/** The refund, or Stripe's 404. */
export function requireRefund(world: World, id: string): Refund {
  const refund = world.data.refunds[id]
  if (!refund) throw notFound('refund', id)
  return refund
}

/** Counts a new refund on its charge, and takes back the parts of it that went elsewhere. */
export function applyRefund(
  world: World,
  charge: Charge,
  refund: Refund,
  options: { reverseTransfer: boolean; refundFee: boolean },
  cause: Cause,
): void {
  const before = charge.amount_refunded
  charge.amount_refunded += refund.amount
  charge.refunded = charge.amount_refunded === charge.amount
  const transfer = charge.transfer && world.data.transfers[charge.transfer]
  if (options.reverseTransfer && transfer) {
    const left = transfer.amount - transfer.amount_reversed
    const amount = Math.min(left, shareOf(transfer.amount, charge, before))
    const reversal = reverseTransfer(world, transfer, amount, refund.id)
    refund.transfer_reversal = reversal.id
    world.announce('transfer.reversed', transfer, { cause })
  }
  const fee = charge.application_fee && world.data.applicationFees[charge.application_fee]
  if (options.refundFee && fee) {
    const amount = Math.min(fee.amount - fee.amount_refunded, shareOf(fee.amount, charge, before))
    if (amount > 0) {
      refundFee(world, fee, amount)
      world.announce('application_fee.refunded', fee, { cause })
    }
  }
}

/**
 * Ends a refund that was pending, or one that the bank sent back after it had succeeded (Refund failures).
 */
export function settleRefund(world: World, refund: Refund, status: 'succeeded' | 'failed'): void {
  if (refund.status === status || refund.status === 'failed') return
  const previous = { status: refund.status }
  refund.status = status
  const charge = world.data.charges[refund.charge]
  if (status === 'failed' && charge) {
    refund.failure_reason = 'lost_or_stolen_card'
    charge.amount_refunded -= refund.amount
    charge.refunded = false
    world.announce('refund.failed', refund, { cause: undefined })
  }
  world.announce('refund.updated', refund, { cause: undefined, previous })
  world.announce('charge.refund.updated', refund, { cause: undefined, previous })
}

/**
 * The part of a transfer or fee that goes with what was refunded since `before`. It is the difference of two
 * rounded totals, so that the rounding of many partial refunds does not add up.
 */
function shareOf(amount: number, charge: Charge, before: number): number {
  const upTo = (refunded: number) => Math.round((amount * refunded) / charge.amount)
  return upTo(charge.amount_refunded) - upTo(before)
}
