import { Activity } from 'functions/contract/activities/activity'
import { Order } from 'functions/contract/orders/order'
import { NO_TICKETS } from 'functions/contract/analytics/tally'
import type { Tally } from 'functions/contract/analytics/tally'
import { Ticket } from 'functions/contract/tickets/ticket'
import { config } from '../../functions/src/config'
import { compareMoney, isOnTheWay } from '../../functions/src/domain/reconciliation/money-check'
import { sumsOf } from '../../functions/src/domain/payouts/statement'
import { readMoney } from '../../functions/src/gateways/stripe/stripe-money'
import { listEntriesOfOrder } from '../../functions/src/store/orders/ledger'
import type { LedgerEntry } from '../../functions/src/store/orders/ledger'
import { findTallyNow } from '../../functions/src/store/analytics/tallies'
import { database } from './database'
import { takeActivities } from './new-activities'
import { eventually } from './stack'

/*
 * RELIABILITY's invariant, as one can ask for it of any activity at any time: paid = refunded + disputed + transferred +
 * fees + held, to the cent and as the payment provider has it; sold + held <= capacity; our totals equal the provider's.
 */

const OPEN = ['held', 'awaiting-payment', 'processing']
/** What they had set aside went back: the order only remembers which it was. */
const RELEASED = ['expired', 'cancelled', 'late-refunded']

const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0)

async function listOf<T>(
  collection: 'orders' | 'tickets',
  shareRef: string,
  parse: (data: unknown) => T,
): Promise<T[]> {
  const found = await database().collection(collection).where('shareRef', '==', shareRef).get()
  return found.docs.map((doc) => parse(doc.data()))
}

/** An order's money, ours and the provider's. */
async function moneyFaults(order: Order, entries: readonly LedgerEntry[]): Promise<string[]> {
  const { id, paymentIntentId, refunds } = order
  if (paymentIntentId === null) return entries.length === 0 ? [] : [`${id} has money and no payment`]
  const repaid = refunds.flatMap((refund) => refund.repaid?.transferId ?? [])
  const money = await readMoney(config(), paymentIntentId, repaid)
  if (isOnTheWay(order, money)) return []
  return compareMoney({ paymentIntentId, refunds }, entries, money).map(
    ({ what, ours, theirs }) => `${what} of ${id}: ${ours} here, ${theirs} at the provider`,
  )
}

/** The organiser's numbers beside the ledger. A payment that came too late was never a sale. */
function numberFaults({ money }: Tally, orders: readonly Order[], entries: readonly LedgerEntry[]): string[] {
  const late = orders.filter(({ status }) => status === 'late-refunded').map(({ id }) => id)
  const counted = entries.filter(({ orderId }) => !late.includes(orderId)).map(sumsOf)
  const [paid, held] = [sum(counted.map((it) => it.paid)), sum(counted.map((it) => it.held))]
  return [
    ...(money.total - money.refunded === paid
      ? []
      : [`the numbers say ${money.total - money.refunded}, the ledger ${paid}`]),
    ...(money.disputed === held ? [] : [`the numbers say ${money.disputed} disputed, the ledger ${held}`]),
  ]
}

/** Nothing is free and taken at once, or taken twice. */
async function stockFaults(shareRef: string, orders: readonly Order[]): Promise<string[]> {
  const free = await database().collection(`activities/${shareRef}/stock`).get()
  const having = orders.filter(({ status }) => !RELEASED.includes(status))
  const all = [
    ...free.docs.map((doc) => doc.id),
    ...having.flatMap((order) => [...order.stockIds, ...order.promoStockIds]),
  ]
  return all.length === new Set(all).size ? [] : ['something of the stock is there twice']
}

function capacityFaults(
  { ticketTypes }: Activity,
  tally: Tally,
  orders: readonly Order[],
  tickets: readonly Ticket[],
): string[] {
  const open = orders.filter(({ status }) => OPEN.includes(status)).flatMap(({ items }) => items)
  return ticketTypes.flatMap(({ shareRef: ref, capacity }) => {
    const held = sum(open.filter((it) => it.ticketTypeRef === ref).map((it) => it.quantity))
    const good = tickets.filter((it) => it.ticketTypeRef === ref && it.status !== 'void').length
    const { sold, held: counted } = tally.tickets[ref] ?? NO_TICKETS
    const most = Math.max(good + held, sold + counted)
    return [
      ...(capacity === null || most <= capacity ? [] : [`${most} of ${capacity} tickets are sold or held`]),
      ...(counted === held ? [] : [`${counted} are counted as held, ${held} are`]),
    ]
  })
}

/**
 * What is not as the invariant has it.
 * @returns in words; nothing when all is well
 */
export async function unsoundIn(shareRef: string): Promise<string[]> {
  const doc = await database().doc(`activities/${shareRef}`).get()
  const tally = await findTallyNow(shareRef, new Date().toISOString())
  if (!doc.exists || !tally) return []
  const [orders, tickets] = await Promise.all([
    listOf('orders', shareRef, (data) => Order.parse(data)),
    listOf('tickets', shareRef, (data) => Ticket.parse(data)),
  ])
  const entries = await Promise.all(orders.map(({ id }) => listEntriesOfOrder(id)))
  const money = await Promise.all(orders.map((order, index) => moneyFaults(order, entries[index] ?? [])))
  return [
    ...money.flat(),
    ...numberFaults(tally, orders, entries.flat()),
    ...(await stockFaults(shareRef, orders)),
    ...capacityFaults(Activity.parse(doc.data()), tally, orders, tickets),
  ]
}

/**
 * For `afterEach`: the invariant holds for every activity that the test had to do with.
 * @throws Error that says what does not
 */
export async function expectSoundBooks(): Promise<void> {
  for (const shareRef of takeActivities()) {
    // News that are on their way still may come between two of the reads.
    await eventually(
      () => unsoundIn(shareRef),
      (faults) => faults.length === 0,
    )
  }
}
