import type { Activity } from '../../../contract/activities/activity'
import type { Order } from '../../../contract/orders/order'
import type { TeamRole } from '../../../contract/team/team'
import { maySee } from '../../domain/activities/activity-rules'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { isRoleEnough } from '../../../contract/team/team-rules'
import { findActivity } from '../../store/activities/activities'
import { areConnected } from '../../store/connections/connections'
import { findOrder } from '../../store/orders/orders'
import { findRsvp } from '../../store/rsvps/rsvps'
import { findTeamMember } from '../../store/team/team'

/** What a person may do with an activity; nothing in particular when undefined. One read unless it is their own. */
export async function findRole(by: Actor, activity: Activity): Promise<TeamRole | undefined> {
  if (activity.organiser.uid === by.uid) return 'owner'
  return (await findTeamMember(activity.shareRef, by.uid))?.role
}

/**
 * The activity, if the person has at least a role in it; otherwise the answer is that there is none.
 * @param least what it takes; somebody with a lower role is told that it is not enough
 */
export async function requireManager(
  by: Actor,
  shareRef: string,
  least: TeamRole = 'manager',
): Promise<Activity> {
  const activity = await findActivity(shareRef)
  if (!activity || activity.status === 'deleted') throw refuseMissing('activity')
  await requireRole(by, activity, least)
  return activity
}

/** What a person may do with an activity, if that is enough. */
export async function requireRole(by: Actor, activity: Activity, least: TeamRole): Promise<TeamRole> {
  const role = await findRole(by, activity)
  if (role === undefined) throw refuseMissing('activity')
  if (!isRoleEnough(role, least)) throw refuseRole()
  return role
}

/** Tells somebody on the team that their role is not enough. */
export function refuseRole(): Refusal {
  return new Refusal('role-needed', 'Your role on this team does not go that far. Ask the owner.')
}

/** The activity, if the person belongs to its audience or team; otherwise the answer is that there is none. */
export async function requireVisible(by: Actor | null, shareRef: string): Promise<Activity> {
  const activity = await findActivity(shareRef)
  if (!activity) throw refuseMissing('activity')
  const uid = by?.uid ?? null
  if (maySee(activity, uid, false)) return activity
  if (by === null || activity.status === 'deleted') throw refuseMissing('activity')
  const [rsvp, role, isConnected] = await Promise.all([
    findRsvp(shareRef, by.uid),
    findRole(by, activity),
    activity.audience === 'connections' && areConnected(activity.organiser.uid, by.uid),
  ])
  if (role === undefined && !maySee(activity, uid, rsvp !== undefined || isConnected)) {
    throw refuseMissing('activity')
  }
  return activity
}

/** The order, if the person made it; otherwise the answer is that there is none. */
export async function requireOwnOrder(by: Actor, orderId: string): Promise<Order> {
  const order = await findOrder(orderId)
  if (!order || order.buyerUid !== by.uid) throw refuseMissing('order')
  return order
}
