import { zonesOf } from './calendar-zones'
import type { CalendarZones } from './calendar-zones'
import { findLine, readComponents } from './content-lines'
import type { Component } from './content-lines'
import { datesOf, eventOf, textOf } from './ics-event'
import type { Dates } from './ics-event'
import { repeatsAtAll, repeatsOf, rulesOf } from './ics-series'
import type { Reading } from './ics-series'
import type { Budget } from './recurrence'
import { counted } from './source-text'
import type { LeftOut, ReadSource, SourceEvent } from './source-event'

/** Events and calendars of one file that are looked at. */
const MOST_EVENTS = 5000
const MOST_CALENDARS = 100
/** Changed dates of one series that are looked at. */
const MOST_CHANGES = 1000
/** Days looked at for all series of a file together: below a second. */
const FILE_DAYS = 1_000_000

interface Read {
  readonly events: SourceEvent[]
  readonly leftOut: LeftOut[]
  /** Events that were too many to look at. */
  readonly unread: number
}

/** What belongs to one series: its changed dates, and those of them that are events of their own. */
interface Changes {
  readonly moved: Component[]
  readonly own: Component[]
}

const isChange = (event: Component) => findLine(event, 'RECURRENCE-ID') !== undefined

/** The series of a calendar by what they are called: where two share a name, the first has the changes. */
function mastersOf(all: readonly Component[]): Map<string, Component> {
  const masters = new Map<string, Component>()
  for (const event of all) {
    const uid = textOf(event, 'UID')
    if (!isChange(event) && repeatsAtAll(event) && !masters.has(uid)) masters.set(uid, event)
  }
  return masters
}

/** Whether a changed date is more than another time: it has a title or a place of its own. */
const isItsOwn = (change: Component, master: Component) =>
  ['SUMMARY', 'LOCATION'].some(
    (name) => findLine(change, name) !== undefined && textOf(change, name) !== textOf(master, name),
  )

const isCancelled = (event: Component) => textOf(event, 'STATUS').toUpperCase() === 'CANCELLED'

function changesOf(
  all: readonly Component[],
  masters: ReadonlyMap<string, Component>,
): Map<Component, Changes> {
  const changes = new Map<Component, Changes>()
  for (const event of all.filter(isChange)) {
    const master = masters.get(textOf(event, 'UID'))
    if (!master) continue
    const known = changes.get(master) ?? { moved: [], own: [] }
    changes.set(master, known)
    if (known.moved.length < MOST_CHANGES) known.moved.push(event)
    if (isItsOwn(event, master) && !isCancelled(event)) known.own.push(event)
  }
  return changes
}

/** What an event is called, for a person who looks for it in the source. */
const nameOf = (event: Component) => textOf(event, 'SUMMARY').slice(0, 120) || 'An event without a title'

function whyNotDated(event: Component): string {
  const stated = findLine(event, 'DTSTART')?.value.slice(0, 60) ?? ''
  return stated === '' ? 'It has no start.' : `Its start, “${stated}”, is no date that could be read.`
}

/** A changed date of its own is told from its series by the date that it stands for. */
function changedOf(change: Component, dates: Dates, zones: CalendarZones): SourceEvent {
  const found = eventOf(change, dates, zones)
  return { ...found, uid: `${found.uid}/${findLine(change, 'RECURRENCE-ID')?.value ?? ''}` }
}

function readCalendar(calendar: Component, own: string, today: string, budget: Budget): Read {
  const zones = zonesOf(calendar, own)
  const reading = { zones, today, budget }
  const all = calendar.parts.filter((part) => part.name === 'VEVENT')
  const looked = all.slice(0, MOST_EVENTS)
  const masters = mastersOf(looked)
  const changes = changesOf(looked, masters)
  const ownChanges = new Set([...changes.values()].flatMap((it) => it.own))
  const events: SourceEvent[] = []
  const leftOut: LeftOut[] = []
  for (const event of looked) {
    const dates = datesOf(event, zones)
    const isOfSeries = isChange(event) && masters.has(textOf(event, 'UID'))
    if (isOfSeries && (!ownChanges.has(event) || !dates)) {
      if (!dates && !isCancelled(event)) leftOut.push({ title: nameOf(event), why: whyNotDated(event) })
      continue
    }
    if (!dates) leftOut.push({ title: nameOf(event), why: whyNotDated(event) })
    else if (isChange(event) && !repeatsAtAll(event)) events.push(changedOf(event, dates, zones))
    else if (!repeatsAtAll(event)) events.push(eventOf(event, dates, zones))
    else events.push(seriesOf(event, changes.get(event), dates, reading))
  }
  return { events, leftOut, unread: all.length - looked.length }
}

