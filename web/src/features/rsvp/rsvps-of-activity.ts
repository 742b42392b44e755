import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import { api } from '../../data/api'

/** The answers to an activity, latest first, page by page, for its organiser. */
export function rsvpsOfActivityQuery(uid: string, shareRef: ShareRef) {
  return infiniteQueryOptions({
    queryKey: ['rsvp', 'of-activity', uid, shareRef],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('listRsvpsOfActivity', { query: { shareRef, ...(cursor && { cursor }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
}

export function useRsvpsOfActivity(uid: string, shareRef: ShareRef) {
  return useInfiniteQuery(rsvpsOfActivityQuery(uid, shareRef))
}
