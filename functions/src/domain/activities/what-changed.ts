import type { Activity } from '../../../contract/activities/activity'
import type { ActivityChange } from '../../../contract/activities/activity-save'

type Facts = Pick<Activity, 'startsAt' | 'endsAt' | 'timezone' | 'type' | 'location'> & {
  meetingUrl: string | null
}

/** What the people of an activity would have to know of a change: when, where, or the link to join. */
export function whatChanged(before: Facts, after: Facts): ActivityChange[] {
  const when =
    before.startsAt !== after.startsAt || before.endsAt !== after.endsAt || before.timezone !== after.timezone
  const where = before.type !== after.type || placeOf(before) !== placeOf(after)
  const link = before.meetingUrl !== after.meetingUrl
  return [
    ...(when ? ['when' as const] : []),
    ...(where ? ['where' as const] : []),
    ...(link ? ['link' as const] : []),
  ]
}

function placeOf({ location }: Facts): string {
  return location ? `${location.name}\n${location.address}` : ''
}
