import {
  collection,
  collectionGroup,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore'
import type { FirestoreError, Query, WhereFilterOp } from 'firebase/firestore'
import { useEffect, useMemo } from 'react'
import { useObservable } from 'reactfire'
import { NEVER, Observable } from 'rxjs'
import type { z } from 'zod'
import { readSession, watchSession } from '../firebase/auth'
import { firestore, forgetFirestore } from '../firebase/firestore'
import { closeAll, sourceOf, use } from './live-registry'
import { useSession } from '../session'

/** What a live read knows now. `refused`: this person may not read it, or not any more. */
export type Live<T> =
  | { readonly status: 'loading' | 'missing' | 'refused'; readonly data?: undefined }
  | { readonly status: 'ready'; readonly data: T }

/** A query in plain values, so that the same words are the same query. */
export interface LiveQuery {
  readonly collection: string
  /** All collections of this name, wherever they are. */
  readonly group?: true
  readonly where?: readonly (readonly [field: string, op: WhereFilterOp, value: unknown])[]
  readonly orderBy?: readonly (readonly [field: string, direction?: 'asc' | 'desc'])[]
  readonly limit: number
}

type Raw = { status: 'ready'; data: unknown } | { status: 'missing' } | { status: 'refused' }

/**
 * A listener as an observable that never fails: ReactFire throws an error into the error boundary, and keeps it there
 * after the next sign-in.
 */
export function listen(
  start: (next: (raw: Raw) => void, fail: (error: FirestoreError) => void) => () => void,
) {
  return new Observable<Raw>((subscriber) =>
    start(
      (raw) => subscriber.next(raw),
      (error) => {
        if (error.code !== 'permission-denied') console.error('A live read ended.', error)
        subscriber.next({ status: 'refused' })
      },
    ),
  )
}

function openDoc(path: string) {
  return listen((next, fail) =>
    onSnapshot(
      doc(firestore(), path),
      (snapshot) =>
        next(snapshot.exists() ? { status: 'ready', data: snapshot.data() } : { status: 'missing' }),
      fail,
    ),
  )
}

function build(it: LiveQuery): Query {
  const from = it.group ? collectionGroup(firestore(), it.collection) : collection(firestore(), it.collection)
  const filters = (it.where ?? []).map(([field, op, value]) => where(field, op, value))
  const order = (it.orderBy ?? []).map(([field, direction]) => orderBy(field, direction))
  return query(from, ...filters, ...order, limit(it.limit))
}

function openQuery(it: LiveQuery) {
  return listen((next, fail) =>
    onSnapshot(
      build(it),
      (snapshot) => next({ status: 'ready', data: snapshot.docs.map((found) => found.data()) }),
      fail,
    ),
  )
}

function parse<T>(schema: z.ZodType<T>, data: unknown, what: string): T | undefined {
  const parsed = schema.safeParse(data)
  if (!parsed.success) console.error(`${what} is not what the contract promises.`, parsed.error)
  return parsed.data
}

/**
 * What `open` tells under `key`, for the person who is signed in now: another person never sees what it said before.
 * Without a key nothing is opened.
 */
export function useLiveSource(key: string | null, open: () => Observable<Raw>): Raw | undefined {
  const session = useSession()
  const idle = key === null || session.state === 'unknown'
  const id = idle ? 'turnout:idle' : `turnout:${session.user?.uid ?? 'nobody'}:${key}`
  const { source } = idle ? { source: NEVER as Observable<Raw> } : sourceOf(id, open)
  useEffect(() => use(id), [id])
  // Undefined until the first word arrives, which ReactFire's type leaves out.
  const { data }: { data: Raw | undefined } = useObservable<Raw>(id, source, { suspense: false })
  return data
}

/** One document, live. A null path reads nothing and stays `loading`. */
export function useLiveDoc<T>(schema: z.ZodType<T>, path: string | null): Live<T> {
  const raw = useLiveSource(path && `doc:${path}`, () => openDoc(path ?? ''))
  return useMemo((): Live<T> => {
    if (!raw) return { status: 'loading' }
    if (raw.status !== 'ready') return { status: raw.status }
    const data = parse(schema, raw.data, path ?? '')
    return data === undefined ? { status: 'missing' } : { status: 'ready', data }
  }, [raw, schema, path])
}

/** The documents of a query, live and in order; one that cannot be read is left out and logged. Never `missing`. */
export function useLiveQuery<T>(schema: z.ZodType<T>, it: LiveQuery | null): Live<T[]> {
  const key = it && `query:${JSON.stringify(it)}`
  const raw = useLiveSource(key, () => openQuery(it!))
  return useMemo((): Live<T[]> => {
    if (!raw) return { status: 'loading' }
    if (raw.status !== 'ready') return { status: raw.status }
    const items = (raw.data as unknown[]).map((item) => parse(schema, item, key ?? ''))
    return { status: 'ready', data: items.filter((item) => item !== undefined) }
  }, [raw, schema, key])
}

let lastUid = readSession().user?.uid

// Nothing that one person read is kept for the next, neither here nor by ReactFire, nor by the SDK. This runs before React
// draws for the next person, which it does in a microtask after the session has changed.
watchSession(() => {
  const uid = readSession().user?.uid
  if (uid === lastUid) return
  closeAll()
  if (lastUid !== undefined) forgetFirestore()
  lastUid = uid
})
