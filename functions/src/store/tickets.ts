import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import type { ShareRef } from '../../contract/ids'
import { Ticket } from '../../contract/ticket'
import type { TicketStatus } from '../../contract/ticket'
import type { Instant } from '../../contract/time'
import { each } from './each'
import { firestore, parsedBy } from './firestore'
import { findPlace, pageOf } from './page'
import type { Page } from './page'

function tickets(): CollectionReference<Ticket> {
  return firestore().collection('tickets').withConverter(parsedBy(Ticket))
}

export function ticketDoc(id: string): DocumentReference<Ticket> {
  return tickets().doc(id)
}

/** Whether a person has a ticket that lets them in. One read. */
export async function holdsTicket(shareRef: ShareRef, uid: string): Promise<boolean> {
  const good: TicketStatus[] = ['valid', 'used']
  const own = tickets().where('shareRef', '==', shareRef).where('holderUid', '==', uid)
  return !(await own.where('status', 'in', good).limit(1).get()).empty
}

/** The tickets of an order: at most fifty. */
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
  const place = findPlace(cursor)
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
  const place = findPlace(cursor)
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
  const place = findPlace(cursor)
  const found = await (place ? all.startAfter(...place) : all).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.updatedAt ?? it.createdAt, it.id],
  )
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
  return each(tickets().where('holderUid', '==', holderUid))
}
