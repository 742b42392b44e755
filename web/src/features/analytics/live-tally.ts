import type { Activity } from 'functions/contract/activities/activity'
import {
  NOTHING_AT_THE_DOOR,
  NOTHING_UNDER_WAY,
  NO_MONEY,
  NO_PEOPLE,
  Tally,
} from 'functions/contract/analytics/tally'
import { useLiveDoc } from '../../data/live/live'

/** An activity's numbers, live: one document, however many orders there are. */
export function useLiveTally(shareRef: string) {
  return useLiveDoc(Tally, `activities/${shareRef}/tally/current`)
}

/** The numbers of an activity that nothing has happened to yet. */
export function emptyTally({ shareRef, organiser, currency }: Activity): Tally {
  return {
    shareRef,
    organiserUid: organiser.uid,
    currency,
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
    foldedAt: new Date().toISOString(),
  }
}
