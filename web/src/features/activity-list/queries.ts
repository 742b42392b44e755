import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ActivitySort, SortDirection } from 'functions/contract/activity'
import type { MyActivitiesKind } from 'functions/contract/my-activities'
import { api } from '../../data/api'
import { call } from '../../data/call'

export interface ActivityOrder {
  sort: ActivitySort
  direction: SortDirection
}

/** What can be discovered, page by page; kept a minute, so that coming back from an activity is instant. */
export function exploreQuery(order: ActivityOrder) {
  return infiniteQueryOptions({
    queryKey: ['activities', 'explore', order],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('listActivities', { query: { ...order, ...(cursor && { cursor }) } }, { signal }),
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
