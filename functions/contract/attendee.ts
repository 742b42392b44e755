import { z } from 'zod'
import { Cursor, ServerId, ShareRef } from './ids'
import { Amount, Currency } from './money'
import { OrderStatus } from './order'
import { Instant } from './time'

/** An order as a row of the organiser's attendee list. */
export const Attendee = z.object({
  orderId: ServerId,
  status: OrderStatus,
  fullName: z.string(),
  email: z.string(),
  items: z.array(z.object({ title: z.string(), quantity: z.int() })),
  total: Amount,
  currency: Currency,
  settledAt: Instant,
})
export type Attendee = z.infer<typeof Attendee>

export const ListAttendees = z.strictObject({
  shareRef: ShareRef,
  cursor: Cursor.optional(),
  limit: z.int().min(1).max(200).default(50),
})
export const AttendeePage = z.object({ items: z.array(Attendee), nextCursor: Cursor.nullable() })
export type AttendeePage = z.infer<typeof AttendeePage>
