import { z } from 'zod'
import { Line } from '../text/line'
import { CancellationPolicy } from './cancellation'
import { Cursor, ServerId, ShareRef, Uid } from '../ids'
import { Instant, TimeZone, WallTime } from '../time'

export const TicketStatus = z.enum(['valid', 'used', 'blocked', 'void'])
export type TicketStatus = z.infer<typeof TicketStatus>

/** How somebody came in: when by the device's clock, where, and by which scan. */
export const Admission = z.object({ at: Instant, gate: z.string(), scanId: z.string() })
export type Admission = z.infer<typeof Admission>

/** Who a ticket is sent to. */
export const Recipient = z.strictObject({
  fullName: Line().min(1, 'Say who it is for.').max(120, 'At most 120 characters.'),
  email: z.email('Check the email address.').max(254),
})
export type Recipient = z.infer<typeof Recipient>

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
  /** What people read and type where a QR code cannot be scanned; the same in every mail, page and list. */
  shortCode: z.string(),
  activityTitle: z.string(),
  startDate: WallTime,
  startsAt: Instant,
  timezone: TimeZone,
  createdAt: Instant,
  /** How its order may be cancelled, where it was paid for; said on it to whoever has it. */
  cancellation: CancellationPolicy.nullable().default(null),
  /** When something of it changed that a door has to know; not known of early tickets. */
  updatedAt: Instant.nullable().default(null),
  /** How its holder came in; null while they are not. */
  admission: Admission.nullable().default(null),
  /** Sent on to somebody: this ticket is void, and the other one took its place. */
  sent: z
    .object({ fullName: z.string(), email: z.string(), ticketId: ServerId, at: Instant })
    .nullable()
    .default(null),
  /** Who sent it, with which ticket; once it was opened it cannot be taken back. */
  received: z
    .object({ fromName: z.string(), ticketId: ServerId, openedAt: Instant.nullable() })
    .nullable()
    .default(null),
})
export type Ticket = z.infer<typeof Ticket>

/** Sends a ticket of one's own on to somebody else. */
export const SendTicket = z.strictObject({ ticketId: ServerId, to: Recipient })
export type SendTicket = z.infer<typeof SendTicket>

/** Takes a ticket back that was sent on and not opened yet, by the ticket that it was. */
export const TicketRef = z.strictObject({ ticketId: ServerId })

/** Asks for a mail with the way to the tickets that were bought with an address. */
export const FindTickets = z.strictObject({ email: z.email('Check the email address.').max(254) })

/** One's own tickets to what is coming. */
export const ListMyTickets = z.strictObject({ cursor: Cursor.optional() })
export const TicketPage = z.object({ items: z.array(Ticket), nextCursor: Cursor.nullable() })
export type TicketPage = z.infer<typeof TicketPage>
