import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { ChangeInvitation, SendRsvp } from 'functions/contract/invitations/invitation'
import { api } from '../../data/requests/api'
import { call } from '../../data/requests/call'

/** Everything about the invitations to an activity. */
export function invitationsKey(uid: string, shareRef: ShareRef) {
  return ['invitations', uid, shareRef]
}

/** The invitations to an activity with their answers, page by page, for its organiser. */
export function invitationsQuery(uid: string, shareRef: ShareRef) {
  return infiniteQueryOptions({
    queryKey: [...invitationsKey(uid, shareRef), 'list'],
    queryFn: ({ pageParam: cursor }) => call('listInvitations', { shareRef, ...(cursor && { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
}

export function useInvitations(uid: string, shareRef: ShareRef) {
  return useInfiniteQuery(invitationsQuery(uid, shareRef))
}

/** The person's own connections, and where each stands with an activity, page by page. */
export function inviteesQuery(uid: string, shareRef: ShareRef) {
  return infiniteQueryOptions({
    queryKey: [...invitationsKey(uid, shareRef), 'invitees'],
    queryFn: ({ pageParam: cursor }) => call('listInvitees', { shareRef, ...(cursor && { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
}

/** How many of the invitations that are shown went to one person and have no answer. */
export function useUnanswered(uid: string, shareRef: ShareRef): number {
  const { data } = useInvitations(uid, shareRef)
  const all = data?.pages.flatMap((page) => page.items) ?? []
  return all.filter((it) => it.kind !== 'link' && it.status !== 'revoked' && it.response === null).length
}

/** Invites people or makes a link; the key is one for each intention. */
export function useSendInvitations(uid: string, shareRef: ShareRef) {
  const client = useQueryClient()
  const queryKey = invitationsKey(uid, shareRef)
  return useMutation({
    mutationFn: ({
      key,
      ...what
    }: Partial<Pick<SendRsvp, 'emails' | 'connections' | 'message' | 'link'>> & { key: string }) =>
      api('sendRsvp', { body: { shareRef, ...what } }, { idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

/** Sends an invitation again, or ends it. */
export function useChangeInvitation(uid: string, shareRef: ShareRef) {
  const client = useQueryClient()
  const queryKey = invitationsKey(uid, shareRef)
  return useMutation({
    mutationFn: (change: Omit<ChangeInvitation, 'shareRef'>) =>
      call('changeInvitation', { shareRef, ...change }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

/** The addresses in what somebody typed or pasted. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((it) => it !== ''))]
}
