import { CONFIRMED_STATUSES } from '../../functions/contract/orders/order-statuses'
import { randomUUID } from 'node:crypto'
import type { Order } from 'functions/contract/orders/order'
import { quoteCancellation } from 'functions/contract/refunds/quote-cancellation'
import { leftToRefund, unrefundedTickets } from 'functions/contract/refunds/quote-refund'
import type { RefundWhat } from 'functions/contract/refunds/refund'
import { cancelPaidOrder } from '../../functions/src/actions/orders/cancel-paid-order'
import { checkMoney } from '../../functions/src/actions/reconciliation/check-money'
import type { MoneyCheck } from '../../functions/src/actions/reconciliation/check-money'
import { checkSecondPayment } from '../../functions/src/actions/refunds/check-second-payment'
import { refundOrder } from '../../functions/src/actions/refunds/refund-order'
import { config } from '../../functions/src/config'
import { readPayment } from '../../functions/src/gateways/stripe/stripe-pages'
import { actor } from './in-process'
import { insist, now, tell } from './life'
import type { Life } from './life'
import { comesBack, listOrders } from './order-books'
import { chargeOf } from './refunds'
import { control, stripe } from './stripe'

/** How often the provider's news are not lost. */
const TOLD = 0.6

/** What becomes of the money that was paid: it stays, goes back by somebody's wish, or is disputed. */
export async function moveMoney(life: Life): Promise<void> {
  const orders = await listOrders(life.activity.shareRef)
  for (const order of orders.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {
    const isPaid = order.paymentIntentId !== null && CONFIRMED_STATUSES.includes(order.status)
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
 * What banks say of the refunds that are on their way, and of those that they send back: of the payments of orders, and of
 * those that no order has.
 */
export async function settleRefunds(life: Life): Promise<void> {
  for (const page of life.paid) {
    const payment = (await readPayment(config(), page)).paymentIntentId ?? ''
    const [{ data: refunds }, charge] = await Promise.all([
      stripe().refunds.list({ payment_intent: payment }),
      chargeOf({ paymentIntentId: payment }),
    ])
    for (const { id, status } of refunds) {
      if (status !== 'pending' && !(comesBack(charge) && status === 'succeeded')) continue
      const isSent = !comesBack(charge) && life.random() < 0.5
      await control(`refunds/${id}/settle`, { status: isSent ? 'succeeded' : 'failed' })
      if (life.random() < TOLD) await tell(life, 'refund.updated', id)
    }
  }
}

/** The pages that were paid though their orders have another payment, or none. */
async function pagesWithoutOrder({ activity, paid }: Life): Promise<string[]> {
  const known = (await listOrders(activity.shareRef)).map((order) => order.paymentIntentId)
  const pages = await Promise.all(paid.map((page) => readPayment(config(), page)))
  return pages.flatMap((it) => (known.includes(it.paymentIntentId) ? [] : (it.paymentIntentId ?? [])))
}

/** The night's comparison of each order and of the payments that none has, as `reconcile` finds them. */
async function checkAll(life: Life, at: string): Promise<MoneyCheck[]> {
  const checks: (MoneyCheck | undefined)[] = []
  for (const order of await listOrders(life.activity.shareRef)) checks.push(await checkMoney(order, at))
  for (const payment of await pagesWithoutOrder(life)) checks.push(await checkSecondPayment(payment, at))
  return checks.filter((check) => check !== undefined)
}

/**
 * The night's comparison, after which nothing that the provider knows is news.
 * @returns how many orders have money that is on its way, perhaps since this comparison
 */
export async function compareBooks(life: Life, at: string): Promise<number> {
  return (await checkAll(life, at)).filter((check) => check.isOnTheWay).length
}

/** Every cent in which the books differ after that, and whatever is on its way still, in words. */
export async function differencesIn(life: Life, at: string): Promise<string[]> {
  return (await checkAll(life, at)).flatMap(({ isOnTheWay, differences }) => [
    ...differences.map((it) => `${it.what} is ${it.ours}, not ${it.theirs} (seed ${life.seed})`),
    ...(isOnTheWay ? [`money is on its way for good (seed ${life.seed})`] : []),
  ])
}
