import { z } from 'zod'
import { Line } from '../text/line'
import { NamedUid, ServerId, ShareRef, Uid } from '../ids'
import { Instant } from '../time'

/**
 * What somebody may do with an activity. The owner is its organiser: everything. A manager edits, publishes and sees
 * people and numbers, but cannot cancel, delete or change the team's managers. Door staff check people in.
 */
export const TeamRole = z.enum(['owner', 'manager', 'door'])
export type TeamRole = z.infer<typeof TeamRole>

/** The roles that an owner gives to others. */
export const GivenRole = TeamRole.exclude(['owner'])
export type GivenRole = z.infer<typeof GivenRole>

/** `activities/{shareRef}/team/{uid}`: the person and the activity's managers may read it. */
export const TeamMember = z.object({
  uid: Uid,
  shareRef: ShareRef,
  organiserUid: Uid,
  role: GivenRole,
  /** Somebody without an account, who can help at the door only. */
  isGuest: z.boolean(),
  name: z.string(),
  photoURL: z.string().nullable(),
  since: Instant,
})
export type TeamMember = z.infer<typeof TeamMember>

/** The most people on a team, those invited by name included. */
export const MAX_TEAM = 50

/** `activities/{shareRef}/teamInvitations/{id}`: the link is known to whoever has it; the server keeps its hash as the id. */
export const TeamInvitation = z.object({
  id: ServerId,
  shareRef: ShareRef,
  role: GivenRole,
  /** Whom it was mailed to; null for a link that is passed on. */
  email: z.string().nullable(),
  /** A link for door staff may be used by several people: they need no account. */
  isForMany: z.boolean(),
  createdAt: Instant,
  expiresAt: Instant,
})
export type TeamInvitation = z.infer<typeof TeamInvitation>

/** What a link carries; 32 letters, digits, - and _. */
export const TeamToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{32}$/, 'This link is not complete. Ask for a new one.')

export const TeamRef = z.strictObject({ shareRef: ShareRef })
export const Team = z.object({
  role: TeamRole,
  owner: z.object({ uid: Uid, name: z.string(), photoURL: z.string().nullable() }),
  members: z.array(TeamMember),
  invitations: z.array(TeamInvitation),
})
export type Team = z.infer<typeof Team>

export const InviteToTeam = z.strictObject({
  shareRef: ShareRef,
  role: GivenRole,
  /** Mails the link to this address; without one the link is only answered. */
  email: z.email('Use an address such as name@example.org').max(254).optional(),
})
export const TeamInvited = z.object({ invitation: TeamInvitation, link: z.url() })
export type TeamInvited = z.infer<typeof TeamInvited>

export const WithdrawTeamInvitation = z.strictObject({ shareRef: ShareRef, invitationId: ServerId })

/** Door staff without an account say who they are. */
export const JoinTeam = z.strictObject({
  shareRef: ShareRef,
  token: TeamToken,
  name: Line().min(1, 'Say who you are.').max(80).optional(),
})
export const TeamJoined = z.object({ shareRef: ShareRef, role: TeamRole })

/** What somebody learns of a link before they follow it. */
export const ReadTeamInvitation = z.strictObject({ shareRef: ShareRef, token: TeamToken })
export const TeamInvitationShown = z.object({
  title: z.string(),
  thumbnail: z.string(),
  organiserName: z.string(),
  role: TeamRole,
  /** They are on the team already, with this role or a higher one. */
  isMember: z.boolean(),
})
export type TeamInvitationShown = z.infer<typeof TeamInvitationShown>

export const ChangeTeamRole = z.strictObject({
  shareRef: ShareRef,
  uid: NamedUid,
  role: GivenRole,
})
export const RemoveFromTeam = z.strictObject({ shareRef: ShareRef, uid: NamedUid })
