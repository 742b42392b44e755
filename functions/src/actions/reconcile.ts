import { isDeepStrictEqual } from 'node:util'
import type { Order } from '../../contract/order'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import { Refusal } from '../domain/refusal'
import { minutesAfter } from '../domain/wall-time'
import { readPayment } from '../gateways/stripe'
import { listMovedPayments, listPaidPages } from '../gateways/stripe-money'
import { log } from '../log'
import { inTransaction } from '../store/firestore'
import { listAllEntriesBetween } from '../store/ledger'
import { findOrders, findOrdersByPayment, listCreatedBetween } from '../store/orders'
import type { Page } from '../store/page'
import { reconciliationDoc } from '../store/reconciliations'
import type { FoundDifference, Reconciliation } from '../store/reconciliations'
import { checkMoney } from './check-money'
import type { MoneyCheck } from './check-money'
import { settlePayment } from './settle-payment'
import { workThrough } from './work-through'

/** From this hour of UTC on, when there is least to do. */
const FIRST_HOUR = '03'
/** Orders of so many days are compared each night, and older ones whose money moved in them. */
const DAYS = 8
/** What happened just now is on its way in other ways. */
const QUIET_MINUTES = 60
/** Orders in a page and those asked about at once; after so many orders, or empty pages, what is left waits for the next run. */
const AT_ONCE = 40
const IN_PARALLEL = 8
const MOST_LOOKS = 1000
/** As many differences have room in the day's document. */
const MOST_KEPT = 300

const DAY_MINUTES = 24 * 60

/**
 * Compares with the payment provider's books, once a day, from where the last run stopped: the last days' orders, and older
 * ones that our ledger or the provider's events of these days name. Payments that no order has are settled, or given back.
 * What a lost webhook left is repaired; what differs is kept
 * in `reconciliations/{day}` and logged. Safe to repeat.
 */
export async function reconcile(now: Instant): Promise<void> {
  if (now.slice(11, 13) < FIRST_HOUR) return
  for (let looks = 0; looks < MOST_LOOKS;) {
    const compared = await checkPage(now)
    if (compared === undefined) return
    looks += Math.max(compared, 1)
  }
}

/** @returns how many orders were compared, or undefined when there is no more */
async function checkPage(now: Instant): Promise<number | undefined> {
  const seen = await begin(now)
  if (seen.state === 'done') return undefined
  const { phase, cursor } = seen
  const { items, nextCursor } = await LISTS[phase](seen, cursor ?? undefined)
  const checks: (MoneyCheck | undefined)[] = []
  for (let at = 0; at < items.length; at += IN_PARALLEL) {
    const some = items.slice(at, at + IN_PARALLEL)
    checks.push(...(await Promise.all(some.map((order) => tryCheck(order, now)))))
  }
  return inTransaction(async (tx) => {
    const current = (await tx.get(reconciliationDoc(seen.day))).data()
    // Another run was here meanwhile: it has counted this page.
    if (!current || current.state === 'done' || current.phase !== phase || current.cursor !== cursor) return 0
    const isLast = nextCursor === null && phase === 'events'
    const next: Reconciliation = {
      ...withChecks(current, items, checks),
      phase: nextCursor === null ? AFTER[phase] : phase,
      cursor: nextCursor,
      state: isLast ? 'done' : 'open',
      updatedAt: now,
    }
    tx.set(reconciliationDoc(seen.day), next)
    return items.length
  })
}

/** What is gone through, one after the other. */
const AFTER = {
  orders: 'ledger',
  ledger: 'payments',
  payments: 'events',
  events: 'events',
} as const satisfies Record<Phase, Phase>
type Phase = Reconciliation['phase']
type Times = Pick<Reconciliation, 'from' | 'until' | 'startedAt'>

