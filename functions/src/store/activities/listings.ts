import { FieldPath } from 'firebase-admin/firestore'
import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore'
import type { ShareRef } from '../../../contract/ids'
import { Listing } from '../../../contract/activities/listing'
import type { Instant } from '../../../contract/time'
import type { ListingFilter, ListingPass } from '../../domain/activities/listing-query'
import { firestore, isWriteConflict, parsedBy } from '../firestore'
import { readCursor, writeCursor } from '../page'
import type { Page } from '../page'

function listings(): CollectionReference<Listing> {
  return firestore().collection('listings').withConverter(parsedBy(Listing))
}

export function listingDoc(shareRef: ShareRef): DocumentReference<Listing> {
  return listings().doc(shareRef)
}

/** Documents that a page may read for each entry that it may have. */
const READS_PER_ENTRY = 4

/** What a pass asks the database, from its beginning and without an end. */
export function queryOf(pass: ListingPass): Query<Listing> {
  const where = (query: Query<Listing>, filter: ListingFilter) => {
    if ('is' in filter) return query.where(filter.field, '==', filter.is)
    if ('contains' in filter) return query.where(filter.field, 'array-contains', filter.contains)
    return query.where(filter.field, 'in', filter.in)
  }
  return pass.filters
    .reduce<Query<Listing>>(where, listings())
    .orderBy(pass.order, pass.direction)
    .orderBy(FieldPath.documentId(), pass.direction)
}

/**
 * One page of what the passes find, one pass after the other. Reads four documents for each entry that the page may have
 * at most: where most of what the indexes give does not match, a page has fewer entries and the next goes on from there.
 */
export async function findListings(
  passes: readonly ListingPass[],
  limit: number,
  cursor: string | undefined,
): Promise<Page<Listing>> {
  const begin = beginAt(cursor, passes.length)
  const items: Listing[] = []
  let reads = 0
  for (const [index, pass] of passes.entries()) {
    if (index < begin.pass) continue
    let place = index === begin.pass ? begin.place : undefined
    for (;;) {
      const want = Math.min(limit + 1, READS_PER_ENTRY * limit - reads)
      // Nothing is left to read with, and nobody has looked whether there is more: the next page will.
      if (want <= 0) return { items, nextCursor: cursorOf(place, index) }
      const query = queryOf(pass)
      const { docs } = await (place ? query.startAfter(...place) : query).limit(want).get()
      reads += docs.length
      for (const listing of docs.map((doc) => doc.data())) {
        if (pass.matches(listing)) {
          if (items.length === limit) return { items, nextCursor: cursorOf(place, index) }
          items.push(listing)
        }
        place = [listing[pass.order], listing.shareRef]
      }
      if (docs.length < want) break
    }
  }
  return { items, nextCursor: null }
}

type Place = readonly [value: string | number | null, id: string]

/** A cursor of a pass that is begun holds the pass and its place; of another, the pass below nought. */
function cursorOf(place: Place | undefined, pass: number): string {
  return place ? writeCursor([place[0], pass, place[1]]) : writeCursor(['', -1 - pass, '0'])
}

/** Where a cursor goes on; what is in one that we did not write is taken for a place of the first pass. */
function beginAt(cursor: string | undefined, passes: number): { pass: number; place?: Place } {
  const [value = '', written = 0, id = ''] = readCursor(cursor, 3) ?? ['', -1, '0']
  const pass = typeof written === 'number' && written < 0 ? -1 - written : Number(written)
  if (!Number.isInteger(pass) || pass >= passes) return { pass: 0, place: [value, String(id)] }
  return written === pass ? { pass, place: [value, String(id)] } : { pass }
}

/**
 * Turns listings of what is over to past, as long as nobody changes them meanwhile.
 * @returns how many there were; fewer than `limit` when that was all
 */
export async function endListings(now: Instant, limit: number): Promise<number> {
  const over = listings().where('phase', '==', 'coming').where('endsAt', '<=', now)
  const { docs } = await over.orderBy('endsAt').limit(limit).get()
  const ends = docs.map((doc) => doc.ref.update({ phase: 'past' }, { lastUpdateTime: doc.updateTime }))
  for (const end of await Promise.allSettled(ends)) {
    if (end.status === 'rejected' && !isWriteConflict(end.reason)) throw end.reason
  }
  return docs.length
}
