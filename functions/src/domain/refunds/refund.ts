import { effective, leftToRefund, quoteRefund } from '../../../contract/refunds/quote-refund'
import type { NoQuote, RefundQuote } from '../../../contract/refunds/quote-refund'
import type { Order, OrderStatus } from '../../../contract/orders/order'
import { formatMoney } from '../../../contract/pricing/money-format'
import type { OrderRefund, RefundWhat, TakenBack } from '../../../contract/refunds/refund'
import type { Ticket, TicketStatus } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../wall-time'
import { Refusal, refuseField } from '../refusal'

const PENDING_MINUTES = 5
const DISPUTE_MINUTES = 60
/** A payment that is under way takes days, and its end is told of. */
const PROCESSING_MINUTES = 360

/** A refund as it is first written: on its way, with nothing known of it. */
export function newRefund(
  of: Pick<OrderRefund, 'id' | 'amount' | 'reason' | 'by' | 'byUid' | 'at'> & Partial<OrderRefund>,
): OrderRefund {
  return {
    fee: 0,
    ticketIds: [],
    status: 'pending',
    stripeRefundId: null,
    settledAt: null,
    returnedStock: [],
    forfeitedTicketIds: [],
    withdrewRsvp: false,
    takes: [],
    payer: 'organiser',
    debt: 0,
    attempts: 0,
    unpaidIds: [],
    repaid: null,
    ...of,
  }
}

/** Whether a bank has taken the money of an order, or may: such an order is not refunded as well. */
export function isChargedBack({ dispute }: Pick<Order, 'dispute'>): boolean {
  return dispute !== null && !dispute.isInquiry && dispute.outcome !== 'won'
}

/** Where a paid order stands by its refunds and its dispute. */
export function statusByMoney(order: Pick<Order, 'status' | 'pricing' | 'refunds' | 'dispute'>): OrderStatus {
  if (order.status === 'late-refunded') return order.status
  if (isChargedBack(order)) return order.dispute?.outcome === 'lost' ? 'lost' : 'disputed'
  const back = order.refunds.filter((it) => it.status === 'succeeded').reduce((sum, it) => sum + it.amount, 0)
  if (back === 0) return 'paid'
  return back >= (order.pricing?.total ?? 0) ? 'refunded' : 'partially-refunded'
}

/** When the payment provider has to be asked again about an order's money. */
export function nextMoneyCheck(
  { status, refunds, dispute }: Pick<Order, 'status' | 'refunds' | 'dispute'>,
  now: Instant,
): Instant | null {
  if (status === 'processing') return minutesAfter(now, PROCESSING_MINUTES)
  if (refunds.some((refund) => refund.status === 'pending')) return minutesAfter(now, PENDING_MINUTES)
  return dispute && dispute.outcome === null ? minutesAfter(now, DISPUTE_MINUTES) : null
}

/** The tickets of an order that have a place still: all but those that an earlier refund had freed for good before it failed. */
export function withPlace<Of extends Pick<Ticket, 'id'>>(
  { refunds }: Pick<Order, 'refunds'>,
  tickets: readonly Of[],
): Of[] {
  const gone = new Set(refunds.flatMap((refund) => refund.forfeitedTicketIds))
  return tickets.filter(({ id }) => !gone.has(id))
}

/** What becomes of a ticket whose refund failed: it is what it was. */
export function restoredStatus(
  order: Pick<Order, 'dispute'>,
  ticket: Pick<Ticket, 'admission'>,
): TicketStatus {
  if (isChargedBack(order)) return order.dispute?.outcome === 'lost' ? 'void' : 'blocked'
  return ticket.admission === null ? 'valid' : 'used'
}

/** Refunds of an amount that one order has at most: they are kept in its document, which takes 1 MiB (Firestore's limit). */
export const MOST_REFUNDS = 100

/**
 * Quotes a refund that may be made.
 * @throws Refusal that says why there is none
 */
export function requireRefund(order: Order, what: RefundWhat): RefundQuote {
  if (what.kind === 'amount' && order.refunds.length >= MOST_REFUNDS) {
    throw new Refusal(
      'conflict',
      `This order has ${MOST_REFUNDS} refunds already. Refund its tickets, or all that is left. Nothing was refunded.`,
    )
  }
  if (isChargedBack(order)) {
    const detail =
      order.dispute?.outcome === 'lost'
        ? 'The bank has given this money back to the buyer. It cannot be refunded a second time.'
        : 'This payment is disputed: the bank holds the money and decides. Answer the dispute; nothing was refunded.'
    throw new Refusal('conflict', detail)
  }
  if (!['paid', 'partially-refunded', 'refunded', 'late-refunded'].includes(order.status)) {
    throw new Refusal('conflict', 'Nothing was paid for this order. Nothing was refunded.')
  }
  const quote = quoteRefund(order, what)
  if (typeof quote === 'string') throw refuseQuote(order, quote)
  return quote
}

