import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { GivenRole } from 'functions/contract/team/team'
import { call } from '../../data/requests/call'

function teamQuery(uid: string, shareRef: ShareRef) {
  return queryOptions({ queryKey: ['team', uid, shareRef], queryFn: () => call('listTeam', { shareRef }) })
}

function auditQuery(uid: string, shareRef: ShareRef) {
  return infiniteQueryOptions({
    queryKey: ['audit', uid, shareRef],
    queryFn: ({ pageParam: cursor }) => call('listAudit', { shareRef, ...(cursor && { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
}

/** Who helps with an activity and whom it waits for. */
export function useTeam(uid: string, shareRef: ShareRef) {
  return useQuery(teamQuery(uid, shareRef))
}

/** Who did what, newest first, page by page. */
export function useAudit(uid: string, shareRef: ShareRef) {
  return useInfiniteQuery(auditQuery(uid, shareRef))
}

function useTeamChange<In, Out>(uid: string, shareRef: ShareRef, work: (input: In) => Promise<Out>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    // Also after a failure: somebody else may have changed the team meanwhile.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: teamQuery(uid, shareRef).queryKey })
      await client.invalidateQueries({ queryKey: auditQuery(uid, shareRef).queryKey })
    },
  })
}

/** Makes a link to the team, mailed where there is an address. */
export function useInvite(uid: string, shareRef: ShareRef) {
  return useTeamChange(uid, shareRef, (input: { role: GivenRole; email?: string }) =>
    call('inviteToTeam', { shareRef, ...input }),
  )
}

export function useWithdraw(uid: string, shareRef: ShareRef) {
  return useTeamChange(uid, shareRef, (invitationId: string) =>
    call('withdrawTeamInvitation', { shareRef, invitationId }),
  )
}

export function useChangeRole(uid: string, shareRef: ShareRef) {
  return useTeamChange(uid, shareRef, (input: { uid: string; role: GivenRole }) =>
    call('changeTeamRole', { shareRef, ...input }),
  )
}

export function useRemove(uid: string, shareRef: ShareRef) {
  return useTeamChange(uid, shareRef, (member: string) => call('removeFromTeam', { shareRef, uid: member }))
}

/** What a link to a team is for; it does not change while it is looked at. */
export function useInvitation(uid: string, shareRef: ShareRef, token: string) {
  return useQuery({
    queryKey: ['team-invitation', uid, shareRef, token],
    queryFn: () => call('readTeamInvitation', { shareRef, token }),
    retry: false,
    staleTime: Infinity,
  })
}

export function useJoin(shareRef: ShareRef, token: string) {
  return useMutation({ mutationFn: () => call('joinTeam', { shareRef, token }) })
}
