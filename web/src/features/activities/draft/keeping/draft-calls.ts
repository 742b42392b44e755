import { queryOptions } from '@tanstack/react-query'
import type { ActivityDraft } from '../draft'
import { call } from '../../../../data/requests/call'
import { asProblem } from '../../../../data/requests/problem'
import { createDiscards, isDiscarded } from './discards'

/** What the person has begun and not saved, on all their devices. */
export function draftsQuery(uid: string | undefined) {
  return queryOptions({
    queryKey: ['activities', 'drafts', uid],
    queryFn: async () => {
      const { items } = await call('listDrafts', {})
      return { items: items.filter((it) => uid === undefined || !isDiscarded(uid, it)) }
    },
    enabled: uid !== undefined,
  })
}

/** A draft as the server last had it; never from a cache, as it is written on. */
export function draftQuery(uid: string, key: string) {
  return queryOptions({
    queryKey: ['activities', 'draft', uid, key],
    queryFn: () => call('readDraft', { key }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

const discards = createDiscards({
  send: (discard) => call('discardDraft', discard),
  isPointless: (error) => ['invalid-input', 'not-found'].includes(asProblem(error).code),
})

/** Throws a draft away on the server; what that cannot be told now is kept on this device and told later. */
export const discardDraft = discards.discard
export const flushDiscards = discards.flush

/** Keeps a draft on the server, on top of the version that this device has seen. */
export async function sendDraft(uid: string, key: string, draft: ActivityDraft, basis: number) {
  await discards.settle(uid, key)
  return call('saveDraft', { key, draft: { ...draft }, basis })
}

export async function fetchDraft(uid: string, key: string) {
  await discards.settle(uid, key)
  return (await call('readDraft', { key })).saved
}

/** Whether a draft was not kept because another device has written on it. */
export function isWriteConflict(error: unknown): boolean {
  return asProblem(error).code === 'conflict'
}
