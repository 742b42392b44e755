import type { CalendarZones } from './calendar-zones'
import { findLine } from './content-lines'
import type { Component } from './content-lines'
import { datesOf, textOf } from './ics-event'
import type { Dates } from './ics-event'
import type { SourceTime } from './source-event'
import { clockOf, laterClock } from './source-time'
import { clockInZone } from './when'

/** Exceptions that are looked at: lines, and dates of one line. */
const MOST_DATES = 1000

/** The clock of the series at a time that may be written in another zone. */
export function onSeriesClock(time: SourceTime, series: SourceTime): string {
  if (time.time === null || series.time === null) return clockOf({ ...time, time: time.time && series.time })
  if (series.zone !== null) return clockInZone(time, series.zone) ?? clockOf(time)
  if (series.offset === null || (time.offset === null && time.zone === null)) return clockOf(time)
  return laterClock(clockInZone(time, 'UTC') ?? clockOf(time), series.offset)
}

/** What a series says of single dates, by the clock of the series. */
export interface Exceptions {
  readonly without: ReadonlySet<string>
  readonly also: readonly SourceTime[]
  /** What takes the place of a date; null where that date is cancelled. */
  readonly instead: ReadonlyMap<string, Dates | null>
}

function timesOf(event: Component, name: string, zones: CalendarZones): SourceTime[] {
  return event.lines
    .filter((line) => line.name === name)
    .slice(0, MOST_DATES)
    .flatMap((line) =>
      line.value
        .split(',')
        .slice(0, MOST_DATES)
        .map((value) => zones.read(line, value.split('/')[0])),
    )
    .filter((time) => time !== null)
}

/** The dates that a series leaves out, adds and moves. */
export function exceptionsOf(
  event: Component,
  changed: readonly Component[],
  series: SourceTime,
  zones: CalendarZones,
): Exceptions {
  // A whole day without a time takes out the date of that day.
  const key = (time: SourceTime) =>
    onSeriesClock(time.time === null ? { ...time, time: series.time, zone: series.zone } : time, series)
  const instead = changed.flatMap((it): [string, Dates | null][] => {
    const line = findLine(it, 'RECURRENCE-ID')
    const replaced = line && zones.read(line)
    if (!replaced) return []
    const isCancelled = textOf(it, 'STATUS').toUpperCase() === 'CANCELLED'
    return [[key(replaced), isCancelled ? null : (datesOf(it, zones) ?? null)]]
  })
  return {
    without: new Set(timesOf(event, 'EXDATE', zones).map(key)),
    also: timesOf(event, 'RDATE', zones),
    instead: new Map(instead),
  }
}
