import type { CalendarZones } from './calendar-zones'
import { findLine } from './content-lines'
import type { Component, ContentLine } from './content-lines'
import { datesOf, textOf } from './ics-event'
import type { Dates } from './ics-event'
import type { Budget } from './recurrence'
import type { SourceTime } from '../source-event'
import { clockOf, laterClock, laterDay, readLength } from '../source-time'
import { clockInZone } from '../dates/when'

/** Dates of a series that are taken out or added one by one: more of them are not looked at. */
export const MOST_DATES = 4000

/** The clock of the series at a time that may be written in another zone. */
export function onSeriesClock(time: SourceTime, series: SourceTime): string {
  if (time.time === null || series.time === null) return clockOf({ ...time, time: time.time && series.time })
  if (time.zone === series.zone && time.offset === series.offset) return clockOf(time)
  if (series.zone !== null) return clockInZone(time, series.zone) ?? clockOf(time)
  if (series.offset === null || (time.offset === null && time.zone === null)) return clockOf(time)
  return laterClock(clockInZone(time, 'UTC') ?? clockOf(time), series.offset)
}

/** What takes the place of a date of a series, or of that date and all after it. */
export interface Change {
  /** The date that it is about, on the clock of the series. */
  readonly at: string
  /** Null where that date is cancelled. */
  readonly dates: Dates | null
  readonly andAfter: boolean
}

/** What a series says of single dates, by the clock of the series. */
export interface Exceptions {
  readonly without: ReadonlySet<string>
  readonly also: readonly Dates[]
  readonly changes: readonly Change[]
}

const DAY_MS = 86_400_000

/** The dates that lines of a name add, each as long as it says itself: `20270101T100000Z/PT3H` (RFC 5545, section 3.8.5.2). */
function datesAdded(event: Component, zones: CalendarZones, usual: Dates, budget: Budget): Dates[] {
  const lengthDays = usual.end ? (Date.parse(usual.end.day) - Date.parse(usual.start.day)) / DAY_MS : 0
  return valuesOf(event, 'RDATE', budget).flatMap(({ line, value }): Dates[] => {
    const [from = '', to = ''] = value.split('/')
    const start = zones.read(line, from)
    if (!start) return []
    if (to !== '') return [{ start, end: zones.read(line, to), minutes: readLength(to) }]
    const end = usual.end && { ...usual.end, day: laterDay(start.day, lengthDays) }
    return [{ start, end: end && shiftedEnd(usual, start, end), minutes: usual.minutes }]
  })
}

/** The end of a date whose start is at another time of day than usual. */
function shiftedEnd({ start: usual, end: usualEnd }: Dates, start: SourceTime, end: SourceTime): SourceTime {
  if (!usualEnd || usualEnd.time === null || usual.time === null || start.time === null) return end
  const minutes = (Date.parse(`${clockOf(usualEnd)}:00Z`) - Date.parse(`${clockOf(usual)}:00Z`)) / 60_000
  const moved = laterClock(clockOf(start), minutes)
  return { ...start, day: moved.slice(0, 10), time: moved.slice(11) }
}

function valuesOf(event: Component, name: string, budget: Budget) {
  const values: { line: ContentLine; value: string }[] = []
  for (const line of event.lines) {
    if (line.name !== name) continue
    for (const value of line.value.split(',', MOST_DATES)) {
      if (values.length >= MOST_DATES || budget.left <= 0) return values
      budget.left -= 2
      values.push({ line, value })
    }
  }
  return values
}

/** The dates that a series leaves out, adds and moves. */
export function exceptionsOf(
  event: Component,
  changed: readonly Component[],
  dates: Dates,
  zones: CalendarZones,
  budget: Budget,
): Exceptions {
  const series = dates.start
  // A whole day without a time takes out the date of that day.
  const key = (time: SourceTime) =>
    onSeriesClock(time.time === null ? { ...time, time: series.time, zone: series.zone } : time, series)
  const changes = changed.flatMap((it): Change[] => {
    const line = findLine(it, 'RECURRENCE-ID')
    const replaced = line && zones.read(line)
    if (!replaced) return []
    const isCancelled = textOf(it, 'STATUS').toUpperCase() === 'CANCELLED'
    const andAfter = line.params['RANGE']?.toUpperCase() === 'THISANDFUTURE'
    return [{ at: key(replaced), dates: isCancelled ? null : (datesOf(it, zones) ?? null), andAfter }]
  })
  const without = valuesOf(event, 'EXDATE', budget)
    .map(({ line, value }) => zones.read(line, value))
    .filter((time) => time !== null)
  return { without: new Set(without.map(key)), also: datesAdded(event, zones, dates, budget), changes }
}
