import { completed, dayNumber, dayOf, daysIn, fits, holds, MS, weekdayOf } from './recurrence-days'
import type { Day } from './recurrence-days'
import type { Rule } from './recurrence-rule'
import type { SourceTime } from '../source-event'
import { isoDay, readTime } from '../source-time'

/** What a clock shows, `YYYY-MM-DDTHH:mm`: sorts as text. */
export type Clock = string

/** What is left of the work that reading something may take, in days that are looked at. */
export interface Budget {
  left: number
}

/** What one series may take: sixty dates of any rule that people write take a tenth of it. */
export const SERIES_DAYS = 20_000

/** The budget of one series. */
export function newBudget(): Budget {
  return { left: SERIES_DAYS }
}

/** The budget of all series of one file together: about a second. */
export function fileBudget(): Budget {
  return { left: 300_000 }
}

const MOST_IN_PERIOD = 2000
const LAST_DAY = dayNumber(2099, 12, 31)
/** The most days that one period of a frequency takes. */
const LONGEST = { YEARLY: 366, MONTHLY: 31, WEEKLY: 7, DAILY: 1 } as const

/** The first and last day of the period so many steps after the one of the start. */
function period(
  { frequency, interval, weekStart }: Rule,
  start: Day,
  step: number,
): [from: number, to: number] {
  const steps = step * interval
  if (frequency === 'YEARLY')
    return [dayNumber(start.year + steps, 1, 1), dayNumber(start.year + steps, 12, 31)]
  if (frequency === 'MONTHLY') {
    return [dayNumber(start.year, start.month + steps, 1), dayNumber(start.year, start.month + steps + 1, 0)]
  }
  if (frequency === 'DAILY') return [start.number + steps, start.number + steps]
  const monday = start.number - ((weekdayOf(start.number) - weekStart + 7) % 7) + steps * 7
  return [monday, monday + 6]
}

/** How many periods surely lie before a day: a rule that does not count need not walk through them. */
function stepsBefore(rule: Rule, start: Day, since: number): number {
  if (rule.count !== Infinity) return 0
  const steps = Math.floor((since - start.number) / (LONGEST[rule.frequency] * rule.interval))
  return Math.max(0, steps - 1)
}

const two = (value: number) => String(value).padStart(2, '0')

const dayNumberOf = (clock: Clock) => Date.parse(`${clock.slice(0, 10)}T00:00:00Z`) / MS

/** The hours and minutes of every day that fits, in order. */
function clocksOf(rule: Rule, start: Clock): string[] {
  const hours = rule.hours.length > 0 ? rule.hours.map(two) : [start.slice(11, 13)]
  const minutes = rule.minutes.length > 0 ? rule.minutes.map(two) : [start.slice(14, 16)]
  return [...new Set(hours.flatMap((hour) => minutes.map((minute) => `${hour}:${minute}`)))].sort()
}

function inPeriod(
  rule: Rule,
  [from, to]: [number, number],
  clocks: readonly string[],
  budget: Budget,
): Clock[] {
  const found: Clock[] = []
  for (const number of daysIn(rule, from, to)) {
    if (found.length >= MOST_IN_PERIOD || budget.left <= 0) break
    // Counting weeks takes longer than everything else.
    budget.left -= rule.weeks.length > 0 ? 4 : 1
    if (!fits(rule, dayOf(number))) continue
    budget.left -= clocks.length
    for (const clock of clocks) found.push(`${isoDay(number * MS)}T${clock}`)
  }
  if (rule.places.length === 0) return found
  return found.filter((_, index) => holds(rule.places, index + 1, found.length))
}

/** The last moment on the clock of the event, as the rule means it. */
function lastOf(until: string | null, toClock: (time: SourceTime) => Clock | null): Clock | null {
  const time = until === null ? null : readTime(until)
  return time && (toClock(time) ?? `${time.day}T23:59`)
}

/**
 * The times at which something repeats, in order, on the clock of its zone, the first included, until the rule ends, the
 * century does, or the budget is used up.
 * @param toClock what that clock shows at the rule's last moment; null where the rule names a day
 * @param since a day: what is before it may be left out, unless the rule counts
 */
export function* repeat(
  text: Rule,
  start: Clock,
  toClock: (time: SourceTime) => Clock | null,
  since: string,
  budget: Budget,
): Generator<Clock> {
  const first = dayOf(dayNumberOf(start))
  const rule = completed(text, first)
  const last = lastOf(rule.until, toClock)
  const clocks = clocksOf(rule, start)
  const begin = dayNumberOf(since)
  // The first date is one of them, also where the rule would not give it.
  yield start
  let count = 1
  for (let step = stepsBefore(rule, first, begin); count < rule.count && budget.left > 0; step++) {
    const [from, to] = period(rule, first, step)
    budget.left -= 1
    if (from > LAST_DAY || (last !== null && from > dayNumberOf(last))) return
    if (rule.count === Infinity && to < begin) continue
    for (const clock of inPeriod(rule, [from, to], clocks, budget)) {
      if (clock <= start) continue
      if (last !== null && clock > last) return
      yield clock
      count += 1
      if (count >= rule.count) return
    }
  }
}
