import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { ShareRef } from '../../../contract/ids'
import { Ticket } from '../../../contract/tickets/ticket'
import type { TicketStatus } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import type { Reader, Writer } from '../firestore'
import { readCursor, pageOf, writeCursor } from '../page'
import type { Page } from '../page'

function tickets(): CollectionReference<Ticket> {
  return firestore().collection('tickets').withConverter(parsedBy(Ticket))
}

// Stays in this file: whoever has it could change a ticket unheard by the doors.
function ticketDoc(id: string): DocumentReference<Ticket> {
  return tickets().doc(id)
}

/** A ticket as it was read; it can be changed on condition that it is still so. */
export interface VersionedTicket {
  readonly ticket: Ticket
  readonly version: Timestamp
}

export async function readTicket(id: string): Promise<VersionedTicket | undefined> {
  const doc = await ticketDoc(id).get()
  const [ticket, version] = [doc.data(), doc.updateTime]
  return ticket && version && { ticket, version }
}

/** Several tickets as a transaction reads them; those that are not there are left out. */
export async function readTickets(reader: Reader, ids: readonly string[]): Promise<Ticket[]> {
  const docs = await Promise.all(ids.map((id) => reader.get(ticketDoc(id))))
  return docs.flatMap((doc) => doc.data() ?? [])
}

/** Writes a new ticket. */
export function addTicket(writer: Writer, ticket: Ticket): void {
  writer.create(ticketDoc(ticket.id), ticket)
}

/**
 * Changes a ticket: the only way to, so that every door hears of it by its list of changes.
 * @param version as it was read: the whole commit fails when somebody changed it since
 */
export function changeTicket(
  writer: Writer,
  id: string,
  change: Partial<Omit<Ticket, 'id' | 'updatedAt'>>,
  now: Instant,
  version?: Timestamp,
): void {
  const next = { ...change, updatedAt: now }
  if (version === undefined) writer.update(ticketDoc(id), next)
  else writer.update(ticketDoc(id), next, { lastUpdateTime: version })
}

/** Whether a person has a ticket that lets them in. One read. */
export async function holdsTicket(shareRef: ShareRef, uid: string): Promise<boolean> {
  const good: TicketStatus[] = ['valid', 'used']
  const own = tickets().where('shareRef', '==', shareRef).where('holderUid', '==', uid)
  return !(await own.where('status', 'in', good).limit(1).get()).empty
}

/** More than one person has for one activity. */
const MOST_HELD = 100

/** Whether a person has a ticket that lets them in by another order than this. */
export async function holdsOtherTickets(shareRef: ShareRef, uid: string, orderId: string): Promise<boolean> {
  const good: TicketStatus[] = ['valid', 'used']
  const own = tickets().where('shareRef', '==', shareRef).where('holderUid', '==', uid)
  const found = await own.where('status', 'in', good).limit(MOST_HELD).get()
  return found.docs.some((doc) => doc.data().orderId !== orderId)
}

/** Some tickets of a holder, whoever that is. */
export async function listTicketsHeldBy(holderUid: string, limit: number): Promise<Ticket[]> {
  const query = tickets().where('holderUid', '==', holderUid).limit(limit)
  return (await query.get()).docs.map((doc) => doc.data())
}

/** The tickets of an order, those that were sent on and those that took their places among them. */
export async function listTicketsOfOrder(orderId: string): Promise<Ticket[]> {
  return (await tickets().where('orderId', '==', orderId).get()).docs.map((doc) => doc.data())
}

/** A person's tickets to activities that begin at `from` or later, soonest first. */
export async function listTicketsOfHolder(
  holderUid: string,
  from: Instant,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Ticket>> {
  const all = tickets()
    .where('holderUid', '==', holderUid)
    .where('startsAt', '>=', from)
    .orderBy('startsAt')
    .orderBy(FieldPath.documentId())
  const place = readCursor(cursor)
  const found = await (place ? all.startAfter(...place) : all).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.startsAt, it.id],
  )
}

