import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Activity } from '../../../contract/activities/activity'
import { MAX_TEAM } from '../../../contract/team/team'
import type {
  InviteToTeam,
  TeamInvitation,
  TeamInvited,
  WithdrawTeamInvitation,
} from '../../../contract/team/team'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { links } from '../../domain/mail/links'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { teamMail } from '../../domain/team/team-mail'
import { mayGive } from '../../../contract/team/team-rules'
import { minutesAfter } from '../../domain/wall-time'
import { inTransaction, openBatch } from '../../store/firestore'
import { postMail } from '../../store/mail/outbox'
import { listTeam, listTeamInvitations, teamInvitationDoc } from '../../store/team/team'
import { recordAudit } from '../../store/audit/audit'
import { auditOf } from '../audit/audit-of'
import { enforceMailLimit, enforceRateLimit } from '../access/enforce-rate-limit'
import { refuseRole, requireManager, requireRole } from '../access/guards'
import { teamInvitationIdOf } from './join-team'

const TWO_WEEKS = 14 * 24 * 60
/** Doors close some hours after the end. */
const AFTER_END = 12 * 60

/**
 * Makes a link that puts whoever follows it on the team; mails it where an address is given. Only its hash is kept. A
 * link for door staff without an address is for several people and needs no account.
 */
export async function inviteToTeam(
  by: Actor,
  input: z.output<typeof InviteToTeam>,
  now: Instant,
): Promise<TeamInvited> {
  const { shareRef, role } = input
  const email = input.email?.toLowerCase()
  const activity = await requireManager(by, shareRef)
  if (!mayGive(await requireRole(by, activity, 'manager'), role)) throw refuseRole()
  await enforceRateLimit('team', by, now, { shareRef })
  if (email !== undefined) await enforceMailLimit(by, [email], now)
  await requireRoom(shareRef)
  const token = randomBytes(24).toString('base64url')
  const isForMany = role === 'door' && email === undefined
  const invitation: TeamInvitation = {
    id: teamInvitationIdOf(token),
    shareRef,
    role,
    email: email ?? null,
    isForMany,
    createdAt: now,
    expiresAt: isForMany ? doorsClose(activity, now) : minutesAfter(now, TWO_WEEKS),
  }
  const { PUBLIC_ORIGIN: origin, MAIL_FROM: from } = config()
  const link = links.team(origin, shareRef, role, token)
  const { writer, commit } = openBatch()
  writer.create(teamInvitationDoc(shareRef, invitation.id), invitation)
  recordAudit(writer, shareRef, auditOf(by, 'team-invited', email ?? role, now))
  if (email !== undefined) {
    const message = teamMail({
      title: activity.title,
      inviter: by.name ?? activity.organiser.name,
      role,
      link,
    })
    postMail(writer, `team-${invitation.id}`, { to: [email], from, message, createdAt: now })
  }
  await commit()
  return { invitation, link }
}

async function requireRoom(shareRef: string): Promise<void> {
  const [members, invitations] = await Promise.all([listTeam(shareRef), listTeamInvitations(shareRef)])
  if (members.length + invitations.length < MAX_TEAM) return
  throw new Refusal('conflict', `A team has at most ${MAX_TEAM} people and open invitations.`)
}

function doorsClose({ endsAt }: Activity, now: Instant): Instant {
  const soonest = minutesAfter(now, 24 * 60)
  const usual = minutesAfter(endsAt, AFTER_END)
  return usual > soonest ? usual : soonest
}

/** Ends a link that nobody is to follow any more. Whoever did stays on the team. */
export async function withdrawTeamInvitation(
  by: Actor,
  { shareRef, invitationId }: z.output<typeof WithdrawTeamInvitation>,
  now: Instant,
): Promise<Record<string, never>> {
  const activity = await requireManager(by, shareRef)
  const role = await requireRole(by, activity, 'manager')
  await inTransaction(async (tx) => {
    const invitation = (await tx.get(teamInvitationDoc(shareRef, invitationId))).data()
    if (!invitation) throw refuseMissing('invitation')
    if (!mayGive(role, invitation.role)) throw refuseRole()
    tx.delete(teamInvitationDoc(shareRef, invitationId))
    const whom = invitation.email ?? invitation.role
    recordAudit(tx, shareRef, auditOf(by, 'team-invitation-withdrawn', whom, now))
  })
  return {}
}
