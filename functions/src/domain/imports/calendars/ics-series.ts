import type { CalendarZones } from './calendar-zones'
import type { Component } from './content-lines'
import type { Dates } from './ics-event'
import { exceptionsOf, onSeriesClock } from './ics-exceptions'
import type { Change, Exceptions } from './ics-exceptions'
import { repeat, SERIES_DAYS } from './recurrence'
import type { Budget } from './recurrence'
import { readRule } from './recurrence-rule'
import type { Rule } from './recurrence-rule'
import type { SourceTime } from '../source-event'
import { clockOf, laterClock, laterDay } from '../source-time'

/** Dates of one series that are worked out. */
export const DATES_TO_COME = 60
/** More rules than that no event has. */
const MOST_RULES = 10

/** What the events of one calendar are read with. */
export interface Reading {
  readonly zones: CalendarZones
  readonly today: string
  /** What all series of the file may take together. */
  readonly budget: Budget
  /** What those that are chosen may take together, for all of their dates. */
  readonly later: Budget
}

/** The dates of a series that are still to come. */
export interface SeriesDates {
  readonly dates: Dates[]
  /** Whether all of them could be worked out, as far as they are offered. */
  readonly isWhole: boolean
}

/** The rules of a name that can be read, and whether all of them can. */
export function rulesOf(event: Component, name: string): { rules: Rule[]; areAll: boolean } {
  const lines = event.lines.filter((line) => line.name === name).slice(0, MOST_RULES)
  const rules = lines.map(({ value }) => readRule(value)).filter((rule) => rule !== undefined)
  return { rules, areAll: rules.length === lines.length }
}

/** Whether an event takes place more than once. */
export const repeatsAtAll = ({ lines }: Component) =>
  lines.some(({ name }) => name === 'RRULE' || name === 'RDATE')

const minutesBetween = (from: string, to: string) =>
  (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000

/** The dates of one time, moved to another clock. */
function shifted(dates: Dates, clock: string): Dates {
  const minutes = minutesBetween(clockOf(dates.start), clock)
  const later = (time: SourceTime) => {
    const moved = laterClock(clockOf(time), minutes)
    return { ...time, day: moved.slice(0, 10), time: time.time && moved.slice(11) }
  }
  return { start: later(dates.start), end: dates.end && later(dates.end), minutes: dates.minutes }
}

/** How many days one date of it takes: what is under way began before today. */
const lengthDays = ({ start, end }: Dates) =>
  end ? Math.max(0, (Date.parse(end.day) - Date.parse(start.day)) / 86_400_000) : 1

/** Where a date was moved to, with all after it (RFC 5545, section 3.8.4.4, RANGE=THISANDFUTURE). */
function followed(clock: string, usual: Dates, changes: readonly Change[]): Dates {
  let last: Change | undefined
  for (const change of changes) {
    if (change.andAfter && change.dates && change.at <= clock && (!last || change.at > last.at)) last = change
  }
  if (!last?.dates) return shifted(usual, clock)
  return shifted(last.dates, laterClock(clockOf(last.dates.start), minutesBetween(last.at, clock)))
}

function clocksOf(
  event: Component,
  dates: Dates,
  since: string,
  budget: Budget,
): { clocks: Iterable<string>[]; toClock: (time: SourceTime) => string | null } {
  const start = clockOf(dates.start)
  const toClock = (time: SourceTime) => (time.time === null ? null : onSeriesClock(time, dates.start))
  const { rules } = rulesOf(event, 'RRULE')
  const regular = rules.map((rule) => repeat(rule, start, toClock, since, budget))
  return { clocks: regular.length > 0 ? regular : [[start]], toClock }
}

/** What old programs take out by a rule (RFC 2445, section 4.8.5.2). */
function leftOut(event: Component, dates: Dates, since: string, budget: Budget): Set<string> {
  const out = new Set<string>()
  for (const rule of rulesOf(event, 'EXRULE').rules) {
    const named = repeat(rule, clockOf(dates.start), () => null, since, budget)
    let isFirst = true
    for (const clock of named) {
      // The rule gives its start in any case; here only what it names counts.
      if (!isFirst) out.add(clock)
      isFirst = false
      if (out.size >= DATES_TO_COME * 10) break
    }
  }
  return out
}

class Found {
  readonly byClock = new Map<string, Dates>()
  readonly #today: string

  constructor(today: string) {
    this.#today = today
  }

  add(dates: Dates | null): void {
    if (dates && (dates.end?.day ?? dates.start.day) >= this.#today)
      this.byClock.set(clockOf(dates.start), dates)
  }
}

interface Wanted {
  readonly most: number
  readonly out: ReadonlySet<string>
}

function addRegular(
  found: Found,
  clocks: Iterable<string>,
  dates: Dates,
  known: Exceptions,
  { most, out }: Wanted,
) {
  const instead = new Map(known.changes.map((change) => [change.at, change.dates]))
  const before = found.byClock.size
  for (const clock of clocks) {
    if (known.without.has(clock) || out.has(clock)) continue
    if (!instead.has(clock)) found.add(followed(clock, dates, known.changes))
    if (found.byClock.size >= before + most) return
  }
}

/**
 * The dates of an event that repeats, from a day on, as far as its budget goes.
 * @param most how many of each of its rules are wanted
 */
export function repeatsOf(
  event: Component,
  changed: readonly Component[],
  dates: Dates,
  { zones, today, budget: ofFile }: Reading,
  most: number,
): SeriesDates {
  const budget = { left: Math.min(SERIES_DAYS, ofFile.left) }
  const before = budget.left
  const known = exceptionsOf(event, changed, dates, zones, budget)
  const since = laterDay(today, -Math.min(lengthDays(dates) + 1, 366))
  const found = new Found(today)
  const out = leftOut(event, dates, since, budget)
  const { clocks } = clocksOf(event, dates, since, budget)
  for (const some of clocks) addRegular(found, some, dates, known, { most, out })
  for (const added of known.also)
    if (!known.without.has(onSeriesClock(added.start, dates.start))) found.add(added)
  // Also what was moved from a date that the rule does not give, or no longer gives.
  for (const change of known.changes) found.add(change.dates)
  ofFile.left -= before - Math.max(0, budget.left)
  const sorted = [...found.byClock].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, it]) => it)
  return { dates: sorted, isWhole: budget.left > 0 }
}
