import { zonesOf } from './calendar-zones'
import type { CalendarZones } from './calendar-zones'
import { findLine, readComponents } from './content-lines'
import type { Component } from './content-lines'
import { datesOf, eventOf, textOf } from './ics-event'
import type { Dates } from './ics-event'
import { DATES_TO_COME, repeatsAtAll, repeatsOf, rulesOf } from './ics-series'
import type { Reading, SeriesDates } from './ics-series'
import { fileBudget } from './recurrence'
import { counted } from '../source-text'
import type { LeftOut, ReadSource, SourceEvent } from '../source-event'

/** Events and calendars of one file that are looked at. */
const MOST_EVENTS = 5000
const MOST_CALENDARS = 100
/** Changed dates of one series that are looked at. */
const MOST_CHANGES = 1000

interface Read {
  readonly events: SourceEvent[]
  readonly leftOut: LeftOut[]
  /** Events that were too many to look at. */
  readonly unread: number
}

type Budgets = Pick<Reading, 'budget' | 'later'>

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

/** Of too many events, the series and the latest: a calendar that grew for years ends with what is to come. */
function latestOf(all: readonly Component[]): readonly Component[] {
  if (all.length <= MOST_EVENTS) return all
  const dayOf = (event: Component) =>
    repeatsAtAll(event) ? '9' : (findLine(event, 'DTSTART')?.value.slice(0, 15) ?? '')
  const dated = all.map((event, at) => ({ event, at, day: dayOf(event) }))
  const latest = dated.sort((one, other) => (one.day < other.day ? 1 : -1)).slice(0, MOST_EVENTS)
  return latest.sort((one, other) => one.at - other.at).map(({ event }) => event)
}

function readCalendar(calendar: Component, own: string, today: string, budgets: Budgets): Read {
  const zones = zonesOf(calendar, own)
  const reading = { zones, today, ...budgets }
  const all = calendar.parts.filter((part) => part.name === 'VEVENT')
  const looked = latestOf(all)
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
const OVER = 'None of its dates is still to come.'
const TOO_MUCH = 'It repeats so often that not all of its dates could be worked out.'

/** Most events of a long file are never shown: beyond its next date, a series is worked out when somebody asks for it. */
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
  const first = repeatsOf(event, moved, dates, reading, 1)
  const partly = areAll ? [] : [PARTLY]
  const [next] = first.dates
  if (!next) return { ...found, warnings: [...partly, first.isWhole ? OVER : TOO_MUCH] }
  const later = { ...reading, budget: reading.later }
  let all: SeriesDates | undefined
  const whole = () => (all ??= repeatsOf(event, moved, dates, later, DATES_TO_COME))
  return {
    ...found,
    next: next.start,
    get repeats() {
      return whole().dates.length > 0 ? whole().dates : first.dates
    },
    get warnings() {
      return [...partly, ...(whole().isWhole ? [] : [TOO_MUCH])]
    },
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
  const budgets = { budget: fileBudget(), later: fileBudget() }
  const read = calendars.slice(0, MOST_CALENDARS).map((it) => readCalendar(it, own, today, budgets))
  const leftOut = read.flatMap((it) => it.leftOut)
  const unread = calendars.length - MOST_CALENDARS
  const tooMany = read.reduce((sum, it) => sum + it.unread, 0)
  const undated = counted(leftOut.length, 'event is', 'events are')
  const warnings = [
    ...(leftOut.length > 0 ? [`${undated} left out: no date could be read.`] : []),
    ...othersIn(calendars),
    ...(unreadable > 0 ? [`${counted(unreadable, 'line', 'lines')} of the file could not be read.`] : []),
    ...(tooMany > 0
      ? [`Of each calendar the latest ${MOST_EVENTS} events were read: ${tooMany} were not.`]
      : []),
    ...(unread > 0 ? [`${counted(unread, 'calendar', 'calendars')} of the file were not looked at.`] : []),
  ]
  return { events: read.flatMap((it) => it.events), leftOut, warnings }
}
