import { orderMailIds } from '../../domain/orders/order-mail-ids'
import type { Order } from '../../../contract/orders/order'
import type { DisputeEvidence } from '../../../contract/refunds/refund'
import type { SoldOrder, SoldOrderRef, SubmitEvidence } from '../../../contract/orders/sold-order'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { isAnswerable } from '../../domain/disputes/dispute'
import { evidenceOf } from '../../domain/disputes/evidence'
import { Refusal } from '../../domain/refusal'
import { sendEvidence } from '../../gateways/stripe/stripe-disputes'
import { inTransaction } from '../../store/firestore'
import { findMailTimes } from '../../store/mail/outbox'
import { recordAudit } from '../../store/audit/audit'
import { nextRequestKey } from '../../store/access/request-keys'
import { findTickets } from '../../store/tickets/tickets'
import { auditOf } from '../audit/audit-of'
import { requireManager } from '../access/guards'
import { requireSold, soldOrderOf } from '../orders/read-sold-order'
import { settleDispute } from './settle-dispute'

/** What a dispute would be answered with, for whoever decides to send it. */
export async function prepareEvidence(
  by: Actor,
  { shareRef, orderId }: SoldOrderRef,
): Promise<{ evidence: DisputeEvidence }> {
  await requireManager(by, shareRef)
  const order = await requireSold(shareRef, orderId)
  requireAnswerable(order)
  return { evidence: await gather(order, '') }
}

/** Sends it to the bank, with a remark of the organiser's. The bank takes it once. */
export async function submitEvidence(by: Actor, input: SubmitEvidence, now: Instant): Promise<SoldOrder> {
  const { shareRef, orderId, remark } = input
  await requireManager(by, shareRef)
  const order = await requireSold(shareRef, orderId)
  const disputeId = requireAnswerable(order)
  if (!(await sendEvidence(config(), disputeId, await gather(order, remark), nextRequestKey))) {
    throw new Refusal('conflict', 'The bank takes no evidence any more. Nothing was sent.')
  }
  await inTransaction(async (tx) => recordAudit(tx, shareRef, auditOf(by, 'dispute-answered', orderId, now)))
  await settleDispute(disputeId, now)
  return soldOrderOf(await requireSold(shareRef, orderId))
}

function requireAnswerable({ dispute }: Order): string {
  if (dispute && isAnswerable(dispute)) return dispute.id
  throw new Refusal(
    'conflict',
    dispute === null ? 'This payment is not disputed.' : 'This dispute was answered already, or is decided.',
  )
}

async function gather(order: Order, remark: string): Promise<DisputeEvidence> {
  const [tickets, mailed] = await Promise.all([
    findTickets(order.ticketIds),
    findMailTimes([orderMailIds.tickets(order.id), ...orderMailIds.again(order.id)]),
  ])
  return evidenceOf(order, tickets, mailed, remark)
}
