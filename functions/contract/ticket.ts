import { z } from 'zod'
import { Cursor, ServerId, ShareRef, Uid } from './ids'
import { Instant, TimeZone, WallTime } from './time'

export const TicketStatus = z.enum(['valid', 'used', 'blocked', 'void'])
export type TicketStatus = z.infer<typeof TicketStatus>

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
})
export type Ticket = z.infer<typeof Ticket>

/** One's own tickets to what is coming. */
export const ListMyTickets = z.strictObject({ cursor: Cursor.optional() })
export const TicketPage = z.object({ items: z.array(Ticket), nextCursor: Cursor.nullable() })
export type TicketPage = z.infer<typeof TicketPage>
