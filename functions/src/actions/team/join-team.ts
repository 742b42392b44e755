import type { z } from 'zod'
import type { JoinTeam, TeamInvitation, TeamJoined, TeamMember } from '../../../contract/team/team'
import { MAX_TEAM } from '../../../contract/team/team'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { serverIdFrom } from '../../domain/activities/share-ref'
import { isRoleEnough } from '../../../contract/team/team-rules'
import { findActivity } from '../../store/activities/activities'
import { recordAudit } from '../../store/audit/audit'
import { inTransaction } from '../../store/firestore'
import { listTeam, teamInvitationDoc, teamMemberDoc } from '../../store/team/team'
import { findUser } from '../../store/accounts/users'
import { auditOf } from '../audit/audit-of'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/** What is kept of a link: who has read the database cannot follow it. */
export function teamInvitationIdOf(token: string): string {
  return serverIdFrom(`team:${token}`)
}

/**
 * Puts somebody on a team by the link that they followed. Following it again changes nothing, and nobody loses a higher
 * role by it.
 * @throws Refusal `not-found` for a link that is unknown, used, withdrawn or too old: the answer is the same
 */
export async function joinTeam(
  by: Actor,
  { shareRef, token, name }: z.output<typeof JoinTeam>,
  now: Instant,
): Promise<z.output<typeof TeamJoined>> {
  await enforceRateLimit('join', by, now)
  const [activity, user, members] = await Promise.all([
    findActivity(shareRef),
    findUser(by.uid),
    listTeam(shareRef),
  ])
  if (!activity || activity.status === 'deleted') throw refuseMissing('invitation')
  if (activity.organiser.uid === by.uid) return { shareRef, role: 'owner' }
  const about = { name: user?.displayName ?? name ?? by.name, photoURL: user?.photoURL ?? by.picture }
  const invitationDoc = teamInvitationDoc(shareRef, teamInvitationIdOf(token))
  const role = await inTransaction(async (tx) => {
    const invitation = (await tx.get(invitationDoc)).data()
    const before = (await tx.get(teamMemberDoc(shareRef, by.uid))).data()
    const isGood = invitation !== undefined && invitation.expiresAt > now
    if (before && (!isGood || isRoleEnough(before.role, invitation.role))) return before.role
    if (!isGood) throw refuseMissing('invitation')
    requireMayJoin(by, invitation, about.name)
    if (!before && members.length >= MAX_TEAM) throw new Refusal('conflict', 'This team is full.')
    const member: TeamMember = {
      uid: by.uid,
      shareRef,
      organiserUid: activity.organiser.uid,
      role: invitation.role,
      isGuest: by.standing === 'guest',
      name: about.name ?? 'Door',
      photoURL: about.photoURL,
      since: before?.since ?? now,
    }
    tx.set(teamMemberDoc(shareRef, by.uid), member)
    if (!invitation.isForMany) tx.delete(invitationDoc)
    recordAudit(tx, shareRef, auditOf({ ...by, name: member.name }, 'team-joined', member.role, now))
    return member.role
  })
  return { shareRef, role }
}

/** Only the door is open to people without an account, and they say who they are. */
function requireMayJoin(by: Actor, { role }: TeamInvitation, name: string | null | undefined): void {
  if (by.standing === 'guest' && role !== 'door') {
    throw new Refusal(
      'guests-cannot',
      'Helping to manage an activity needs an account. Sign in, then open the link again.',
    )
  }
  if (!name)
    throw new Refusal('invalid-input', 'Say who you are.', [{ path: 'name', message: 'Say who you are.' }])
}
