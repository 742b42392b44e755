import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { Payout } from 'functions/contract/payouts/payout'
import { leaveFor } from '../../lib/state/loading'
import { call } from '../../data/requests/call'
import { LOOK_AGAIN_MS } from './payout-method'

const payoutsKey = (uid: string) => ['payouts', uid] as const

/** Whether a payout has not come to its end. */
export function isMoving({ state }: Payout): boolean {
  return state === 'pending' || state === 'in-transit'
}

/** What a person has at the payment provider, where they have begun with it. */
export function usePayoutBalance(uid: string, enabled: boolean) {
  return useQuery({
    queryKey: [...payoutsKey(uid), 'balance'],
    queryFn: () => call('readPayoutBalance', {}),
    enabled,
    refetchInterval: LOOK_AGAIN_MS,
  })
}

/** A person's payouts, newest first, page by page; looked at again while one is on its way, or unheard of. */
export function usePayouts(uid: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [...payoutsKey(uid), 'list'],
    queryFn: ({ pageParam: cursor }) => call('listPayouts', cursor === null ? {} : { cursor }),
    enabled,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items, isCurrent }) => !isCurrent || items.some(isMoving)) === true
        ? LOOK_AGAIN_MS
        : false,
  })
}

/** What a payout is made of, newest first, page by page; looked at again until all of it is known. */
export function usePayoutParts(uid: string, payoutId: string) {
  return useInfiniteQuery({
    queryKey: [...payoutsKey(uid), 'parts', payoutId],
    queryFn: ({ pageParam: cursor }) =>
      call('readPayout', cursor === null ? { payoutId } : { payoutId, cursor }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.every(({ isComplete }) => isComplete) === false ? LOOK_AGAIN_MS : false,
  })
}

/** Leads to the person's own pages at the payment provider. */
export function useOpenDashboard() {
  return useMutation({
    mutationFn: () => call('openPayoutDashboard', {}),
    onSuccess: ({ url }) => leaveFor(url),
  })
}
