import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { JoinWaitList, OwnWait } from 'functions/contract/wait-list/wait-list'
import { call } from '../../data/requests/call'

const ownWaitsKey = (uid: string) => ['wait-list', 'own', uid] as const
/** Lines move while one looks. */
const FRESH_MS = 60_000

/** The lines that the person stands in: all, or those of one activity. */
export function useOwnWaits(uid: string, shareRef?: ShareRef, enabled = true) {
  return useQuery({
    queryKey: [...ownWaitsKey(uid), shareRef ?? null],
    queryFn: () => call('listOwnWaits', shareRef === undefined ? {} : { shareRef }),
    select: ({ items }): OwnWait[] => items,
    refetchInterval: ({ state }) => ((state.data?.items.length ?? 0) > 0 ? FRESH_MS : false),
    enabled,
  })
}

function useFreshWaits(uid: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ownWaitsKey(uid) })
}

/** Joins a line, or changes how many tickets one waits for. */
export function useJoinLine(uid: string) {
  const onSettled = useFreshWaits(uid)
  return useMutation({ mutationFn: (input: JoinWaitList) => call('joinWaitList', input), onSettled })
}

export function useLeaveLine(uid: string) {
  const onSettled = useFreshWaits(uid)
  return useMutation({
    mutationFn: ({ shareRef, ticketTypeRef }: Pick<OwnWait, 'shareRef' | 'ticketTypeRef'>) =>
      call('leaveWaitList', { shareRef, ticketTypeRef }),
    onSettled,
  })
}
