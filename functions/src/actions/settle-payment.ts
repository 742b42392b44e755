import type { Activity } from '../../contract/activity'
import type { Order, OrderStatus } from '../../contract/order'
import type { OrderRefund } from '../../contract/refund'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import { OPEN_ORDER } from '../domain/order-moves'
import { nextMoneyCheck } from '../domain/refund'
import { Refusal } from '../domain/refusal'
import { serverIdFrom } from '../domain/share-ref'
import { refundPayment } from '../gateways/stripe'
import type { PaymentSession } from '../gateways/stripe'
import { log } from '../log'
import { activityDoc, findActivity } from '../store/activities'
import { inTransaction, isOvertaken, onDocument } from '../store/firestore'
import type { Writer } from '../store/firestore'
import { writeEntry } from '../store/ledger'
import { findOrder, orderDoc } from '../store/orders'
import { readRsvp } from '../store/rsvps'
import { pickSlots, poolOf, takeSlots } from '../store/stock'
import { findAccount } from '../store/users'
import { completeOrder } from './complete-order'
import { moveOrder } from './move-order'
import { pushRefund } from './push-refund'
import { writeRelease } from './write-release'

/** Each try takes other stock; the webhook comes again when all of them fail. */
const TRIES = 10

/** Orders that gave their stock back. */
const RELEASED: readonly OrderStatus[] = ['expired', 'cancelled']

/** A payment that was made, and the order that it is for. */
interface Payment extends Pick<PaymentSession, 'amount' | 'currency'> {
  readonly orderId: string
  readonly paymentIntentId: string
}

/** A payment that came too late is an order whose refund is written, and has to be asked for. */
type Outcome = 'settled' | 'done-before' | 'duplicate' | { order: Order; refund: OrderRefund }

/**
 * Gives a buyer what a payment paid for, once, however often and in whatever order it is told (docs/orders.md): a payment
 * after the hold gets tickets if some are left and is otherwise refunded whole; a second payment of an order is refunded.
 * @param session the payment as just read from Stripe, never as a webhook told it
 */
export async function settlePayment(session: PaymentSession, now: Instant): Promise<void> {
  const { orderId, paymentIntentId, amount, currency } = session
  if (!session.paid || orderId === null || paymentIntentId === null) return
  const outcome = await settleOrFind({ orderId, paymentIntentId, amount, currency }, now)
  if (outcome === 'settled') log.info('paymentSettled', { orderId })
  if (outcome === 'duplicate') await refundPayment(config(), paymentIntentId, paymentIntentId)
  if (typeof outcome !== 'object') return
  log.info('paymentRefundedLate', { orderId })
  await pushRefund(outcome.order, outcome.refund, false, now)
}

async function settleOrFind(payment: Payment, now: Instant): Promise<Outcome> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      return (await settleOpen(payment, now)) ?? (await settleEnded(payment, now))
    } catch (error) {
      // Somebody took the stock meanwhile, or the order moved: look again.
      if (!isOvertaken(error)) throw error
    }
  }
  throw new Refusal('busy', 'This payment is being dealt with elsewhere. It will be settled shortly.')
}

/** What a payment is to an order that is not waiting for one, or not for this one. */
function judge(order: Order, { paymentIntentId, amount, currency }: Payment): Outcome | undefined {
  if (order.paymentIntentId === paymentIntentId) return 'done-before'
  if (order.paymentIntentId !== null || !order.pricing) return 'duplicate'
  if (amount !== order.pricing.total || currency !== order.currency) return 'duplicate'
  return OPEN_ORDER.includes(order.status) || RELEASED.includes(order.status) ? undefined : 'duplicate'
}

/** As much stock as a released order had, or undefined when not that much is left. */
async function pickAgain(order: Order): Promise<string[] | undefined> {
  const pools = new Map<string, number>()
  for (const id of order.stockIds) pools.set(poolOf(id), (pools.get(poolOf(id)) ?? 0) + 1)
  const picked: string[] = []
  for (const [pool, quantity] of pools) {
    const slots = await pickSlots(order.shareRef, pool, quantity)
    if (slots.length < quantity) return undefined
    picked.push(...slots)
  }
  return picked
}

