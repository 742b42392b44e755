import { FieldPath } from 'firebase-admin/firestore'
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Query,
  Timestamp,
} from 'firebase-admin/firestore'
import type { ShareRef } from '../../../contract/ids'
import { WaitListEntry } from '../../../contract/wait-list/wait-list'
import type { WaitState } from '../../../contract/wait-list/wait-list'
import type { Instant } from '../../../contract/time'
import { MAX_COUNTED_IN_LINE } from '../../../contract/wait-list/counted-in-line'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'
import { batchLoader, gatherDocs } from '../batch-loader'
import { readCursor, pageOf } from '../page'
import type { Page } from '../page'

/** Values that Firestore takes in one comparison with several. */
const MOST_COMPARED = 30

function waits(): CollectionReference<WaitListEntry> {
  return firestore().collection('waitListEntries').withConverter(parsedBy(WaitListEntry))
}

/** One person's place in the line for one ticket type. */
export function waitDoc(ticketTypeRef: ShareRef, uid: string): DocumentReference<WaitListEntry> {
  return waits().doc(`${ticketTypeRef}_${uid}`)
}

/** Somebody's place in a line as it was read, or that they have none; it can be written on condition that it is still so. */
export interface VersionedWait<T extends WaitListEntry | undefined = WaitListEntry | undefined> {
  readonly wait: T
  readonly version: Timestamp | undefined
}

function seen(doc: DocumentSnapshot<WaitListEntry>): VersionedWait {
  return { wait: doc.data(), version: doc.updateTime }
}

async function listSeen(query: Query<WaitListEntry>, limit: number): Promise<VersionedWait<WaitListEntry>[]> {
  const { docs } = await query.limit(limit).get()
  return docs.map((doc) => ({ wait: doc.data(), version: doc.updateTime }))
}

const readDoc = gatherDocs<WaitListEntry>()

export async function readWait(ticketTypeRef: ShareRef, uid: string): Promise<VersionedWait> {
  return seen(await readDoc(waitDoc(ticketTypeRef, uid)))
}

/** Writes a place in a line; the whole commit fails when somebody wrote it since it was read. */
export function replaceWait(writer: Writer, { version }: VersionedWait, next: WaitListEntry): void {
  const doc = waitDoc(next.ticketTypeRef, next.uid)
  if (version === undefined) writer.create(doc, next)
  else writer.update(doc, next, { lastUpdateTime: version })
}

/** Takes somebody out of a line; the whole commit fails when somebody wrote their place since it was read. */
export function removeWait(writer: Writer, { wait, version }: VersionedWait<WaitListEntry>): void {
  const doc = waitDoc(wait.ticketTypeRef, wait.uid)
  if (version === undefined) writer.delete(doc)
  else writer.delete(doc, { lastUpdateTime: version })
}

function waiting(ticketTypeRef: ShareRef): Query<WaitListEntry> {
  const state: WaitState = 'waiting'
  return waits().where('ticketTypeRef', '==', ticketTypeRef).where('state', '==', state)
}

/** The first in line among those who want so many tickets or fewer. */
export async function findFirstFitting(
  ticketTypeRef: ShareRef,
  most: number,
): Promise<VersionedWait<WaitListEntry> | undefined> {
  const first: VersionedWait<WaitListEntry>[] = []
  for (let from = 1; from <= most; from += MOST_COMPARED) {
    const length = Math.min(MOST_COMPARED, most - from + 1)
    const sizes = Array.from({ length }, (_, index) => from + index)
    const fitting = waiting(ticketTypeRef).where('quantity', 'in', sizes).orderBy('waitingSince')
    first.push(...(await listSeen(fitting, 1)))
  }
  return first.sort((a, b) => a.wait.waitingSince.localeCompare(b.wait.waitingSince))[0]
}

/** The least that anybody in line wants; undefined when nobody waits. One read, for all who ask together. */
export const findSmallestWish = batchLoader(
  async (refs: readonly ShareRef[]): Promise<(number | undefined)[]> => {
    const each = [...new Set(refs)].map(async (ref) => {
      const smallest = waiting(ref).orderBy('quantity').orderBy('waitingSince')
      return [ref, (await listSeen(smallest, 1))[0]?.wait.quantity] as const
    })
    const wishes = new Map(await Promise.all(each))
    return refs.map((ref) => wishes.get(ref))
  },
)

/** How many stand in line before somebody; counts so far and no further. */
export async function countBefore({ ticketTypeRef, waitingSince }: WaitListEntry): Promise<number> {
  const ahead = waiting(ticketTypeRef).where('waitingSince', '<', waitingSince)
  return (await ahead.limit(MAX_COUNTED_IN_LINE).count().get()).data().count
}

const IN_LINE: readonly WaitState[] = ['waiting', 'offered']

/** Some of those who wait for a ticket type or have an offer. */
export function listInLine(ticketTypeRef: ShareRef, limit: number): Promise<VersionedWait<WaitListEntry>[]> {
  const line = waits().where('ticketTypeRef', '==', ticketTypeRef).where('state', 'in', IN_LINE)
  return listSeen(line, limit)
}

/** One page of those who stand in a line, first come first, those with an offer among them. */
export async function listLinePage(
  ticketTypeRef: ShareRef,
  limit: number,
  cursor: string | undefined,
): Promise<Page<WaitListEntry>> {
  const line = waits()
    .where('ticketTypeRef', '==', ticketTypeRef)
    .where('state', 'in', IN_LINE)
    .orderBy('waitingSince')
    .orderBy(FieldPath.documentId())
  const place = readCursor(cursor)
  const found = await (place ? line.startAfter(...place) : line).limit(limit + 1).get()
  return pageOf(
    found.docs.map((doc) => doc.data()),
    limit,
    (it) => [it.waitingSince, waitDoc(it.ticketTypeRef, it.uid).id],
  )
}

/** The ticket types of an activity that somebody stands in line for, also those that it has no more: a read for each. */
export async function* eachTypeInLine(shareRef: ShareRef): AsyncIterable<ShareRef> {
  const ordered = waits().where('shareRef', '==', shareRef).orderBy('ticketTypeRef').limit(1)
  let { docs } = await ordered.get()
  for (;;) {
    const ref = docs[0]?.data().ticketTypeRef
    if (ref === undefined) return
    yield ref
    docs = (await ordered.startAfter(ref).get()).docs
  }
}

/** Whether anybody stands in any line of an activity. One read. */
export async function hasLine(shareRef: ShareRef): Promise<boolean> {
  return !(await waits().where('shareRef', '==', shareRef).limit(1).get()).empty
}

/** Offers that nobody has taken in time, and places that were left for good; longest ago first. */
export function listEndedWaits(now: Instant, limit: number): Promise<VersionedWait<WaitListEntry>[]> {
  const passing: WaitState[] = ['offered', 'taken', 'left']
  const ended = waits().where('state', 'in', passing).where('endsAt', '<=', now).orderBy('endsAt')
  return listSeen(ended, limit)
}

/** Some of a person's places in lines. */
export function listWaitsOf(uid: string, limit: number): Promise<VersionedWait<WaitListEntry>[]> {
  return listSeen(waits().where('uid', '==', uid), limit)
}

/** All of a person's places in lines. */
export function eachWaitOf(uid: string): AsyncIterable<WaitListEntry> {
  return forEachDocument(waits().where('uid', '==', uid))
}
