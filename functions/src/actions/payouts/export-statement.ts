import type { ShareRef } from '../../../contract/ids'
import type { StatementMonth } from '../../../contract/payouts/payout'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { CSV_START } from '../../domain/text/csv'
import {
  NO_SUMS,
  addSums,
  statementHead,
  statementLine,
  statementSums,
  sumsOf,
} from '../../domain/payouts/statement'
import type { Sums } from '../../domain/payouts/statement'
import { monthAfter } from '../../domain/wall-time'
import { listEntriesBetween, listEntriesOfActivity } from '../../store/orders/ledger'
import type { LedgerEntry } from '../../store/orders/ledger'
import { findOrders } from '../../store/orders/orders'
import { eachPage } from '../../store/page'
import type { Page } from '../../store/page'
import { findPaidOut } from '../../store/payouts/payouts'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { requireManager } from '../access/guards'

const AT_ONCE = 200

type ReadPage = (cursor: string | undefined) => Promise<Page<LedgerEntry>>

/**
 * Every movement of an activity's money as lines of CSV, oldest first, and their sums. Each page is read while the one
 * before is on its way.
 */
export async function exportStatement(
  by: Actor,
  shareRef: ShareRef,
  now: Instant,
): Promise<AsyncIterable<string>> {
  await requireManager(by, shareRef)
  await enforceRateLimit('statements', by, now)
  return linesOf((cursor) => listEntriesOfActivity(shareRef, AT_ONCE, cursor))
}

/** The same for all that a person organises, in a month of UTC. */
export async function exportMonth(
  by: Actor,
  { month }: StatementMonth,
  now: Instant,
): Promise<AsyncIterable<string>> {
  await enforceRateLimit('statements', by, now)
  const [from, to] = [`${month}-01T00:00:00.000Z`, `${monthAfter(month)}-01T00:00:00.000Z`]
  return linesOf((cursor) => listEntriesBetween(by.uid, { from, to }, AT_ONCE, cursor))
}

async function* linesOf(readPage: ReadPage): AsyncIterable<string> {
  yield CSV_START + statementHead()
  const sums = new Map<string, Sums>()
  for await (const entries of eachPage(readPage)) {
    for (const entry of entries) {
      sums.set(entry.currency, addSums(sums.get(entry.currency) ?? NO_SUMS, sumsOf(entry)))
    }
    yield await textOf(entries)
  }
  yield statementSums(sums)
}

async function textOf(entries: readonly LedgerEntry[]): Promise<string> {
  const ids = [...new Set(entries.map(({ orderId }) => orderId))]
  const [orders, paidOut] = await Promise.all([findOrders(ids), findPaidOut(ids)])
  const byId = new Map(orders.map((order) => [order.id, order]))
  const line = (it: LedgerEntry) => statementLine(it, byId.get(it.orderId), paidOut.get(it.orderId))
  return entries.map(line).join('')
}
