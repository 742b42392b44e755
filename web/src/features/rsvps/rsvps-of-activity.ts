import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { DecideRsvp, RsvpListState, RsvpSort } from 'functions/contract/rsvps/rsvp'
import { api } from '../../data/requests/api'
import { call } from '../../data/requests/call'
import { download } from '../../data/requests/download'
import { saveBlob } from '../../lib/save-file'

/** Which of the answers, and in what order. */
export interface RsvpView {
  state?: RsvpListState
  sort?: RsvpSort
}

/** Names and words come from A on; times the latest first. */
function directionOf(sort: RsvpSort): 'asc' | 'desc' {
  return sort === 'user-shown-name' || sort === 'rsvp-response' ? 'asc' : 'desc'
}

/** What all lists of the answers to an activity share. */
export function rsvpsOfActivityKey(uid: string, shareRef: ShareRef) {
  return ['rsvp', 'of-activity', uid, shareRef] as const
}

/** The answers to an activity, page by page, for its organiser. */
export function rsvpsOfActivityQuery(uid: string, shareRef: ShareRef, view: RsvpView = {}) {
  const { state, sort = 'rsvp-responded-at' } = view
  // Whoever has waited longest comes first.
  const direction = state === undefined ? directionOf(sort) : 'asc'
  return infiniteQueryOptions({
    queryKey: [...rsvpsOfActivityKey(uid, shareRef), state, sort],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { shareRef, sort, direction, ...(state && { state }), ...(cursor && { cursor }) }
      return api('listRsvpsOfActivity', { query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
}

export function useRsvpsOfActivity(uid: string, shareRef: ShareRef, view: RsvpView = {}) {
  return useInfiniteQuery(rsvpsOfActivityQuery(uid, shareRef, view))
}

/** Everybody who was invited or answered, as a file for spreadsheets. */
export function useRsvpsFile(shareRef: ShareRef) {
  return useMutation({
    mutationFn: () => download('exportRsvps', { params: { shareRef } }),
    onSuccess: (file) => saveBlob(`rsvps-${shareRef}.csv`, file),
  })
}

/** Lets somebody in, or not. */
export function useDecideRsvp(uid: string, shareRef: ShareRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Omit<DecideRsvp, 'shareRef'>) => call('decideRsvp', { shareRef, ...decision }),
    onSettled: () => client.invalidateQueries({ queryKey: rsvpsOfActivityKey(uid, shareRef) }),
  })
}
