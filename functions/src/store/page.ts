import { z } from 'zod'

const Place = z.tuple([z.string(), z.string()])

/** One page of a list: its entries, and where the next page begins. */
export interface Page<T> {
  readonly items: T[]
  readonly nextCursor: string | null
}

/** A cursor is the sort value and the id of the last entry, so that a page costs what it shows. */
export function writeCursor(value: string, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/** The place that a cursor names, or undefined when it is none of ours. */
export function findPlace(cursor: string | undefined): [string, string] | undefined {
  if (cursor === undefined) return undefined
  try {
    const place = Place.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return place.success ? place.data : undefined
  } catch {
    return undefined
  }
}

/** Cuts what was found to a page; one entry more than the page tells that there is another. */
export function pageOf<T>(found: T[], limit: number, place: (it: T) => [string, string]): Page<T> {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const nextCursor = found.length > limit && last !== undefined ? writeCursor(...place(last)) : null
  return { items, nextCursor }
}
