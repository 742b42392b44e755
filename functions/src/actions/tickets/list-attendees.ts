import { AttendeeStatus } from '../../../contract/tickets/attendee'
import type { AtDoor, Attendee, AttendeePage, ListAttendees } from '../../../contract/tickets/attendee'
import { DELETED_NAME } from '../../../contract/accounts/deleted-name'
import type { GuestAtDoor } from '../../../contract/check-in/door'
import type { ShareRef } from '../../../contract/ids'
import type { Order } from '../../../contract/orders/order'
import type { TicketStatus } from '../../../contract/tickets/ticket'
import type { Actor } from '../../domain/access/actor'
import { isFoundBy, searchWordIn, ticketWord } from '../../domain/tickets/attendee-search'
import { attendeeNames, answersByQuestion } from '../../domain/orders/answers-in-words'
import { findNotes } from '../../store/orders/notes'
import { findOrders, listSettled } from '../../store/orders/orders'
import type { SettledQuery } from '../../store/orders/orders'
import type { Page } from '../../store/page'
import { listOrdersByTicket } from '../../store/tickets/tickets'
import { requireManager } from '../access/guards'
import { findGuestsOf } from '../check-in/load-guest'

/** What the ticket says of whoever is in, or may still come. */
const STATUS_AT_DOOR = { in: 'used', 'not-yet': 'valid' } as const satisfies Record<AtDoor, TicketStatus>

/** One page of those who have tickets and are looked for, newest first, for the organiser. */
export async function listAttendees(by: Actor, input: ListAttendees): Promise<AttendeePage> {
  await requireManager(by, input.shareRef)
  return findAttendees(input)
}

/** One page of attendees, for whoever was let in. */
export async function findAttendees(input: ListAttendees): Promise<AttendeePage> {
  const { items, nextCursor } = await findPage(input)
  return { items: await attendeesOf(input, items), nextCursor }
}

/** By the tickets when it is asked who is in; by the orders otherwise, and whenever somebody is searched. */
async function findPage(input: ListAttendees): Promise<Page<Order>> {
  const { shareRef, search = '', ticketTypeRef, door, limit, cursor } = input
  const query = queryOf(input)
  if (door === undefined || searchWordIn(search) !== undefined) return listSettled(query, limit, cursor)
  const asked = { shareRef, ticketTypeRef, status: STATUS_AT_DOOR[door] }
  const { items, nextCursor } = await listOrdersByTicket(asked, limit, cursor)
  const orders = await findOrders(items)
  const found = orders.filter((it) => query.statuses.some((status) => status === it.status) && query.fits(it))
  return { items: found, nextCursor }
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

async function attendeesOf({ shareRef, door }: ListAttendees, orders: readonly Order[]): Promise<Attendee[]> {
  const all = await guestsOf(shareRef, orders)
  const shown = orders.flatMap((order) => {
    const guests = order.ticketIds.flatMap((id) => all.get(id) ?? [])
    const fits = door === undefined || guests.some((guest) => guest.status === STATUS_AT_DOOR[door])
    return fits ? [{ order, guests }] : []
  })
  const notes = await findNotes(
    shareRef,
    shown.map(({ order }) => order.id),
  )
  return shown.map(({ order, guests }) => attendeeOf(order, guests, notes.get(order.id) ?? ''))
}

async function guestsOf(
  shareRef: ShareRef,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, GuestAtDoor>> {
  const guests = await findGuestsOf(
    shareRef,
    orders.flatMap((order) => order.ticketIds),
  )
  return new Map(guests.map((guest) => [guest.key, guest]))
}

function attendeeOf(order: Order, guests: GuestAtDoor[], note: string): Attendee {
  return {
    orderId: order.id,
    status: order.status,
    fullName: order.buyer?.fullName ?? order.door?.name ?? DELETED_NAME,
    email: order.buyer?.email ?? '',
    items: order.items.map(({ ticketTypeRef, title, quantity }) => ({ ticketTypeRef, title, quantity })),
    guests,
    attendees: attendeeNames(order),
    answers: answersByQuestion(order),
    total: order.pricing?.total ?? 0,
    currency: order.currency,
    settledAt: order.settledAt ?? order.createdAt,
    note,
  }
}
