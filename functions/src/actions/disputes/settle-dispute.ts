import type { Order } from '../../../contract/orders/order'
import { leftToRefund, unrefundedTickets } from '../../../contract/refunds/quote-refund'
import type { OrderDispute } from '../../../contract/refunds/refund'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { disputeOf, isOlder, wasTaken } from '../../domain/disputes/dispute'
import { links } from '../../domain/mail/links'
import { disputedChange, refundedChange } from '../../domain/orders/order-changes'
import {
  feeOfAdvance,
  isChargedBack,
  requireRefund,
  restoredStatus,
  statusByMoney,
  withPlace,
} from '../../domain/refunds/refund'
import { disputeMail } from '../../domain/refunds/refund-mails'
import { stockOfTypes } from '../../domain/orders/stock-pools'
import { readDispute } from '../../gateways/stripe/stripe-disputes'
import type { PaymentDispute } from '../../gateways/stripe/stripe-disputes'
import { log } from '../../log'
import { activityDoc } from '../../store/activities/activities'
import { onDocument } from '../../store/firestore'
import type { Reader, Writer } from '../../store/firestore'
import { isEntered, writeEntry } from '../../store/orders/ledger'
import { orderDoc } from '../../store/orders/orders'
import { postMail } from '../../store/mail/outbox'
import { poolOf, returnSlots } from '../../store/orders/stock'
import { recordChange } from '../../store/analytics/tallies'
import { checkWaitLists } from '../../store/wait-list/wait-list-checks'
import { changeTicket, readTickets } from '../../store/tickets/tickets'
import { accountDoc } from '../../store/accounts/users'
import { writePendingRefund } from '../refunds/begin-refund'
import { closingRefundOf } from '../activities/closing-refund'
import { findPaidOrder } from '../orders/find-paid-order'
import { holdForDebt } from '../debts/hold-for-debt'
import { writeDebt } from '../debts/write-debt'
import { writeMoney } from '../orders/write-money'

/**
 * Brings an order to where a dispute of its payment is, once, however often and in whatever order it is told: while the
 * bank has the money its tickets are blocked, a won dispute leaves all as before, a lost one voids them. What was cancelled
 * meanwhile is refunded like all the rest of it once the money is there again.
 * @param disputeId which one to read; what a webhook says of it is not believed
 */
export async function settleDispute(disputeId: string, now: Instant): Promise<void> {
  const seen = await readDispute(config(), disputeId)
  const order = await findPaidOrder(seen, now)
  if (!order) return
  const next = disputeOf(seen)
  if (await writeDispute(order.id, next, seen, now)) {
    log.info('disputeSettled', { orderId: order.id, dispute: next.id, status: next.status })
    if (next.outcome === 'lost') await holdForDebt(order.organiserUid, now)
  }
}

