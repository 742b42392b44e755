import { z } from 'zod'
import { Cursor, ServerId, ShareRef, Uid } from './ids'
import { Instant, TimeZone, WallTime } from './time'

export const TicketStatus = z.enum(['valid', 'used', 'blocked', 'void'])
export type TicketStatus = z.infer<typeof TicketStatus>

/** How somebody came in: when by the device's clock, where, and by which scan. */
export const Admission = z.object({ at: Instant, gate: z.string(), scanId: z.string() })
export type Admission = z.infer<typeof Admission>

/** `tickets/{id}`: one admission. Its holder may read it, only the server writes it. */
export const Ticket = z.object({
  id: ServerId,
  orderId: ServerId,
  shareRef: ShareRef,
  organiserUid: Uid,
  holderUid: Uid,
  holderName: z.string(),
  ticketTypeRef: ShareRef,
  ticketTypeTitle: z.string(),
  status: TicketStatus,
  /** What the QR code holds: signed, so that a door can check it without a network (docs/tickets.md). */
  code: z.string(),
  activityTitle: z.string(),
  startDate: WallTime,
  startsAt: Instant,
  timezone: TimeZone,
  createdAt: Instant,
  /** When something of it changed that a door has to know; not known of early tickets. */
  updatedAt: Instant.nullable().default(null),
  /** How its holder came in; null while they are not. */
  admission: Admission.nullable().default(null),
})
export type Ticket = z.infer<typeof Ticket>

/** One's own tickets to what is coming. */
export const ListMyTickets = z.strictObject({ cursor: Cursor.optional() })
export const TicketPage = z.object({ items: z.array(Ticket), nextCursor: Cursor.nullable() })
export type TicketPage = z.infer<typeof TicketPage>
