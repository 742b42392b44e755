import { findTransaction } from '../balance/ledger'
import { notFound } from '../http/stripe-error'
import type { Charge } from '../payments/charge-object'
import type { Cause, World } from '../world/world'
import type { Dispute } from './dispute-object'

/** The dispute as the API answers it: its movements are always included. */
export function showDispute(world: World, dispute: Dispute): object {
  const movements = dispute.balance_transactions.flatMap((id) => findTransaction(world, id) ?? [])
  return { ...dispute, balance_transactions: movements }
}

/** The dispute, or Stripe's 404. */
export function requireDispute(world: World, id: string): Dispute {
  const dispute = world.data.disputes[id]
  if (!dispute) throw notFound('dispute', id)
  return dispute
}

/** True while it is an inquiry: the bank asks, and no money has been taken. */
export const isInquiry = ({ status }: Dispute): boolean => status.startsWith('warning_')

/** True until it is decided. */
export const isOpen = ({ status }: Dispute): boolean =>
  status.endsWith('needs_response') || status.endsWith('under_review')

/** The disputes of a charge, oldest first. */
export const disputesOf = ({ data }: World, chargeId: string): Dispute[] =>
  Object.values(data.disputes).filter(({ charge }) => charge === chargeId)

/** What buyer and bank have not taken back of a charge, and may still. */
export const leftOf = (world: World, charge: Charge): number =>
  disputesOf(world, charge.id)
    .filter((dispute) => !isInquiry(dispute) && dispute.status !== 'won')
    .reduce((left, { amount }) => left - amount, charge.amount - charge.amount_refunded)

/** True when the bank has taken the money back, or may: such a charge cannot be refunded as well. */
export const isChargedBack = (world: World, charge: Charge): boolean =>
  disputesOf(world, charge.id).some((dispute) => !isInquiry(dispute) && dispute.status !== 'won')

/** Tells the platform what became of a dispute. */
export function announceDispute(
  world: World,
  dispute: Dispute,
  what: 'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated',
  { cause, previous }: { cause: Cause; previous?: object },
): void {
  const details = { cause, ...(previous && { previous }) }
  world.announce(`charge.dispute.${what}`, showDispute(world, dispute), details)
}
