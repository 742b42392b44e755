import { RSVP_POOL } from '../../contract/rsvp-settings'
import { NO_PEOPLE, RECENT_MOMENTS } from '../../contract/tally'
import type { Tally, TallyChange, TallyMoment } from '../../contract/tally'
import type { Activity } from '../../contract/activity'
import type { RsvpSettings } from '../../contract/rsvp-settings'
import type { Instant } from '../../contract/time'

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
    rsvps: { interested: 0, going: 0, 'not-going': 0, 'not-responded': 0 },
    people: NO_PEOPLE,
    tickets: {},
    orders: 0,
    salesByDay: {},
    money: { tickets: 0, discounts: 0, fees: 0, tips: 0, donations: 0, refunded: 0, total: 0 },
    recent: [],
    foldedAt: now,
  }
}

/** A tally with changes added, in whatever order they come. */
export function foldTally(tally: Tally, changes: readonly TallyChange[], now: Instant): Tally {
  const folded = changes.reduce(addChange, tally)
  const recent = changes.flatMap((change) => change.moment ?? []).concat(tally.recent)
  recent.sort((a, b) => b.at.localeCompare(a.at))
  return { ...folded, recent: recent.slice(0, RECENT_MOMENTS), foldedAt: now }
}

function addChange(tally: Tally, change: TallyChange): Tally {
  const quantity = Object.values(change.tickets ?? {}).reduce((sum, it) => sum + it.sold, 0)
  const total = change.money?.total ?? 0
  return {
    ...tally,
    views: tally.views + (change.views ?? 0),
    viewsByDay: change.views ? addTo(tally.viewsByDay, change.day, change.views) : tally.viewsByDay,
    rsvps: addEach(tally.rsvps, change.rsvps),
    people: addEach(tally.people, change.people),
    tickets: addTickets(tally.tickets, change.tickets),
    orders: tally.orders + (change.orders ?? 0),
    salesByDay: quantity || total ? addSale(tally.salesByDay, change.day, quantity, total) : tally.salesByDay,
    money: addEach(tally.money, change.money),
  }
}

function addTo(counts: Record<string, number>, key: string, amount: number): Record<string, number> {
  return { ...counts, [key]: (counts[key] ?? 0) + amount }
}

function addEach<T extends Record<string, number>>(
  counts: T,
  change: { [K in keyof T]?: number | undefined } = {},
): T {
  const entries = Object.entries(counts).map(([key, value]) => [key, value + (change[key] ?? 0)])
  return Object.fromEntries(entries) as T
}

function addTickets(tickets: Tally['tickets'], change: TallyChange['tickets'] = {}): Tally['tickets'] {
  const next = { ...tickets }
  for (const [ref, { sold, held }] of Object.entries(change)) {
    const before = next[ref] ?? { sold: 0, held: 0 }
    next[ref] = { sold: before.sold + sold, held: before.held + held }
  }
  return next
}

function addSale(
  sales: Tally['salesByDay'],
  day: string,
  quantity: number,
  total: number,
): Tally['salesByDay'] {
  const before = sales[day] ?? { quantity: 0, total: 0 }
  return { ...sales, [day]: { quantity: before.quantity + quantity, total: before.total + total } }
}

/** Tickets left by ticket type and places for answers, where there is a capacity; never below nothing. */
export function leftOf(
  activity: Pick<Activity, 'ticketTypes' | 'rsvp'>,
  tally: Tally,
): Record<string, number> {
  const tickets = activity.ticketTypes.flatMap((type) => {
    if (type.capacity === null) return []
    const { sold, held } = tally.tickets[type.shareRef] ?? { sold: 0, held: 0 }
    return [[type.shareRef, Math.max(0, type.capacity - sold - held)] as const]
  })
  return Object.fromEntries([...tickets, ...placesLeft(activity.rsvp, tally.people)])
}

function placesLeft({ capacity }: RsvpSettings, people: Tally['people']): [string, number][] {
  return capacity === null ? [] : [[RSVP_POOL, Math.max(0, capacity - people.placed - people.unplaced)]]
}

/** How many people go: those who are confirmed and those they bring. */
export function goingOf({ rsvps, people }: Tally): number {
  return rsvps.going + people.guests
}

/** What changes when the moments that are somebody's get another name. */
export function renameMoments(
  tally: Tally,
  isTheirs: (moment: TallyMoment) => boolean,
  name: string,
): Pick<Tally, 'recent'> {
  return { recent: tally.recent.map((moment) => (isTheirs(moment) ? { ...moment, name } : moment)) }
}
