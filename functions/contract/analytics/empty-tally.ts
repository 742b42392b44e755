import type { Activity } from '../activities/activity'
import type { Instant } from '../time'
import { NOTHING_AT_THE_DOOR, NOTHING_UNDER_WAY, NO_MONEY, NO_PEOPLE } from './tally'
import type { Tally } from './tally'

/** The numbers of an activity to which nothing has happened. */
export function emptyTally(
  activity: Pick<Activity, 'shareRef' | 'currency' | 'organiser'>,
  now: Instant,
): Tally {
  return {
    shareRef: activity.shareRef,
    organiserUid: activity.organiser.uid,
    currency: activity.currency,
    views: 0,
    viewsByDay: {},
    viewsByHour: {},
    sources: {},
    rsvps: { interested: 0, going: 0, 'not-going': 0, 'not-responded': 0 },
    people: NO_PEOPLE,
    answersByDay: {},
    checkouts: 0,
    checkoutsByDay: {},
    tickets: {},
    checkedIn: 0,
    checkedInByType: {},
    door: NOTHING_AT_THE_DOOR,
    processing: NOTHING_UNDER_WAY,
    orders: 0,
    salesByDay: {},
    salesByHour: {},
    promos: {},
    money: NO_MONEY,
    recent: [],
    foldedAt: now,
  }
}
