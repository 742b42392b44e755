import { sumsOf } from '../balance/balance'
import { settle } from '../balance/settlement'
import { invalidRequest } from '../http/stripe-error'
import type { World } from '../world/world'
import type { Transfer } from '../transfers/transfer-object'

const MESSAGE =
  'The recipient of this transfer does not have sufficient funds in their Stripe balance to reverse this amount.'

/** What Stripe adds where the reversal is part of a refund. */
const ADVICE =
  " Optionally, you can set 'reverse_transfer' to false to reverse the payment. You can subsequently run '/v1/transfers/:id/reversal' separately later to reverse the transfer amount once the connected account has enough balance."

/**
 * Throws where Stripe refuses a reversal because its account cannot pay it: what is pending counts, and so does the fee
 * that comes back with it. The API reference (Transfer Reversals, https://docs.stripe.com/api/transfer_reversals)
 * promises a reversal only to accounts with enough balance, the guide to negative balances
 * (https://docs.stripe.com/connect/account-balances) has accounts that went below zero by one; so a switch decides. The
 * message is the one that platforms report, and has no code.
 */
export function requireCover(
  world: World,
  { currency, destination }: Transfer,
  { amount, feeReturned, isRefund }: { amount: number; feeReturned: number; isRefund: boolean },
): void {
  if (world.behaviour.reversalWithoutBalance === 'go-negative') return
  const cost = settle(world, destination, { amount: amount - feeReturned, currency })
  const { available, pending } = sumsOf(world, destination).get(cost.currency) ?? { available: 0, pending: 0 }
  if (cost.amount <= available + pending) return
  throw invalidRequest(isRefund ? MESSAGE + ADVICE : MESSAGE)
}
