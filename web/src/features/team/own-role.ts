import type { Activity } from 'functions/contract/activity'
import { TeamMember } from 'functions/contract/team'
import type { TeamRole } from 'functions/contract/team'
import { useLiveDoc } from '../../data/live'

/**
 * What a person may do with an activity, live: undefined for nothing in particular, 'unknown' while it is asked for. The
 * owner is known from the activity; for others it is one read.
 */
export function useOwnRole(activity: Activity | undefined, uid: string): TeamRole | 'unknown' | undefined {
  const isOwner = activity?.organiser.uid === uid
  const path = activity && !isOwner ? `activities/${activity.shareRef}/team/${uid}` : null
  const member = useLiveDoc(TeamMember, path)
  if (isOwner) return 'owner'
  if (member.status === 'loading') return 'unknown'
  return member.data?.role
}
