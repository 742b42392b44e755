import { RSVP_ANSWERS } from './rsvp-answers'
import { z } from 'zod'
import { Agreed, Agreement } from '../accounts/agreement'
import { AnsweredQuestions, Answers } from '../questions/answer'
import { EMAIL, MAX_EMAIL, MAX_NAME, RSVP_ADVICE } from '../orders/buyer-rules'
import { Cursor, NamedUid, ServerId, ShareRef, Uid } from '../ids'
import { SortDirection } from '../activities/activity'
import { MAX_PLUS_ONES } from './rsvp-settings'
import { Instant } from '../time'

/**
 * Specification, section 3. A person answers interested, going or not-going; not-responded is the state before an
 * answer (and after taking one back); not-available is what the server says when no answer can be given.
 */
export const RsvpResponse = z.enum([...RSVP_ANSWERS, 'not-available'])
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

/**
 * What has come of "going"; any other answer is `confirmed` by being given. Declined stays with the person whatever they
 * answer later, so that asking again does not ask again.
 */
export const RsvpState = z.enum(['confirmed', 'awaiting-approval', 'waiting', 'offered', 'declined'])
export type RsvpState = z.infer<typeof RsvpState>

/** What lets a confirmed person in: an activity without limit, a place of the pool, or a ticket. */
export const RsvpSeating = z.enum(['open', 'place', 'ticket'])
export type RsvpSeating = z.infer<typeof RsvpSeating>

/** `activities/{shareRef}/rsvps/{uid}`: the person and the organiser may read it. */
export const Rsvp = z.object({
  uid: Uid,
  shareRef: ShareRef,
  organiserUid: Uid,
  response: RsvpAnswer,
  shownName: z.string(),
  activityStartsAt: Instant,
  activityEndsAt: Instant,
  createdAt: Instant,
  respondedAt: Instant,
  /** How many people they bring. */
  guests: z.int().min(0).default(0),
  state: RsvpState.default('confirmed'),
  seating: RsvpSeating.default('open'),
  /** Places that are set aside: one for the person and one for each they bring. */
  spotIds: z.array(z.string()).default([]),
  /** Since when they stand in line; first come, first served. */
  waitingSince: Instant.nullable().default(null),
  offerEndsAt: Instant.nullable().default(null),
  /** What brought them here, if they were invited. */
  invitationId: ServerId.nullable().default(null),
  /** How the person is reached: an account's way, an email that a guest left (`RsvpContact`), or not at all. */
  contact: z.enum(['account', 'email', 'none']).default('account'),
  /** The terms that a guest agreed to with it. */
  agreed: Agreed.nullable().default(null),
  /** What they said to the organiser's questions; kept while they say that they go. */
  answers: AnsweredQuestions.default([]),
})
export type Rsvp = z.infer<typeof Rsvp>

/**
 * `activities/{shareRef}/rsvpContacts/{uid}`: the email that a guest left with their RSVP. Only the server reads it: the
 * RSVP itself may be read by the organiser and their team.
 */
export const RsvpContact = z.object({
  uid: Uid,
  shareRef: ShareRef,
  email: z.string(),
  /** Whether reminders and updates are wanted; changes and cancellations are mailed in any case. */
  wantsMails: z.boolean().default(true),
  createdAt: Instant,
})
export type RsvpContact = z.infer<typeof RsvpContact>

/** Who a guest says they are. An email left out stays as it was; null takes it back. */
export const RsvpGuest = z.strictObject({
  name: z.string().trim().min(1, RSVP_ADVICE.name).max(MAX_NAME, RSVP_ADVICE.name),
  email: z
    .email({ pattern: EMAIL, error: RSVP_ADVICE.email })
    .max(MAX_EMAIL, RSVP_ADVICE.email)
    .nullable()
    .optional(),
  /** The versions of the terms that the page named beside its button: required, and refused as `terms-changed` where missing. */
  agreed: Agreement.optional(),
})
export type RsvpGuest = z.infer<typeof RsvpGuest>

/**
 * `guests` is how many people one brings; it counts with "going" only. Left out, it stays as it was. `guest` is for whoever
 * has no account, and needed with their first answer; an account's own name is used otherwise. `answers` to what the organiser
 * asks (`rsvpQuestions`) count with "going" only, too: they replace all that there were, and are needed when somebody begins to
 * go where a question is required.
 */
export const AnswerRsvp = z.strictObject({
  shareRef: ShareRef,
  response: RsvpAnswer,
  guests: z
    .int('Use a whole number.')
    .min(0, 'Must be 0 or more.')
    .max(MAX_PLUS_ONES, 'At most 9.')
    .optional(),
  guest: RsvpGuest.optional(),
  answers: Answers.optional(),
})
export type AnswerRsvp = z.infer<typeof AnswerRsvp>

/** GET /rsvp/info: where the person stands with an activity. */
export const RsvpInfo = z.object({
  shareRef: ShareRef,
  response: RsvpResponse,
  /** Given only to the organiser and to those who are going. */
  meetingUrl: z.string().nullable(),
  isOrganiser: z.boolean(),
  guests: z.int(),
  /** What came of "going"; null with any other answer. */
  state: RsvpState.nullable(),
  /** Where they stand in line, about; null when they do not. */
  positionInLine: z.int().nullable(),
  /** Until when a place is theirs to take. */
  offerEndsAt: Instant.nullable(),
  /** What a guest said of themselves; null for accounts, and for guests who have not. */
  guest: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
  /** What they answered to the organiser's questions. */
  answers: AnsweredQuestions,
})
export type RsvpInfo = z.infer<typeof RsvpInfo>

/** The states that the organiser lists by themselves. */
export const RsvpListState = RsvpState.exclude(['confirmed'])
export type RsvpListState = z.infer<typeof RsvpListState>

export const RsvpsOfActivityQuery = z
  .strictObject({
    shareRef: ShareRef,
    state: RsvpListState.optional(),
    sort: RsvpSort.default('rsvp-responded-at'),
    direction: SortDirection.default('desc'),
    cursor: Cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  })
  .refine((it) => it.state === undefined || it.sort === 'rsvp-responded-at', {
    path: ['sort'],
    message: 'Answers in one state come by when they were given.',
  })
/** The organiser lets somebody in, or does not. */
export const DecideRsvp = z.strictObject({
  shareRef: ShareRef,
  uid: NamedUid,
  decision: z.enum(['approve', 'decline']),
})
export type DecideRsvp = z.infer<typeof DecideRsvp>
export const RsvpDecided = z.object({ state: RsvpState })
export type RsvpDecided = z.infer<typeof RsvpDecided>