/** A page of the orders that are compared. */
const LISTS: Record<Phase, (times: Times, cursor: string | undefined) => Promise<Page<Order>>> = {
  orders: (times, cursor) => listCreatedBetween(times, AT_ONCE, cursor),
  ledger: async (times, cursor) => {
    const { items, nextCursor } = await listAllEntriesBetween(times, AT_ONCE, cursor)
    const found = await findOrders([...new Set(items.map(({ orderId }) => orderId))])
    return { items: found.filter((order) => isOlder(order, times)), nextCursor }
  },
  payments: async (times, cursor) => {
    const { items, nextCursor } = await listPaidPages(config(), times, cursor)
    const known = await findOrdersByPayment(items.map(({ paymentIntentId }) => paymentIntentId))
    const isKnown = (payment: string) => known.some((order) => order.paymentIntentId === payment)
    const unknown = items.filter(({ paymentIntentId }) => !isKnown(paymentIntentId))
    await workThrough(unknown, IN_PARALLEL, ({ sessionId }) => settleUnknown(sessionId, times.startedAt))
    return { items: [], nextCursor }
  },
  events: async (times, cursor) => {
    const { items, nextCursor } = await listMovedPayments(config(), times, cursor)
    const found = await findOrdersByPayment(items)
    return { items: found.filter((order) => isOlder(order, times)), nextCursor }
  },
}

/** Makes up for a payment that no order has: a second one of an order, whose news was lost, is given back. */
async function settleUnknown(sessionId: string, now: Instant): Promise<void> {
  try {
    await settlePayment(await readPayment(config(), sessionId), now)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payment-provider-down') throw error
    log.error('sweepFailed', { sessionId, error: String(error) })
  }
}

/** Whether an order is none of those that are compared because they are new. */
function isOlder({ createdAt }: Order, { from, until }: Times): boolean {
  return createdAt < from || createdAt >= until
}

function begin(now: Instant): Promise<Reconciliation> {
  const day = now.slice(0, 10)
  return inTransaction(async (tx) => {
    const begun = (await tx.get(reconciliationDoc(day))).data()
    if (begun) return begun
    const until = minutesAfter(now, -QUIET_MINUTES)
    const counts = { checked: 0, repaired: [], onTheWay: 0, failed: 0, differences: [], found: 0 }
    const times = { from: minutesAfter(until, -DAYS * DAY_MINUTES), until, startedAt: now, updatedAt: now }
    const fresh: Reconciliation = { day, state: 'open', phase: 'orders', cursor: null, ...counts, ...times }
    tx.set(reconciliationDoc(day), fresh)
    return fresh
  })
}

/**
 * One order that fails does not keep the others waiting.
 * @throws Refusal while the payment provider does not answer: the next run goes on here
 */
async function tryCheck(order: Order, now: Instant): Promise<MoneyCheck | undefined> {
  try {
    const check = await checkMoney(order, now)
    if (check.isRepaired) log.warn('moneyRepaired', { orderId: order.id })
    for (const difference of check.differences) log.error('moneyDiffers', { ...difference })
    return check
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payment-provider-down') throw error
    log.error('sweepFailed', { orderId: order.id, error: String(error) })
    return undefined
  }
}

function withChecks(
  before: Reconciliation,
  orders: readonly Order[],
  checks: readonly (MoneyCheck | undefined)[],
): Reconciliation {
  const isKnown = (it: FoundDifference) => before.differences.some((known) => isDeepStrictEqual(known, it))
  const found = checks.flatMap((check) => check?.differences ?? []).filter((it) => !isKnown(it))
  const repaired = orders.filter((_, index) => checks[index]?.isRepaired === true).map(({ id }) => id)
  return {
    ...before,
    checked: before.checked + orders.length,
    repaired: [...before.repaired, ...repaired].slice(0, MOST_KEPT),
    onTheWay: before.onTheWay + checks.filter((check) => check?.isOnTheWay === true).length,
    failed: before.failed + checks.filter((check) => check === undefined).length,
    differences: [...before.differences, ...found].slice(0, MOST_KEPT),
    found: before.found + found.length,
  }
}
