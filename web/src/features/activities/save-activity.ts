import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ActivityStatus } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import type { ShareRef } from 'functions/contract/ids'
import type { WallTime } from 'functions/contract/time'
import { api } from '../../data/requests/api'
import { call } from '../../data/requests/call'
import { keepOwn } from '../../data/own-activities'

/** A saved activity as its organiser edits it; never taken from a cache, as it is overwritten whole. */
export function editActivityQuery(uid: string | undefined, shareRef: ShareRef) {
  return queryOptions({
    queryKey: ['activities', 'edit', uid, shareRef],
    queryFn: ({ signal }) => api('readActivityForEdit', { params: { shareRef } }, { signal }),
    enabled: uid !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export interface SaveRequest {
  /** The activity to change; undefined creates one. */
  shareRef: ShareRef | undefined
  save: ActivitySaveInput
  /** The version that was edited; undefined for a new one. */
  version: string | undefined
  /** One for each intention, so that a repeated request creates one activity. */
  idempotencyKey: string
}

/** Creates or changes an activity. */
export function useSaveActivity() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ shareRef, save: body, version, idempotencyKey }: SaveRequest) =>
      shareRef === undefined
        ? api('createActivity', { body }, { idempotencyKey })
        : api('updateActivity', { params: { shareRef }, body }, { version }),
    onSuccess: ({ shareRef }) => {
      keepOwn(shareRef, true)
      return client.invalidateQueries({ queryKey: ['activities'] })
    },
  })
}

/** Has a draft go live at a time, or takes that back. */
export function useSchedule(shareRef: ShareRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (publishAt: WallTime | null) => call('schedulePublishing', { shareRef, publishAt }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['activities'] }),
  })
}

/** Publishes, pauses, cancels or deletes an activity. */
export function useChangeStatus(shareRef: ShareRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (status: ActivityStatus) => call('changeActivityStatus', { shareRef, status }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['activities'] }),
  })
}
