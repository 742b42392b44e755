import type { Activity } from '../../../../contract/activities/activity'
import { dayIn } from '../../../../contract/time'
import type { Instant } from '../../../../contract/time'
import type { TallyChange } from '../../../../contract/analytics/tally'
import type { TeamRole } from '../../../../contract/team/team'
import { refuseMissing } from '../../../domain/refusal'
import type { Actor } from '../../../domain/access/actor'
import { findTeamMember } from '../../../store/team/team'
import { requireManager } from '../../access/guards'

/** Somebody at the door of an activity. */
export interface Helper {
  readonly activity: Activity
  readonly role: TeamRole
  readonly uid: string
  /** As the team knows them: guests say their name when they join. */
  readonly name: string
}

/**
 * The activity and who helps at its door.
 * @throws Refusal `not-found` for whoever is not on the team, or not any more
 */
export async function requireDoor(by: Actor, shareRef: string): Promise<Helper> {
  const activity = await requireManager(by, shareRef, 'door')
  const { organiser } = activity
  if (organiser.uid === by.uid) return { activity, role: 'owner', uid: by.uid, name: organiser.name }
  const member = await findTeamMember(shareRef, by.uid)
  if (!member) throw refuseMissing('activity')
  return { activity, role: member.role, uid: by.uid, name: member.name }
}

/** What people coming in, or taken back, do to the numbers. */
export function checkedInChange(
  { timezone }: Pick<Activity, 'timezone'>,
  countedAs: string,
  people: number,
  now: Instant,
): TallyChange {
  return { at: now, day: dayIn(timezone, now), checkedIn: { [countedAs]: people } }
}
