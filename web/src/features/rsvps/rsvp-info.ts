import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { AnswerRsvp } from 'functions/contract/rsvps/rsvp'
import { api } from '../../data/requests/api'

/** Where the signed-in person stands with an activity. */
export function rsvpInfoQuery(uid: string | undefined, shareRef: ShareRef) {
  return queryOptions({
    queryKey: ['rsvp', 'info', uid, shareRef],
    queryFn: ({ signal }) => api('readRsvpInfo', { query: { shareRef } }, { signal }),
    enabled: uid !== undefined,
  })
}

export function useRsvpInfo(uid: string | undefined, shareRef: ShareRef) {
  return useQuery(rsvpInfoQuery(uid, shareRef))
}

/** Saves an answer; what is shown as saved is what the server says. */
export function useAnswerRsvp(uid: string | undefined, shareRef: ShareRef) {
  const client = useQueryClient()
  const { queryKey } = rsvpInfoQuery(uid, shareRef)
  return useMutation({
    mutationFn: (given: Omit<AnswerRsvp, 'shareRef'>) => api('answerRsvp', { body: { shareRef, ...given } }),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (info) => client.setQueryData(queryKey, info),
  })
}
