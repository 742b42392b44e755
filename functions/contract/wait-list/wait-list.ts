import { z } from 'zod'
import { Cursor, ShareRef, Uid } from '../ids'
import { Buyer } from '../orders/order'
import { MAX_TICKETS_PER_ORDER } from '../tickets/ticket-limits'
import { Instant } from '../time'

/** One person stands in this many lines at once. */
export const MAX_WAITS = 20
/** How long somebody who left the line finds their place again. */
export const UNDO_MINUTES = 10

/**
 * Where somebody stands in the line for a ticket type: in it, with tickets set aside for a while, with those in an order
 * that is not settled, or out of it with a moment to think again.
 */
export const WaitState = z.enum(['waiting', 'offered', 'taken', 'left'])
export type WaitState = z.infer<typeof WaitState>

/** `waitListEntries/{ticketTypeRef_uid}`: one person in one line; for the server alone (docs/wait-lists.md). */
export const WaitListEntry = z.object({
  uid: Uid,
  shareRef: ShareRef,
  ticketTypeRef: ShareRef,
  /** Where the mail goes, and who the organiser sees. */
  person: Buyer,
  quantity: z.int().min(1),
  state: WaitState,
  /** Their place: first come, first served. More tickets than before are a new place. */
  waitingSince: Instant,
  joinedAt: Instant,
  /** What is set aside while it is offered. */
  stockIds: z.array(z.string()),
  /** Until when an offer lasts, also while an order holds it; or until when leaving can be undone. */
  endsAt: Instant.nullable(),
  /** How many offers there were: part of the id of each one's mail. */
  offers: z.int(),
})
export type WaitListEntry = z.infer<typeof WaitListEntry>

export const WaitListRef = z.strictObject({ shareRef: ShareRef, ticketTypeRef: ShareRef })
export type WaitListRef = z.infer<typeof WaitListRef>

/** `person` is for those whose account has no address; an account's own goes before it. */
export const JoinWaitList = z.strictObject({
  shareRef: ShareRef,
  ticketTypeRef: ShareRef,
  quantity: z.int('Choose a whole number.').min(1, 'Choose at least one.').max(MAX_TICKETS_PER_ORDER),
  person: Buyer.optional(),
})
export type JoinWaitList = z.infer<typeof JoinWaitList>

/** What somebody sees of a line that they stand in. */
export const OwnWait = z.object({
  shareRef: ShareRef,
  ticketTypeRef: ShareRef,
  activityTitle: z.string(),
  title: z.string(),
  quantity: z.int(),
  state: WaitState,
  /** Counted to `MAX_COUNTED_IN_LINE` and no further; null when they do not wait. */
  positionInLine: z.int().nullable(),
  endsAt: Instant.nullable(),
})
export type OwnWait = z.infer<typeof OwnWait>

/** The lines that somebody stands in: all of them, or those of one activity. */
export const ListOwnWaits = z.strictObject({ shareRef: ShareRef.optional() })
export type ListOwnWaits = z.infer<typeof ListOwnWaits>
export const OwnWaits = z.object({ items: z.array(OwnWait) })

export const ListWaitList = z.strictObject({
  shareRef: ShareRef,
  ticketTypeRef: ShareRef,
  cursor: Cursor.optional(),
  limit: z.int().min(1).max(100).default(50),
})

/** One of those who wait, as their organiser sees them. */
export const InWaitList = WaitListEntry.pick({
  uid: true,
  person: true,
  quantity: true,
  state: true,
  waitingSince: true,
  endsAt: true,
})
export const WaitListPage = z.object({ items: z.array(InWaitList), nextCursor: Cursor.nullable() })
