import { isDeepStrictEqual } from 'node:util'
import { priceOrder } from '../../contract/pricing'
import type { Pricing } from '../../contract/pricing'
import type { Order, PlaceOrder, PlacedOrder } from '../../contract/order'
import type { Instant } from '../../contract/time'
import type { Actor } from '../domain/actor'
import { OPEN_ORDER, SETTLED_ORDER } from '../domain/order-moves'
import { requireAmounts, requireAnswers, requireChargeable } from '../domain/placing-rules'
import { Refusal, refuseMissing } from '../domain/refusal'
import { minutesAfter } from '../domain/wall-time'
import { inTransaction } from '../store/firestore'
import { findOrder, orderDoc } from '../store/orders'
import { readRsvp } from '../store/rsvps'
import { findAccount } from '../store/users'
import { completeOrder } from './complete-order'
import { countByAddress, refuseOtherWindow, writeUses } from './count-by-address'
import { requireOwnOrder } from './guards'
import { moveOrder } from './move-order'
import { openPaymentPage } from './payment-page'
import { reopenOrder } from './reopen-order'

/** Stripe's payment pages live thirty minutes at least; ours is closed when the hold ends. */
const PAGE_MINUTES = 35

/**
 * Takes the buyer's details and either confirms an order that owes nothing or leads to its payment page. Repeating it
 * leads to the same page; other details make another page and close the first.
 */
export async function placeOrder(by: Actor, input: PlaceOrder, now: Instant): Promise<PlacedOrder> {
  let order = await requireOwnOrder(by, input.orderId)
  if (SETTLED_ORDER.includes(order.status)) return { order, paymentUrl: null }
  requireOpen(order, now)
  requireAmounts(order, input)
  requireAnswers(order, input)
  const pricing = priceFor(order, input)
  if (order.status === 'awaiting-payment') {
    if (isSame(order, input, pricing)) return leadToPayment(order)
    order = await reopenOrder(order, now)
    if (SETTLED_ORDER.includes(order.status)) return { order, paymentUrl: null }
  }
  if (pricing.total > 0) requireChargeable(order, pricing)
  const placed = await countByAddress(by, order, input, now, (promoUses) =>
    pricing.total > 0
      ? moveToPayment(order, { ...input, pricing, promoUses }, now)
      : confirm(order, { ...input, pricing, promoUses }, now),
  )
  return placed.status === 'awaiting-payment' ? leadToPayment(placed) : { order: placed, paymentUrl: null }
}

/** What placing fixes. */
type Placing = Pick<PlaceOrder, 'buyer' | 'given'> & { pricing: Pricing; promoUses: Order['promoUses'] }

function requireOpen(order: Order, now: Instant): void {
  if (!OPEN_ORDER.includes(order.status) || now >= order.expiresAt) {
    throw new Refusal('hold-expired', 'Your hold has ended and the tickets went back. Please choose again.')
  }
}

function priceFor(order: Order, input: PlaceOrder): Pricing {
  return priceOrder({ ...order, tip: input.tip, donation: input.donation })
}

function isSame(order: Order, { buyer, given }: PlaceOrder, pricing: Pricing): boolean {
  return isDeepStrictEqual([order.pricing, order.buyer, order.given], [pricing, buyer, given])
}

async function confirm(
  seen: Order,
  { buyer, given, pricing, promoUses }: Placing,
  now: Instant,
): Promise<Order> {
  const organiser = await findAccount(seen.organiserUid)
  return inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(seen.id))).data()
    if (order?.buyerUid !== seen.buyerUid) throw refuseMissing('order')
    const rsvp = await readRsvp(order.shareRef, order.buyerUid, tx)
    if (order.status === 'confirmed') return order
    requireOpen(order, now)
    const { stockIds } = order
    const settled = {
      status: 'confirmed',
      pricing,
      paymentIntentId: null,
      wasHeld: true,
      stockIds,
      at: now,
    } as const
    writeUses(tx, order, seen, promoUses)
    completeOrder(tx, { ...order, buyer, given, promoUses }, rsvp, organiser, settled)
    return { ...order, buyer, given, promoUses, pricing, status: 'confirmed', settledAt: now }
  })
}

function moveToPayment(
  seen: Order,
  { buyer, given, pricing, promoUses }: Placing,
  now: Instant,
): Promise<Order> {
  return inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(seen.id))).data()
    if (!order || order.attempt !== seen.attempt || order.status !== 'held') {
      throw refuseOtherWindow()
    }
    requireOpen(order, now)
    writeUses(tx, order, seen, promoUses)
    const change = {
      buyer,
      given,
      pricing,
      promoUses,
      attempt: order.attempt + 1,
      session: null,
      sessionExpiresAt: minutesAfter(now, PAGE_MINUTES),
    }
    moveOrder(tx, order, 'awaiting-payment', change)
    return { ...order, ...change, status: 'awaiting-payment' }
  })
}

/** Makes the payment page of an order that awaits payment, or finds it again. */
async function leadToPayment(order: Order): Promise<PlacedOrder> {
  if (order.session) return { order, paymentUrl: order.session.url }
  const page = await openPaymentPage(order)
  const session = { id: page.id, url: page.url ?? '' }
  await inTransaction(async (tx) => {
    const current = (await tx.get(orderDoc(order.id))).data()
    if (current?.attempt === order.attempt && current.status === 'awaiting-payment') {
      tx.update(orderDoc(order.id), { session })
    }
  })
  return { order: (await findOrder(order.id)) ?? order, paymentUrl: session.url }
}
