import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { RsvpAnswer, RsvpInfo } from 'functions/contract/rsvp'
import { api } from '../../data/api'

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

/** An answer as it is given; without `guests`, as many come along as before. */
export interface GivenAnswer {
  response: RsvpAnswer
  guests?: number
}

/** Answers at once in what is shown, and takes it back when the server refuses. */
export function useAnswerRsvp(uid: string | undefined, shareRef: ShareRef) {
  const client = useQueryClient()
  const { queryKey } = rsvpInfoQuery(uid, shareRef)
  return useMutation({
    mutationFn: (given: GivenAnswer) => api('answerRsvp', { body: { shareRef, ...given } }),
    onMutate: async ({ response, guests }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<RsvpInfo>(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, response, guests: guests ?? before.guests })
      return { before }
    },
    onError: (_error, _given, context) => client.setQueryData(queryKey, context?.before),
    onSuccess: (info) => client.setQueryData(queryKey, info),
  })
}
