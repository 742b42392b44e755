import type { ActivityQuery } from '../../../contract/activities/activity-query'
import { SORT_DIRECTIONS } from '../../../contract/activities/activity'
import type { ActivitySort, SortDirection } from '../../../contract/activities/activity'
import type { Listing } from '../../../contract/activities/listing'
import type { Instant } from '../../../contract/time'
import { coverOf, distanceKm } from '../search/search-area'
import { coverDays } from '../search/search-days'
import { searchedWords } from '../search/search-words'

/** The field that each of the specification's sort fields orders by; relevancy is how many people go. */
export const SORT_FIELDS = {
  relevancy: 'popularity',
  publishedAt: 'publishedAt',
  title: 'titleKey',
  startDate: 'startsAt',
} as const satisfies Record<ActivitySort, keyof Listing>
export type SortField = (typeof SORT_FIELDS)[ActivitySort]

/** One condition that the database's own indexes answer. */
export type ListingFilter =
  | { field: 'phase' | 'organiserUid' | 'communityId' | 'isOnline' | 'isFree'; is: string | boolean }
  | { field: 'words' | 'titleWords'; contains: string }
  | { field: keyof Listing; in: readonly string[] }

/** A query that the indexes answer; of what it finds, those count that match. */
export interface ListingPass {
  readonly filters: readonly ListingFilter[]
  readonly order: SortField
  readonly direction: SortDirection
  readonly matches: (listing: Listing) => boolean
}

/**
 * The queries that answer a search, one after the other. Conditions that no index joins to the others are looked at in
 * what was found. By relevancy, what has the words in its title comes before the rest.
 */
export function passesOf(query: ActivityQuery, now: Instant): ListingPass[] {
  const words = searchedWords(query.q)
  if (query.q !== '' && words.length === 0) return []
  const [filters, order] = [filtersOf(query), SORT_FIELDS[query.sort]]
  const direction = query.direction ?? SORT_DIRECTIONS[query.sort]
  const fits = (listing: Listing) => isWithin(listing, query, now)
  const pass = (field: 'words' | 'titleWords', matches: ListingPass['matches']): ListingPass => {
    const contains: ListingFilter[] = words.slice(0, 1).map((word) => ({ field, contains: word }))
    return { filters: [...filters, ...contains], order, direction, matches: (it) => fits(it) && matches(it) }
  }
  const has = (known: readonly string[]) => words.every((word) => known.includes(word))
  if (words.length === 0 || query.sort !== 'relevancy') return [pass('words', (it) => has(it.words))]
  const inTitle = pass('titleWords', (it) => has(it.titleWords))
  const elsewhere = pass('words', (it) => has(it.words) && !has(it.titleWords))
  return direction === 'desc' ? [inTitle, elsewhere] : [elsewhere, inTitle]
}

function filtersOf(query: ActivityQuery): ListingFilter[] {
  const filters: ListingFilter[] = [{ field: 'phase', is: query.when }]
  if (query.organiser !== undefined) filters.push({ field: 'organiserUid', is: query.organiser })
  if (query.community !== undefined) filters.push({ field: 'communityId', is: query.community })
  if (query.online !== undefined) filters.push({ field: 'isOnline', is: query.online })
  if (query.free !== undefined) filters.push({ field: 'isFree', is: query.free })
  if (query.from !== undefined && query.to !== undefined) {
    const { field, values } = coverDays(query.from, query.to)
    filters.push({ field, in: values })
  }
  const cover = query.near && coverOf(query.near, query.radiusKm)
  if (cover) filters.push({ field: cover.field, in: cover.cells })
  return filters
}

/** What the units of days and cells leave to be looked at; the sweep may be minutes late to end what is over. */
function isWithin(listing: Listing, query: ActivityQuery, now: Instant): boolean {
  if (query.when === 'coming' && listing.endsAt <= now) return false
  if (query.from !== undefined && listing.startDay < query.from) return false
  if (query.to !== undefined && listing.startDay > query.to) return false
  if (query.near === undefined) return true
  return listing.card.point !== null && distanceKm(listing.card.point, query.near) <= query.radiusKm
}
