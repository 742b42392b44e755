import { leftToRefund, unrefundedTickets } from '../../../../contract/refunds/quote-refund'
import type { Activity } from '../../../../contract/activities/activity'
import type { Order } from '../../../../contract/orders/order'
import type { OrderRefund, RefundStatus } from '../../../../contract/refunds/refund'
import type { Ticket } from '../../../../contract/tickets/ticket'
import type { Instant } from '../../../../contract/time'
import type { Account } from '../../../../contract/accounts/user'
import { config } from '../../../config'
import { links } from '../../../domain/mail/links'
import { refundMail } from '../../../domain/mail/mails'
import { refundedChange } from '../../../domain/orders/order-changes'
import { refundFailedMail } from '../../../domain/refunds/refund-mails'
import { refundMailId } from '../../../domain/orders/order-mail-ids'
import type { LeftByRefund } from '../../../domain/refunds/refund-mails'
import {
  isChargedBack,
  newRefund,
  restoredStatus,
  withPlace,
  withRefund,
} from '../../../domain/refunds/refund'
import { serverIdFrom } from '../../../domain/activities/share-ref'
import { stockOfTypes } from '../../../domain/orders/stock-pools'
import { activityDoc } from '../../../store/activities/activities'
import { onDocument } from '../../../store/firestore'
import type { Reader, Writer } from '../../../store/firestore'
import { askForInvoice } from '../../../store/invoices/invoice-series'
import { writeEntry } from '../../../store/orders/ledger'
import { orderDoc } from '../../../store/orders/orders'
import { postMail } from '../../../store/mail/outbox'
import { poolOf, returnSlots, takeSlots } from '../../../store/orders/stock'
import { recordChange } from '../../../store/analytics/tallies'
import { checkWaitLists } from '../../../store/wait-list/wait-list-checks'
import { changeTicket, readTickets } from '../../../store/tickets/tickets'
import { accountDoc } from '../../../store/accounts/users'
import { returnBuyersAnswer, takeBuyersAnswer } from '../../orders/take-buyers-answer'
import { writeDebt } from '../../debts/write-debt'
import { writeMoney } from '../../orders/write-money'

/** What is known of a refund by the payment provider. */
export interface RefundNews {
  /** Which of the order's refunds it is; null for one that nobody here made. */
  readonly refundId: string | null
  /** Null when the provider would not make it. */
  readonly stripeRefundId: string | null
  readonly status: RefundStatus
  readonly amount: number
  readonly fee: number
  readonly payer: OrderRefund['payer']
  /** What the organiser owes for it once it succeeded, and what brought them the money. */
  readonly debt: number
  readonly transferId: string | null
  readonly payoutAccountId: string | null
  readonly repaid: OrderRefund['repaid']
  /** What of that had been recovered of their debt. */
  readonly returned: number
}

/** What a refund's news is written beside. */
interface Scene {
  readonly news: RefundNews
  readonly order: Order
  readonly before: OrderRefund
  readonly next: OrderRefund
  readonly tickets: readonly Ticket[]
  readonly activity: Activity | undefined
  readonly organiser: Account | undefined
  readonly now: Instant
}

/**
 * Writes all that the news of a refund changes, all or nothing: order, tickets, stock, numbers, ledger and mail.
 * @param again stock to take again for tickets whose refund failed after it had succeeded
 * @returns the refund as it is now, or undefined when nothing is new
 */
export function writeRefund(
  orderId: string,
  news: RefundNews,
  again: readonly string[],
  now: Instant,
): Promise<OrderRefund | undefined> {
  return onDocument(orderDoc(orderId), async (order, tx) => {
    if (!order) return undefined
    const known = order.refunds.find(
      (it) =>
        it.id === news.refundId || (it.stripeRefundId !== null && it.stripeRefundId === news.stripeRefundId),
    )
    const before = known ?? foreignRefund(order, news, now)
    // What failed stays so: the provider does not take it up again.
    if (known && (known.status === 'failed' || isSame(known, news))) return undefined
    const [activity, organiser, tickets] = await Promise.all([
      tx.get(activityDoc(order.shareRef)),
      tx.get(accountDoc(order.organiserUid)),
      readTickets(tx, before.ticketIds),
    ])
    const scene = {
      news,
      order,
      before,
      tickets,
      activity: activity.data(),
      organiser: organiser.data(),
      now,
    }
    const next = { ...before, ...withNews(before, news, now) }
    if (!known) for (const ticket of tickets) changeTicket(tx, ticket.id, { status: 'void' }, now)
    if (news.status === 'succeeded' && before.status === 'pending') {
      const refunds = withRefund(order.refunds, next)
      const withdrewRsvp = await takeBuyersAnswer(tx, { ...order, refunds }, activity.data(), now)
      return giveBack(tx, { ...scene, next: { ...next, withdrewRsvp } })
    }
    if (news.status === 'failed') return takeItBack(tx, { ...scene, next }, again)
    writeMoney(tx, order, { refunds: withRefund(order.refunds, next) }, now)
    return next
  })
}

