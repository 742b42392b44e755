import { z } from 'zod'
import { Cursor, ServerId, ShareRef, Uid } from './ids'
import { RsvpAnswer } from './rsvp'
import { Instant } from './time'

/** Addresses of one request, and invitations of one activity. */
export const MAX_ADDRESSES = 50
export const MAX_INVITATIONS = 1000

/** To one person by mail, or a link that is passed on. */
export const InvitationKind = z.enum(['mail', 'link'])
export type InvitationKind = z.infer<typeof InvitationKind>

/** `activities/{shareRef}/invitations/{id}`: the server alone; the id begins with the kind. */
export const Invitation = z.object({
  id: ServerId,
  shareRef: ShareRef,
  organiserUid: Uid,
  kind: InvitationKind,
  /** Null for a link, and for somebody whose account is gone. */
  email: z.string().nullable(),
  status: z.enum(['sent', 'opened', 'revoked']),
  /** Who took it, when it is for one person. */
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

/** POST /rsvp/send: people to invite by mail, a new link to pass on, or both. */
export const SendRsvp = z
  .strictObject({
    shareRef: ShareRef,
    emails: z
      .array(z.email('This is not a full address.').max(254, 'This address is too long.'))
      .max(MAX_ADDRESSES, 'At most 50 at once.')
      .default([]),
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
  .refine((it) => it.emails.length > 0 || it.link !== undefined, {
    path: ['emails'],
    message: 'Say whom to invite.',
  })
export type SendRsvp = z.infer<typeof SendRsvp>

/** How many addresses are invited now, those invited before included; the answer is the same for every address. */
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
