import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { RecipientGroup, UpdateInfo } from 'functions/contract/updates/update'
import { call } from '../../data/requests/call'

/** Often enough to watch an update go out. */
const WATCHED_MS = 2000

/** What was written to the people of an activity, as far as the person may see it. */
export function updatesQuery(uid: string, shareRef: ShareRef) {
  return queryOptions({
    queryKey: ['updates', uid, shareRef],
    queryFn: async () => (await call('listUpdates', { shareRef })).items,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? WATCHED_MS : false),
  })
}

function isUnderWay(updates: readonly UpdateInfo[] = []): boolean {
  return updates.some((it) => it.sentCount !== null && it.status === 'sending')
}

export function useUpdates(uid: string, shareRef: ShareRef) {
  return useQuery(updatesQuery(uid, shareRef))
}

/** An update as it is written; the key is one for each intention, so that a repeated request sends one. */
export interface NewUpdate {
  to: RecipientGroup[]
  subject: string
  text: string
  about: 'update' | 'changed'
  idempotencyKey: string
}

/** Sends an update, and shows it in the list at once. */
export function useSendUpdate(uid: string, shareRef: ShareRef) {
  const client = useQueryClient()
  const { queryKey } = updatesQuery(uid, shareRef)
  return useMutation({
    mutationFn: (update: NewUpdate) => call('sendUpdate', { shareRef, ...update }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}
