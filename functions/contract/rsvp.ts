import { z } from 'zod'
import { Cursor, ShareRef, Uid } from './ids'
import { SortDirection } from './activity'
import { Instant } from './time'

/**
 * Specification, section 3. A person answers interested, going or not-going; not-responded is the state before an
 * answer (and after taking one back); not-available is what the server says when no answer can be given.
 */
export const RsvpResponse = z.enum(['interested', 'going', 'not-going', 'not-responded', 'not-available'])
export type RsvpResponse = z.infer<typeof RsvpResponse>

/** The answers that a person can give; not-responded takes an answer back. */
export const RsvpAnswer = RsvpResponse.exclude(['not-available'])
export type RsvpAnswer = z.infer<typeof RsvpAnswer>

export const RsvpSort = z.enum([
  'activity-start-date',
  'rsvp-created-at',
  'rsvp-responded-at',
  'rsvp-response',
  'user-shown-name',
])
export type RsvpSort = z.infer<typeof RsvpSort>

/** `activities/{shareRef}/rsvps/{uid}`: the person and the organiser may read it. */
export const Rsvp = z.object({
  uid: Uid,
  shareRef: ShareRef,
  organiserUid: Uid,
  response: RsvpAnswer,
  shownName: z.string(),
  activityStartsAt: Instant,
  createdAt: Instant,
  respondedAt: Instant,
})
export type Rsvp = z.infer<typeof Rsvp>

export const AnswerRsvp = z.strictObject({ shareRef: ShareRef, response: RsvpAnswer })

/** GET /rsvp/info: where the person stands with an activity. */
export const RsvpInfo = z.object({
  shareRef: ShareRef,
  response: RsvpResponse,
  /** Given only to the organiser and to those who are going. */
  meetingUrl: z.string().nullable(),
  isOrganiser: z.boolean(),
})
export type RsvpInfo = z.infer<typeof RsvpInfo>

export const RsvpsOfActivityQuery = z.strictObject({
  shareRef: ShareRef,
  sort: RsvpSort.default('rsvp-responded-at'),
  direction: SortDirection.default('desc'),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export const RsvpPage = z.object({ items: z.array(Rsvp), nextCursor: Cursor.nullable() })
