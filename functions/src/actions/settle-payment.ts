import type { Order } from '../../contract/order'
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
import { activityDoc } from '../store/activities'
import { inTransaction, isOvertaken } from '../store/firestore'
import { writeEntry } from '../store/ledger'
import { findOrder, orderDoc } from '../store/orders'
import { rsvpDoc } from '../store/rsvps'
import { pickSlots, poolOf, takeSlots } from '../store/stock'
import { findAccount } from '../store/users'
import { completeOrder } from './complete-order'
import { moveOrder } from './move-order'
import { pushRefund } from './push-refund'
import { writeRelease } from './write-release'

/** Each try takes other stock; the webhook comes again when all of them fail. */
const TRIES = 10

type Outcome = 'settled' | 'done-before' | 'duplicate' | 'too-late'

/**
 * Gives a buyer what a payment paid for, once, however often and in whatever order it is told (docs/orders.md): a payment
 * after the hold gets tickets if some are left and is otherwise refunded whole; a second payment of an order is refunded.
 * @param session the payment as just read from Stripe, never as a webhook told it
 */
export async function settlePayment(session: PaymentSession, now: Instant): Promise<void> {
  const { orderId, paymentIntentId } = session
  if (!session.paid || orderId === null || paymentIntentId === null) return
  const order = await findOrder(orderId)
  if (!order) return
  const outcome = await settleOrFind(order, session, paymentIntentId, now)
  if (outcome === 'settled') log.info('paymentSettled', { orderId })
  if (outcome === 'duplicate') await refundPayment(config(), paymentIntentId, paymentIntentId)
  if (outcome === 'too-late') await refundLate(order, paymentIntentId, now)
}

async function settleOrFind(
  order: Order,
  session: PaymentSession,
  paymentIntentId: string,
  now: Instant,
): Promise<Outcome> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const again = OPEN_ORDER.includes(order.status) ? [] : await pickAgain(order)
    try {
      return await settle(order, session, paymentIntentId, again, now)
    } catch (error) {
      // Somebody took the stock meanwhile, or the order moved: look again.
      if (!isOvertaken(error)) throw error
      order = (await findOrder(order.id)) ?? order
    }
  }
  throw new Refusal('busy', 'This payment is being dealt with elsewhere. It will be settled shortly.')
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

async function settle(
  seen: Order,
  session: PaymentSession,
  paymentIntentId: string,
  again: string[] | undefined,
  now: Instant,
): Promise<Outcome> {
  const organiser = await findAccount(seen.organiserUid)
  return inTransaction(async (tx): Promise<Outcome> => {
    const order = (await tx.get(orderDoc(seen.id))).data()
    const activity = (await tx.get(activityDoc(seen.shareRef))).data()
    if (!order || order.paymentIntentId === paymentIntentId) return 'done-before'
    // The buyer as of now: a guest's order may have become another account's meanwhile.
    const rsvp = (await tx.get(rsvpDoc(order.shareRef, order.buyerUid))).data()
    if (order.paymentIntentId !== null || !order.pricing) return 'duplicate'
    if (session.amount !== order.pricing.total || session.currency !== order.currency) return 'duplicate'
    const isOpen = OPEN_ORDER.includes(order.status)
    const isReleased = order.status === 'expired' || order.status === 'cancelled'
    if (!isOpen && !isReleased) return 'duplicate'
    if (activity?.status === 'cancelled' || activity?.status === 'deleted') {
      if (isOpen) writeRelease(tx, order, 'cancelled', [], now)
      return 'too-late'
    }
    const stockIds = isOpen ? order.stockIds : again
    if (!stockIds) return 'too-late'
    if (!isOpen) takeSlots(tx, order.shareRef, stockIds)
    const settled = { status: 'paid', paymentIntentId, wasHeld: isOpen, stockIds, at: now } as const
    completeOrder(tx, order, rsvp, organiser, { ...settled, pricing: order.pricing })
    return 'settled'
  })
}

/** Writes the whole refund of a payment that came too late, and asks for it. */
async function refundLate(order: Order, paymentIntentId: string, now: Instant): Promise<void> {
  const moved = await inTransaction(async (tx): Promise<[Order, OrderRefund] | undefined> => {
    const current = (await tx.get(orderDoc(order.id))).data()
    if (!current?.pricing || current.status === 'late-refunded') return undefined
    const refund = lateRefund(current.id, current.pricing.total, now)
    const change = { paymentIntentId, refunds: [refund] }
    const moneyCheckAt = nextMoneyCheck({ ...current, ...change }, now)
    moveOrder(tx, current, 'late-refunded', { ...change, moneyCheckAt })
    const { id: orderId, shareRef, organiserUid, currency } = current
    const { total: amount, fee } = current.pricing
    const about = { orderId, shareRef, organiserUid, amount, fee, currency }
    writeEntry(tx, { ...about, kind: 'payment', source: paymentIntentId, at: now })
    return [{ ...current, ...change, status: 'late-refunded' }, refund]
  })
  if (!moved) return
  log.info('paymentRefundedLate', { orderId: order.id })
  await pushRefund(...moved, false, now)
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
    takes: [],
    repaid: null,
  }
}
