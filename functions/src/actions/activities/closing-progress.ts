import { KEPT_STATUSES } from '../../../contract/orders/order-statuses'
import { MAX_FAILED_NAMED } from '../../../contract/activities/activity-closing'
import type { ActivityClosing } from '../../../contract/activities/activity-closing'
import { DELETED_NAME } from '../../../contract/accounts/deleted-name'
import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../../domain/wall-time'
import { queueClosing } from '../../gateways/tasks'
import { findActivity } from '../../store/activities/activities'
import {
  findActivityClosing,
  listPendingClosings,
  saveActivityClosing,
} from '../../store/activities/activity-closings'
import { eachOrderIn } from '../../store/orders/orders'

/** Between two looks at how far it is: a second, and more where more orders have to be read for it. */
const PACE_MS = 1000
const PACE_PER_ORDER_MS = 10
/** Longer than a closing that runs writes nothing. */
const QUIET_MS = 30_000
const AT_ONCE = 20

/** Where the refund of an order of a cancelled activity is: nothing when it is not asked for yet. */
export function closingStateOf({ refunds }: Pick<Order, 'refunds'>): 'pending' | 'failed' | undefined {
  const last = refunds.findLast((refund) => refund.by === 'cancelled-activity')
  if (last?.status === 'pending') return 'pending'
  return last?.status === 'failed' ? 'failed' : undefined
}

/** Begins to count: what is paid now is all that there is, unless it was begun before. */
export async function beginClosing(shareRef: string, now: Instant): Promise<void> {
  const activity = await findActivity(shareRef)
  if (!activity || (await findActivityClosing(shareRef))) return
  const closing = await countClosing({ shareRef, organiserUid: activity.organiser.uid, total: 0 }, now)
  if (closing.total > 0) await saveActivityClosing(closing)
}

/** Whether somebody is at the refunds now: two at the same orders would only be in each other's way. */
export async function isBeingClosed(shareRef: string, now: Instant): Promise<boolean> {
  const closing = await findActivityClosing(shareRef)
  if (!closing || closing.pending === 0) return false
  return Date.parse(now) - Date.parse(closing.updatedAt) < QUIET_MS
}

/** Writes how far the refunds are, at most once a second unless it is the end. */
export async function refreshClosing(shareRef: string, now: Instant, isEnd = false): Promise<void> {
  const before = await findActivityClosing(shareRef)
  if (!before) return
  const pace = PACE_MS + Math.min(before.pending * PACE_PER_ORDER_MS, QUIET_MS / 3)
  if (!isEnd && Date.now() - Date.parse(before.updatedAt) < pace) return
  await saveActivityClosing(await countClosing(before, now))
}

/**
 * Writes the end of closings whose last refunds came in too fast to be written, and has those go on that have money to give
 * back again: a refund from before, made in part, has failed since.
 */
export async function resumeCancellations(now: Instant): Promise<void> {
  for (const shareRef of await listPendingClosings(minutesAfter(now, -1), AT_ONCE)) {
    await refreshClosing(shareRef, now, true)
    if (await isUnasked(shareRef)) await queueClosing(shareRef, { delaySeconds: 2 * (QUIET_MS / 1000) })
  }
}

async function isUnasked(shareRef: string): Promise<boolean> {
  for await (const order of eachOrderIn(shareRef, KEPT_STATUSES)) {
    if (closingStateOf(order) === undefined) return true
  }
  return false
}

async function countClosing(
  { shareRef, organiserUid, total }: Pick<ActivityClosing, 'shareRef' | 'organiserUid' | 'total'>,
  now: Instant,
): Promise<ActivityClosing> {
  let [left, pending, failed] = [0, 0, 0]
  const failedOrders: ActivityClosing['failedOrders'] = []
  for await (const order of eachOrderIn(shareRef, KEPT_STATUSES)) {
    left += 1
    const state = closingStateOf(order)
    if (state !== 'failed') pending += 1
    else {
      failed += 1
      const name = order.buyer?.fullName ?? DELETED_NAME
      if (failedOrders.length < MAX_FAILED_NAMED) failedOrders.push({ orderId: order.id, name })
    }
  }
  // Payments that were on their way when it began add to it.
  const all = Math.max(total, left)
  const updatedAt = now > new Date().toISOString() ? now : new Date().toISOString()
  return {
    shareRef,
    organiserUid,
    total: all,
    refunded: all - left,
    pending,
    failed,
    failedOrders,
    updatedAt,
  }
}
