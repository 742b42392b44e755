import type { z } from 'zod'
import { MAX_CONNECTIONS } from '../../../contract/connections/connection'
import type {
  Connection,
  ConnectionInfo,
  ConnectionPage,
  ConnectionQuery,
} from '../../../contract/connections/connection'
import type { Instant } from '../../../contract/time'
import type { User } from '../../../contract/accounts/user'
import type { Actor } from '../../domain/access/actor'
import { connectionStatusOf, otherOf } from '../../domain/connections/connection-rules'
import { Refusal, refuseField, refuseMissing } from '../../domain/refusal'
import { inTransaction } from '../../store/firestore'
import {
  connectionDoc,
  countConnections,
  eachConnectionOf,
  findConnection,
  listConnectionsOf,
} from '../../store/connections/connections'
import { findUser, findUsers } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/** Asks somebody for a connection, or accepts theirs. Asking again changes nothing. */
export async function requestConnection(by: Actor, uid: string, now: Instant): Promise<ConnectionInfo> {
  if (uid === by.uid) throw refuseField('uid', 'This is you.')
  await enforceRateLimit('connect', by, now)
  const user = await findUser(uid)
  if (!user) throw refuseMissing('person')
  const count = await countConnections(by.uid)
  const connection = await inTransaction(async (tx) => {
    const before = (await tx.get(connectionDoc(by.uid, uid))).data()
    if (before && (before.isAccepted || before.requestedBy === by.uid)) return before
    if (!before && count >= MAX_CONNECTIONS) {
      throw new Refusal('conflict', `You have ${MAX_CONNECTIONS} connections and requests. End one first.`)
    }
    const next: Connection = {
      uids: by.uid < uid ? [by.uid, uid] : [uid, by.uid],
      requestedBy: before?.requestedBy ?? by.uid,
      isAccepted: before !== undefined,
      since: now,
    }
    tx.set(connectionDoc(by.uid, uid), next)
    return next
  })
  return infoOf(by.uid, user, connection)
}

/** Ends a connection, takes a request back or turns one down; the other is not told. Done before, it changes nothing. */
export async function disconnect(by: Actor, uid: string): Promise<ConnectionInfo> {
  await inTransaction(async (tx) => {
    tx.delete(connectionDoc(by.uid, uid))
  })
  const user = await findUser(uid)
  return infoOf(by.uid, user ?? { uid, displayName: '', photoURL: null }, undefined)
}

/** The person's connections and requests, newest first, with how people are called now; or where they stand with one. */
export async function listConnections(
  by: Actor,
  query: z.output<typeof ConnectionQuery>,
): Promise<ConnectionPage> {
  if (query.with !== undefined) {
    const [user, connection] = await Promise.all([findUser(query.with), findConnection(by.uid, query.with)])
    return { items: user ? [infoOf(by.uid, user, connection)] : [], nextCursor: null }
  }
  const page = await listConnectionsOf(by.uid, query.limit, query.cursor)
  const users = await findUsers(page.items.map((it) => otherOf(it, by.uid)))
  const items = page.items.flatMap((it) => {
    const user = users.get(otherOf(it, by.uid))
    return user ? [infoOf(by.uid, user, it)] : []
  })
  return { items, nextCursor: page.nextCursor }
}

/** Ends everything that somebody has with others. */
export async function forgetConnections(uid: string): Promise<void> {
  for await (const { uids } of eachConnectionOf(uid)) {
    await inTransaction(async (tx) => {
      tx.delete(connectionDoc(...uids))
    })
  }
}

function infoOf(
  uid: string,
  other: Pick<User, 'uid' | 'displayName' | 'photoURL'>,
  connection: Connection | undefined,
): ConnectionInfo {
  return {
    uid: other.uid,
    name: other.displayName,
    photoURL: other.photoURL,
    status: connection ? connectionStatusOf(connection, uid) : null,
    since: connection?.since ?? null,
  }
}
