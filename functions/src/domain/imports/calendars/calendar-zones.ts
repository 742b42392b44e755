import { Temporal } from 'temporal-polyfill'
import { findLine, unescapeText } from './content-lines'
import type { Component, ContentLine } from './content-lines'
import { POPULOUS } from '../dates/country-zones'
import { newBudget, repeat } from './recurrence'
import { readRule } from './recurrence-rule'
import type { LikelyZones, SourceTime } from '../source-event'
import { clockOf, readOffset, readTime } from '../source-time'
import { resolveZone, zoneAbbreviated, zoneOffset } from '../dates/zones'

/** What the names of zones in a calendar mean. */
export interface CalendarZones {
  /** The zone of the whole calendar, where it names one. */
  readonly zone: string | null
  /** What else tells it. */
  readonly likely: readonly LikelyZones[]
  /** A time of a line, with the zone or the difference to UTC that the calendar gives it. */
  readonly read: (line: ContentLine, value?: string) => SourceTime | null
}

interface Observance {
  readonly from: string
  readonly also: readonly string[]
  readonly rule: ReturnType<typeof readRule>
  readonly offset: number
}

const MOST_OBSERVANCES = 40
const MOST_DATES = 500

function observancesOf(part: Component): Observance[] {
  return part.parts.slice(0, MOST_OBSERVANCES).flatMap((it) => {
    const from = readTime(findLine(it, 'DTSTART')?.value.replace(/^1[0-8]\d\d/, '1900') ?? '')
    const offset = findLine(it, 'TZOFFSETTO')?.value ?? ''
    if (!from || !/^[+-]\d{4}/.test(offset)) return []
    const also = it.lines
      .filter(({ name }) => name === 'RDATE')
      .slice(0, MOST_DATES)
      .flatMap(({ value }) => value.split(',').slice(0, MOST_DATES))
      .map((value) => readTime(value))
      .flatMap((time) => (time ? [clockOf(time)] : []))
    const rule = readRule(findLine(it, 'RRULE')?.value ?? '')
    return [{ from: clockOf(from), also, rule, offset: readOffset(offset) }]
  })
}

/** The last change to this time of the year before a clock shows something. */
function lastChange({ from, also, rule }: Observance, at: string): string | undefined {
  const singles = also.filter((it) => it <= at).reduce((last, it) => (it > last ? it : last), '')
  if (from > at) return singles || undefined
  let last = singles > from ? singles : from
  if (!rule) return last
  const since = `${Number(at.slice(0, 4)) - 1}-01-01`
  for (const change of repeat(rule, from, (time) => time.time && clockOf(time), since, newBudget())) {
    if (change > at) break
    last = change
  }
  return last
}

/** A zone that a calendar describes: what its clocks show at some time, in minutes east of UTC. */
type Described = (at: string) => number | null

/** Answers are kept by the hour: events of one calendar ask for the same few over and over. */
function describedBy(part: Component): Described {
  const observances = observancesOf(part)
  const known = new Map<string, number | null>()
  return (at) => {
    const hour = at.slice(0, 13)
    const answer = known.get(hour)
    if (answer !== undefined) return answer
    let found: { since: string; offset: number } | undefined
    for (const observance of observances) {
      const since = lastChange(observance, at)
      if (since !== undefined && (!found || since >= found.since))
        found = { since, offset: observance.offset }
    }
    known.set(hour, found?.offset ?? null)
    return found?.offset ?? null
  }
}

const MONTHS = ['01', '07', '02', '03', '04', '05', '06', '08', '09', '10', '11', '12']

function hasClocksOf(zone: string, described: Described, clocks: readonly string[]): boolean {
  return clocks.every((clock) => {
    const { offsetNanoseconds } = Temporal.PlainDateTime.from(clock).toZonedDateTime(zone)
    return offsetNanoseconds === (described(clock) ?? Number.NaN) * 60_000_000_000
  })
}

/** The zone with the clocks that a calendar describes, in the year of a time; undefined where none has them. */
function sameClocks(described: Described, at: string, own: string): string | undefined {
  const clocks = [...MONTHS.map((month) => `${at.slice(0, 4)}-${month}-15T12:00`), at]
  const all = [own, ...POPULOUS, ...Intl.supportedValuesOf('timeZone')]
  return all.find((zone) => hasClocksOf(zone, described, clocks))
}

/** Zones that are looked for by their clocks: more of them is no calendar that a person has. */
const MOST_SOUGHT = 20

/**
 * The zones that a calendar describes or names.
 * @param own the zone of the person who imports
 */
export function zonesOf(calendar: Component, own: string): CalendarZones {
  const parts = calendar.parts.filter((part) => part.name === 'VTIMEZONE')
  const named = new Map(parts.map((part) => [findLine(part, 'TZID')?.value ?? '', part]))
  const described = new Map<string, Described>()
  const sought = new Map<string, string | undefined>()

  function zoneNamed(name: string): string | undefined {
    const part = named.get(name)
    const located = part && findLine(part, 'X-LIC-LOCATION')?.value
    return resolveZone(name) ?? (located === undefined ? undefined : resolveZone(located))
  }
  function clocksOf(name: string): Described | undefined {
    const part = named.get(name)
    if (part && !described.has(name)) described.set(name, describedBy(part))
    return described.get(name)
  }
  function inDescribed(time: SourceTime, name: string, clocks: Described): SourceTime {
    const at = clockOf(time)
    const key = `${at.slice(0, 4)} ${name}`
    if (!sought.has(key) && sought.size < MOST_SOUGHT) sought.set(key, sameClocks(clocks, at, own))
    const zone = sought.get(key)
    const offset = clocks(at)
    if (zone === undefined || offset === null) return { ...time, offset }
    return {
      ...time,
      zone,
      why: `The calendar describes a zone “${name}” of its own: this one has its clocks.`,
    }
  }
  function read(line: ContentLine, value = line.value): SourceTime | null {
    const time = readTime(value)
    const name = line.params['TZID']
    // A moment in UTC is one whatever zone stands beside it.
    if (!time || time.time === null || time.offset !== null || !name) return time
    const zone = zoneNamed(name)
    if (zone !== undefined) return { ...time, zone }
    const clocks = clocksOf(name)
    if (clocks) return inDescribed(time, name.slice(0, 60), clocks)
    const offset = zoneOffset(name)
    if (offset !== undefined) return { ...time, offset }
    const likely = zoneAbbreviated(name)
    if (likely !== undefined) return { ...time, zone: likely, why: `The calendar says “${name}” only.` }
    return { ...time, why: `The calendar names a zone “${name.slice(0, 60)}” that nobody knows: check it.` }
  }
  const whole = findLine(calendar, 'X-WR-TIMEZONE')?.value ?? findLine(calendar, 'TIMEZONE-ID')?.value
  const [only, another] = parts.map((part) => zoneNamed(findLine(part, 'TZID')?.value ?? ''))
  return {
    zone: whole === undefined ? null : (zoneNamed(unescapeText(whole)) ?? null),
    likely:
      only !== undefined && another === undefined
        ? [{ zones: [only], why: 'It is the zone that the calendar describes.' }]
        : [],
    read,
  }
}
