import { zonesOf } from './calendar-zones'
import type { CalendarZones } from './calendar-zones'
import { findLine, readComponents, unescapeText } from './content-lines'
import type { Component, ContentLine } from './content-lines'
import { newBudget, readRule, repeat } from './recurrence'
import type { Budget } from './recurrence'
import { bareEvent } from './source-event'
import type { SourceEvent, SourceTime } from './source-event'
import { clockOf, isoDay, laterClock, readLength } from './source-time'
import { clockInZone } from './when'

/** Events of one file that are looked at. */
const MOST_EVENTS = 5000
/** Exceptions that are looked at: lines, and dates of one line. */
const MOST_DATES = 1000
const DATES_TO_COME = 60

export interface ReadSource {
  readonly events: SourceEvent[]
  readonly warnings: string[]
}

function textOf(event: Component, name: string): string {
  return unescapeText(findLine(event, name)?.value ?? '').trim()
}

/** The last day of something that lasts whole days: its end names the day after (RFC 5545, section 3.6.1). */
function lastDay(end: SourceTime | null): SourceTime | null {
  if (!end || end.time !== null) return end
  return { ...end, day: isoDay(Date.parse(`${end.day}T00:00:00Z`) - 86_400_000) }
}

interface Dates {
  readonly start: SourceTime
  readonly end: SourceTime | null
  readonly minutes: number | null
}

function datesOf(event: Component, zones: CalendarZones): Dates | undefined {
  const from = findLine(event, 'DTSTART')
  const start = from && zones.read(from)
  if (!start) return undefined
  const to = findLine(event, 'DTEND')
  const end = to ? lastDay(zones.read(to)) : null
  const minutes = readLength(findLine(event, 'DURATION')?.value ?? '')
  return { start, end, minutes: end === null ? minutes : null }
}

const MEETING_LINES = [
  'CONFERENCE',
  'X-GOOGLE-CONFERENCE',
  'X-MICROSOFT-SKYPETEAMSMEETINGURL',
  'X-MICROSOFT-ONLINEMEETINGCONFLINK',
]
const LINK = /https?:\/\/[^\s<>"\\]{4,500}/i
const MEETING_HOST =
  /^https:\/\/(?:[\w-]+\.)*(?:zoom\.us|meet\.google\.com|teams\.microsoft\.com|teams\.live\.com|webex\.com|whereby\.com|jitsi\.org|meet\.jit\.si)\//i

function meetingOf(event: Component, location: string): string | null {
  const stated = MEETING_LINES.map((name) => textOf(event, name)).find((it) => LINK.test(it))
  if (stated !== undefined) return LINK.exec(stated)?.[0] ?? null
  if (/^https?:\/\/\S+$/i.test(location)) return location
  return (
    [textOf(event, 'DESCRIPTION'), textOf(event, 'URL')]
      .map((text) => LINK.exec(text)?.[0])
      .find((link) => link !== undefined && MEETING_HOST.test(link)) ?? null
  )
}

function placeOf(event: Component, location: string): SourceEvent['place'] {
  if (location === '' || /^https?:\/\/\S+$/i.test(location)) return null
  const [name = '', ...rest] = location
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
  const [, latitude, longitude] =
    /^([+-]?\d{1,3}(?:\.\d{1,20})?);([+-]?\d{1,3}(?:\.\d{1,20})?)$/.exec(
      findLine(event, 'GEO')?.value ?? '',
    ) ?? []
  const at = latitude === undefined ? {} : { latitude: Number(latitude), longitude: Number(longitude) }
  return { name, address: rest.join(', '), ...at }
}

function pictureOf({ lines }: Component): string | null {
  const isPicture = ({ name, params, value }: ContentLine) =>
    /^https?:/i.test(value) &&
    (name === 'IMAGE' || (name === 'ATTACH' && params['FMTTYPE']?.startsWith('image/')))
  return lines.find(isPicture)?.value ?? null
}

function descriptionOf(event: Component): string {
  const html = findLine(event, 'X-ALT-DESC')
  return html?.params['FMTTYPE'] === 'text/html' ? unescapeText(html.value) : textOf(event, 'DESCRIPTION')
}

function eventOf(event: Component, dates: Dates, zone: string | null): SourceEvent {
  const location = textOf(event, 'LOCATION')
  const meetingUrl = meetingOf(event, location)
  const place = placeOf(event, location)
  return {
    ...bareEvent(textOf(event, 'SUMMARY')),
    ...dates,
    uid: textOf(event, 'UID'),
    url: textOf(event, 'URL') || null,
    description: descriptionOf(event),
    zone,
    place,
    isVirtual: place === null && meetingUrl !== null,
    meetingUrl,
    pictureUrl: pictureOf(event),
    isCancelled: textOf(event, 'STATUS').toUpperCase() === 'CANCELLED',
  }
}

/** The clock of the series at a time that may be written in another zone. */
function onSeriesClock(time: SourceTime, series: SourceTime): string {
  if (time.time === null || series.time === null) return clockOf({ ...time, time: time.time && series.time })
  if (series.zone !== null) return clockInZone(time, series.zone) ?? clockOf(time)
  if (series.offset === null || (time.offset === null && time.zone === null)) return clockOf(time)
  return laterClock(clockInZone(time, 'UTC') ?? clockOf(time), series.offset)
}

interface Exceptions {
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

function exceptionsOf(
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
function repeatsOf(
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

const repeatsAtAll = (event: Component) =>
  findLine(event, 'RRULE') !== undefined || findLine(event, 'RDATE') !== undefined

/** What the events of one calendar are read with. */
interface Reading {
  readonly zones: CalendarZones
  readonly today: string
  readonly budget: Budget
}

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
