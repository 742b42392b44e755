import { z } from 'zod'
import { refuseField } from '../domain/refusal'
import type { Refusal } from '../domain/refusal'

/** What Firestore takes as the id of a document; with any other the whole query fails. */
const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/\0]{1,128}$/

/** The sort values of an entry, null for one that has none, and its id: where the page after it begins. */
const Place = z
  .array(z.union([z.string(), z.number(), z.null()]))
  .min(2)
  .refine((place) => typeof place.at(-1) === 'string' && DOCUMENT_ID.test(String(place.at(-1))))
type Place = z.infer<typeof Place>

/** One page of a list: its entries, and where the next page begins. */
export interface Page<T> {
  readonly items: T[]
  readonly nextCursor: string | null
}

/** A list's pages, one after the other: each is read once the one before was used, so that no list is too long. */
export async function* eachPage<T>(
  read: (cursor: string | undefined) => Promise<Page<T>>,
): AsyncIterable<T[]> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await read(cursor)
    yield items
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** A cursor is the place of the last entry, so that a page costs what it shows. */
export function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * The place that a cursor names.
 * @param length how many values the list is sorted by, its id included
 * @throws Refusal `invalid-input` at `cursor` when it is none of this list's
 */
export function readCursor(cursor: string | undefined, length = 2): Place | undefined {
  if (cursor === undefined) return undefined
  const place = Place.safeParse(parse(cursor))
  if (place.success && place.data.length === length) return place.data
  throw refuseCursor()
}

/** What is answered to a cursor that names no page. */
export function refuseCursor(): Refusal {
  return refuseField('cursor', 'This page is not there any more. Begin with the first one.')
}

/** Cuts what was found to a page; one entry more than the page tells that there is another. */
export function pageOf<T>(found: T[], limit: number, place: (it: T) => Place): Page<T> {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const nextCursor = found.length > limit && last !== undefined ? writeCursor(place(last)) : null
  return { items, nextCursor }
}
