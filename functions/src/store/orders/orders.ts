import { KEPT_STATUSES } from '../../../contract/orders/order-statuses'
import { OPEN_STATUSES } from '../../../contract/orders/order-statuses'
import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import type { AttendeeStatus } from '../../../contract/tickets/attendee'
import { Order } from '../../../contract/orders/order'
import type { OrderStatus } from '../../../contract/orders/order'
import type { ShareRef } from '../../../contract/ids'
import type { Instant } from '../../../contract/time'
import { emailWord } from '../../domain/tickets/attendee-search'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import { gatherDocs } from '../batch-loader'
import { readCursor, pageOf, writeCursor } from '../page'
import type { Page } from '../page'

function orders(): CollectionReference<Order> {
  return firestore().collection('orders').withConverter(parsedBy(Order))
}

export function orderDoc(id: string): DocumentReference<Order> {
  return orders().doc(id)
}

const readOrder = gatherDocs<Order>()

export async function findOrder(id: string): Promise<Order | undefined> {
  return (await readOrder(orderDoc(id))).data()
}

/** Several orders, in the order in which they are asked for; those that are not there are left out. */
export async function findOrders(ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return []
  const found = await firestore().getAll(...ids.map((id) => orderDoc(id)))
  return found.flatMap((doc) => (doc.data() as Order | undefined) ?? [])
}

/** The most values that one query takes. */
const VALUES_AT_ONCE = 30

/** The orders that some payments are of, by the payment provider's ids; those of others are left out. */
export async function findOrdersByPayment(paymentIntentIds: readonly string[]): Promise<Order[]> {
  const parts = Array.from({ length: Math.ceil(paymentIntentIds.length / VALUES_AT_ONCE) }, (_, part) =>
    paymentIntentIds.slice(part * VALUES_AT_ONCE, (part + 1) * VALUES_AT_ONCE),
  )
  const found = await Promise.all(parts.map((some) => orders().where('paymentIntentId', 'in', some).get()))
  return found.flatMap(({ docs }) => docs.map((doc) => doc.data()))
}

/** How many orders of a buyer set tickets aside now; counts to `atMost` and no further. */
export async function countOpenOrders(buyerUid: string, atMost: number): Promise<number> {
  const query = orders().where('buyerUid', '==', buyerUid).where('status', 'in', OPEN_STATUSES).limit(atMost)
  return (await query.count().get()).data().count
}

/** All open orders whose hold has ended, longest ago first. */
export function eachOverdue(now: Instant): AsyncIterable<Order> {
  return forEachDocument(
    orders().where('status', 'in', OPEN_STATUSES).where('expiresAt', '<=', now).orderBy('expiresAt'),
  )
}

/** All orders that wait for a payment. */
export function eachAwaitingPayment(): AsyncIterable<Order> {
  return forEachDocument(orders().where('status', '==', 'awaiting-payment'))
}

/** Orders of which the payment provider should be asked again, longest overdue first. */
export async function listMoneyChecks(now: Instant, limit: number): Promise<Order[]> {
  const query = orders().where('moneyCheckAt', '<=', now).orderBy('moneyCheckAt')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** One page of the orders that were made from a time on and before another, oldest first. */
export async function listCreatedBetween(
  { from, until }: { from: Instant; until: Instant },
  limit: number,
  cursor: string | undefined,
): Promise<Page<Order>> {
  const all = orders()
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
  const place = readCursor(cursor)
  const found = await (place ? all.startAfter(...place) : all).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.createdAt, it.id],
  )
}

/** The most orders that one page looks at for those that fit. */
const MOST_READ = 500

/** Which settled orders are looked for. */
export interface SettledQuery {
  readonly shareRef: ShareRef
  readonly statuses: readonly AttendeeStatus[]
  /** One of an order's search words. */
  readonly word?: string | undefined
  /** What the database cannot look for. */
  readonly fits: (order: Order) => boolean
}

/**
 * Settled orders of an activity, newest first. A page ends when it is full or has looked at five hundred orders: it may be
 * short, or empty, and yet not be the last.
 */
