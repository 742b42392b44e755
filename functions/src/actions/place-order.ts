import { isDeepStrictEqual } from 'node:util'
import { priceOrder } from '../../contract/pricing'
import type { Pricing } from '../../contract/pricing'
import type { Order, PlaceOrder, PlacedOrder } from '../../contract/order'
import type { Instant } from '../../contract/time'
import { MAX_AMOUNT, formatMoney, isCharged, stepOf } from '../../contract/money'
import type { Actor } from '../domain/actor'
import { minimumCharge } from '../domain/minimum-charge'
import { OPEN_ORDER, SETTLED_ORDER } from '../domain/order-moves'
import { Refusal, refuseField, refuseMissing } from '../domain/refusal'
import { minutesAfter } from '../domain/wall-time'
import { inTransaction } from '../store/firestore'
import { findOrder, orderDoc } from '../store/orders'
import { readRsvp } from '../store/rsvps'
import { findAccount } from '../store/users'
import { completeOrder } from './complete-order'
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
  const pricing = priceFor(order, input)
  if (order.status === 'awaiting-payment') {
    if (isDeepStrictEqual(order.pricing, pricing) && isDeepStrictEqual(order.buyer, input.buyer)) {
      return leadToPayment(order)
    }
    order = await reopenOrder(order, now)
    if (SETTLED_ORDER.includes(order.status)) return { order, paymentUrl: null }
  }
  if (pricing.total === 0) return { order: await confirm(order, input, pricing, now), paymentUrl: null }
  requireChargeable(order, pricing)
  return leadToPayment(await moveToPayment(order, input, pricing, now))
}

function requireOpen(order: Order, now: Instant): void {
  if (!OPEN_ORDER.includes(order.status) || now >= order.expiresAt) {
    throw new Refusal('hold-expired', 'Your hold has ended and the tickets went back. Please choose again.')
  }
}

function priceFor(order: Order, input: PlaceOrder): Pricing {
  return priceOrder({ ...order, tip: input.tip, donation: input.donation })
}

/** Amounts that no card can be charged are the buyer's to change. */
function requireAmounts({ currency }: Order, { tip, donation }: PlaceOrder): void {
  for (const [path, extra] of Object.entries({ tip, donation })) {
    if (extra.kind !== 'custom' || isCharged(extra.amount, currency)) continue
    throw refuseField(`${path}.amount`, `Use steps of ${formatMoney(stepOf(currency), currency)}.`)
  }
}

function requireChargeable(order: Order, pricing: Pricing): void {
  if (!order.acceptsPayments) {
    throw refuseField('tip', 'This organiser cannot take money yet. Leave tip and donation out to go on.')
  }
  if (pricing.total > MAX_AMOUNT) {
    const most = formatMoney(MAX_AMOUNT, order.currency)
    throw refuseField('tip', `One payment is at most ${most}. Buy in several orders, or give less.`)
  }
  const least = minimumCharge(order.currency)
  if (pricing.total < least) {
    throw refuseField(
      'tip',
      `Cards are charged from ${formatMoney(least, order.currency)}. Add a little, or nothing.`,
    )
  }
}

async function confirm(seen: Order, input: PlaceOrder, pricing: Pricing, now: Instant): Promise<Order> {
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
    completeOrder(tx, { ...order, buyer: input.buyer }, rsvp, organiser, settled)
    return { ...order, buyer: input.buyer, pricing, status: 'confirmed', settledAt: now }
  })
}

function moveToPayment(seen: Order, input: PlaceOrder, pricing: Pricing, now: Instant): Promise<Order> {
  return inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(seen.id))).data()
    if (!order || order.attempt !== seen.attempt || order.status !== 'held') {
      throw new Refusal('conflict', 'This order is being paid in another window. Please look there.')
    }
    requireOpen(order, now)
    const change = {
      buyer: input.buyer,
      pricing,
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
