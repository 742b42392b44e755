import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../../data/requests/api'

/** Where the signed-in person stands with another. */
export function connectionQuery(uid: string, other: string) {
  return queryOptions({
    queryKey: ['connections', uid, 'with', other],
    queryFn: async ({ signal }) => {
      const page = await api('listConnections', { query: { with: other } }, { signal })
      return page.items[0] ?? null
    },
  })
}

export function useConnection(uid: string, other: string) {
  return useQuery(connectionQuery(uid, other))
}

/** The person's connections and requests, newest first, page by page. */
export function connectionsQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: ['connections', uid, 'list'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('listConnections', { query: { ...(cursor && { cursor }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
}

export function useConnections(uid: string) {
  return useInfiniteQuery(connectionsQuery(uid))
}

/** Asks or accepts, or ends what there is; whatever shows connections is read again. */
export function useChangeConnection(uid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ other, what }: { other: string; what: 'request' | 'end' }) =>
      api(what === 'request' ? 'requestConnection' : 'disconnect', { body: { uid: other } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['connections', uid] }),
  })
}
