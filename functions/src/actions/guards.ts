import type { Activity } from '../../contract/activity'
import type { Order } from '../../contract/order'
import type { Instant } from '../../contract/time'
import { maySee } from '../domain/activity-rules'
import type { Actor } from '../domain/actor'
import { Refusal, refuseMissing } from '../domain/refusal'
import { findActivity } from '../store/activities'
import { findOrder } from '../store/orders'
import { countUse } from '../store/rate-limits'
import { findRsvp } from '../store/rsvps'

/** The activity, if the person organises it; otherwise the answer is that there is none. */
export async function requireOrganised(by: Actor, shareRef: string): Promise<Activity> {
  const activity = await findActivity(shareRef)
  if (!activity || activity.organiser.uid !== by.uid || activity.status === 'deleted') {
    throw refuseMissing('activity')
  }
  return activity
}

/** The activity, if the person belongs to its audience; otherwise the answer is that there is none. */
export async function requireSeen(by: Actor | null, shareRef: string): Promise<Activity> {
  const activity = await findActivity(shareRef)
  if (!activity) throw refuseMissing('activity')
  const uid = by?.uid ?? null
  if (maySee(activity, uid, false)) return activity
  const isInvited = uid !== null && (await findRsvp(shareRef, uid)) !== undefined
  if (!maySee(activity, uid, isInvited)) throw refuseMissing('activity')
  return activity
}

/** The order, if the person made it; otherwise the answer is that there is none. */
export async function requireOwnOrder(by: Actor, orderId: string): Promise<Order> {
  const order = await findOrder(orderId)
  if (!order || order.buyerUid !== by.uid) throw refuseMissing('order')
  return order
}

/** Refuses somebody who does something more often than a person would. */
export async function requireUnhurried(
  subject: string,
  limit: { uses: number; seconds: number },
  now: Instant,
): Promise<void> {
  const uses = await countUse(subject, limit.seconds, now)
  if (uses > limit.uses) {
    throw new Refusal(
      'too-many-requests',
      'That was a lot of tries in a short time. Please wait a few minutes.',
    )
  }
}
