import type { Order } from '../../../contract/orders/order'
import type { Pricing } from '../../../contract/pricing/pricing'
import type { TallyChange, TallyMoment } from '../../../contract/analytics/tally'
import { dayIn, hourIn } from '../../../contract/time'
import type { Instant } from '../../../contract/time'

type Tickets = NonNullable<TallyChange['tickets']>

/** So many of each ticket type of an order more (or, negative, fewer) sold and held. */
function ticketsOf(order: Pick<Order, 'items'>, sold: -1 | 0 | 1, held: -1 | 0 | 1): Tickets {
  const entries = order.items.map(({ ticketTypeRef, quantity }) => [
    ticketTypeRef,
    { sold: sold * quantity, held: held * quantity },
  ])
  return Object.fromEntries(entries) as Tickets
}

type ForTally = Pick<Order, 'items' | 'activity'>

function changeAt({ activity }: ForTally, at: Instant): Pick<TallyChange, 'at' | 'day' | 'hour'> {
  return { at, day: dayIn(activity.timezone, at), hour: hourIn(activity.timezone, at) }
}

/** What holding an order's tickets does to the numbers. */
export function heldChange(order: ForTally, at: Instant): TallyChange {
  return { ...changeAt(order, at), checkouts: 1, tickets: ticketsOf(order, 0, 1) }
}

/** What giving held tickets back does to the numbers. */
export function releasedChange(order: Order, at: Instant): TallyChange {
  return { ...changeAt(order, at), tickets: ticketsOf(order, 0, -1), ...processingEnd(order) }
}

/** What a payment that is under way does to the numbers. */
export function processingChange(order: Order, at: Instant): TallyChange {
  return { ...changeAt(order, at), processing: { orders: 1, total: order.pricing?.total ?? 0 } }
}

/** What the end of such a payment takes off them, however it ends. */
function processingEnd({ status, pricing }: Order): Pick<TallyChange, 'processing'> {
  return status === 'processing' ? { processing: { orders: -1, total: -(pricing?.total ?? 0) } } : {}
}

/**
 * What settling an order does to the numbers.
 * @param wasHeld false when the hold had ended before the payment came
 * @param counts how the counts of answers move
 */
export function settledChange(
  order: Order,
  pricing: Pricing,
  wasHeld: boolean,
  counts: Pick<TallyChange, 'rsvps' | 'people'>,
  at: Instant,
): TallyChange {
  const quantity = order.items.reduce((sum, item) => sum + item.quantity, 0)
  const moment: TallyMoment = {
    id: order.id,
    at,
    kind: 'order',
    name: order.buyer?.fullName ?? '',
    orderId: order.id,
    quantity,
    total: pricing.total,
    response: null,
  }
  return {
    ...changeAt(order, at),
    tickets: ticketsOf(order, 1, wasHeld ? -1 : 0),
    orders: 1,
    ...counts,
    promos: pricing.discounts.map(({ code, amount }) => ({ code, discount: amount })),
    money: moneyOf(pricing),
    ...processingEnd(order),
    moment,
  }
}

function moneyOf(pricing: Pricing): NonNullable<TallyChange['money']> {
  return {
    tickets: pricing.listed - pricing.discount,
    discounts: pricing.discount,
    fees: pricing.fee,
    tips: pricing.tip,
    donations: pricing.donation,
    tax: pricing.tax,
    total: pricing.total,
  }
}

/** What the answer of a buyer who has no ticket any more, or has one again, does to the numbers. */
export function answerMovedChange(
  order: ForTally,
  counts: Pick<TallyChange, 'rsvps' | 'people'>,
  at: Instant,
): TallyChange {
  return { ...changeAt(order, at), ...counts }
}

/** What voiding the tickets of an order that owed nothing does to the numbers. */
export function undoneChange(order: Order, at: Instant): TallyChange {
  return { ...changeAt(order, at), tickets: ticketsOf(order, -1, 0) }
}

/**
 * What a refund that succeeded, or failed after it had, does to the numbers.
 * @param ticketTypes the type of each ticket that is void by it, or valid again
 * @param money what was given back, and what of the platform's fee went back to the organiser with it
 */
export function refundedChange(
  order: ForTally,
  ticketTypes: readonly string[],
  { amount, fee }: { amount: number; fee: number },
  way: 'back' | 'again',
  at: Instant,
): TallyChange {
  const sign = way === 'back' ? 1 : -1
  const tickets: Tickets = {}
  for (const ref of ticketTypes) tickets[ref] = { sold: (tickets[ref]?.sold ?? 0) - sign }
  const money = { refunded: sign * amount, feesReturned: sign * fee }
  return { ...changeAt(order, at), tickets, money }
}

/** What a bank takes in a dispute, or gives back, does to the numbers. */
export function disputedChange(order: ForTally, amount: number, at: Instant): TallyChange {
  return { ...changeAt(order, at), money: { disputed: amount } }
}
