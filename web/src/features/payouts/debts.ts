import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../data/requests/call'

/** What a person owes the platform or has owed, newest first, page by page. */
export function useDebts(uid: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: ['payouts', uid, 'debts'],
    queryFn: ({ pageParam: cursor }) => call('listDebts', cursor === null ? {} : { cursor }),
    enabled,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
}
