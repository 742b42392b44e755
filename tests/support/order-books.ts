import { CONFIRMED_STATUSES } from '../../functions/contract/orders/order-statuses'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { Stripe } from 'stripe'
import { Order } from 'functions/contract/orders/order'
import { leftToRefund, unrefundedTickets } from 'functions/contract/refunds/quote-refund'
import { NO_TICKETS } from 'functions/contract/analytics/tally'
import { closingStateOf } from '../../functions/src/actions/activities/closing-progress'
import { findTallyNow } from '../../functions/src/store/analytics/tallies'
import { database } from './database'
import type { Life } from './life'
import { stripe } from './stripe'

/** Every refund to it is sent back some days after it was made. */
export const FAILING_CARD = '4000000000005126'

const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0)

/** What a movement of the ledger does to what buyers have paid; disputes are between the bank and the platform. */
const SIGNS: Record<string, number> = { payment: 1, refund: -1, 'refund-failed': 1 }

export async function listOrders(shareRef: string): Promise<Order[]> {
  const found = await database().collection('orders').where('shareRef', '==', shareRef).get()
  return found.docs.map((doc) => Order.parse(doc.data()))
}

async function listPool(shareRef: string, pool: string): Promise<string[]> {
  const found = await database().collection(`activities/${shareRef}/stock`).where('pool', '==', pool).get()
  return found.docs.map((doc) => doc.id)
}

/**
 * What a sum of money came to, by what the payment provider has and by what our ledger says. What no order has, and no bank
 * takes, is given back every night in vain.
 */
async function readMoney(
  { paid, activity }: Life,
  orders: readonly Order[],
): Promise<{ theirs: number; ours: number }> {
  const sessions = await Promise.all(
    paid.map((id) => stripe().checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })),
  )
  const charges = sessions.flatMap(({ payment_intent: intent }) => {
    const charge = typeof intent === 'string' ? null : intent?.latest_charge
    if (!charge || typeof charge === 'string') return []
    const isOfOrder = orders.some((order) => order.paymentIntentId === charge.payment_intent)
    return isOfOrder || !comesBack(charge) ? [charge] : []
  })
  const entries = await database().collection('ledger').where('shareRef', '==', activity.shareRef).get()
  return {
    theirs: sum(charges.map((charge) => charge.amount - charge.amount_refunded)),
    ours: sum(entries.docs.map((it) => Number(it.get('amount')) * (SIGNS[String(it.get('kind'))] ?? 0))),
  }
}

/** Whether every refund of a charge is sent back. */
export function comesBack(charge: Stripe.Charge): boolean {
  return charge.payment_method_details?.card?.last4 === FAILING_CARD.slice(-4)
}

/** Whether two lists have the same things, each once. */
function isSplit(parts: readonly string[], size: number): boolean {
  return parts.length === size && new Set(parts).size === size
}

/**
 * Whether the tickets of an order are valid that should be, and none without a place; those of a refund that failed may have
 * been sold meanwhile.
 */
function hasItsTickets(order: Order, tickets: readonly DocumentSnapshot[]): boolean {
  const valid = tickets.filter((it) => it.get('orderId') === order.id && it.get('status') === 'valid').length
  const most = CONFIRMED_STATUSES.includes(order.status) ? unrefundedTickets(order).length : 0
  const hasFailed = order.refunds.some(({ status }) => status === 'failed')
  return hasFailed ? valid <= Math.min(most, order.stockIds.length) : valid === most
}

/** Whether a buyer has something of an activity still, beside a refund that failed and waits for its organiser. */
function isBought(order: Order): boolean {
  return CONFIRMED_STATUSES.includes(order.status) && closingStateOf(order) !== 'failed'
}

/**
 * What must be true of an activity when every sweep is through (RELIABILITY, invariant).
 * @returns what is not, in words
 */
export async function faultsIn(life: Life, capacity: number, uses: number): Promise<string[]> {
  const { shareRef, ticketTypes } = life.activity
  const pool = ticketTypes[0]?.shareRef ?? ''
  const orders = await listOrders(shareRef)
  const settled = orders.filter((order) => order.ticketIds.length > 0)
  const tickets = (await database().collection('tickets').where('shareRef', '==', shareRef).get()).docs
  const tally = await findTallyNow(shareRef, new Date().toISOString())
  const { sold, held } = tally?.tickets[pool] ?? NO_TICKETS
  const money = await readMoney(life, orders)
  const kept = settled.filter((order) => order.status !== 'cancelled')
  const owed = sum(kept.map(leftToRefund))
  const late = sum(orders.filter((order) => order.status === 'late-refunded').map(leftToRefund))
  const activity = await database().doc(`activities/${shareRef}`).get()
  const facts: Record<string, boolean> = {
    'an order is stuck': orders.every(
      (it) => !['held', 'awaiting-payment', 'processing'].includes(it.status),
    ),
    'tickets and stock differ': isSplit(
      [...(await listPool(shareRef, pool)), ...settled.flatMap((order) => order.stockIds)],
      capacity,
    ),
    'the uses of the code differ': isSplit(
      [...(await listPool(shareRef, 'promo-HALF')), ...settled.flatMap((order) => order.promoStockIds)],
      uses,
    ),
    'an order has other tickets than it says': isSplit(
      tickets.map((doc) => doc.id),
      sum(settled.flatMap((order) => order.items.map((item) => item.quantity))),
    ),
    'the wrong tickets are valid': settled.every((order) => hasItsTickets(order, tickets)),
    'the numbers differ':
      tally !== undefined &&
      sold === sum(kept.map((order) => order.stockIds.length)) &&
      held === 0 &&
      tally.money.total - tally.money.refunded === owed,
    'somebody paid for nothing': money.theirs === owed + late,
    'a cancelled activity has buyers': activity.get('status') !== 'cancelled' || !settled.some(isBought),
    'the ledger differs': money.ours === money.theirs,
    'something failed': life.errors.length === 0,
  }
  return Object.entries(facts).flatMap(([fault, holds]) => (holds ? [] : [`${fault} (seed ${life.seed})`]))
}
