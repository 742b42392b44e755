import { z } from 'zod'
import { GuestAtDoor } from '../check-in/door'
import { Cursor, ServerId, ShareRef, Uid } from '../ids'
import { Amount, Currency } from '../pricing/money'
import { OrderStatus } from '../orders/order'
import { SETTLED_STATUSES } from '../orders/order-statuses'
import { Instant } from '../time'

/** Orders that people have tickets by, or had until a refund or a dispute. */
export const AttendeeStatus = OrderStatus.extract(SETTLED_STATUSES)
export type AttendeeStatus = z.infer<typeof AttendeeStatus>

/** Orders of which somebody is in, or of which somebody may still come: one of several tickets may be either. */
export const AtDoor = z.enum(['in', 'not-yet'])
export type AtDoor = z.infer<typeof AtDoor>

/** An order as a row of the organiser's attendee list. */
export const Attendee = z.object({
  orderId: ServerId,
  status: OrderStatus,
  fullName: z.string(),
  email: z.string(),
  items: z.array(z.object({ ticketTypeRef: ShareRef, title: z.string(), quantity: z.int() })),
  /** Its tickets, as the door sees them. */
  guests: z.array(GuestAtDoor),
  /** Who comes with each ticket, where that was asked: names with their addresses. */
  attendees: z.array(z.string()),
  /** The answers to what was asked, by question; those for several tickets in one text. */
  answers: z.array(z.object({ id: z.string(), label: z.string(), text: z.string() })),
  total: Amount,
  currency: Currency,
  settledAt: Instant,
  /** What the team wrote down about it; the buyer does not see it. */
  note: z.string(),
})
export type Attendee = z.infer<typeof Attendee>

export const ListAttendees = z.strictObject({
  shareRef: ShareRef,
  /** Words that names and addresses of mail begin with, in any order: all of them. */
  search: z.string().max(100, 'Use at most 100 characters.').optional(),
  ticketTypeRef: ShareRef.optional(),
  status: AttendeeStatus.optional(),
  door: AtDoor.optional(),
  cursor: Cursor.optional(),
  /** An order's answers may take 300 KB: this many fit into one answer (Cloud Run: at most 32 MiB). */
  limit: z.int().min(1).max(100, 'At most 100 at once.').default(50),
})
export type ListAttendees = z.infer<typeof ListAttendees>

/** A page may be short, or empty, before the last: going on looks further. */
export const AttendeePage = z.object({ items: z.array(Attendee), nextCursor: Cursor.nullable() })
export type AttendeePage = z.infer<typeof AttendeePage>

/** Which of them are in the table for spreadsheets. */
export const ExportAttendees = z.strictObject({ door: AtDoor.optional() })
export type ExportAttendees = z.infer<typeof ExportAttendees>

export const MAX_NOTE = 500

/** `activities/{shareRef}/notes/{orderId}`: for the team alone; read through the server. */
export const AttendeeNote = z.object({
  orderId: ServerId,
  shareRef: ShareRef,
  text: z.string(),
  byUid: Uid,
  at: Instant,
})
export type AttendeeNote = z.infer<typeof AttendeeNote>

/** Writes a note anew; an empty one takes it away. */
export const WriteNote = z.strictObject({
  shareRef: ShareRef,
  orderId: ServerId,
  text: z.string().trim().max(MAX_NOTE, `Use at most ${MAX_NOTE} characters.`),
})

/** How often an order's tickets are mailed again. */
export const MAX_RESENT = 5
export const ResendTickets = z.strictObject({ shareRef: ShareRef, orderId: ServerId })
