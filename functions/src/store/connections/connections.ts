import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { Connection } from '../../../contract/connections/connection'
import { connectionId, otherOf } from '../../domain/connections/connection-rules'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import { readCursor, pageOf } from '../page'
import type { Page } from '../page'

function connections(): CollectionReference<Connection> {
  return firestore().collection('connections').withConverter(parsedBy(Connection))
}

export function connectionDoc(one: string, other: string): DocumentReference<Connection> {
  return connections().doc(connectionId(one, other))
}

export async function findConnection(one: string, other: string): Promise<Connection | undefined> {
  return (await connectionDoc(one, other).get()).data()
}

/** Whether two people are connected, and not only asked. One read. */
export async function areConnected(one: string, other: string): Promise<boolean> {
  return (await findConnection(one, other))?.isAccepted ?? false
}

/** With which of these people somebody is connected, and not only asked. */
export async function findConnected(uid: string, others: readonly string[]): Promise<Set<string>> {
  if (others.length === 0) return new Set()
  const found = await firestore().getAll(...others.map((other) => connectionDoc(uid, other)))
  return new Set(others.filter((_, index) => (found[index]?.data() as Connection | undefined)?.isAccepted))
}

/** How many connections and requests somebody has. */
export async function countConnections(uid: string): Promise<number> {
  return (await connections().where('uids', 'array-contains', uid).count().get()).data().count
}

/** One page of somebody's connections and requests, newest first. */
export async function listConnectionsOf(
  uid: string,
  limit: number,
  cursor: string | undefined,
): Promise<Page<Connection>> {
  const all = connections()
    .where('uids', 'array-contains', uid)
    .orderBy('since', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
  const place = readCursor(cursor)
  const found = (await (place ? all.startAfter(...place) : all).limit(limit + 1).get()).docs
  return pageOf(
    found.map((doc) => doc.data()),
    limit,
    (it) => [it.since, connectionId(uid, otherOf(it, uid))],
  )
}

/** All of somebody's connections and requests. */
export function eachConnectionOf(uid: string): AsyncIterable<Connection> {
  return forEachDocument(connections().where('uids', 'array-contains', uid))
}