/** One page of an activity's tickets, whatever became of them. */
export async function listTicketsOfActivity(
  shareRef: ShareRef,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Ticket>> {
  const all = tickets().where('shareRef', '==', shareRef).orderBy(FieldPath.documentId())
  // A place has two values at least; the reference stands in for what this list is not sorted by.
  const place = readCursor(cursor)
  const found = await (place ? all.startAfter(String(place[1])) : all).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.shareRef, it.id],
  )
}

/** One page of an activity's tickets that changed since then, in the order in which they did. */
export async function listChangedTickets(
  shareRef: ShareRef,
  since: Instant,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Ticket>> {
  const all = tickets()
    .where('shareRef', '==', shareRef)
    .where('updatedAt', '>=', since)
    .orderBy('updatedAt')
    .orderBy(FieldPath.documentId())
  const place = readCursor(cursor)
  const found = await (place ? all.startAfter(...place) : all).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.updatedAt ?? it.createdAt, it.id],
  )
}

/**
 * A look at some of an activity's void tickets, by their ids: those among them that were sent on.
 * @param after the last one of the page before
 * @returns with the last one that was looked at; null at the end
 */
export async function listSentTickets(
  shareRef: ShareRef,
  after: string | null,
  limit: number,
): Promise<{ items: Ticket[]; after: string | null }> {
  const gone = tickets().where('shareRef', '==', shareRef).where('status', '==', 'void')
  const all = gone.orderBy(FieldPath.documentId()).limit(limit)
  const { docs } = await (after === null ? all : all.startAfter(after)).get()
  const items = docs.map((doc) => doc.data()).filter(({ sent }) => sent !== null)
  return { items, after: docs.length < limit ? null : (docs.at(-1)?.id ?? null) }
}

/** Several tickets by their ids; those that are not there are left out. */
export async function findTickets(ids: readonly string[]): Promise<Ticket[]> {
  if (ids.length === 0) return []
  const found = await firestore().getAll(...ids.map((id) => ticketDoc(id)))
  return found.flatMap((doc) => (doc.data() as Ticket | undefined) ?? [])
}

/**
 * The orders that have a ticket in a status, newest first, each once: tickets of an order were made at the same time and
 * their ids begin with its id, so they stand together.
 * @param ticketTypeRef tickets of this type alone
 */
export async function listOrdersByTicket(
  {
    shareRef,
    status,
    ticketTypeRef,
  }: Pick<Ticket, 'shareRef' | 'status'> & { ticketTypeRef?: string | undefined },
  limit: number,
  cursor: string | undefined,
): Promise<Page<string>> {
  const some = tickets().where('shareRef', '==', shareRef).where('status', '==', status)
  const all = (ticketTypeRef === undefined ? some : some.where('ticketTypeRef', '==', ticketTypeRef))
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
  const place = readCursor(cursor)
  const { docs } = await (place ? all.startAfter(...place) : all).limit(limit + 1).get()
  const page = docs.slice(0, limit).map((doc) => doc.data())
  const last = page.at(-1)
  const items = [...new Set(page.map((ticket) => ticket.orderId))]
  // Before every ticket of the last order: the next page does not begin with it again.
  const nextCursor = docs.length > limit && last ? writeCursor([last.createdAt, `${last.orderId}-`]) : null
  return { items, nextCursor }
}

/** Some of an activity's tickets that say another start or another zone than this. */
export async function listOutdatedTickets(
  shareRef: ShareRef,
  { startsAt, timezone }: Pick<Ticket, 'startsAt' | 'timezone'>,
  limit: number,
): Promise<Ticket[]> {
  const all = tickets().where('shareRef', '==', shareRef)
  const moved = await all.where('startsAt', '!=', startsAt).limit(limit).get()
  const found = moved.empty ? await all.where('timezone', '!=', timezone).limit(limit).get() : moved
  return found.docs.map((doc) => doc.data())
}

/** All of a person's tickets. */
export function eachTicketOf(holderUid: string): AsyncIterable<Ticket> {
  return forEachDocument(tickets().where('holderUid', '==', holderUid))
}
