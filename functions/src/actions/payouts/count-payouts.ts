import type { TallyChange } from '../../../contract/analytics/tally'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { isDue, shouldBeTold } from '../../domain/payouts/payout-progress'
import { minutesAfter } from '../../domain/wall-time'
import { findOrderOf, isReconciled, listPaidParts } from '../../gateways/stripe/stripe-payouts'
import type { PaidPart } from '../../gateways/stripe/stripe-payouts'
import { log } from '../../log'
import { inTransaction } from '../../store/firestore'
import { findOrders } from '../../store/orders/orders'
import {
  findPayouts,
  listDuePayouts,
  listSilentPayouts,
  notePaidOut,
  payoutDoc,
} from '../../store/payouts/payouts'
import type { KeptPayout } from '../../store/payouts/payouts'
import { recordChange } from '../../store/analytics/tallies'
import { settlePayout } from './record-payout'

/** Payouts that one sweep looks at, and pages of each. */
const PAYOUTS_AT_ONCE = 20
const PAGES_AT_ONCE = 4
const PARTS_AT_ONCE = 50
/** Payouts take days; after so long without news, they are asked about. */
const SILENT_MINUTES = 12 * 60

/**
 * Tells activities what of their money was paid out. Each payout's parts are gone through a page at a time, from where the
 * last sweep stopped; a payout is in the numbers while it is with the bank, once. One of which nothing was heard for long is
 * read again first: its webhook may be lost.
 */
export async function sweepPayouts(now: Instant): Promise<void> {
  for (const { id, accountId } of await listSilentPayouts(
    minutesAfter(now, -SILENT_MINUTES),
    PAYOUTS_AT_ONCE,
  )) {
    try {
      await settlePayout(accountId, id, now)
    } catch (error) {
      log.error('sweepFailed', { payoutId: id, error: String(error) })
    }
    await postpone(id, now)
  }
  for (const { id } of await listDuePayouts(PAYOUTS_AT_ONCE)) {
    try {
      for (let page = 0; page < PAGES_AT_ONCE && (await countPage(id, now)); page++);
      await tellActivities(id, now)
    } catch (error) {
      log.error('sweepFailed', { payoutId: id, error: String(error) })
      await postpone(id, now)
    }
  }
}

/** One that always fails does not keep the others waiting. */
function postpone(id: string, now: Instant): Promise<void> {
  return inTransaction(async (tx) => {
    tx.update(payoutDoc(id), { updatedAt: now })
  })
}

/** @returns whether there are more pages */
async function countPage(id: string, now: Instant): Promise<boolean> {
  const seen = (await findPayouts([id])).get(id)
  if (!seen || seen.isCounted) return false
  // What it is made of is not told whole before; the next sweep asks again.
  if (seen.cursor === null && !(await isReconciled(config(), seen.accountId, id))) {
    await postpone(id, now)
    return false
  }
  const page = { payoutId: id, limit: PARTS_AT_ONCE, cursor: seen.cursor ?? undefined }
  const { items, nextCursor } = await listPaidParts(config(), seen.accountId, page)
  const { sums, sold } = await byActivity(seen, items)
  return inTransaction(async (tx) => {
    const payout = (await tx.get(payoutDoc(id))).data()
    // Another sweep was here meanwhile: it counted this page.
    if (!payout || payout.isCounted || payout.cursor !== seen.cursor) return false
    const isCounted = nextCursor === null
    const next = { ...payout, byActivity: sums, cursor: nextCursor, isCounted }
    notePaidOut(tx, sold, id)
    tx.set(payoutDoc(id), { ...next, isDue: isDue(next) })
    return !isCounted
  })
}

/** What a payout's parts brought to each activity, and the orders whose payments were among them. */
async function byActivity(
  payout: KeptPayout,
  parts: readonly PaidPart[],
): Promise<{ sums: Record<string, number>; sold: string[] }> {
  const ids = await Promise.all(parts.map((part) => findOrderOf(config(), part)))
  const orders = await findOrders([...new Set(ids.flatMap((id) => id ?? []))])
  const known = new Set(orders.map(({ id }) => id))
  // What was converted on its way is no sum of the activity's own currency (docs/decisions/0038).
  const inKind = orders.filter(({ currency }) => currency === payout.currency)
  const activities = new Map(inKind.map(({ id, shareRef }) => [id, shareRef]))
  const failed = await findPayouts(parts.flatMap(({ payoutId }) => payoutId ?? []))
  const sums = { ...payout.byActivity }
  const add = (shareRef: string, amount: number) => (sums[shareRef] = (sums[shareRef] ?? 0) + amount)
  for (const [index, part] of parts.entries()) {
    const shareRef = activities.get(ids[index] ?? '')
    if (shareRef !== undefined) add(shareRef, part.net)
    // What came back from the bank is what it was made of.
    for (const [ref, amount] of Object.entries(failed.get(part.payoutId ?? '')?.byActivity ?? {})) {
      add(ref, amount)
    }
  }
  const sold = parts.flatMap(({ kind }, index) => (kind === 'sale' ? (ids[index] ?? []) : []))
  return { sums, sold: sold.filter((id) => known.has(id)) }
}

/** Brings a payout into the activities' numbers, or out of them again when it failed after all. */
function tellActivities(id: string, now: Instant): Promise<void> {
  return inTransaction(async (tx) => {
    const payout = (await tx.get(payoutDoc(id))).data()
    if (!payout || !payout.isCounted || shouldBeTold(payout) === payout.isTold) return
    const sign = payout.isTold ? -1 : 1
    for (const [shareRef, amount] of Object.entries(payout.byActivity)) {
      if (amount !== 0) recordChange(tx, shareRef, paidOutChange(sign * amount, now))
    }
    tx.set(payoutDoc(id), { ...payout, isTold: !payout.isTold, isDue: false })
  })
}

function paidOutChange(amount: number, at: Instant): TallyChange {
  return { at, day: at.slice(0, 10), money: { paidOut: amount } }
}
