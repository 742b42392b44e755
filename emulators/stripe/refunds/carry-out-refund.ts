import { refundFee } from '../transfers/application-fee'
import type { Charge } from '../payments/charge-object'
import { reverseTransfer } from '../transfers/transfer-reversal'
import type { Cause, World } from '../world/world'
import { payRefund, type Shares } from './refund'
import type { Refund } from './refund-object'
import { isCovered } from './waiting-refunds'

/**
 * Takes the money of a refund from the platform, the transfer's part back from the account and the fee's part back to
 * it. Where the platform cannot pay, the refund waits.
 */
export function carryOutRefund(
  world: World,
  charge: Charge,
  refund: Refund,
  { transfer, reversed, fee, feeReturned }: Shares,
  cause: Cause,
): void {
  if (isCovered(world, charge, refund.amount, reversed - feeReturned)) payRefund(world, charge, refund)
  else Object.assign(refund, { status: 'pending', pending_reason: 'insufficient_funds' })
  if (transfer && reversed > 0) {
    refund.transfer_reversal = reverseTransfer(world, transfer, reversed, { cause, refundId: refund.id }).id
  }
  if (fee && feeReturned > 0) refundFee(world, fee, feeReturned, { cause })
}
