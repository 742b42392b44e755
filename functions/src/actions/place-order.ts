import { isDeepStrictEqual } from 'node:util'
import { answerIssues } from '../../contract/answer'
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
import { inTransaction, isOvertaken } from '../store/firestore'
import type { Writer } from '../store/firestore'
import { findOrder, orderDoc } from '../store/orders'
import { returnUses, takeUses } from '../store/promo-uses'
import { readRsvp } from '../store/rsvps'
import { findAccount } from '../store/users'
import { PROMO_CODE_PACE } from './apply-promo-code'
import { completeOrder } from './complete-order'
import { requireOwnOrder, requireUnhurried } from './guards'
import { moveOrder } from './move-order'
import { openPaymentPage } from './payment-page'
import { countsByAddress, pickTypedUses } from './pick-promo-code'
import { reopenOrder } from './reopen-order'

/** Stripe's payment pages live thirty minutes at least; ours is closed when the hold ends. */
const PAGE_MINUTES = 35
/** Each try takes other uses of the order's codes. */
const TRIES = 5

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
  const placed = await withUses(by, order, input, now, (promoUses) =>
    pricing.total > 0
      ? moveToPayment(order, { ...input, pricing, promoUses }, now)
      : confirm(order, { ...input, pricing, promoUses }, now),
  )
  return placed.status === 'awaiting-payment' ? leadToPayment(placed) : { order: placed, paymentUrl: null }
}

/** What placing fixes. */
type Placing = Pick<PlaceOrder, 'buyer' | 'given'> & { pricing: Pricing; promoUses: Order['promoUses'] }

/** Places an order with its codes counted by the address that was typed. Trying addresses is limited like trying codes. */
async function withUses(
  by: Actor,
  order: Order,
  { buyer }: PlaceOrder,
  now: Instant,
  place: (promoUses: Order['promoUses']) => Promise<Order>,
): Promise<Order> {
  if (countsByAddress(order, buyer.email)) await requireUnhurried(`promo:${by.uid}`, PROMO_CODE_PACE, now)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      return await place(await pickTypedUses(order, buyer.email))
    } catch (error) {
      // Another order of theirs took the same use at the same moment: look again.
      if (!isOvertaken(error)) throw error
    }
  }
  throw new Refusal('busy', 'A lot of people use this code right now. Please try again in a moment.')
}

/**
 * Writes an order's uses as they are picked.
 * @param order as read in the same transaction: with other codes than those that were seen, its price is another one
 */
function writeUses(writer: Writer, order: Order, seen: Order, promoUses: Order['promoUses']): void {
  if (!isDeepStrictEqual(order.promos, seen.promos)) throw refuseOtherWindow()
  const has = (uses: Order['promoUses'], id: string) => uses.some((use) => use.id === id)
  takeUses(
    writer,
    order,
    promoUses.filter(({ id }) => !has(order.promoUses, id)),
  )
  returnUses(
    writer,
    order.shareRef,
    order.promoUses.filter(({ id }) => !has(promoUses, id)),
  )
}

function refuseOtherWindow(): Refusal {
  return new Refusal('conflict', 'This order is being changed or paid in another window. Please look there.')
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

/** Refuses answers that are missing or not among those that there are, each at its place. */
function requireAnswers({ asked, items }: Order, { given }: PlaceOrder): void {
  const tickets = items.reduce((sum, item) => sum + item.quantity, 0)
  const issues = Object.entries(answerIssues(asked, given, tickets))
  const [first] = issues
  if (!first) return
  throw new Refusal(
    'invalid-input',
    first[1],
    issues.map(([path, message]) => ({ path, message })),
  )
}

function isSame(order: Order, { buyer, given }: PlaceOrder, pricing: Pricing): boolean {
  return isDeepStrictEqual([order.pricing, order.buyer, order.given], [pricing, buyer, given])
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