/**
 * Settles an order that is open. The webhook and the buyer's return come at the same moment: neither waits for the other,
 * and the activity, which all its sales would lock, is no condition. When it is cancelled meanwhile, its closing finds the
 * order either open or paid.
 * @returns undefined when the order was released, or its activity is cancelled
 */
async function settleOpen(payment: Payment, now: Instant): Promise<Outcome | undefined> {
  return onDocument(orderDoc(payment.orderId), async (order, tx) => {
    if (!order?.pricing) return order ? 'duplicate' : 'done-before'
    const known = judge(order, payment)
    if (known) return known
    if (!OPEN_ORDER.includes(order.status) || hasEnded(await findActivity(order.shareRef))) return undefined
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
 * Settles an order that was released, or writes its refund where that cannot be: its activity is cancelled, or others have
 * the tickets. Release and refund are one write, since nothing looks again at an order that is only released.
 */
async function settleEnded(payment: Payment, now: Instant): Promise<Outcome> {
  const seen = await findOrder(payment.orderId)
  if (!seen) return 'done-before'
  const again = OPEN_ORDER.includes(seen.status) ? undefined : await pickAgain(seen)
  const organiser = await findAccount(seen.organiserUid)
  return inTransaction(async (tx): Promise<Outcome> => {
    const order = (await tx.get(orderDoc(seen.id))).data()
    const activity = (await tx.get(activityDoc(seen.shareRef))).data()
    if (!order?.pricing) return order ? 'duplicate' : 'done-before'
    const rsvp = await readRsvp(order.shareRef, order.buyerUid, tx)
    const known = judge(order, payment)
    if (known) return known
    const isOpen = OPEN_ORDER.includes(order.status)
    const isCancelled = hasEnded(activity)
    const stockIds = isOpen ? order.stockIds : again
    if (isCancelled && isOpen) writeRelease(tx, order, 'cancelled', [], now)
    if (isCancelled || !stockIds) {
      return writeLateRefund(tx, isOpen ? { ...order, status: 'cancelled' } : order, payment, now)
    }
    if (!isOpen) takeSlots(tx, order.shareRef, stockIds)
    const { pricing } = order
    const { paymentIntentId } = payment
    const settled = { status: 'paid', pricing, paymentIntentId, wasHeld: isOpen, stockIds, at: now } as const
    completeOrder(tx, order, rsvp, organiser, settled)
    return 'settled'
  })
}

function hasEnded(activity: Activity | undefined): boolean {
  return activity?.status === 'cancelled' || activity?.status === 'deleted'
}

/** Writes the whole refund of a payment that came too late. */
function writeLateRefund(
  writer: Writer,
  order: Order,
  { paymentIntentId, amount }: Payment,
  now: Instant,
): { order: Order; refund: OrderRefund } {
  const { id: orderId, shareRef, organiserUid, currency, pricing } = order
  const refund = lateRefund(orderId, amount, now)
  const change = { paymentIntentId, refunds: [refund] }
  const moneyCheckAt = nextMoneyCheck({ ...order, ...change }, now)
  moveOrder(writer, order, 'late-refunded', { ...change, moneyCheckAt })
  const entry = { orderId, shareRef, organiserUid, amount, fee: pricing?.fee ?? 0, currency, at: now }
  writeEntry(writer, { ...entry, kind: 'payment', source: paymentIntentId })
  return { order: { ...order, ...change, status: 'late-refunded' }, refund }
}

function lateRefund(orderId: string, amount: number, now: Instant): OrderRefund {
  return {
    id: serverIdFrom(`refund:${orderId}:late`),
    amount,
    fee: 0,
    ticketIds: [],
    status: 'pending',
    stripeRefundId: null,
    reason: 'Your payment came after your hold had ended, and the tickets were gone. We are sorry.',
    by: 'payment-provider',
    byUid: null,
    at: now,
    settledAt: null,
    returnedStock: [],
    tookAnswer: false,
    takes: [],
    repaid: null,
  }
}
