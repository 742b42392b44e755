import { availableOn, book } from '../balance/ledger'
import { disputeFee } from '../balance/processing-fee'
import { settlementOf } from '../balance/settlement'
import { invalidRequest } from '../http/stripe-error'
import type { Cause, World } from '../world/world'
import { announceDispute, isInquiry, isOpen } from './dispute'
import type { Dispute } from './dispute-object'

/** How a dispute may end. */
export type Verdict = 'won' | 'lost'

/** Takes the disputed money, and Stripe's fee, from the platform. */
export function withdraw(world: World, dispute: Dispute): void {
  const { id } = book(world, {
    ...movementOf(world, dispute),
    amount: -dispute.amount,
    category: 'dispute',
    description: `Chargeback withdrawal for ${dispute.charge}`,
    fees: [disputeFee(settlementOf(world, null, dispute.currency))],
  })
  dispute.balance_transactions.push(id)
}

/** Decides an open dispute. An inquiry that is decided either way is closed; lost or won is only a chargeback. */
export function decideDispute(world: World, dispute: Dispute, verdict: Verdict, cause: Cause): void {
  requireOpen(dispute)
  const previous = { status: dispute.status }
  if (isInquiry(dispute)) dispute.status = 'warning_closed'
  else dispute.status = verdict
  if (dispute.status === 'won') {
    reinstate(world, dispute)
    announceDispute(world, dispute, 'funds_reinstated', { cause })
  }
  announceDispute(world, dispute, 'closed', { cause, previous })
}

/** Makes an inquiry a chargeback, as banks do that are not content with the answer. */
export function escalateInquiry(world: World, dispute: Dispute): void {
  requireOpen(dispute)
  if (!isInquiry(dispute)) throw invalidRequest(`Dispute ${dispute.id} is not an inquiry.`)
  const previous = { status: dispute.status, is_charge_refundable: dispute.is_charge_refundable }
  dispute.status = 'needs_response'
  dispute.is_charge_refundable = false
  const { payment_method_details: method } = dispute
  if (method?.card) method.card.case_type = 'chargeback'
  withdraw(world, dispute)
  announceDispute(world, dispute, 'updated', { cause: undefined, previous })
  announceDispute(world, dispute, 'funds_withdrawn', { cause: undefined })
}

/** Throws what Stripe answers for a dispute that is over. */
export function requireOpen(dispute: Dispute): void {
  if (!isOpen(dispute)) throw invalidRequest('This dispute is already closed', { code: 'dispute_closed' })
}

/** The disputed money comes back, the fee does not; what was won may be refunded after all. */
function reinstate(world: World, dispute: Dispute): void {
  const { id } = book(world, {
    ...movementOf(world, dispute),
    amount: dispute.amount,
    category: 'dispute_reversal',
    description: `Chargeback reversal for ${dispute.charge}`,
  })
  dispute.balance_transactions.push(id)
  dispute.is_charge_refundable = true
}

const movementOf = (world: World, { id, charge, currency }: Dispute) => ({
  owner: null,
  type: 'adjustment' as const,
  currency,
  source: id,
  availableOn: availableOn(world, world.data.charges[charge]?.balance_transaction),
})
