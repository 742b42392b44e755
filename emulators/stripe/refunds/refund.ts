import { availableOn, book } from '../balance/ledger'
import { notFound } from '../http/stripe-error'
import type { ApplicationFee } from '../transfers/application-fee-object'
import type { Charge } from '../payments/charge-object'
import { shareOf } from '../payments/share'
import type { Transfer } from '../transfers/transfer-object'
import type { World } from '../world/world'
import type { Refund, TakingBack } from './refund-object'

/** Why a refund did not arrive (API reference: The Refund object, `failure_reason`). */
type FailureReason =
  | 'charge_for_pending_refund_disputed'
  | 'insufficient_funds'
  | 'lost_or_stolen_card'
  | 'unknown'

/** How a refund may end. */
export type End = 'succeeded' | 'failed' | 'canceled'

/** The refund, or Stripe's 404. */
export function requireRefund(world: World, id: string): Refund {
  const refund = world.data.refunds[id]
  if (!refund) throw notFound('refund', id)
  return refund
}

/** What a refund takes back beside the charge: parts of its transfer and of the platform's fee. */
export interface Shares {
  transfer: Transfer | undefined
  reversed: number
  fee: ApplicationFee | undefined
  feeReturned: number
}

/** The parts of transfer and fee that go with a refund of this range of the charge. */
export function sharesOf(
  world: World,
  charge: Charge,
  range: { from: number; to: number },
  options: TakingBack,
): Shares {
  const part = (whole: number, left: number) => Math.min(left, shareOf(whole, charge.amount, range))
  const transfer = options.reverseTransfer ? world.data.transfers[charge.transfer ?? ''] : undefined
  const fee = options.refundFee ? world.data.applicationFees[charge.application_fee ?? ''] : undefined
  const reversed = transfer ? part(transfer.amount, transfer.amount - transfer.amount_reversed) : 0
  const feeReturned = fee ? part(fee.amount, fee.amount - fee.amount_refunded) : 0
  return { transfer, reversed, fee, feeReturned }
}

/** Writes the money of a refund out of the platform's balance. */
export function payRefund(world: World, charge: Charge, refund: Refund): void {
  const { id } = book(world, {
    owner: null,
    type: 'refund',
    amount: -refund.amount,
    currency: refund.currency,
    source: refund.id,
    description: `REFUND FOR CHARGE${charge.description ? ` (${charge.description})` : ''}`,
    availableOn: availableOn(world, charge.balance_transaction),
  })
  refund.balance_transaction = id
}

/**
 * Ends a refund that was pending, or one that the bank sent back after it had succeeded (Refund failures). What was
 * taken back from the connected account stays with the platform, as at Stripe.
 */
export function settleRefund(world: World, refund: Refund, status: End, reason?: FailureReason): void {
  if (!mayEnd(refund.status, status)) return
  const previous = { status: refund.status }
  refund.status = status
  delete refund.pending_reason
  if (status !== 'succeeded') returnMoney(world, refund, reason)
  if (status === 'failed') world.announce('refund.failed', refund, { cause: undefined })
  world.announce('refund.updated', refund, { cause: undefined, previous })
  world.announce('charge.refund.updated', refund, { cause: undefined, previous })
}

const mayEnd = (from: Refund['status'], to: End): boolean =>
  from === 'pending' || (from === 'succeeded' && to === 'failed')

function returnMoney(world: World, refund: Refund, reason: FailureReason = 'lost_or_stolen_card'): void {
  refund.failure_reason = refund.status === 'canceled' ? 'merchant_request' : reason
  // Nothing was taken yet for a refund that still waited for the platform's balance.
  if (refund.balance_transaction !== null) {
    const movement = { currency: refund.currency, source: refund.id, amount: refund.amount }
    refund.failure_balance_transaction = book(world, { ...movement, owner: null, type: 'refund_failure' }).id
  }
  const charge = world.data.charges[refund.charge]
  if (!charge) return
  charge.amount_refunded -= refund.amount
  charge.refunded = false
}