function isSame(known: OrderRefund, { status, stripeRefundId }: RefundNews): boolean {
  return known.status === status && known.stripeRefundId === stripeRefundId
}

function withNews({ status }: OrderRefund, news: RefundNews, now: Instant): Partial<OrderRefund> {
  const { stripeRefundId, repaid } = news
  const settled = news.status === 'pending' ? {} : { settledAt: now }
  // What went back of the fee is known once and for all when the money went.
  const fee = status === 'succeeded' ? {} : { fee: news.fee, payer: news.payer }
  const debt = news.status === 'succeeded' && { debt: news.debt }
  return {
    status: news.status,
    ...(stripeRefundId !== null && { stripeRefundId }),
    repaid,
    ...settled,
    ...fee,
    ...debt,
  }
}

/** A refund that was made at the payment provider: of all tickets when it takes all that is left, else of none. */
function foreignRefund(order: Order, news: RefundNews, now: Instant): OrderRefund {
  const takesAll = news.status !== 'failed' && news.amount >= leftToRefund(order)
  return newRefund({
    id: serverIdFrom(`refund:${news.stripeRefundId ?? ''}`),
    amount: news.amount,
    ticketIds: takesAll ? unrefundedTickets(order) : [],
    stripeRefundId: news.stripeRefundId,
    reason: '',
    by: 'payment-provider',
    byUid: null,
    at: now,
  })
}

/** The money went: its tickets' stock is free again, the numbers and the ledger say so, and the buyer hears of it. */
function giveBack(writer: Writer, { news, order, next, tickets, now }: Scene): OrderRefund {
  const types = withPlace(order, tickets).map((ticket) => ticket.ticketTypeRef)
  const refund = { ...next, returnedStock: freeStock(writer, order, next.id, types, now) }
  const stockIds = order.stockIds.filter((id) => !refund.returnedStock.includes(id))
  writeMoney(writer, order, { refunds: withRefund(order.refunds, refund), stockIds }, now)
  count(writer, order, types, refund, 'back', now)
  enter(writer, order, refund, 'refund', now)
  owe(writer, order, news, now)
  credit(writer, order, refund, false, now)
  if (order.buyer) {
    const message = refundMail(order, refund.amount, refund.reason || 'A refund was made for your order.')
    const { MAIL_FROM: from } = config()
    postMail(writer, refundMailId(order, refund), { to: [order.buyer.email], from, message, createdAt: now })
  }
  return refund
}

function freeStock(
  writer: Writer,
  order: Order,
  checkId: string,
  types: readonly string[],
  now: Instant,
): string[] {
  const free = stockOfTypes(order, order.stockIds, types, poolOf)
  returnSlots(writer, order.shareRef, free)
  if (free.length > 0) checkWaitLists(writer, order.shareRef, checkId, now)
  return free
}

/**
 * The money did not go: the order is as if there had been no refund. Tickets are what they were, unless their activity is
 * cancelled, all money went back otherwise, by refunds or by a bank, or their stock is sold meanwhile: nothing is sold twice.
 */
