import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
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
import { inTransaction, isOvertaken, openBatch } from '../store/firestore'
import type { Writer } from '../store/firestore'
import { writeEntry } from '../store/ledger'
import { orderDoc, readOrder } from '../store/orders'
import type { SeenOrder } from '../store/orders'
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

type Outcome = 'settled' | 'done-before' | 'duplicate' | 'too-late'

/**
 * Gives a buyer what a payment paid for, once, however often and in whatever order it is told (docs/orders.md): a payment
 * after the hold gets tickets if some are left and is otherwise refunded whole; a second payment of an order is refunded.
 * @param session the payment as just read from Stripe, never as a webhook told it
 */
export async function settlePayment(session: PaymentSession, now: Instant): Promise<void> {
  const { orderId, paymentIntentId } = session
  if (!session.paid || orderId === null || paymentIntentId === null) return
  const outcome = await settleOrFind(orderId, session, paymentIntentId, now)
  if (outcome === 'settled') log.info('paymentSettled', { orderId })
  if (outcome === 'duplicate') await refundPayment(config(), paymentIntentId, paymentIntentId)
  if (outcome === 'too-late') await refundLate(orderId, paymentIntentId, now)
}

async function settleOrFind(
  orderId: string,
  session: PaymentSession,
  paymentIntentId: string,
  now: Instant,
): Promise<Outcome> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seen = await readOrder(orderId)
    if (!seen) return 'done-before'
    try {
      const outcome = await settle(seen, session, paymentIntentId, now)
      if (outcome) return outcome
    } catch (error) {
      // Somebody took the stock meanwhile, or the order moved: look again.
      if (!isOvertaken(error)) throw error
    }
    await sleep(randomInt(20 * (attempt + 1)))
  }
  throw new Refusal('busy', 'This payment is being dealt with elsewhere. It will be settled shortly.')
}

/** What a payment is to an order that is not waiting for one, or not for this one. */
function judge(order: Order, session: PaymentSession, paymentIntentId: string): Outcome | undefined {
  if (order.paymentIntentId === paymentIntentId) return 'done-before'
  if (order.paymentIntentId !== null || !order.pricing) return 'duplicate'
  if (session.amount !== order.pricing.total || session.currency !== order.currency) return 'duplicate'
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

async function settle(
  seen: SeenOrder,
  session: PaymentSession,
  paymentIntentId: string,
  now: Instant,
): Promise<Outcome | undefined> {
  const { order } = seen
  const known = judge(order, session, paymentIntentId)
  if (known !== undefined || !order.pricing) return known ?? 'duplicate'
  const isOpen = OPEN_ORDER.includes(order.status)
  const stockIds = isOpen ? order.stockIds : await pickAgain(order)
  const [organiser, rsvp, activity] = await Promise.all([
    findAccount(order.organiserUid),
    readRsvp(order.shareRef, order.buyerUid),
    findActivity(order.shareRef),
  ])
  const { pricing } = order
  const write = (writer: Writer): Outcome => {
    if (!stockIds) return 'too-late'
    if (!isOpen) takeSlots(writer, order.shareRef, stockIds)
    const settled = { status: 'paid', paymentIntentId, wasHeld: isOpen, stockIds, at: now } as const
    completeOrder(writer, order, rsvp, organiser, { ...settled, pricing, version: seen.version })
    return 'settled'
  }
  if (!isOpen || hasEnded(activity)) return settleEnded(seen, write, now)
  // The webhook and the buyer's return come at the same moment: none of them waits for the other, and the activity, which
  // all its sales would lock, is not part of it. When it is cancelled meanwhile, its closing finds the order open or paid.
  const { writer, commit } = openBatch()
  const outcome = write(writer)
  await commit()
  return outcome
}

/**
 * Settles an order that was released, unless the activity is or gets cancelled: then its closing is through with it.
 * @returns undefined when the order was written since it was read
 */
function settleEnded(
  { order, version }: SeenOrder,
  write: (writer: Writer) => Outcome,
  now: Instant,
): Promise<Outcome | undefined> {
  return inTransaction(async (tx): Promise<Outcome | undefined> => {
    const { updateTime } = await tx.get(orderDoc(order.id))
    const activity = (await tx.get(activityDoc(order.shareRef))).data()
    if (!updateTime?.isEqual(version)) return undefined
    if (!hasEnded(activity)) return write(tx)
    if (OPEN_ORDER.includes(order.status)) writeRelease(tx, order, 'cancelled', [], now)
    return 'too-late'
  })
}

function hasEnded(activity: Activity | undefined): boolean {
  return activity?.status === 'cancelled' || activity?.status === 'deleted'
}

/** Writes the whole refund of a payment that came too late, and asks for it. */
async function refundLate(orderId: string, paymentIntentId: string, now: Instant): Promise<void> {
  const moved = await inTransaction(async (tx): Promise<[Order, OrderRefund] | undefined> => {
    const current = (await tx.get(orderDoc(orderId))).data()
    if (!current?.pricing || current.status === 'late-refunded') return undefined
    const refund = lateRefund(current.id, current.pricing.total, now)
    const change = { paymentIntentId, refunds: [refund] }
    const moneyCheckAt = nextMoneyCheck({ ...current, ...change }, now)
    moveOrder(tx, current, 'late-refunded', { ...change, moneyCheckAt })
    const { shareRef, organiserUid, currency } = current
    const { total: amount, fee } = current.pricing
    const about = { orderId, shareRef, organiserUid, amount, fee, currency }
    writeEntry(tx, { ...about, kind: 'payment', source: paymentIntentId, at: now })
    return [{ ...current, ...change, status: 'late-refunded' }, refund]
  })
  if (!moved) return
  log.info('paymentRefundedLate', { orderId })
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