export async function listSettled(
  { shareRef, statuses, word, fits }: SettledQuery,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Order>> {
  const some = orders().where('shareRef', '==', shareRef).where('status', 'in', statuses)
  const all = (word === undefined ? some : some.where('searchWords', 'array-contains', word))
    .orderBy('settledAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
  const items: Order[] = []
  let place = readCursor(cursor)
  let read = 0
  for (;;) {
    const { docs } = await (place ? all.startAfter(...place) : all).limit(limit + 1).get()
    for (const order of docs.map((doc) => doc.data())) {
      if (items.length === limit || read >= MOST_READ)
        return { items, nextCursor: place ? writeCursor(place) : null }
      place = [order.settledAt ?? '', order.id]
      read += 1
      if (fits(order)) items.push(order)
    }
    if (docs.length <= limit) return { items, nextCursor: null }
  }
}

/** Orders of an activity in a status, some at a time. */
export async function listOrdersIn(
  shareRef: ShareRef,
  statuses: readonly OrderStatus[],
  limit: number,
): Promise<Order[]> {
  const query = orders().where('shareRef', '==', shareRef).where('status', 'in', statuses)
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** All of an activity's orders in some statuses. */
export function eachOrderIn(shareRef: ShareRef, statuses: readonly OrderStatus[]): AsyncIterable<Order> {
  return forEachDocument(orders().where('shareRef', '==', shareRef).where('status', 'in', statuses))
}

/** What an order says of its activity's time, each of which needs an index of its own. */
export const FOLLOWED = ['startsAt', 'endsAt', 'timezone'] as const

/** Some of an activity's orders, whatever their status, that say another start, end or zone than this. */
export async function listOutdatedOrders(
  shareRef: ShareRef,
  is: Pick<Order['activity'], 'startsAt' | 'endsAt' | 'timezone'>,
  limit: number,
): Promise<Order[]> {
  const all = orders().where('shareRef', '==', shareRef)
  for (const field of FOLLOWED) {
    const { docs } = await all.where(`activity.${field}`, '!=', is[field]).limit(limit).get()
    if (docs.length > 0) return docs.map((doc) => doc.data())
  }
  return []
}

/** Some of a buyer's orders, whatever their status. */
export async function listOrdersOf(buyerUid: string, limit: number): Promise<Order[]> {
  return (await orders().where('buyerUid', '==', buyerUid).limit(limit).get()).docs.map((doc) => doc.data())
}

/** Some of a buyer's orders for one activity, whatever their status. */
export async function listOrdersOfBuyer(
  buyerUid: string,
  shareRef: ShareRef,
  limit: number,
): Promise<Order[]> {
  const query = orders().where('buyerUid', '==', buyerUid).where('shareRef', '==', shareRef)
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** Orders that were settled with an address, of what begins at `from` or later, soonest first. */
export async function listOrdersByEmail(email: string, from: Instant, limit: number): Promise<Order[]> {
  const query = orders()
    .where('searchWords', 'array-contains', emailWord(email))
    .where('activity.startsAt', '>=', from)
    .orderBy('activity.startsAt')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** All of a buyer's orders. */
export function eachOrderOf(buyerUid: string): AsyncIterable<Order> {
  return forEachDocument(orders().where('buyerUid', '==', buyerUid))
}

/** Some of a buyer's orders that set tickets aside, or are in some of these statuses. */
export async function listOpenOrdersOf(
  buyerUid: string,
  limit: number,
  statuses: readonly OrderStatus[] = OPEN_STATUSES,
): Promise<Order[]> {
  const query = orders().where('buyerUid', '==', buyerUid).where('status', 'in', statuses)
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** Whether a person has sold something that did not end before an instant, and was not given back. */
export async function sellsUnfinished(organiserUid: string, endedBefore: Instant): Promise<boolean> {
  const having: OrderStatus[] = [...KEPT_STATUSES, 'disputed']
  const query = orders().where('organiserUid', '==', organiserUid).where('status', 'in', having)
  return !(await query.where('activity.endsAt', '>', endedBefore).limit(1).get()).empty
}

/** Some orders for a person's activities whose payments are disputed. */
export async function listDisputed(organiserUid: string, limit: number): Promise<Order[]> {
  const query = orders().where('organiserUid', '==', organiserUid).where('status', '==', 'disputed')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}
