import { itemsOf, textOf } from '../pages/item'
import type { Item } from '../pages/item'
import { repeat, SERIES_DAYS } from '../calendars/recurrence'
import type { Budget } from '../calendars/recurrence'
import { readRule } from '../calendars/recurrence-rule'
import type { Dated, SourceTime } from '../source-event'
import { clockOf, laterDay, readLength, readTime } from '../source-time'
import { resolveZone } from './zones'

const DATES_TO_COME = 60
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const UNITS: Readonly<Record<string, string>> = { D: 'DAILY', W: 'WEEKLY', M: 'MONTHLY', Y: 'YEARLY' }

/** `https://schema.org/Monday`, `Monday`, `MO` and `2MO` as a rule names days; nothing for anything else. */
function dayName(text: string): string[] {
  const plain = text.replace(/^.*[/#:]/, '').toUpperCase()
  const [, nth = '', name = ''] = /^([+-]?\d{0,2})([A-Z]{2})/.exec(plain) ?? []
  return DAYS.includes(name) ? [`${nth}${name}`] : []
}

const all = (item: Item, field: string) =>
  (item.fields[field] ?? []).filter((value) => typeof value === 'string').flatMap((value) => value.split(','))

/** How often, as a rule of iCalendar: an ISO 8601 length such as `P2W`, or a word. */
function frequencyOf(text: string): string | undefined {
  const [, count, unit = ''] = /^P(\d{1,3})([DWMY])$/i.exec(text.trim()) ?? []
  const named = UNITS[unit.toUpperCase()]
  if (named !== undefined) return `FREQ=${named};INTERVAL=${count}`
  const word = /^(daily|weekly|monthly|yearly)$/i.exec(text.trim())?.[1]
  return word === undefined ? undefined : `FREQ=${word.toUpperCase()}`
}

function ruleOf(schedule: Item): string | undefined {
  const frequency = frequencyOf(textOf(schedule, 'repeatFrequency'))
  if (frequency === undefined) return undefined
  const week = textOf(schedule, 'byMonthWeek')
  const days = all(schedule, 'byDay').flatMap(dayName)
  const until = readTime(textOf(schedule, 'endDate'))?.day.replaceAll('-', '')
  const parts = [
    frequency,
    days.length > 0 && `BYDAY=${days.map((day) => (/^[A-Z]/.test(day) ? week + day : day)).join(',')}`,
    all(schedule, 'byMonth').length > 0 && `BYMONTH=${all(schedule, 'byMonth').join(',')}`,
    all(schedule, 'byMonthDay').length > 0 && `BYMONTHDAY=${all(schedule, 'byMonthDay').join(',')}`,
    textOf(schedule, 'repeatCount') !== '' && `COUNT=${textOf(schedule, 'repeatCount')}`,
    until !== undefined && `UNTIL=${until}`,
  ]
  return parts.filter(Boolean).join(';')
}

const timeText = (schedule: Item, field: string) =>
  /^T?([01]\d|2[0-3]):?([0-5]\d)/.exec(textOf(schedule, field))?.slice(1).join(':') ?? null

interface Repeats {
  readonly repeats: Dated[]
  readonly warnings: string[]
}

const UNREAD = 'How it repeats could not be read: only its first date is offered.'

/** The dates of a Schedule of schema.org from a day on; undefined where it says nothing that can be read. */
function datesOf(schedule: Item, today: string, ofPage: Budget): Dated[] | undefined {
  const from = readTime(textOf(schedule, 'startDate'))
  const rule = readRule(ruleOf(schedule) ?? '')
  if (!from || !rule) return undefined
  const zone = resolveZone(textOf(schedule, 'scheduleTimezone')) ?? from.zone
  const time = timeText(schedule, 'startTime') ?? from.time
  const to = timeText(schedule, 'endTime')
  const minutes = readLength(textOf(schedule, 'duration'))
  const start: SourceTime = { ...from, time, zone, offset: zone === null ? from.offset : null }
  const except = new Set(all(schedule, 'exceptDate').map((text) => readTime(text)?.day))
  const dates: Dated[] = []
  const budget = { left: Math.min(SERIES_DAYS, ofPage.left) }
  ofPage.left -= budget.left
  const toClock = (last: SourceTime) => last.time && clockOf(last)
  for (const clock of repeat(rule, clockOf(start), toClock, today, budget)) {
    const day = clock.slice(0, 10)
    if (day < today || except.has(day) || !fitsDay(schedule, day)) continue
    const at = { ...start, day, time: time && clock.slice(11) }
    const endDay = to !== null && time !== null && to <= time ? laterDay(day, 1) : day
    dates.push({ start: at, end: to === null ? null : { ...at, day: endDay, time: to }, minutes })
    if (dates.length >= DATES_TO_COME) break
  }
  ofPage.left += Math.max(0, budget.left)
  return dates
}

/** A schedule begins at a day that need not be one of its own. */
function fitsDay(schedule: Item, day: string): boolean {
  const days = all(schedule, 'byDay')
    .flatMap(dayName)
    .map((name) => DAYS.indexOf(name.slice(-2)) + 1)
  return days.length === 0 || days.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)
}

/**
 * The dates of an event that repeats by schedules (schema.org/Schedule), those before a day left out.
 * @param today `YYYY-MM-DD`
 * @param budget what all schedules of the page may take together
 */
export function repeatsOfSchedules(event: Item, today: string, budget: Budget): Repeats {
  const schedules = itemsOf(event, 'eventSchedule').slice(0, 20)
  const read = schedules.map((schedule) => datesOf(schedule, today, budget))
  const repeats = read.flatMap((dates) => dates ?? [])
  const sorted = repeats.sort((one, other) => (clockOf(one.start) < clockOf(other.start) ? -1 : 1))
  return { repeats: sorted.slice(0, DATES_TO_COME), warnings: read.includes(undefined) ? [UNREAD] : [] }
}
