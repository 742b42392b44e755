import type { MyActivityCard } from '../../../contract/activities/my-activities'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { cardOf } from '../../domain/activities/activity-card'
import type { Actor } from '../../domain/access/actor'
import { invitationToken } from '../../domain/invitations/invitation-token'
import { findActivities } from '../../store/activities/activities'
import { listOpenInvitationsTo } from '../../store/invitations/invitations'
import { findAnsweredBy } from '../../store/rsvps/rsvps'

/** The activities to come that a person was invited to by a mail to their confirmed address, and has not answered or opened. */
export async function listMailedInvitations(
  by: Actor,
  now: Instant,
  limit: number,
): Promise<MyActivityCard[]> {
  if (by.provenEmail === undefined) return []
  const found = await listOpenInvitationsTo(by.provenEmail, limit)
  const byRef = new Map(found.map((it) => [it.shareRef, it]))
  const activities = await findActivities([...byRef.keys()])
  const coming = activities.filter(({ status, endsAt }) => status === 'active' && endsAt > now)
  const answered = await findAnsweredBy(
    by.uid,
    coming.map((it) => it.shareRef),
  )
  return coming.flatMap((activity) => {
    const invitation = byRef.get(activity.shareRef)
    if (!invitation || answered.has(activity.shareRef)) return []
    const token = invitationToken(config().LINK_SIGNING_KEY, activity.shareRef, invitation.id)
    return [{ ...cardOf(activity), invitation: token }]
  })
}
