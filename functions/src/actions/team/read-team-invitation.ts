import type { z } from 'zod'
import { isRoleEnough } from '../../../contract/team/team-rules'
import type { ReadTeamInvitation, TeamInvitationShown } from '../../../contract/team/team'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { refuseMissing } from '../../domain/refusal'
import { findActivity } from '../../store/activities/activities'
import { teamInvitationDoc } from '../../store/team/team'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { findRole } from '../access/guards'
import { teamInvitationIdOf } from './join-team'

/**
 * Tells who asks whom for what, before the link is followed. Who is on the team learns that much.
 * @throws Refusal `not-found` for a link that is unknown, used, withdrawn or too old: the answer is the same
 */
export async function readTeamInvitation(
  by: Actor,
  { shareRef, token }: z.output<typeof ReadTeamInvitation>,
  now: Instant,
): Promise<TeamInvitationShown> {
  await enforceRateLimit('team-link', by, now)
  const activity = await findActivity(shareRef)
  if (!activity || activity.status === 'deleted') throw refuseMissing('invitation')
  const [snapshot, role] = await Promise.all([
    teamInvitationDoc(shareRef, teamInvitationIdOf(token)).get(),
    findRole(by, activity),
  ])
  const kept = snapshot.data()
  const invitation = kept && kept.expiresAt > now ? kept : undefined
  const { title, thumbnail, organiser } = activity
  const about = { title, thumbnail, organiserName: organiser.name }
  if (role && (!invitation || isRoleEnough(role, invitation.role))) return { ...about, role, isMember: true }
  if (!invitation) throw refuseMissing('invitation')
  return { ...about, role: invitation.role, isMember: false }
}
