import type { CalendarZones } from './calendar-zones'
import { findLine } from './content-lines'
import type { Component } from './content-lines'
import type { Dates } from './ics-event'
import { exceptionsOf, onSeriesClock } from './ics-exceptions'
import { repeat } from './recurrence'
import type { Budget } from './recurrence'
import { readRule } from './recurrence-rule'
import type { SourceTime } from './source-event'
import { clockOf, isoDay, laterClock } from './source-time'

const DATES_TO_COME = 60

/** What the events of one calendar are read with. */
export interface Reading {
  readonly zones: CalendarZones
  readonly today: string
  readonly budget: Budget
}

/** Whether an event takes place more than once. */
export const repeatsAtAll = (event: Component) =>
  findLine(event, 'RRULE') !== undefined || findLine(event, 'RDATE') !== undefined

function shifted(dates: Dates, clock: string): Dates {
  const minutes = (Date.parse(`${clock}:00Z`) - Date.parse(`${clockOf(dates.start)}:00Z`)) / 60_000
  const later = (time: SourceTime) => {
    const moved = laterClock(clockOf(time), minutes)
    return { ...time, day: moved.slice(0, 10), time: time.time && moved.slice(11) }
  }
  return { start: later(dates.start), end: dates.end && later(dates.end), minutes: dates.minutes }
}

/** How many days one date of it takes: what is under way began before today. */
const lengthDays = ({ start, end }: Dates) =>
  end ? Math.max(0, (Date.parse(end.day) - Date.parse(start.day)) / 86_400_000) : 1

/** The dates of an event that repeats, from a day on, as far as the budget goes. */
export function repeatsOf(
  event: Component,
  changed: readonly Component[],
  dates: Dates,
  { zones, today, budget }: Reading,
): Dates[] {
  const { start } = dates
  const { without, also, instead } = exceptionsOf(event, changed, start, zones)
  const rule = readRule(findLine(event, 'RRULE')?.value ?? '')
  const since = isoDay(Date.parse(`${today}T00:00:00Z`) - Math.min(lengthDays(dates) + 1, 366) * 86_400_000)
  const toClock = (time: SourceTime) => (time.time === null ? null : onSeriesClock(time, start))
  const isToCome = ({ start: it, end }: Dates) => (end?.day ?? it.day) >= today
  const byClock = new Map<string, Dates>()
  const add = (clock: string) => {
    if (without.has(clock)) return
    const dated = instead.has(clock) ? instead.get(clock) : shifted(dates, clock)
    if (dated && isToCome(dated)) byClock.set(clockOf(dated.start), dated)
  }
  const regular = rule ? repeat(rule, clockOf(start), toClock, since, budget) : [clockOf(start)]
  for (const clock of regular) {
    add(clock)
    if (byClock.size >= DATES_TO_COME) break
  }
  for (const time of also) add(onSeriesClock(time, start))
  return [...byClock].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, it]) => it)
}
