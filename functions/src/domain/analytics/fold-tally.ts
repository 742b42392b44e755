import { keptUnder } from '../../../contract/analytics/analytics-of'
import { sharedPool } from '../../../contract/tickets/availability'
import { RSVP_POOL } from '../../../contract/rsvps/rsvp-settings'
import { MAX_LINK_CODES } from '../../../contract/activities/source'
import { NO_TICKETS, RECENT_MOMENTS } from '../../../contract/analytics/tally'
import type { Tally, TallyChange, TallyMoment } from '../../../contract/analytics/tally'
import type { Activity } from '../../../contract/activities/activity'
import type { RsvpSettings } from '../../../contract/rsvps/rsvp-settings'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import type { Instant } from '../../../contract/time'

/** A tally with changes added, in whatever order they come. */
export function foldTally(tally: Tally, changes: readonly TallyChange[], now: Instant): Tally {
  const folded = changes.reduce(addChange, tally)
  const recent = changes.flatMap((change) => change.moment ?? []).concat(tally.recent)
  recent.sort((a, b) => b.at.localeCompare(a.at))
  const today = now.slice(0, 10)
  return {
    ...folded,
    viewsByDay: mergeOld(folded.viewsByDay, today, (a, b) => a + b),
    answersByDay: mergeOld(folded.answersByDay, today, (a, b) => a + b),
    checkoutsByDay: mergeOld(folded.checkoutsByDay, today, (a, b) => a + b),
    salesByDay: mergeOld(folded.salesByDay, today, addSales),
    recent: recent.slice(0, RECENT_MOMENTS),
    foldedAt: now,
  }
}

/** Days of long ago as weeks and months, so that the document stays small however long an activity is up. */
function mergeOld<T>(days: Record<string, T>, today: string, add: (a: T, b: T) => T): Record<string, T> {
  const merged: Record<string, T> = {}
  for (const [day, it] of Object.entries(days)) {
    const key = keptUnder(day, today)
    const before = merged[key]
    merged[key] = before === undefined ? it : add(before, it)
  }
  return merged
}

function addChange(tally: Tally, change: TallyChange): Tally {
  const { day } = change
  const views = change.views ?? 0
  const checkouts = change.checkouts ?? 0
  const answers = (change.rsvps?.going ?? 0) + (change.rsvps?.interested ?? 0)
  const sale = saleOf(change)
  return {
    ...tally,
    views: tally.views + views,
    viewsByDay: addTo(tally.viewsByDay, day, views),
    viewsByHour: addTo(tally.viewsByHour, change.hour, views),
    sources: addTo(tally.sources, change.source && sourceIn(tally, change.source), views),
    rsvps: addEach(tally.rsvps, change.rsvps),
    people: addEach(tally.people, change.people),
    answersByDay: addTo(tally.answersByDay, day, answers),
    checkouts: tally.checkouts + checkouts,
    checkoutsByDay: addTo(tally.checkoutsByDay, day, checkouts),
    tickets: addTickets(tally.tickets, change.tickets),
    checkedIn: tally.checkedIn + sumOf(change.checkedIn),
    checkedInByType: addCounts(tally.checkedInByType, change.checkedIn),
    door: addEach(tally.door, change.door),
    processing: addEach(tally.processing, change.processing),
    orders: tally.orders + sale.orders,
    salesByDay: sale.quantity || sale.total ? addSale(tally.salesByDay, day, sale) : tally.salesByDay,
    salesByHour: addTo(tally.salesByHour, change.hour, sale.quantity),
    promos: (change.promos ?? []).reduce(addPromo, tally.promos),
    money: addEach(tally.money, change.money),
  }
}

type Sale = Tally['salesByDay'][string]

function saleOf({ orders = 0, tickets = {}, money }: TallyChange): Sale {
  const quantity = Object.values(tickets).reduce((sum, it) => sum + (it.sold ?? 0), 0)
  return { orders, quantity, total: money?.total ?? 0 }
}

/** The source under which a view counts: links by name only as far as there is room for them. */
function sourceIn({ sources }: Tally, source: string): string {
  if (!source.startsWith('link:') || source in sources) return source
  const links = Object.keys(sources).filter((key) => key.startsWith('link:'))
  return links.length < MAX_LINK_CODES ? source : 'other'
}

/** Adds to one of several counts; a key that is not known and an amount of nothing leave them as they are. */
function addTo(
  counts: Record<string, number>,
  key: string | number | undefined,
  amount: number,
): Record<string, number> {
  return key === undefined || amount === 0 ? counts : { ...counts, [key]: (counts[key] ?? 0) + amount }
}

function sumOf(counts: Record<string, number> = {}): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function addCounts(
  counts: Record<string, number>,
  change: Record<string, number> = {},
): Record<string, number> {
  return Object.entries(change).reduce((sum, [key, amount]) => addTo(sum, key, amount), counts)
}

function addPromo(
  promos: Tally['promos'],
  { code, discount }: NonNullable<TallyChange['promos']>[number],
): Tally['promos'] {
  const before = promos[code] ?? { orders: 0, discount: 0 }
  return { ...promos, [code]: { orders: before.orders + 1, discount: before.discount + discount } }
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
  for (const [ref, counts] of Object.entries(change)) next[ref] = addEach(next[ref] ?? NO_TICKETS, counts)
  return next
}

function addSales(a: Sale, b: Sale): Sale {
  return { orders: a.orders + b.orders, quantity: a.quantity + b.quantity, total: a.total + b.total }
}

function addSale(sales: Tally['salesByDay'], day: string, sale: Sale): Tally['salesByDay'] {
  return { ...sales, [day]: addSales(sales[day] ?? { orders: 0, quantity: 0, total: 0 }, sale) }
}

/** Tickets left by ticket type, shared places and places for answers, where there is a capacity; never below nothing. */
export function leftOf(
  activity: Pick<Activity, 'ticketTypes' | 'sharedCapacities' | 'rsvp'>,
  tally: Tally,
): Record<string, number> {
  const shared = sharedLeft(activity, tally)
  const tickets = activity.ticketTypes.flatMap((type) => {
    const limits = [
      ...(type.capacity === null ? [] : [Math.max(0, type.capacity - goneOf(tally, type))]),
      ...(type.sharesCapacity === null ? [] : [shared[sharedPool(type.sharesCapacity)] ?? 0]),
    ]
    return limits.length === 0 ? [] : [[type.shareRef, Math.min(...limits)] as const]
  })
  return { ...Object.fromEntries([...tickets, ...spotsLeft(activity.rsvp, tally.people)]), ...shared }
}

function goneOf(tally: Tally, { shareRef }: TicketType): number {
  const { sold, held, offered } = tally.tickets[shareRef] ?? NO_TICKETS
  return sold + held + offered
}

/** What is left of places that ticket types share: all that draw from them count. */
function sharedLeft(
  { ticketTypes, sharedCapacities }: Pick<Activity, 'ticketTypes' | 'sharedCapacities'>,
  tally: Tally,
): Record<string, number> {
  const entries = sharedCapacities.map(({ key, capacity }) => {
    const drawing = ticketTypes.filter((it) => it.sharesCapacity === key)
    const left = drawing.reduce((rest, it) => rest - goneOf(tally, it), capacity)
    return [sharedPool(key), Math.max(0, left)] as const
  })
  return Object.fromEntries(entries)
}

function spotsLeft({ capacity }: RsvpSettings, people: Tally['people']): [string, number][] {
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
