import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../wall-time'

const HOURS = 12
/** Whoever comes late to the line should still be able to make it. */
const HOURS_BEFORE_START = 2
const LEAST_MINUTES = 30

/** Until when a place that is offered now can be taken: twelve hours, less when it begins soon, never past the end. */
export function offerEnd(activity: { startsAt: Instant; endsAt: Instant }, now: Instant): Instant {
  const long = minutesAfter(now, HOURS * 60)
  const inTime = minutesAfter(activity.startsAt, -HOURS_BEFORE_START * 60)
  const least = minutesAfter(now, LEAST_MINUTES)
  const wished = long < inTime ? long : inTime
  const fair = wished > least ? wished : least
  return fair < activity.endsAt ? fair : activity.endsAt
}
