import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ActivityPage } from 'functions/contract/activities/activity'
import { api } from '../../data/requests/api'
import { hostsOf } from './hosts'

/** So many activities are looked through for their hosts at a time. */
const PAGE = 50

/** The hosts of what is to come, page by page of activities; kept a minute, as the list of activities is. */
export function hostsQuery() {
  return infiniteQueryOptions({
    queryKey: ['activities', 'hosts'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('listActivities', { query: { limit: PAGE, ...(cursor && { cursor }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: ActivityPage) => last.nextCursor,
    select: (data) => hostsOf(data.pages.flatMap((page) => page.items)),
    staleTime: 60_000,
  })
}
