import type { Activity } from '../activities/activity'
import type { Analytics, AnalyticsPoint, AnalyticsRange, FunnelStep } from './analytics'
import { DAYS_APART } from './tally'
import type { Tally } from './tally'

const DAY = 86_400_000
const GRAINS: Record<Analytics['grain'], (day: string) => string> = {
  day: (day) => day,
  week: weekOf,
  month: monthOf,
}
/** Up to so many days back, a long time is told in weeks. */
const WEEKS_APART = 183

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return dayAfter(day, -((weekday + 6) % 7))
}

/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** Under which day something of a day is kept: its own, and long after, its week's or its month's first. */
export function keptUnder(day: string, today: string): string {
  if (day > dayAfter(today, -DAYS_APART)) return day
  return day > dayAfter(today, -WEEKS_APART) ? weekOf(day) : monthOf(day)
}

type Days = Pick<Tally, 'viewsByDay' | 'answersByDay' | 'checkoutsByDay' | 'salesByDay'>

function firstDay(tally: Days, today: string): string {
  const days = [tally.viewsByDay, tally.answersByDay, tally.checkoutsByDay, tally.salesByDay]
  return days.flatMap((it) => Object.keys(it)).reduce((first, day) => (day < first ? day : first), today)
}

/** The day after the last of a grain that begins on a day. */
function nextAfter(from: string, grain: Analytics['grain']): string {
  if (grain === 'month') return monthOf(dayAfter(from, 31))
  return dayAfter(from, grain === 'week' ? 7 : 1)
}

function grainFor(first: string, today: string): Analytics['grain'] {
  if (first > dayAfter(today, -DAYS_APART)) return 'day'
  return first > dayAfter(today, -WEEKS_APART) ? 'week' : 'month'
}

function pointsOf(tally: Days, range: AnalyticsRange, today: string) {
  const earliest = firstDay(tally, today)
  const first = range === 'all' ? earliest : dayAfter(today, 1 - Number(range))
  const grain = grainFor(first, today)
  const points = new Map<string, AnalyticsPoint>()
  const begin = GRAINS[grain](first)
  for (let from = begin; from <= today; from = nextAfter(from, grain)) {
    points.set(from, { from, views: 0, answers: 0, checkouts: 0, orders: 0, tickets: 0, total: 0 })
  }
  const add = <T>(days: Record<string, T>, to: (point: AnalyticsPoint, it: T) => void) => {
    for (const [day, it] of Object.entries(days)) {
      const point = points.get(GRAINS[grain](day > today ? today : day))
      if (point) to(point, it)
    }
  }
  add(tally.viewsByDay, (point, it) => (point.views += it))
  add(tally.answersByDay, (point, it) => (point.answers += it))
  add(tally.checkoutsByDay, (point, it) => (point.checkouts += it))
  add(tally.salesByDay, (point, { orders, quantity, total }) => {
    point.orders += orders
    point.tickets += quantity
    point.total += total
  })
  return { grain, points: [...points.values()] }
}

function funnelOf(points: readonly AnalyticsPoint[], hasTickets: boolean): Analytics['funnel'] {
  const steps: FunnelStep[] = hasTickets ? ['views', 'answers', 'checkouts', 'orders'] : ['views', 'answers']
  const sum = (step: FunnelStep) => points.reduce((total, point) => total + point[step], 0)
  // Somebody who was sent an invitation answers without a view: no rate is above all.
  const views = sum('views')
  return steps.map((step) => {
    const count = Math.max(0, sum(step))
    return { step, count, rate: views > 0 ? Math.min(1, count / views) : null }
  })
}

const hoursOf = (byHour: Record<string, number>) =>
  Array.from({ length: 24 }, (_, hour) => byHour[String(hour)] ?? 0)

/**
 * An activity's numbers as charts show them, from its tally alone: whoever has the tally live has this live.
 * @param today the day in the activity's zone, the last of every range
 */
export function analyticsOf(
  activity: Pick<Activity, 'shareRef' | 'timezone' | 'ticketTypes'>,
  tally: Tally,
  range: AnalyticsRange,
  today: string,
): Analytics {
  const { grain, points } = pointsOf(tally, range, today)
  const { tickets, tips, donations, total } = tally.money
  return {
    shareRef: activity.shareRef,
    currency: tally.currency,
    timezone: activity.timezone,
    range,
    grain,
    points,
    funnel: funnelOf(points, activity.ticketTypes.length > 0),
    sources: Object.entries(tally.sources)
      .map(([source, views]) => ({ source, views }))
      .toSorted((a, b) => b.views - a.views),
    promos: Object.entries(tally.promos)
      .map(([code, used]) => ({ code, ...used }))
      .toSorted((a, b) => b.orders - a.orders),
    hours: { views: hoursOf(tally.viewsByHour), tickets: hoursOf(tally.salesByHour) },
    money: { tickets, tips, donations, total },
    ticketTypes: activity.ticketTypes.map(({ shareRef, title, capacity }) => {
      return { ref: shareRef, title, sold: tally.tickets[shareRef]?.sold ?? 0, capacity }
    }),
    foldedAt: tally.foldedAt,
  }
}