function refuseQuote(order: Order, why: NoQuote): Refusal {
  const most = formatMoney(leftToRefund(order), order.currency)
  const refusals: Record<NoQuote, Refusal> = {
    'nothing-paid': new Refusal('conflict', 'Nothing was paid for this order. Nothing was refunded.'),
    'nothing-left': new Refusal('conflict', 'All of this order’s money went back already, or is on its way.'),
    'unknown-ticket': refuseField(
      'what.ticketIds',
      'One of these was refunded already. Look at the order again.',
    ),
    'free-tickets': refuseField(
      'what.ticketIds',
      'These tickets cost nothing. There is nothing to give back.',
    ),
    'too-much': refuseField('what.amount', `At most ${most} can be given back.`),
    'not-charged': refuseField(
      'what.amount',
      'Cards are not charged such an amount in this currency. Round it.',
    ),
  }
  return refusals[why]
}

/**
 * Where the organiser's share of a new refund comes from. As long as no refund failed, from the payment in proportion: no
 * answer. After one failed, what it took from there is gone and was paid to the organiser again by a transfer of its own:
 * from such transfers first, and the rest from the payment's.
 */
export function takesFor(
  order: Pick<Order, 'pricing' | 'refunds'>,
  amount: number,
  fee: number,
): TakenBack[] {
  if (!order.refunds.some((refund) => refund.repaid !== null)) return []
  let missing = amount - fee
  const takes: TakenBack[] = []
  for (const { repaid } of order.refunds) {
    if (!repaid) continue
    const part = Math.min(missing, repaid.amount - takenFrom(order.refunds, repaid.transferId))
    if (part > 0) takes.push({ transferId: repaid.transferId, amount: part })
    missing -= Math.max(part, 0)
  }
  return missing > 0 ? [...takes, { transferId: null, amount: missing }] : takes
}

function takenFrom(refunds: readonly OrderRefund[], transferId: string): number {
  return refunds
    .flatMap((refund) => refund.takes)
    .filter((it) => it.transferId === transferId)
    .reduce((sum, it) => sum + it.amount, 0)
}

/** Whether a refund took the organiser's share from the payment's own transfer, and our fee with it, in proportion. */
export function isProportional({ takes, payer }: Pick<OrderRefund, 'takes' | 'payer'>): boolean {
  return takes.length === 0 && payer === 'organiser'
}

/** The platform's fee on what it refunds in an organiser's place: they owe the rest, as if the fee had gone back to them. */
export function feeOfAdvance(
  { pricing, refunds }: Pick<Order, 'pricing' | 'refunds'>,
  { id, amount }: Pick<OrderRefund, 'id' | 'amount'>,
): number {
  const others = effective(refunds).filter((it) => it.id !== id)
  const { total = 0, fee = 0 } = pricing ?? {}
  const left = fee - others.reduce((sum, it) => sum + it.fee, 0)
  return Math.max(0, Math.min(left, shareRoundedUp(fee, amount, total)))
}

function shareRoundedUp(fee: number, part: number, total: number): number {
  return total === 0 ? 0 : Number((BigInt(fee) * BigInt(part) + BigInt(total) - 1n) / BigInt(total))
}

/**
 * What of the fee that went back so far belongs to one refund: what no other refund has, and not more than its share of
 * it, rounded up. So the parts add up to what the payment provider says, whichever refund is looked at first.
 */
export function feePart(
  { pricing, refunds }: Pick<Order, 'pricing' | 'refunds'>,
  refund: Pick<OrderRefund, 'id' | 'amount'>,
  returned: number,
): number {
  // Those with a source of their own gave back nothing of the fee at the provider.
  const others = refunds
    .filter((it) => it.id !== refund.id && isProportional(it))
    .reduce((sum, it) => sum + it.fee, 0)
  const { total = 0, fee = 0 } = pricing ?? {}
  return Math.max(0, Math.min(returned - others, shareRoundedUp(fee, refund.amount, total)))
}

/** The refunds of an order with one of them in another state, or added. */
export function withRefund(refunds: readonly OrderRefund[], next: OrderRefund): OrderRefund[] {
  return refunds.some((it) => it.id === next.id)
    ? refunds.map((it) => (it.id === next.id ? next : it))
    : [...refunds, next]
}