const UNREAD = 'How it repeats could not be read: only its first date is offered.'
const PARTLY = 'How it repeats could be read in part only: dates may be missing.'
const TOO_MUCH = 'It repeats so often that not all of its dates could be worked out.'

function seriesOf(
  event: Component,
  changes: Changes | undefined,
  dates: Dates,
  reading: Reading,
): SourceEvent {
  const found = eventOf(event, dates, reading.zones)
  const { rules, areAll } = rulesOf(event, 'RRULE')
  if (rules.length === 0 && !areAll) return { ...found, warnings: [UNREAD] }
  // What is offered on its own is none of the dates of its series.
  const own = new Set(changes?.own)
  const moved = (changes?.moved ?? []).map((it) => (own.has(it) ? cancelledCopy(it) : it))
  const repeats = repeatsOf(event, moved, dates, reading)
  const warnings = [...(areAll ? [] : [PARTLY]), ...(repeats.isWhole ? [] : [TOO_MUCH])]
  if (repeats.dates.length > 0) return { ...found, repeats: repeats.dates, warnings }
  return {
    ...found,
    warnings: repeats.isWhole ? [...warnings, 'None of its dates is still to come.'] : warnings,
  }
}

const cancelledCopy = (change: Component): Component => ({
  ...change,
  lines: [{ name: 'STATUS', params: {}, value: 'CANCELLED' }, ...change.lines],
})

/** What a calendar holds beside events, as people call it. */
const OTHERS: Readonly<Record<string, [one: string, several: string]>> = {
  VTODO: ['task', 'tasks'],
  VJOURNAL: ['journal entry', 'journal entries'],
  VFREEBUSY: ['list of busy times', 'lists of busy times'],
}

function othersIn(calendars: readonly Component[]): string[] {
  const parts = calendars.flatMap((it) => it.parts)
  return Object.entries(OTHERS).flatMap(([name, [one, several]]) => {
    const count = parts.filter((part) => part.name === name).length
    return count === 0
      ? []
      : [`${counted(count, one, several)} in the file ${count === 1 ? 'is' : 'are'} no event.`]
  })
}

/**
 * The events of a calendar file. What is broken in it is left out and said; the rest is read.
 * @param today dates of repeating events before this day are left out
 * @param own the zone of the person who imports, for zones that the calendar only describes
 */
export function readIcs(text: string, today: string, own = 'UTC'): ReadSource {
  const { calendars, unreadable } = readComponents(text)
  const budget = { left: FILE_DAYS }
  const read = calendars.slice(0, MOST_CALENDARS).map((it) => readCalendar(it, own, today, budget))
  const leftOut = read.flatMap((it) => it.leftOut)
  const unread = calendars.length - MOST_CALENDARS
  const tooMany = read.reduce((sum, it) => sum + it.unread, 0)
  const undated = counted(leftOut.length, 'event is', 'events are')
  const warnings = [
    ...(leftOut.length > 0 ? [`${undated} left out: no date could be read.`] : []),
    ...othersIn(calendars),
    ...(unreadable > 0 ? [`${counted(unreadable, 'line', 'lines')} of the file could not be read.`] : []),
    ...(tooMany > 0
      ? [`Of each calendar the first ${MOST_EVENTS} events were read: ${tooMany} were not.`]
      : []),
    ...(unread > 0 ? [`${counted(unread, 'calendar', 'calendars')} of the file were not looked at.`] : []),
  ]
  return { events: read.flatMap((it) => it.events), leftOut, warnings }
}
