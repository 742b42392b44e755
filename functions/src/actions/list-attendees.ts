import { AttendeeStatus } from '../../contract/attendee'
import type { Attendee, AttendeePage, ListAttendees } from '../../contract/attendee'
import { DELETED_NAME } from '../../contract/deleted-name'
import type { ShareRef } from '../../contract/ids'
import type { Order } from '../../contract/order'
import type { Actor } from '../domain/actor'
import { isFoundBy, searchWordIn, ticketWord } from '../domain/attendee-search'
import { findNotes } from '../store/notes'
import { listSettled } from '../store/orders'
import type { SettledQuery } from '../store/orders'
import { requireOrganised } from './guards'

/** One page of those who have tickets and are looked for, newest first, for the organiser. */
export async function listAttendees(by: Actor, input: ListAttendees): Promise<AttendeePage> {
  await requireOrganised(by, input.shareRef)
  return findAttendees(input)
}

/** One page of attendees, for whoever was let in. */
export async function findAttendees(input: ListAttendees): Promise<AttendeePage> {
  const page = await listSettled(queryOf(input), input.limit, input.cursor)
  return { items: await attendeesOf(input.shareRef, page.items), nextCursor: page.nextCursor }
}

function queryOf({ shareRef, search = '', ticketTypeRef, status }: ListAttendees): SettledQuery {
  const sought = searchWordIn(search)
  return {
    shareRef,
    statuses: status ? [status] : AttendeeStatus.options,
    // The database looks for one word; the rest is looked for among what it finds.
    word: sought ?? (ticketTypeRef && ticketWord(ticketTypeRef)),
    fits: ({ buyer, door, items }) =>
      (sought === undefined || isFoundBy(search, buyer ?? nameOf(door))) &&
      (ticketTypeRef === undefined || items.some((item) => item.ticketTypeRef === ticketTypeRef)),
  }
}

/** Somebody who walked in left a name and no address. */
function nameOf(door: Order['door']): { fullName: string; email: string } | null {
  return door && { fullName: door.name, email: '' }
}

async function attendeesOf(shareRef: ShareRef, orders: readonly Order[]): Promise<Attendee[]> {
  const notes = await findNotes(
    shareRef,
    orders.map((order) => order.id),
  )
  return orders.map((order) => ({
    orderId: order.id,
    status: order.status,
    fullName: order.buyer?.fullName ?? order.door?.name ?? DELETED_NAME,
    email: order.buyer?.email ?? '',
    items: order.items.map(({ ticketTypeRef, title, quantity }) => ({ ticketTypeRef, title, quantity })),
    total: order.pricing?.total ?? 0,
    currency: order.currency,
    settledAt: order.settledAt ?? order.createdAt,
    note: notes.get(order.id) ?? '',
  }))
}
