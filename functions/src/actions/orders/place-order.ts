import { OPEN_STATUSES, PLACED_STATUSES } from '../../../contract/orders/order-statuses'
import { isDeepStrictEqual } from 'node:util'
import { priceOrder } from '../../../contract/pricing/price-order'
import type { Pricing } from '../../../contract/pricing/pricing'
import type { Order, PlaceOrder, PlacedOrder } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { requireAgreement } from '../../domain/accounts/agreement'
import type { Actor } from '../../domain/access/actor'
import { requireAmounts, requireAnswers, requireChargeable } from '../../domain/orders/placing-rules'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { inTransaction } from '../../store/firestore'
import { findSettings } from '../../store/activities/activities'
import { orderDoc } from '../../store/orders/orders'
import { readRsvp } from '../../store/rsvps/rsvps'
import { findAccount } from '../../store/accounts/users'
import { completeOrder } from './complete-order'
import { countByAddress, refuseOtherWindow, writeUses } from '../access/count-by-address'
import { enforceMailLimit, enforceRateLimit } from '../access/enforce-rate-limit'
import { requireOwnOrder } from '../access/guards'
import { mailTickets } from '../tickets/mail-tickets'
import { moveOrder } from './move-order'
import { leadToPayment, nextAttempt } from './steps/lead-to-payment'
import { reopenOrder } from './reopen-order'

/**
 * Takes the buyer's details and either confirms an order that owes nothing or leads to its payment page. Repeating it
 * leads to the same page; other details make another page and close the first.
 */
export async function placeOrder(by: Actor, input: PlaceOrder, now: Instant): Promise<PlacedOrder> {
  let order = await requireOwnOrder(by, input.orderId)
  if (PLACED_STATUSES.includes(order.status)) return { order, paymentUrl: null }
  requireOpen(order, now)
  requireAmounts(order, input)
  requireAnswers(order, input)
  const agreed = requireAgreement(input.agreed, now)
  const pricing = priceFor(order, input)
  if (order.status === 'awaiting-payment') {
    if (isSame(order, input, pricing)) return leadToPayment(order, now)
    order = await reopenOrder(order, now)
    if (PLACED_STATUSES.includes(order.status)) return { order, paymentUrl: null }
  }
  if (pricing.total > 0) requireChargeable(order, pricing)
  await enforceRateLimit('place-order', by, now)
  // What is paid for is mailed once it is paid: that is nobody's way to fill a mailbox.
  if (pricing.total === 0) await enforceMailLimit(by, mailedBy(input), now)
  const placed = await countByAddress(by, order, input, now, (promoUses) =>
    pricing.total > 0
      ? moveToPayment(order, { ...input, agreed, pricing, promoUses }, now)
      : confirm(order, { ...input, agreed, pricing, promoUses }, now),
  )
  if (placed.status === 'awaiting-payment') return leadToPayment(placed, now)
  await mailTickets(placed.id, now)
  return { order: placed, paymentUrl: null }
}

/** Everybody whom a placed order is mailed to. */
function mailedBy({ buyer, given }: PlaceOrder): string[] {
  return [buyer.email, ...given.attendees.flatMap(({ email }) => email ?? [])]
}

/** What placing fixes. */
type Placing = Pick<PlaceOrder, 'buyer' | 'given'> &
  Pick<Order, 'agreed' | 'promoUses'> & { pricing: Pricing }

function requireOpen(order: Order, now: Instant): void {
  if (!OPEN_STATUSES.includes(order.status) || now >= order.expiresAt) {
    throw new Refusal('hold-expired', 'Your hold has ended and the tickets went back. Please choose again.')
  }
}

function priceFor(order: Order, input: PlaceOrder): Pricing {
  return priceOrder({ ...order, tip: input.tip, donation: input.donation })
}

function isSame(
  order: Order,
  { buyer, given }: Pick<PlaceOrder, 'buyer' | 'given'>,
  pricing: Pricing,
): boolean {
  return isDeepStrictEqual([order.pricing, order.buyer, order.given], [pricing, buyer, given])
}

async function confirm(
  seen: Order,
  { buyer, given, agreed, pricing, promoUses }: Placing,
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
    completeOrder(tx, { ...order, buyer, given, agreed, promoUses }, rsvp, organiser, settled)
    return { ...order, buyer, given, agreed, promoUses, pricing, status: 'confirmed', settledAt: now }
  })
}

async function moveToPayment(
  seen: Order,
  { buyer, given, agreed, pricing, promoUses }: Placing,
  now: Instant,
): Promise<Order> {
  const settings = await findSettings(seen.shareRef)
  return inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(seen.id))).data()
    // The same, asked at the same moment, has the same page.
    if (order?.status === 'awaiting-payment' && isSame(order, { buyer, given }, pricing)) return order
    if (!order || order.attempt !== seen.attempt || order.status !== 'held') {
      throw refuseOtherWindow()
    }
    requireOpen(order, now)
    writeUses(tx, order, seen, promoUses)
    const payoutAccountId = settings?.payoutAccountId ?? null
    const change = { buyer, given, agreed, pricing, promoUses, payoutAccountId, ...nextAttempt(order, now) }
    moveOrder(tx, order, 'awaiting-payment', change)
    return { ...order, ...change, status: 'awaiting-payment' }
  })
}
