import { isoDay, readTime } from './source-time'
import type { SourceTime } from './source-event'

/** What a clock shows, `YYYY-MM-DDTHH:mm`: sorts as text. */
export type Clock = string

const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'] as const
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** A rule by which something repeats (RFC 5545, section 3.3.10), once a day at most. */
export interface Rule {
  readonly frequency: (typeof FREQUENCIES)[number]
  readonly interval: number
  readonly count: number
  /** The last moment as the rule writes it: with `Z` in UTC, else on the clock of the event. */
  readonly until: string | null
  readonly months: readonly number[]
  readonly weeks: readonly number[]
  readonly yearDays: readonly number[]
  readonly monthDays: readonly number[]
  /** Monday is 1; `nth` counts within the month or year, from its end when negative; 0 is every one. */
  readonly weekdays: readonly { day: number; nth: number }[]
  readonly hours: readonly number[]
  readonly minutes: readonly number[]
  readonly places: readonly number[]
  readonly weekStart: number
}

/** What is left of the work that one import may take: a rule that never ends must not hold up the others. */
export interface Budget {
  left: number
}

/** Days looked at for all rules of an import together: some hundred milliseconds. */
export function newBudget(): Budget {
  return { left: 150_000 }
}

const MOST_IN_PERIOD = 2000

function numbers(text: string | undefined, least: number, most: number): number[] {
  const all = (text ?? '')
    .split(',')
    .map((part) => (/^[+-]?\d{1,4}$/.test(part.trim()) ? Number(part) : Number.NaN))
  return all.filter((value) => Math.abs(value) >= least && Math.abs(value) <= most)
}

