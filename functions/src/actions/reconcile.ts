import type { Order } from '../../contract/order'
import type { Instant } from '../../contract/time'
import { Refusal } from '../domain/refusal'
import { minutesAfter } from '../domain/wall-time'
import { log } from '../log'
import { inTransaction } from '../store/firestore'
import { listCreatedBetween } from '../store/orders'
import { reconciliationDoc } from '../store/reconciliations'
import type { Reconciliation } from '../store/reconciliations'
import { checkMoney } from './check-money'
import type { MoneyCheck } from './check-money'

/** From this hour of UTC on, when there is least to do. */
const FIRST_HOUR = '03'
/** Orders of so many days are compared each night. */
const DAYS = 8
/** What happened just now is on its way in other ways. */
const QUIET_MINUTES = 60
/** Orders in a page, those asked about at once, and pages in one run: what is left waits for the next run. */
const AT_ONCE = 40
const IN_PARALLEL = 8
const PAGES = 25
/** As many differences have room in the day's document. */
const MOST_KEPT = 300

const DAY_MINUTES = 24 * 60

/**
 * Compares the last days' orders with the payment provider's books, once a day, from where the last run stopped. What a
 * lost webhook left is repaired; what differs is kept in `reconciliations/{day}` and logged. Safe to repeat.
 */
export async function reconcile(now: Instant): Promise<void> {
  if (now.slice(11, 13) < FIRST_HOUR) return
  for (let page = 0; page < PAGES && (await checkPage(now)); page++);
}

/** @returns whether there is more to compare */
async function checkPage(now: Instant): Promise<boolean> {
  const seen = await begin(now)
  if (seen.state === 'done') return false
  const { from, until, cursor } = seen
  const { items, nextCursor } = await listCreatedBetween({ from, until }, AT_ONCE, cursor ?? undefined)
  const checks: (MoneyCheck | undefined)[] = []
  for (let at = 0; at < items.length; at += IN_PARALLEL) {
    const some = items.slice(at, at + IN_PARALLEL)
    checks.push(...(await Promise.all(some.map((order) => tryCheck(order, now)))))
  }
  return inTransaction(async (tx) => {
    const current = (await tx.get(reconciliationDoc(seen.day))).data()
    // Another run was here meanwhile: it has counted this page.
    if (!current || current.state === 'done' || current.cursor !== cursor) return false
    const next: Reconciliation = {
      ...withChecks(current, items, checks),
      cursor: nextCursor,
      state: nextCursor === null ? 'done' : 'open',
      updatedAt: now,
    }
    tx.set(reconciliationDoc(seen.day), next)
    return next.state === 'open'
  })
}

function begin(now: Instant): Promise<Reconciliation> {
  const day = now.slice(0, 10)
  return inTransaction(async (tx) => {
    const begun = (await tx.get(reconciliationDoc(day))).data()
    if (begun) return begun
    const until = minutesAfter(now, -QUIET_MINUTES)
    const counts = { checked: 0, repaired: [], onTheWay: 0, failed: 0, differences: [], found: 0 }
    const times = { from: minutesAfter(until, -DAYS * DAY_MINUTES), until, startedAt: now, updatedAt: now }
    const fresh: Reconciliation = { day, state: 'open', cursor: null, ...counts, ...times }
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
  const found = checks.flatMap((check) => check?.differences ?? [])
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
