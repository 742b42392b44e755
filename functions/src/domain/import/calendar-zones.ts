import { findLine, unescapeText } from './content-lines'
import type { Component, ContentLine } from './content-lines'
import { newBudget, repeat } from './recurrence'
import type { Budget } from './recurrence'
import { readRule } from './recurrence-rule'
import type { SourceTime } from './source-event'
import { clockOf, readOffset, readTime } from './source-time'
import { resolveZone } from './zones'

/** What the names of zones in a calendar mean. */
export interface CalendarZones {
  /** The zone of the whole calendar, where it names one. */
  readonly zone: string | null
  /** A time of a line, with the zone or the difference to UTC that the calendar gives it. */
  readonly read: (line: ContentLine, value?: string) => SourceTime | null
}

interface Observance {
  readonly from: string
  readonly rule: ReturnType<typeof readRule>
  readonly offset: number
}

function observancesOf(part: Component): Observance[] {
  return part.parts.flatMap((it) => {
    const from = readTime(findLine(it, 'DTSTART')?.value.replace(/^1[0-8]\d\d/, '1900') ?? '')
    const offset = findLine(it, 'TZOFFSETTO')?.value ?? ''
    if (!from || !/^[+-]\d{4}/.test(offset)) return []
    const rule = readRule(findLine(it, 'RRULE')?.value ?? '')
    return [{ from: clockOf(from), rule, offset: readOffset(offset) }]
  })
}

/** The last change to this time of the year before a clock shows something. */
function lastChange({ from, rule }: Observance, at: string, budget: Budget): string | undefined {
  if (from > at) return undefined
  let last = from
  if (!rule) return last
  const since = `${Number(at.slice(0, 4)) - 1}-01-01`
  for (const change of repeat(rule, from, (time) => time.time && clockOf(time), since, budget)) {
    if (change > at) break
    last = change
  }
  return last
}

function offsetAt(part: Component, at: string, budget: Budget): number | null {
  let found: { since: string; offset: number } | undefined
  for (const observance of observancesOf(part).slice(0, 20)) {
    const since = lastChange(observance, at, budget)
    if (since !== undefined && (!found || since >= found.since)) found = { since, offset: observance.offset }
  }
  return found?.offset ?? null
}

/** The zones that a calendar describes or names. */
export function zonesOf(calendar: Component): CalendarZones {
  const budget = newBudget()
  const described = new Map(
    calendar.parts
      .filter((part) => part.name === 'VTIMEZONE')
      .map((part) => [findLine(part, 'TZID')?.value ?? '', part]),
  )
  const zoneNamed = (name: string) => {
    const alias = described.get(name)
    const located = alias && findLine(alias, 'X-LIC-LOCATION')?.value
    return resolveZone(name) ?? (located === undefined ? undefined : resolveZone(located))
  }
  const whole = findLine(calendar, 'X-WR-TIMEZONE')?.value ?? findLine(calendar, 'TIMEZONE-ID')?.value
  return {
    zone: whole === undefined ? null : (zoneNamed(unescapeText(whole)) ?? null),
    read(line, value = line.value) {
      const time = readTime(value)
      const name = line.params['TZID']
      // A moment in UTC is one whatever zone stands beside it.
      if (!time || time.time === null || time.offset !== null || name === undefined) return time
      const zone = zoneNamed(name)
      if (zone !== undefined) return { ...time, zone }
      const part = described.get(name)
      return part ? { ...time, offset: offsetAt(part, clockOf(time), budget) } : time
    },
  }
}
