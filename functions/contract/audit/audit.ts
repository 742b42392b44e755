import { z } from 'zod'
import { Cursor, ShareRef, Uid } from '../ids'
import { Instant } from '../time'

/** What the trail remembers. */
export const AuditKind = z.enum([
  'created',
  'saved',
  'published',
  'scheduled',
  'unscheduled',
  'paused',
  'cancelled',
  'deleted',
  'team-invited',
  'team-invitation-withdrawn',
  'team-joined',
  'team-role-changed',
  'team-removed',
  'attendees-exported',
  'rsvps-exported',
  'check-in-undone',
  'walk-in-added',
  'order-refunded',
  'dispute-answered',
  'request-approved',
  'request-declined',
])
export type AuditKind = z.infer<typeof AuditKind>

/** `activities/{shareRef}/audit/{id}`: who did what; written with the thing done, never changed. */
export const AuditEntry = z.object({
  id: z.string(),
  shareRef: ShareRef,
  at: Instant,
  byUid: Uid,
  byName: z.string(),
  kind: AuditKind,
  /** Whom or what it was done to, in words; empty when the kind says all. */
  subject: z.string(),
  /** Whose name that is, where it goes when their account does. */
  subjectUid: Uid.nullable().default(null),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const ListAudit = z.strictObject({ shareRef: ShareRef, cursor: Cursor.optional() })
export const AuditPage = z.object({ items: z.array(AuditEntry), nextCursor: Cursor.nullable() })
export type AuditPage = z.infer<typeof AuditPage>
