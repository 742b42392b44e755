import { ActivitySort, SORT_DIRECTIONS, SortDirection } from 'functions/contract/activities/activity'
import { MAX_SEARCH, RADIUS_KM } from 'functions/contract/activities/activity-query'
import type { RouteInput } from 'functions/contract/api/routes'
import { z } from 'zod'
import { WHENS, daysIssue, daysOf } from './search-days'

const Degrees = z.string().regex(/^-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?$/)
const Day = z.iso.date()
const Flag = z.literal('true')

/** What a search on /explore is, as its address says it; what is not understood is left out. */
const SearchState = z.object({
  q: z.string().max(MAX_SEARCH).catch(''),
  when: z.enum(WHENS).catch('any'),
  from: Day.optional().catch(undefined),
  to: Day.optional().catch(undefined),
  near: Degrees.optional().catch(undefined),
  /** What the place is called that `near` is the position of. */
  place: z.string().trim().min(1).max(120).optional().catch(undefined),
  radius: z.coerce.number().int().min(RADIUS_KM.least).max(RADIUS_KM.most).catch(RADIUS_KM.usual),
  online: Flag.optional().catch(undefined),
  free: Flag.optional().catch(undefined),
  community: z.string().min(1).max(128).optional().catch(undefined),
  sort: ActivitySort.optional().catch(undefined),
  direction: SortDirection.optional().catch(undefined),
  view: z.enum(['list', 'map']).catch('list'),
})
export type SearchState = z.infer<typeof SearchState>

/** Where a change of the search goes; null takes a part away. */
export type SearchChange = { [K in keyof SearchState]?: string | null }

/** Looking around nowhere in particular. */
export const NOWHERE: SearchChange = { near: null, place: null, radius: null }

export function searchOf(params: URLSearchParams): SearchState {
  return SearchState.parse(Object.fromEntries(params))
}

/** How the results are sorted: as chosen, otherwise what matches best, or what comes soonest where nothing is searched. */
export function orderOf({ q, sort, direction }: SearchState): {
  sort: ActivitySort
  direction: SortDirection
} {
  const chosen = sort ?? (q.trim() === '' ? 'startDate' : 'relevancy')
  return { sort: chosen, direction: direction ?? SORT_DIRECTIONS[chosen] }
}

/** An address with some parts of its search changed. */
export function changed(params: URLSearchParams, change: SearchChange): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(key)
    else if (value !== undefined) next.set(key, value)
  }
  return next
}

/** The parts that narrow a search down: "clear filters" takes these away. */
const FILTERS = ['q', 'when', 'from', 'to', 'near', 'place', 'radius', 'online', 'free', 'community'] as const
export const NO_FILTERS: SearchChange = Object.fromEntries(FILTERS.map((key) => [key, null]))

export function hasFilters(search: SearchState): boolean {
  const { q, when, near, online, free, community } = search
  return q.trim() !== '' || when !== 'any' || [near, online, free, community].some((it) => it !== undefined)
}

type Query = NonNullable<RouteInput<'listActivities'>['query']>

/** What the server is asked, by somebody for whom it is `today`. */
export function queryOf(search: SearchState, today: string): Query {
  const { q, when, near, radius, online, free, community, from, to } = search
  const dates =
    from !== undefined && to !== undefined && daysIssue(from, to) === undefined ? { from, to } : undefined
  const days = when === 'dates' ? dates : daysOf(when, today)
  return {
    ...orderOf(search),
    ...(q.trim() !== '' && { q: q.trim() }),
    ...days,
    ...(near !== undefined && { near, radiusKm: radius }),
    ...(online && { online }),
    ...(free && { free }),
    ...(community !== undefined && { community }),
  }
}
