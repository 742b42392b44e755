import type { z } from 'zod'
import type { Team, TeamRef } from '../../../contract/team/team'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { listTeam as listMembers, listTeamInvitations } from '../../store/team/team'
import { requireManager, requireRole } from '../access/guards'

/** Who helps with an activity and whom it waits for, for its managers. */
export async function listTeam(
  by: Actor,
  { shareRef }: z.output<typeof TeamRef>,
  now: Instant,
): Promise<Team> {
  const activity = await requireManager(by, shareRef)
  const [role, members, invitations] = await Promise.all([
    requireRole(by, activity, 'manager'),
    listMembers(shareRef),
    listTeamInvitations(shareRef),
  ])
  const owner = activity.organiser
  return { role, owner, members, invitations: invitations.filter((it) => it.expiresAt > now) }
}
