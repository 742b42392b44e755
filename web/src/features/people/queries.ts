import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../data/requests/api'

/** A person as everybody may see them. */
export function personQuery(uid: string) {
  return queryOptions({
    queryKey: ['person', uid],
    queryFn: ({ signal }) => api('readPerson', { params: { uid } }, { signal }),
    staleTime: 60_000,
  })
}

/** The public activities that a person hosts, page by page: the soonest first, of the past ones the latest. */
export function hostedQuery(organiser: string, when: 'coming' | 'past') {
  return infiniteQueryOptions({
    queryKey: ['activities', 'hosted', organiser, when],
    queryFn: ({ pageParam: cursor, signal }) => {
      const direction = when === 'coming' ? 'asc' : 'desc'
      return api(
        'listActivities',
        { query: { organiser, when, direction, limit: 12, ...(cursor && { cursor }) } },
        { signal },
      )
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 60_000,
  })
}
