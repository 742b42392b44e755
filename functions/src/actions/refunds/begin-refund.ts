import type { Order } from '../../../contract/orders/order'
import type { OrderRefund, RefundBy, RefundWhat } from '../../../contract/refunds/refund'
import type { RefundQuote } from '../../../contract/refunds/quote-refund'
import type { AuditEntry } from '../../../contract/audit/audit'
import type { Instant } from '../../../contract/time'
import { newRefund, requireRefund, takesFor } from '../../domain/refunds/refund'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { recordAudit } from '../../store/audit/audit'
import { inTransaction, onDocument } from '../../store/firestore'
import type { Reader, Writer } from '../../store/firestore'
import { orderDoc } from '../../store/orders/orders'
import { changeTicket } from '../../store/tickets/tickets'
import { writeMoney } from '../orders/write-money'

/** What a refund comes to, and what is written beside it. */
export interface DecidedRefund {
  readonly quote: RefundQuote
  readonly write: (writer: Writer) => void
}

/** A refund that somebody wants; the same id is the same refund. */
export interface NewRefund {
  readonly id: string
  readonly orderId: string
  readonly shareRef: string
  readonly what: RefundWhat
  readonly reason: string
  readonly by: RefundBy
  readonly byUid: string | null
  /** Reads more of it, and decides what it comes to in place of `what`. */
  readonly decide?: (reader: Reader, order: Order) => Promise<DecidedRefund>
  /** What the activity's trail remembers of it. */
  readonly trail?: ((amount: number, order: Order) => Omit<AuditEntry, 'id' | 'shareRef'>) | undefined
}

/**
 * Writes a refund as pending, and voids its tickets: from here on nobody else can give the same money back, and the
 * payment provider may be asked, now or after a crash.
 * @throws Refusal that says why it is not possible
 */
export function beginRefund(
  asked: NewRefund,
  now: Instant,
): Promise<{ order: Order; refund: OrderRefund; isNew: boolean }> {
  return onOrder(asked, async (order, tx) => {
    if (order?.shareRef !== asked.shareRef || order.settledAt === null) throw refuseMissing('order')
    const earlier = order.refunds.find((refund) => refund.id === asked.id)
    if (earlier) return { order, refund: requireSame(earlier, asked), isNew: false }
    const decided = await asked.decide?.(tx, order)
    const refund = writePendingRefund(
      tx,
      order,
      asked,
      decided?.quote ?? requireRefund(order, asked.what),
      now,
    )
    decided?.write(tx)
    if (asked.trail) recordAudit(tx, order.shareRef, asked.trail(refund.amount, order))
    return { order: { ...order, refunds: [...order.refunds, refund] }, refund, isNew: true }
  })
}

/**
 * Writes a refund of an order as pending, and voids its tickets.
 * @param order as it is when this is written
 */
export function writePendingRefund(
  writer: Writer,
  order: Order,
  { id, reason, by, byUid }: Pick<NewRefund, 'id' | 'reason' | 'by' | 'byUid'>,
  { amount, ticketIds, fee }: RefundQuote,
  now: Instant,
): OrderRefund {
  const takes = takesFor(order, amount, fee)
  const refund = newRefund({ id, amount, ticketIds, reason, by, byUid, at: now, takes })
  writeMoney(writer, order, { refunds: [...order.refunds, refund] }, now)
  for (const ticketId of ticketIds) changeTicket(writer, ticketId, { status: 'void' }, now)
  return refund
}

/** Nobody waits for a refund, unless it rests on more than its order: then that must stay as it was read, too. */
function onOrder<R>(
  { orderId, decide }: NewRefund,
  work: (order: Order | undefined, tx: Reader & Writer) => Promise<R>,
): Promise<R> {
  if (!decide) return onDocument(orderDoc(orderId), work)
  return inTransaction(async (tx) => work((await tx.get(orderDoc(orderId))).data(), tx))
}

function requireSame(earlier: OrderRefund, { what, reason }: NewRefund): OrderRefund {
  const isOther =
    earlier.reason !== reason ||
    (what.kind === 'amount' && what.amount !== earlier.amount) ||
    (what.kind === 'tickets' && !what.ticketIds.every((id) => earlier.ticketIds.includes(id)))
  if (isOther)
    throw new Refusal('already-used', 'This key was used for another refund. Nothing was refunded twice.')
  return earlier
}
