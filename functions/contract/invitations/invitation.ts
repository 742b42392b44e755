import { z } from 'zod'
import { ConnectionInfo } from '../connections/connection'
import { Cursor, NamedUid, ServerId, ShareRef, Uid } from '../ids'
import { RsvpAnswer } from '../rsvps/rsvp'
import { Instant } from '../time'

/** Addresses and connections of one request, and invitations of one activity. */
export const MAX_ADDRESSES = 50
export const MAX_INVITED_CONNECTIONS = 50
export const MAX_INVITATIONS = 1000

/** To one person by mail, a link that is passed on, or to somebody with whom the inviting person is connected. */
export const InvitationKind = z.enum(['mail', 'link', 'connection'])
export type InvitationKind = z.infer<typeof InvitationKind>

/** `activities/{shareRef}/invitations/{id}`: the server alone; the id begins with the kind. */
export const Invitation = z.object({
  id: ServerId,
  shareRef: ShareRef,
  organiserUid: Uid,
  kind: InvitationKind,
  /** Where it was mailed to; null for a link or a connection, and for somebody whose account is gone. */
  email: z.string().nullable(),
  /** How a connection was called when they were invited; null for the others, and when their account is gone. */
  name: z.string().nullable().default(null),
  status: z.enum(['sent', 'opened', 'revoked']),
  /** Who took it, or whom it is for, when it is for one person. */
  uid: Uid.nullable(),
  /** What they answered so far. */
  response: RsvpAnswer.nullable(),
  /** How many may follow a link; null is as many as like, and then nobody counts. */
  maxUses: z.int().nullable(),
  uses: z.int(),
  sentAt: Instant,
  sentCount: z.int(),
  createdAt: Instant,
})
export type Invitation = z.infer<typeof Invitation>

/** POST /rsvp/send: people to invite by mail or among one's connections, a new link to pass on, or all of them. */
export const SendRsvp = z
  .strictObject({
    shareRef: ShareRef,
    emails: z
      .array(z.email('This is not a full address.').max(254, 'This address is too long.'))
      .max(MAX_ADDRESSES, 'At most 50 at once.')
      .default([]),
    connections: z.array(NamedUid).max(MAX_INVITED_CONNECTIONS, 'At most 50 at once.').default([]),
    message: z.string().trim().max(500, 'At most 500 characters.').default(''),
    link: z
      .strictObject({
        maxUses: z
          .int('Use a whole number.')
          .min(1, 'At least 1.')
          .max(1000, 'At most 1,000.')
          .nullable()
          .default(null),
      })
      .optional(),
  })
  .refine((it) => it.emails.length + it.connections.length > 0 || it.link !== undefined, {
    path: ['emails'],
    message: 'Say whom to invite.',
  })
export type SendRsvp = z.infer<typeof SendRsvp>

/** How many people are invited now, those invited before included; the answer is the same for every address. */
export const RsvpSent = z.object({ invited: z.int(), link: z.string().nullable() })
export type RsvpSent = z.infer<typeof RsvpSent>

/** What an invitation's link carries: its id and our signature. */
export const InvitationToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}\.[A-Za-z0-9_-]{43}$/, 'This link is not complete. Ask for a new one.')

export const AcceptInvitation = z.strictObject({ shareRef: ShareRef, token: InvitationToken })
export type AcceptInvitation = z.infer<typeof AcceptInvitation>
export const InvitationAccepted = z.object({ shareRef: ShareRef })
export type InvitationAccepted = z.infer<typeof InvitationAccepted>

export const ListInvitations = z.strictObject({
  shareRef: ShareRef,
  cursor: Cursor.optional(),
  limit: z.int().min(1).max(100).default(50),
})
/** An invitation as the organiser sees it, with the link where it is one to pass on. */
export const InvitationInfo = Invitation.pick({
  id: true,
  kind: true,
  email: true,
  name: true,
  status: true,
  response: true,
  maxUses: true,
  uses: true,
  sentAt: true,
}).extend({ link: z.string().nullable() })
export type InvitationInfo = z.infer<typeof InvitationInfo>
export const InvitationPage = z.object({ items: z.array(InvitationInfo), nextCursor: Cursor.nullable() })
export type InvitationPage = z.infer<typeof InvitationPage>

export const ChangeInvitation = z.strictObject({
  shareRef: ShareRef,
  invitationId: ServerId,
  change: z.enum(['resend', 'revoke']),
})
export type ChangeInvitation = z.infer<typeof ChangeInvitation>

/** Where somebody stands with an activity whom one may invite to it: their answer, or what became of the invitation. */
export const InviteeStanding = z.enum([
  'invited',
  'revoked',
  ...RsvpAnswer.exclude(['not-responded']).options,
])
export type InviteeStanding = z.infer<typeof InviteeStanding>

export const ListInvitees = z.strictObject({ shareRef: ShareRef, cursor: Cursor.optional() })
/** A connection of the person's; `standing` is null while nothing is known of them here. */
export const Invitee = ConnectionInfo.pick({ uid: true, name: true, photoURL: true }).extend({
  standing: InviteeStanding.nullable(),
})
export type Invitee = z.infer<typeof Invitee>
export const InviteePage = z.object({ items: z.array(Invitee), nextCursor: Cursor.nullable() })
export type InviteePage = z.infer<typeof InviteePage>
