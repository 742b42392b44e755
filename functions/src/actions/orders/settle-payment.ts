import { OPEN_STATUSES } from '../../../contract/orders/order-statuses'
import type { Activity } from '../../../contract/activities/activity'
import type { Order, OrderStatus } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { Refusal } from '../../domain/refusal'
import type { Payment } from '../../gateways/stripe/stripe'
import { log } from '../../log'
import { activityDoc, findActivity } from '../../store/activities/activities'
import { inTransaction, isWriteConflict, onDocument } from '../../store/firestore'
import { findOrder, orderDoc } from '../../store/orders/orders'
import { readRsvp } from '../../store/rsvps/rsvps'
import { takeSlots } from '../../store/orders/stock'
import { findAccount } from '../../store/accounts/users'
import { completeOrder } from './complete-order'
import { mailTickets } from '../tickets/mail-tickets'
import { pushRefund } from '../refunds/push-refund'
import { refundSecond } from '../refunds/refund-second'
import { pickStockAgain, takeCodesAgain } from './steps/take-again'
import { writeLateRefund } from '../refunds/write-late-refund'
import type { LateRefund } from '../refunds/write-late-refund'
import { writeRelease } from './steps/write-release'

/** Each try takes other stock; the webhook comes again when all of them fail. */
const TRIES = 10

/** Orders that gave their stock back. */
const RELEASED: readonly OrderStatus[] = ['expired', 'cancelled']

/** A payment that was made, and the order that it is for. */
interface PaidPayment extends Pick<Payment, 'amount' | 'currency'> {
  readonly orderId: string
  readonly paymentIntentId: string
}

type Outcome = 'settled' | 'done-before' | 'duplicate' | LateRefund

/**
 * Gives a buyer what a payment paid for, once, however often and in whatever order it is told (docs/orders.md): a payment
 * after the hold gets tickets if some are left and is otherwise refunded whole; a second payment of an order is refunded.
 * @param payment as just read from Stripe, never as a webhook told it
 */
export async function settlePayment(payment: Payment, now: Instant): Promise<void> {
  const { orderId, paymentIntentId, amount, currency } = payment
  if (!payment.paid || orderId === null || paymentIntentId === null) return
  const outcome = await settleOrFind({ orderId, paymentIntentId, amount, currency }, now)
  if (outcome === 'settled') {
    log.info('paymentSettled', { orderId })
    await mailTickets(orderId, now)
  }
  if (outcome === 'duplicate') await refundSecond(orderId, paymentIntentId, now)
  if (typeof outcome === 'string') return
  log.info('paymentRefundedLate', { orderId })
  await pushRefund(outcome.order, outcome.refund, false, now)
}

async function settleOrFind(payment: PaidPayment, now: Instant): Promise<Outcome> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      const outcome = (await settleOpen(payment, now)) ?? (await settleEnded(payment, now))
      if (outcome) return outcome
    } catch (error) {
      // Somebody took the stock meanwhile, or the order moved: look again.
      if (!isWriteConflict(error)) throw error
    }
  }
  throw new Refusal('busy', 'This payment is being dealt with elsewhere. It will be settled shortly.')
}

/** What a payment is to an order that is not waiting for one, or not for this one. */
function judge(order: Order, { paymentIntentId, amount, currency }: PaidPayment): Outcome | undefined {
  if (order.paymentIntentId === paymentIntentId) return 'done-before'
  if (order.paymentIntentId !== null || !order.pricing) return 'duplicate'
  if (amount !== order.pricing.total || currency !== order.currency) return 'duplicate'
  return OPEN_STATUSES.includes(order.status) || RELEASED.includes(order.status) ? undefined : 'duplicate'
}

/**
 * Settles an order that is open. The webhook and the buyer's return come at the same moment: neither waits for the other,
 * and the activity, which all its sales would lock, is no condition. When it is cancelled meanwhile, its closing finds the
 * order either open or paid.
 * @returns undefined when the order was released, or its activity is cancelled
 */
async function settleOpen(payment: PaidPayment, now: Instant): Promise<Outcome | undefined> {
  return onDocument(orderDoc(payment.orderId), async (order, tx) => {
    if (!order?.pricing) return order ? 'duplicate' : 'done-before'
    const known = judge(order, payment)
    if (known) return known
    if (!OPEN_STATUSES.includes(order.status) || hasEnded(await findActivity(order.shareRef)))
      return undefined
    const [organiser, rsvp] = await Promise.all([
      findAccount(order.organiserUid),
      readRsvp(order.shareRef, order.buyerUid),
    ])
    const { paymentIntentId } = payment
    const { pricing, stockIds } = order
    const settled = { status: 'paid', pricing, paymentIntentId, wasHeld: true, stockIds, at: now } as const
    completeOrder(tx, order, rsvp, organiser, settled)
    return 'settled'
  })
}

/**
 * Settles an order that was released, unless its activity is cancelled: then the closing is through with it. Where there are no
 * tickets for it, its refund is written in the same commit, since nothing looks again at an order that is only released.
 * @returns undefined when the order moved meanwhile
 */
async function settleEnded(payment: PaidPayment, now: Instant): Promise<Outcome | undefined> {
  const seen = await findOrder(payment.orderId)
  if (!seen) return 'done-before'
  const wasOpen = OPEN_STATUSES.includes(seen.status)
  const stock = wasOpen ? seen.stockIds : await pickStockAgain(seen)
  const organiser = await findAccount(seen.organiserUid)
  return inTransaction(async (tx): Promise<Outcome | undefined> => {
    const order = (await tx.get(orderDoc(seen.id))).data()
    const activity = (await tx.get(activityDoc(seen.shareRef))).data()
    if (!order?.pricing) return order ? 'duplicate' : 'done-before'
    const rsvp = await readRsvp(order.shareRef, order.buyerUid, tx)
    const known = judge(order, payment)
    if (known) return known
    const { pricing } = order
    const { paymentIntentId } = payment
    const isOpen = OPEN_STATUSES.includes(order.status)
    // It was released meanwhile: its stock has to be taken again.
    if (isOpen !== wasOpen) return undefined
    if (isOpen && hasEnded(activity)) writeRelease(tx, order, 'cancelled', [], now)
    // Tickets to what is over are good for nothing.
    const isOver = !isOpen && now >= order.activity.endsAt
    if (hasEnded(activity) || isOver || !stock) {
      const released = isOpen ? { ...order, status: 'cancelled' as const } : order
      return writeLateRefund(tx, { ...released, pricing }, paymentIntentId, now)
    }
    const codes = isOpen ? {} : await takeCodesAgain(tx, order)
    if (!isOpen) takeSlots(tx, order.shareRef, stock)
    const stockIds = isOpen ? order.stockIds : stock
    const settled = { status: 'paid', pricing, paymentIntentId, wasHeld: isOpen, stockIds, at: now } as const
    completeOrder(tx, { ...order, ...codes }, rsvp, organiser, settled)
    return 'settled'
  })
}

function hasEnded(activity: Activity | undefined): boolean {
  return activity?.status === 'cancelled' || activity?.status === 'deleted'
}
