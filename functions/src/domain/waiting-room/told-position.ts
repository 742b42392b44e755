import type { Activity } from '../../../contract/activities/activity'
import { availabilities } from '../../../contract/tickets/availability'
import type { Instant } from '../../../contract/time'
import type { OwnPosition, RoomPosition, WaitingRoom } from '../../../contract/waiting-room/waiting-room'
import { isInside, opensAt } from './waiting-room'

/** Whether nothing can be had at all. */
export function isSoldOut(activity: Activity, now: Instant): boolean {
  const all = Object.values(availabilities(activity, now))
  return all.length > 0 && all.every((it) => it === 'sold-out' || it === 'time-expired')
}

/** What somebody is told of their place. */
export function toldPosition(
  activity: Activity | undefined,
  place: RoomPosition,
  room: WaitingRoom | undefined,
  now: Instant,
): OwnPosition {
  const opens = activity ? opensAt(activity, now) : null
  const { number, endsAt } = place
  const nothing = { number, ahead: null, minutes: null, opensAt: null, endsAt: null, askAgainSeconds: 5 }
  if (isInside(place, now)) return { ...nothing, state: 'inside', endsAt, askAgainSeconds: 60 }
  if (opens !== null)
    return { ...nothing, state: 'drawing', opensAt: opens, askAgainSeconds: untilOpen(opens, now) }
  const ahead = number === null ? null : Math.max(0, number - 1 - (room?.reached ?? 0))
  const pace = room?.pace ?? 0
  return {
    ...nothing,
    state: activity && isSoldOut(activity, now) ? 'sold-out' : 'waiting',
    ahead,
    minutes: ahead === null || pace < 1 ? null : Math.ceil((ahead + 1) / pace),
    askAgainSeconds: Math.round(Math.min(15, Math.max(2, (ahead ?? 0) / 20))),
  }
}

/** Often enough not to miss the opening, and not more often. */
function untilOpen(opens: Instant, now: Instant): number {
  return Math.min(30, Math.max(2, Math.ceil((Date.parse(opens) - Date.parse(now)) / 1000)))
}
