import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { Order } from '../../contract/order'
import type { OrderStatus } from '../../contract/order'
import type { ShareRef } from '../../contract/ids'
import type { Instant } from '../../contract/time'
import { each } from './each'
import { firestore, parsedBy } from './firestore'
import { findPlace, pageOf } from './page'
import type { Page } from './page'

function orders(): CollectionReference<Order> {
  return firestore().collection('orders').withConverter(parsedBy(Order))
}

export function orderDoc(id: string): DocumentReference<Order> {
  return orders().doc(id)
}

export async function findOrder(id: string): Promise<Order | undefined> {
  return (await orderDoc(id).get()).data()
}

/** How many orders of a buyer set tickets aside now; counts to `atMost` and no further. */
export async function countOpenOrders(buyerUid: string, atMost: number): Promise<number> {
  const open: OrderStatus[] = ['held', 'awaiting-payment']
  const query = orders().where('buyerUid', '==', buyerUid).where('status', 'in', open).limit(atMost)
  return (await query.count().get()).data().count
}

/** Open orders whose hold has ended, longest ago first. */
export async function listOverdue(now: Instant, limit: number): Promise<Order[]> {
  const open: OrderStatus[] = ['held', 'awaiting-payment']
  const query = orders().where('status', 'in', open).where('expiresAt', '<=', now).orderBy('expiresAt')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** Orders that wait for a payment, soonest end of hold first. */
export async function listAwaitingPayment(limit: number): Promise<Order[]> {
  const query = orders().where('status', '==', 'awaiting-payment').orderBy('expiresAt')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** Settled orders of an activity, newest first. */
export async function listSettled(
  shareRef: ShareRef,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Order>> {
  const settled: OrderStatus[] = ['confirmed', 'paid', 'partially-refunded', 'refunded', 'disputed', 'lost']
  const all = orders()
    .where('shareRef', '==', shareRef)
    .where('status', 'in', settled)
    .orderBy('settledAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
  const place = findPlace(cursor)
  const query = place ? all.startAfter(...place) : all
  const found = (await query.limit(limit + 1).get()).docs.map((doc) => doc.data())
  return pageOf(found, limit, (it) => [it.settledAt ?? '', it.id])
}

/** Orders of an activity in a status, some at a time. */
export async function listOrdersIn(
  shareRef: ShareRef,
  statuses: OrderStatus[],
  limit: number,
): Promise<Order[]> {
  const query = orders().where('shareRef', '==', shareRef).where('status', 'in', statuses)
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** Some of a buyer's orders, whatever their status. */
export async function listOrdersOf(buyerUid: string, limit: number): Promise<Order[]> {
  return (await orders().where('buyerUid', '==', buyerUid).limit(limit).get()).docs.map((doc) => doc.data())
}

/** All of a buyer's orders. */
export function eachOrderOf(buyerUid: string): AsyncIterable<Order> {
  return each(orders().where('buyerUid', '==', buyerUid))
}

/** Some of a buyer's orders that set tickets aside. */
export async function listOpenOrdersOf(buyerUid: string, limit: number): Promise<Order[]> {
  const open: OrderStatus[] = ['held', 'awaiting-payment']
  const query = orders().where('buyerUid', '==', buyerUid).where('status', 'in', open)
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}

/** Some orders for a person's activities whose payments are disputed. */
export async function listDisputed(organiserUid: string, limit: number): Promise<Order[]> {
  const query = orders().where('organiserUid', '==', organiserUid).where('status', '==', 'disputed')
  return (await query.limit(limit).get()).docs.map((doc) => doc.data())
}
