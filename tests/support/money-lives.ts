import { randomUUID } from 'node:crypto'
import type { Order } from 'functions/contract/order'
import { quoteCancellation } from 'functions/contract/quote-cancellation'
import { leftToRefund, unrefundedTickets } from 'functions/contract/quote-refund'
import type { RefundWhat } from 'functions/contract/refund'
import { cancelPaidOrder } from '../../functions/src/actions/cancel-paid-order'
import { checkMoney } from '../../functions/src/actions/check-money'
import { refundOrder } from '../../functions/src/actions/refund-order'
import { settlePayment } from '../../functions/src/actions/settle-payment'
import { config } from '../../functions/src/config'
import { SETTLED_ORDER } from '../../functions/src/domain/order-moves'
import { readPayment } from '../../functions/src/gateways/stripe'
import { actor } from './in-process'
import { insist, now, tell } from './life'
import type { Life } from './life'
import { listOrders } from './order-books'
import { chargeOf } from './refunds'
import { control, stripe } from './stripe'

/** How often the provider's news are not lost. */
const TOLD = 0.6

/** What becomes of the money that was paid: it stays, goes back by somebody's wish, or is disputed. */
export async function moveMoney(life: Life): Promise<void> {
  const orders = await listOrders(life.activity.shareRef)
  for (const order of orders.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {
    const isPaid = order.paymentIntentId !== null && SETTLED_ORDER.includes(order.status)
    const ways = [refundAsOrganiser, cancelAsBuyer, refundAtDashboard, dispute]
    const chance = life.random()
    if (isPaid && chance < 0.6) await ways[Math.floor((chance / 0.6) * ways.length)]?.(life, order)
  }
}

async function refundAsOrganiser(life: Life, order: Order): Promise<void> {
  const { shareRef, id: orderId } = order
  const what = refundOf(order, life.random())
  const input = { shareRef, orderId, what, reason: 'The band is ill.', idempotencyKey: randomUUID() }
  await insist(life, () => refundOrder(life.organiser, input, now()))
}

function refundOf(order: Order, chance: number): RefundWhat {
  if (chance < 0.4) return { kind: 'tickets', ticketIds: unrefundedTickets(order).slice(0, 1) }
  if (chance < 0.7) return { kind: 'amount', amount: Math.max(1, Math.floor(leftToRefund(order) / 3)) }
  return { kind: 'whole' }
}

async function cancelAsBuyer(life: Life, order: Order): Promise<void> {
  const buyer = { ...actor(), uid: order.buyerUid }
  const input = { orderId: order.id, amount: quoteCancellation(order)?.amount ?? 0 }
  await insist(life, () => cancelPaidOrder(buyer, input, now()))
}

async function refundAtDashboard(life: Life, order: Order): Promise<void> {
  const { id } = await chargeOf(order)
  const amount = life.random() < 0.5 ? leftToRefund(order) : Math.ceil(leftToRefund(order) / 2)
  await control(`charges/${id}/refund`, { amount })
  if (life.random() < TOLD) await tell(life, 'charge.refunded', id)
}

async function dispute(life: Life, order: Order): Promise<void> {
  const { id } = (await control(`charges/${(await chargeOf(order)).id}/dispute`)) as { id: string }
  life.disputes.push(id)
  if (life.random() < TOLD) await tell(life, 'charge.dispute.created', id)
}

/** What the banks say in the end, of the disputes that they decide. */
export async function decideDisputes(life: Life): Promise<void> {
  for (const id of life.disputes) {
    const chance = life.random()
    if (chance < 0.3) continue
    await control(`disputes/${id}/decide`, { verdict: chance < 0.65 ? 'won' : 'lost' })
    if (life.random() < TOLD) await tell(life, 'charge.dispute.closed', id)
  }
}

/**
 * What banks say of the refunds that are on their way.
 * @returns of how many
 */
export async function settleRefunds(life: Life): Promise<number> {
  let settled = 0
  for (const { paymentIntentId: payment } of await listOrders(life.activity.shareRef)) {
    const made = payment === null ? [] : (await stripe().refunds.list({ payment_intent: payment })).data
    for (const { id } of made.filter(({ status }) => status === 'pending')) {
      await control(`refunds/${id}/settle`, { status: life.random() < 0.5 ? 'succeeded' : 'failed' })
      if (life.random() < TOLD) await tell(life, 'refund.updated', id)
      settled += 1
    }
  }
  return settled
}

/**
 * The night's comparison of each order, after which nothing that the provider knows is news; the payments that no order has
 * come after that, as `reconcile` has it.
 * @returns how many orders have money that is on its way, perhaps since this comparison
 */
export async function compareBooks({ activity, paid }: Life, at: string): Promise<number> {
  let onTheWay = 0
  for (const order of await listOrders(activity.shareRef)) {
    if ((await checkMoney(order, at)).isOnTheWay) onTheWay += 1
  }
  const known = (await listOrders(activity.shareRef)).map((order) => order.paymentIntentId)
  for (const page of paid) {
    const payment = await readPayment(config(), page)
    if (!known.includes(payment.paymentIntentId)) await settlePayment(payment, at)
  }
  return onTheWay
}

/** Every cent in which the books differ after that, and whatever is on its way still, in words. */
export async function differencesIn({ activity, seed }: Life, at: string): Promise<string[]> {
  const checks = await Promise.all((await listOrders(activity.shareRef)).map((it) => checkMoney(it, at)))
  return checks.flatMap(({ isOnTheWay, differences }) => [
    ...differences.map((it) => `${it.what} is ${it.ours}, not ${it.theirs} (seed ${seed})`),
    ...(isOnTheWay ? [`money is on its way for good (seed ${seed})`] : []),
  ])
}
