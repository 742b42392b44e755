import { infiniteQueryOptions } from '@tanstack/react-query'
import type { MyActivitiesKind } from 'functions/contract/activities/my-activities'
import type { RouteInput } from 'functions/contract/api/routes'
import { api } from '../../data/requests/api'
import { call } from '../../data/requests/call'

export type ActivitySearch = NonNullable<RouteInput<'listActivities'>['query']>

/**
 * What can be discovered, page by page; kept a minute, so that coming back from an activity is instant. A search that
 * nobody waits for any more is given up.
 */
export function exploreQuery(search: ActivitySearch) {
  return infiniteQueryOptions({
    queryKey: ['activities', 'explore', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('listActivities', { query: { ...search, ...(cursor && { cursor }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 60_000,
  })
}

/** One tab of the person's own activities, page by page. */
export function myActivitiesQuery(uid: string | undefined, kind: MyActivitiesKind) {
  return infiniteQueryOptions({
    queryKey: ['activities', 'mine', uid, kind],
    queryFn: ({ pageParam: cursor }) => call('listMyActivities', { kind, ...(cursor && { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    enabled: uid !== undefined,
  })
}