function readWeekdays(text: string | undefined): Rule['weekdays'] {
  return (text ?? '').split(',').flatMap((part) => {
    const [, nth = '0', name = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/i.exec(part.trim()) ?? []
    const day = WEEKDAYS.indexOf(name.toUpperCase()) + 1
    return day === 0 ? [] : [{ day, nth: Number(nth) }]
  })
}

/** A rule, or undefined for what is none and for what repeats within a day. */
export function readRule(text: string): Rule | undefined {
  const parts = new Map(
    text
      .slice(0, 2000)
      .split(';')
      .map((part) => part.split('='))
      .map(([name = '', value = '']) => [name.trim().toUpperCase(), value.trim()]),
  )
  const frequency = FREQUENCIES.find((it) => it === parts.get('FREQ')?.toUpperCase())
  if (frequency === undefined) return undefined
  const [interval = 1] = numbers(parts.get('INTERVAL'), 1, 9999)
  const [count = Infinity] = numbers(parts.get('COUNT'), 0, 9999)
  return {
    frequency,
    interval: Math.abs(interval),
    count: Math.abs(count),
    until: parts.get('UNTIL') ?? null,
    months: numbers(parts.get('BYMONTH'), 1, 12),
    weeks: numbers(parts.get('BYWEEKNO'), 1, 53),
    yearDays: numbers(parts.get('BYYEARDAY'), 1, 366),
    monthDays: numbers(parts.get('BYMONTHDAY'), 1, 31),
    weekdays: readWeekdays(parts.get('BYDAY')),
    hours: parts.has('BYHOUR') ? numbers(parts.get('BYHOUR'), 0, 23) : [],
    minutes: parts.has('BYMINUTE') ? numbers(parts.get('BYMINUTE'), 0, 59) : [],
    places: numbers(parts.get('BYSETPOS'), 1, 366),
    weekStart: WEEKDAYS.indexOf(parts.get('WKST')?.toUpperCase() ?? 'MO') + 1 || 1,
  }
}

/*
 * Days are counted from 1 January 1970: looking at one is then a few operations, and a rule that fits no day at all ends
 * soon.
 */
const MS = 86_400_000
const dayNumber = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / MS
const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1

interface Day {
  readonly number: number
  readonly year: number
  readonly month: number
  readonly day: number
}

function dayOf(number: number): Day {
  const date = new Date(number * MS)
  return { number, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Whether a place counted from the front or the back is in the list. */
function holds(list: readonly number[], fromFront: number, length: number): boolean {
  return list.includes(fromFront) || list.includes(fromFront - length - 1)
}

function weekOf({ number, year }: Day, weekStart: number): { week: number; weeks: number } {
  const firstWeek = (of: number) => {
    const fourth = dayNumber(of, 1, 4)
    return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7)
  }
  const its = [year + 1, year, year - 1].find((of) => number >= firstWeek(of)) ?? year
  const begin = firstWeek(its)
  return { week: Math.floor((number - begin) / 7) + 1, weeks: Math.round((firstWeek(its + 1) - begin) / 7) }
}

function fitsWeekday(rule: Rule, it: Day): boolean {
  if (rule.weekdays.length === 0) return true
  const byYear = rule.frequency === 'YEARLY' && rule.months.length === 0
  const [first, last] = byYear
    ? [dayNumber(it.year, 1, 1), dayNumber(it.year, 12, 31)]
    : [dayNumber(it.year, it.month, 1), dayNumber(it.year, it.month + 1, 0)]
  const takesNth = rule.frequency === 'YEARLY' || rule.frequency === 'MONTHLY'
  const fromFront = Math.floor((it.number - first) / 7) + 1
  const fromBack = -Math.floor((last - it.number) / 7) - 1
  return rule.weekdays.some(
    ({ day, nth }) =>
      day === weekdayOf(it.number) && (nth === 0 || !takesNth || nth === fromFront || nth === fromBack),
  )
}

function fits(rule: Rule, it: Day): boolean {
  if (rule.months.length > 0 && !rule.months.includes(it.month)) return false
  const monthLength = new Date(Date.UTC(it.year, it.month, 0)).getUTCDate()
  if (rule.monthDays.length > 0 && !holds(rule.monthDays, it.day, monthLength)) return false
  const yearLength = dayNumber(it.year + 1, 1, 1) - dayNumber(it.year, 1, 1)
  const yearDay = it.number - dayNumber(it.year, 1, 1) + 1
  if (rule.yearDays.length > 0 && !holds(rule.yearDays, yearDay, yearLength)) return false
  if (rule.weeks.length > 0) {
    const { week, weeks } = weekOf(it, rule.weekStart)
    if (!holds(rule.weeks, week, weeks)) return false
  }
  return fitsWeekday(rule, it)
}

/** The rule with what it leaves to the first date filled in. */
function completed(rule: Rule, start: Day): Rule {
  const weekday = [{ day: weekdayOf(start.number), nth: 0 }]
  const saysDay = rule.monthDays.length > 0 || rule.yearDays.length > 0 || rule.weekdays.length > 0
  if (saysDay) return rule
  switch (rule.frequency) {
    case 'YEARLY':
      if (rule.weeks.length > 0) return { ...rule, weekdays: weekday }
      return { ...rule, months: rule.months.length > 0 ? rule.months : [start.month], monthDays: [start.day] }
    case 'MONTHLY':
      return { ...rule, monthDays: [start.day] }
    case 'WEEKLY':
      return { ...rule, weekdays: weekday }
    default:
      return rule
  }
}

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

const two = (value: number) => String(value).padStart(2, '0')

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
  for (let number = from; number <= to && found.length < MOST_IN_PERIOD && budget.left > 0; number++) {
    budget.left -= 1
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
  const first = dayOf(Date.parse(`${start.slice(0, 10)}T00:00:00Z`) / MS)
  const rule = completed(text, first)
  const last = lastOf(rule.until, toClock)
  const clocks = clocksOf(rule, start)
  const begin = Date.parse(`${since}T00:00:00Z`) / MS
  // The first date is one of them, also where the rule would not give it.
  yield start
  let count = 1
  for (let step = 0; count < rule.count && budget.left > 0; step++) {
    const [from, to] = period(rule, first, step)
    budget.left -= 1
    if (from > dayNumber(2099, 12, 31)) return
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
