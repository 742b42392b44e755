import { queryOptions } from '@tanstack/react-query'
import type { ActivityDraft } from './draft'
import { call } from '../../../data/call'
import { asProblem } from '../../../data/problem'

/** What the person has begun and not saved, on all their devices. */
export function draftsQuery(uid: string | undefined) {
  return queryOptions({
    queryKey: ['activities', 'drafts', uid],
    queryFn: () => call('listDrafts', {}),
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

/** Keeps a draft on the server, on top of the version that this device has seen. */
export function sendDraft(key: string, draft: ActivityDraft, basis: number) {
  return call('saveDraft', { key, draft: { ...draft }, basis })
}

export async function fetchDraft(key: string) {
  return (await call('readDraft', { key })).saved
}

/** Throws a draft away on the server; one that cannot be reached now stays in the list of drafts. */
export async function discardDraft(key: string): Promise<void> {
  await call('discardDraft', { key }).catch(() => undefined)
}

/** Whether a draft was not kept because another device has written on it. */
export function isOvertaken(error: unknown): boolean {
  return asProblem(error).code === 'conflict'
}
