import { CHARGED_STATUSES } from '../../../contract/orders/order-statuses'
import { isDeepStrictEqual } from 'node:util'
import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { Refusal } from '../../domain/refusal'
import { minutesAfter } from '../../domain/wall-time'
import { marginOf } from '../../domain/reconciliation/sale-margin'
import { listToldPayments } from '../../gateways/stripe/stripe-money'
import { log } from '../../log'
import { inTransaction } from '../../store/firestore'
import { listAllEntriesBetween } from '../../store/orders/ledger'
import { findOrders, findOrdersByPayment, listCreatedBetween } from '../../store/orders/orders'
import type { Page } from '../../store/page'
import { reconciliationDoc } from '../../store/reconciliation/reconciliations'
import type { FoundDifference, Reconciliation } from '../../store/reconciliation/reconciliations'
import { checkMoney } from './check-money'
import type { MoneyCheck } from './check-money'
import { checkSecondPayment } from '../refunds/check-second-payment'

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
 * What a lost webhook left is repaired; what differs is kept in `reconciliations/{day}` and logged. Safe to repeat.
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
  const checks: Awaited<ReturnType<typeof tryCheck>>[] = []
  for (let at = 0; at < items.length; at += IN_PARALLEL) {
    const some = items.slice(at, at + IN_PARALLEL)
    checks.push(...(await Promise.all(some.map((look) => tryCheck(look, now)))))
  }
  const written = await inTransaction(async (tx) => {
    const current = (await tx.get(reconciliationDoc(seen.day))).data()
    // Another run was here meanwhile: it has counted this page.
    if (!current || current.state === 'done' || current.phase !== phase || current.cursor !== cursor) {
      return undefined
    }
    const isLast = nextCursor === null && phase === 'events'
    const next: Reconciliation = {
      ...withChecks(current, checks),
      phase: nextCursor === null ? AFTER[phase] : phase,
      cursor: nextCursor,
      state: isLast ? 'done' : 'open',
      updatedAt: now,
    }
    tx.set(reconciliationDoc(seen.day), next)
    return next
  })
  if (!written) return 0
  const { state, day, losses } = written
  if (state === 'done' && Object.keys(losses).length > 0) log.warn('salesLose', { day, losses })
  return items.length
}

/** What is gone through, one after the other. */
const AFTER = {
  orders: 'ledger',
  ledger: 'events',
  events: 'events',
} as const satisfies Record<Phase, Phase>
type Phase = Reconciliation['phase']
type Times = Pick<Reconciliation, 'from' | 'until'>

/** Something whose money is compared. */
interface Look {
  /** The order's, or that of a payment which no order has. */
  readonly id: string
  /** Answers undefined for what is none of ours. */
  readonly check: (now: Instant) => Promise<MoneyCheck | undefined>
}

function lookAt(order: Order): Look {
  return { id: order.id, check: (now) => checkMoney(order, now) }
}

/** A new order, of which it is told, too, whether the platform loses by it. */
function lookAtNew(order: Order): Look {
  const check = async (now: Instant) => ({ ...(await checkMoney(order, now)), loss: lossOf(order) })
  return { id: order.id, check }
}

function lossOf({ status, pricing, currency }: Order): MoneyCheck['loss'] {
  if (!pricing || !CHARGED_STATUSES.includes(status)) return undefined
  const { PAYMENT_COST_BASIS_POINTS: basisPoints, PAYMENT_COST_FIXED_MINOR: fixed } = config()
  const margin = marginOf(pricing, { basisPoints, fixed })
  return margin < 0 ? { currency, amount: -margin } : undefined
}

/** A page of what is compared. */
const LISTS: Record<Phase, (times: Times, cursor: string | undefined) => Promise<Page<Look>>> = {
  orders: async (times, cursor) => {
    const { items, nextCursor } = await listCreatedBetween(times, AT_ONCE, cursor)
    return { items: items.map(lookAtNew), nextCursor }
  },
  ledger: async (times, cursor) => {
    const { items, nextCursor } = await listAllEntriesBetween(times, AT_ONCE, cursor)
    const found = await findOrders([...new Set(items.map(({ orderId }) => orderId))])
    return { items: found.filter((order) => isOlder(order, times)).map(lookAt), nextCursor }
  },
  events: async (times, cursor) => {
    const { moved, made, nextCursor } = await listToldPayments(config(), times, cursor)
    const payments = [...moved, ...made]
    const found = await findOrdersByPayment(payments)
    const orders = new Map(found.map((order) => [order.paymentIntentId, order]))
    const looks = payments.flatMap((id): Look[] => {
      const order = orders.get(id)
      if (!order) return [{ id, check: (now) => checkSecondPayment(id, now) }]
      return isOlder(order, times) && moved.includes(id) ? [lookAt(order)] : []
    })
    return { items: looks, nextCursor }
  },
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
    const counts = { checked: 0, repaired: [], onTheWay: 0, failed: 0, differences: [], losses: {}, found: 0 }
    const times = { from: minutesAfter(until, -DAYS * DAY_MINUTES), until, startedAt: now, updatedAt: now }
    const fresh: Reconciliation = { day, state: 'open', phase: 'orders', cursor: null, ...counts, ...times }
    tx.set(reconciliationDoc(day), fresh)
    return fresh
  })
}

/**
 * One that fails does not keep the others waiting.
 * @throws Refusal while the payment provider does not answer: the next run goes on here
 */
async function tryCheck({ id, check }: Look, now: Instant): Promise<MoneyCheck | 'not ours' | 'failed'> {
  try {
    const found = await check(now)
    if (!found) return 'not ours'
    const { orderId, isRepaired, differences } = found
    if (isRepaired) log.warn('moneyRepaired', { orderId })
    for (const difference of differences) log.error('moneyDiffers', { ...difference })
    return found
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payment-provider-down') throw error
    log.error('sweepFailed', { id, error: String(error) })
    return 'failed'
  }
}

/** What sales lose by their fee, added up by currency. */
function addLosses(
  before: Reconciliation['losses'],
  checks: readonly MoneyCheck[],
): Reconciliation['losses'] {
  const losses = { ...before }
  for (const { loss } of checks) {
    if (!loss) continue
    const { orders, amount } = losses[loss.currency] ?? { orders: 0, amount: 0 }
    losses[loss.currency] = { orders: orders + 1, amount: amount + loss.amount }
  }
  return losses
}

function withChecks(
  before: Reconciliation,
  results: readonly (MoneyCheck | 'not ours' | 'failed')[],
): Reconciliation {
  const checks = results.filter((it) => typeof it !== 'string')
  const isKnown = (it: FoundDifference) => before.differences.some((known) => isDeepStrictEqual(known, it))
  const found = checks.flatMap((check) => check.differences).filter((it) => !isKnown(it))
  const repaired = checks.filter((check) => check.isRepaired).map(({ orderId }) => orderId)
  const failed = results.filter((it) => it === 'failed').length
  return {
    ...before,
    checked: before.checked + checks.length + failed,
    repaired: [...before.repaired, ...repaired].slice(0, MOST_KEPT),
    onTheWay: before.onTheWay + checks.filter((check) => check.isOnTheWay).length,
    failed: before.failed + failed,
    differences: [...before.differences, ...found].slice(0, MOST_KEPT),
    losses: addLosses(before.losses, checks),
    found: before.found + found.length,
  }
}
