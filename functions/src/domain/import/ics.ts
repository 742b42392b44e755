import { zonesOf } from './calendar-zones'
import { findLine, readComponents } from './content-lines'
import type { Component } from './content-lines'
import { datesOf, eventOf, textOf } from './ics-event'
import type { Dates } from './ics-event'
import { repeatsAtAll, repeatsOf } from './ics-series'
import type { Reading } from './ics-series'
import { newBudget } from './recurrence'
import { readRule } from './recurrence-rule'
import type { ReadSource, SourceEvent } from './source-event'

/** Events of one file that are looked at. */
const MOST_EVENTS = 5000

/** Single dates of a series that were changed, by the series. */
function changesOf(events: readonly Component[]): Map<string, Component[]> {
  const changes = new Map<string, Component[]>()
  for (const event of events.filter((it) => findLine(it, 'RECURRENCE-ID'))) {
    const uid = textOf(event, 'UID')
    const known = changes.get(uid)
    if (known) known.push(event)
    else changes.set(uid, [event])
  }
  return changes
}

function readCalendar(calendar: Component, reading: Reading): { events: SourceEvent[]; skipped: number } {
  const all = calendar.parts.filter((part) => part.name === 'VEVENT').slice(0, MOST_EVENTS)
  const changes = changesOf(all)
  const series = new Set(all.filter(repeatsAtAll).map((event) => textOf(event, 'UID')))
  const events: SourceEvent[] = []
  let skipped = 0
  for (const event of all) {
    const uid = textOf(event, 'UID')
    if (findLine(event, 'RECURRENCE-ID') && series.has(uid)) continue
    const dates = datesOf(event, reading.zones)
    if (!dates) skipped += 1
    else if (!repeatsAtAll(event)) events.push(eventOf(event, dates, reading.zones.zone))
    else events.push(seriesOf(event, changes.get(uid) ?? [], dates, reading))
  }
  return { events, skipped }
}

function seriesOf(
  event: Component,
  changed: readonly Component[],
  dates: Dates,
  reading: Reading,
): SourceEvent {
  const found = eventOf(event, dates, reading.zones.zone)
  const rule = findLine(event, 'RRULE')?.value
  if (rule !== undefined && readRule(rule) === undefined) {
    return { ...found, warnings: ['How it repeats could not be read: only its first date is offered.'] }
  }
  const repeats = repeatsOf(event, changed, dates, reading)
  return repeats.length > 0
    ? { ...found, repeats }
    : { ...found, warnings: ['None of its dates is still to come.'] }
}

/**
 * The events of a calendar file. What is broken in it is left out and said; the rest is read.
 * @param today dates of repeating events before this day are left out
 */
export function readIcs(text: string, today: string): ReadSource {
  const { calendars, unreadable } = readComponents(text)
  const budget = newBudget()
  const read = calendars
    .slice(0, 100)
    .map((calendar) => readCalendar(calendar, { zones: zonesOf(calendar), today, budget }))
  const skipped = read.reduce((sum, it) => sum + it.skipped, 0)
  const warnings: string[] = []
  if (skipped > 0)
    warnings.push(`${skipped} ${skipped === 1 ? 'event has' : 'events have'} no date that could be read.`)
  if (unreadable > 0)
    warnings.push(`${unreadable} ${unreadable === 1 ? 'line' : 'lines'} of the file could not be read.`)
  if (budget.left <= 0)
    warnings.push('Some events repeat so often that not all of their dates could be read.')
  return { events: read.flatMap((it) => it.events), warnings }
}
