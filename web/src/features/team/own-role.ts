import type { Activity } from 'functions/contract/activities/activity'
import { TeamMember } from 'functions/contract/team/team'
import type { TeamRole } from 'functions/contract/team/team'
import { useEffect } from 'react'
import { useLiveDoc } from '../../data/live/live'
import { keepOwn } from '../../data/own-activities'

/** Whether it is the person's own: the share kit and the money are the owner's alone. */
export function isOwnedBy(activity: Pick<Activity, 'organiser'>, uid: string): boolean {
  return activity.organiser.uid === uid
}

/**
 * What a person may do with an activity, live: undefined for nothing in particular, 'unknown' while it is asked for. The
 * owner is known from the activity; for others it is one read.
 */
export function useOwnRole(activity: Activity | undefined, uid: string): TeamRole | 'unknown' | undefined {
  const isOwner = activity !== undefined && isOwnedBy(activity, uid)
  const path = activity && !isOwner ? `activities/${activity.shareRef}/team/${uid}` : null
  const member = useLiveDoc(TeamMember, path)
  const role = isOwner ? 'owner' : member.status === 'loading' ? 'unknown' : member.data?.role
  const shareRef = activity?.shareRef
  useEffect(() => {
    if (shareRef !== undefined && role !== 'unknown') keepOwn(shareRef, role !== undefined)
  }, [shareRef, role])
  return role
}