async function takeItBack(
  writer: Reader & Writer,
  scene: Scene,
  again: readonly string[],
): Promise<OrderRefund> {
  const { order, before, activity, now } = scene
  const tickets = withPlace(order, scene.tickets)
  const failed = { ...scene.next, returnedStock: [], withdrewRsvp: false }
  const isOff = activity?.status === 'cancelled' || activity?.status === 'deleted'
  const isAllBack = leftToRefund({ ...order, refunds: withRefund(order.refunds, failed) }) <= 0
  const isLost = order.status === 'lost'
  const isGood = !isOff && !isAllBack && !isLost && again.length === before.returnedStock.length
  const isOver = isAllBack || isLost
  const isFree = !isGood && (before.status === 'succeeded' || isOver)
  const next = { ...failed, forfeitedTicketIds: isFree ? tickets.map(({ id }) => id) : [] }
  const refunds = withRefund(order.refunds, next)
  const types = tickets.map((ticket) => ticket.ticketTypeRef)
  if (isGood) {
    takeSlots(writer, order.shareRef, again)
    for (const ticket of tickets)
      changeTicket(writer, ticket.id, { status: restoredStatus(order, ticket) }, now)
    if (before.withdrewRsvp && tickets.length > 0) await returnBuyersAnswer(writer, order, now)
  }
  // What succeeded before it failed gave its places back then.
  const isHeld = before.status === 'pending' && isOver
  const freed = isHeld ? freeStock(writer, order, next.id, types, now) : []
  const kept = order.stockIds.filter((id) => !freed.includes(id))
  writeMoney(writer, order, { refunds, stockIds: isGood ? [...kept, ...again] : kept }, now)
  if (before.status === 'succeeded') {
    count(writer, order, isGood ? types : [], next, 'again', now)
    enter(writer, order, next, 'refund-failed', now)
    enterReturned(writer, order, scene.news, now)
    credit(writer, order, before, true, now)
  } else if (isHeld && types.length > 0) count(writer, order, types, { amount: 0, fee: 0 }, 'back', now)
  tellOrganiser(writer, scene, leftBy(order, isGood && tickets.length === scene.tickets.length, isAllBack))
  return next
}

/** Where the buyer is left; `isWhole` when all is as it was before. */
function leftBy(order: Order, isWhole: boolean, isAllBack: boolean): LeftByRefund {
  if (order.status === 'lost') return 'lost'
  if (isAllBack) return 'given-back'
  if (!isWhole) return 'void'
  return isChargedBack(order) ? 'blocked' : 'valid'
}

/** Asks for the credit note of a refund, or for what takes it back. A payment that came too late has no invoice. */
function credit(writer: Writer, order: Order, refund: OrderRefund, hasFailed: boolean, at: Instant): void {
  if (order.status === 'late-refunded') return
  const { id: orderId, organiserUid } = order
  const { id, amount, ticketIds, reason } = refund
  askForInvoice(writer, { organiserUid, orderId, refund: { id, amount, ticketIds, reason }, hasFailed, at })
}

/** A payment that came too late was never counted as a sale. */
function count(
  writer: Writer,
  order: Order,
  types: readonly string[],
  money: Pick<OrderRefund, 'amount' | 'fee'>,
  way: 'back' | 'again',
  now: Instant,
): void {
  if (order.status === 'late-refunded') return
  recordChange(writer, order.shareRef, refundedChange(order, types, money, way, now))
}

function enter(
  writer: Writer,
  { id: orderId, shareRef, organiserUid, currency }: Order,
  { amount, fee, stripeRefundId }: OrderRefund,
  kind: 'refund' | 'refund-failed',
  at: Instant,
): void {
  if (stripeRefundId === null) return
  const source = kind === 'refund' ? stripeRefundId : `${stripeRefundId}-failed`
  writeEntry(writer, { kind, orderId, shareRef, organiserUid, amount, fee, currency, source, at })
}

/** What the platform paid in the organiser's place is theirs to pay back. */
function owe(writer: Writer, order: Order, news: RefundNews, now: Instant): void {
  const { stripeRefundId: id, debt: amount, transferId, payoutAccountId: accountId } = news
  if (amount <= 0 || id === null || transferId === null || accountId === null) return
  writeDebt(writer, order, { id, why: 'refund', amount, transferId, accountId }, now)
}

function enterReturned(writer: Writer, order: Order, news: RefundNews, at: Instant): void {
  const { stripeRefundId: debtId, returned: amount, repaid } = news
  if (amount <= 0 || debtId === null || !repaid) return
  const { id: orderId, shareRef, organiserUid, currency } = order
  const about = { orderId, shareRef, organiserUid, currency, amount, fee: 0, debtId, at }
  writeEntry(writer, { ...about, kind: 'debt-returned', source: repaid.transferId })
}

function tellOrganiser(writer: Writer, { order, next, organiser, now }: Scene, left: LeftByRefund): void {
  if (!organiser?.email) return
  const { MAIL_FROM: from, PUBLIC_ORIGIN: origin } = config()
  const message = refundFailedMail(order, next, left, links.dashboard(origin, order.shareRef))
  postMail(writer, `refund-failed-${next.id}`, { to: [organiser.email], from, message, createdAt: now })
}