function writeDispute(
  orderId: string,
  next: OrderDispute,
  source: Pick<PaymentDispute, 'transferId' | 'payoutAccountId'>,
  now: Instant,
): Promise<boolean> {
  return onDocument(orderDoc(orderId), async (order, tx) => {
    if (!order || order.status === 'late-refunded' || isOlder(order.dispute, next)) return false
    const [isTaken, isBack] = await Promise.all([isEntered(tx, next.id), isEntered(tx, `${next.id}-won`)])
    const organiser = (await tx.get(accountDoc(order.organiserUid))).data()
    const tickets = await readTickets(tx, unrefundedTickets(order))
    const after = { ...order, dispute: next }
    const isOwed = await isToBeRefunded(tx, order, after)
    if (wasTaken(next) && !isTaken) enter(tx, order, next, 'dispute', now)
    if (next.outcome === 'won' && wasTaken(next) && !isBack) enter(tx, order, next, 'dispute-won', now)
    if (
      !isOwed &&
      (isChargedBack(order) !== isChargedBack(after) || order.dispute?.outcome !== next.outcome)
    ) {
      for (const ticket of tickets) {
        const status = restoredStatus(after, ticket)
        if (ticket.status !== status && !isVoidForGood(order, ticket.status)) {
          changeTicket(tx, ticket.id, { status }, now)
        }
      }
    }
    const isLost = next.outcome === 'lost' && order.dispute?.outcome !== 'lost' && !next.isInquiry
    if (isLost && !(await isEntered(tx, `${next.id}-debt`))) owe(tx, order, next, source, now)
    const freed = isLost
      ? freeStock(
          tx,
          order,
          withPlace(order, tickets).map((ticket) => ticket.ticketTypeRef),
          now,
        )
      : []
    const stockIds = order.stockIds.filter((id) => !freed.includes(id))
    writeMoney(tx, order, { dispute: next, ...(isLost && { stockIds }) }, now)
    if (order.dispute?.id !== next.id && next.outcome === null && organiser?.email) {
      const { MAIL_FROM: from, PUBLIC_ORIGIN: origin } = config()
      const message = disputeMail(order, next, links.dashboard(origin, order.shareRef))
      postMail(tx, `dispute-${next.id}`, { to: [organiser.email], from, message, createdAt: now })
    }
    if (isOwed) {
      const current = { ...after, stockIds, status: statusByMoney(after) }
      const quote = requireRefund(current, { kind: 'whole' })
      // The sweep asks the payment provider for it.
      writePendingRefund(tx, current, closingRefundOf(current), quote, now)
    }
    return true
  })
}

/** Whether a dispute that is won leaves money with an activity that was cancelled, whose closing may be through. */
async function isToBeRefunded(reader: Reader, before: Order, after: Order): Promise<boolean> {
  if (after.dispute?.outcome !== 'won' || before.dispute?.outcome === 'won') return false
  const activity = (await reader.get(activityDoc(after.shareRef))).data()
  const isOff = activity?.status === 'cancelled' || activity?.status === 'deleted'
  return isOff && leftToRefund(after) > 0
}

/** A ticket that a failed refund left void, because its place is sold or its activity cancelled, stays so. */
function isVoidForGood({ dispute }: Order, status: string): boolean {
  return status === 'void' && dispute?.outcome !== 'lost'
}

/** The places of a sale that is lost can be sold again. */
function freeStock(writer: Writer, order: Order, types: readonly string[], now: Instant): string[] {
  const free = stockOfTypes(order, order.stockIds, types, poolOf)
  returnSlots(writer, order.shareRef, free)
  if (free.length > 0) checkWaitLists(writer, order.shareRef, `${order.id}-lost`, now)
  recordChange(writer, order.shareRef, refundedChange(order, types, { amount: 0, fee: 0 }, 'back', now))
  return free
}

/** A lost dispute is the organiser's, less the platform's fee on it, unless the platform is configured to bear it. */
function owe(
  writer: Writer,
  order: Order,
  { id, amount }: OrderDispute,
  { transferId, payoutAccountId: accountId }: Pick<PaymentDispute, 'transferId' | 'payoutAccountId'>,
  now: Instant,
): void {
  if (config().LOST_DISPUTES !== 'organiser' || transferId === null || accountId === null) return
  const share = amount - feeOfAdvance(order, { id, amount })
  if (share > 0) writeDebt(writer, order, { id, why: 'dispute', amount: share, transferId, accountId }, now)
}

function enter(
  writer: Writer,
  order: Order,
  { id, amount }: OrderDispute,
  kind: 'dispute' | 'dispute-won',
  at: Instant,
): void {
  const { id: orderId, shareRef, organiserUid, currency } = order
  const isTaken = kind === 'dispute'
  const source = isTaken ? id : `${id}-won`
  recordChange(writer, shareRef, disputedChange(order, isTaken ? amount : -amount, at))
  writeEntry(writer, { kind, orderId, shareRef, organiserUid, amount, fee: 0, currency, source, at })
}
