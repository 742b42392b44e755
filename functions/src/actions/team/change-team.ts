import type { z } from 'zod'
import type { ChangeTeamRole, RemoveFromTeam } from '../../../contract/team/team'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { mayGive } from '../../../contract/team/team-rules'
import { recordAudit } from '../../store/audit/audit'
import { inTransaction } from '../../store/firestore'
import { teamMemberDoc } from '../../store/team/team'
import { auditOf } from '../audit/audit-of'
import { refuseRole, requireManager, requireRole } from '../access/guards'

/** Gives somebody on the team another role. */
export async function changeTeamRole(
  by: Actor,
  { shareRef, uid, role }: z.output<typeof ChangeTeamRole>,
  now: Instant,
): Promise<Record<string, never>> {
  await requireRole(by, await requireManager(by, shareRef), 'owner')
  await inTransaction(async (tx) => {
    const member = (await tx.get(teamMemberDoc(shareRef, uid))).data()
    if (!member) throw refuseMissing('member')
    if (member.role === role) return
    if (role === 'manager' && member.isGuest) {
      throw new Refusal('conflict', 'Somebody without an account cannot manage an activity.')
    }
    tx.update(teamMemberDoc(shareRef, uid), { role })
    recordAudit(tx, shareRef, auditOf(by, 'team-role-changed', `${member.name}: ${role}`, now))
  })
  return {}
}

/** Takes somebody off the team, or oneself. Somebody who is not on it is off it already. */
export async function removeFromTeam(
  by: Actor,
  { shareRef, uid }: z.output<typeof RemoveFromTeam>,
  now: Instant,
): Promise<Record<string, never>> {
  const activity = await requireManager(by, shareRef, 'door')
  const role = await requireRole(by, activity, 'door')
  await inTransaction(async (tx) => {
    const member = (await tx.get(teamMemberDoc(shareRef, uid))).data()
    if (!member) return
    if (uid !== by.uid && !mayGive(role, member.role)) throw refuseRole()
    tx.delete(teamMemberDoc(shareRef, uid))
    recordAudit(tx, shareRef, auditOf(by, 'team-removed', member.name, now))
  })
  return {}
}
