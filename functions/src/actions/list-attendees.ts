import type { z } from 'zod'
import type { Attendee, AttendeePage, ListAttendees } from '../../contract/attendee'
import type { Order } from '../../contract/order'
import { DELETED_NAME } from '../../contract/deleted-name'
import type { Actor } from '../domain/actor'
import { listSettled } from '../store/orders'
import { requireOrganised } from './guards'

/** One page of those who have tickets, newest first, for the organiser. */
export async function listAttendees(by: Actor, input: z.output<typeof ListAttendees>): Promise<AttendeePage> {
  await requireOrganised(by, input.shareRef)
  const page = await listSettled(input.shareRef, input.limit, input.cursor)
  return { items: page.items.map(attendeeOf), nextCursor: page.nextCursor }
}

function attendeeOf(order: Order): Attendee {
  return {
    orderId: order.id,
    status: order.status,
    fullName: order.buyer?.fullName ?? DELETED_NAME,
    email: order.buyer?.email ?? '',
    items: order.items.map(({ title, quantity }) => ({ title, quantity })),
    total: order.pricing?.total ?? 0,
    currency: order.currency,
    settledAt: order.settledAt ?? order.createdAt,
  }
}
