import { Temporal } from 'temporal-polyfill'
import type { LikelyZones, SourceTime } from '../source-event'
import { clockOf } from '../source-time'

export interface StatedWhen {
  readonly start: SourceTime
  readonly end: SourceTime | null
  /** How long it takes, where the source says that instead of an end. */
  readonly minutes: number | null
}

export interface ZoneHints {
  /** The zone that the source names for all that is in it. */
  readonly zone: string | null
  /** What else tells where it is, the surest first. */
  readonly likely?: readonly LikelyZones[] | undefined
  /** The zone of the person who imports. */
  readonly own: string
}

export interface When {
  readonly startDate: string
  readonly endDate: string
  readonly timezone: string
  /** Why the start, the end or the zone is a guess. */
  readonly guessed: Readonly<Record<string, string>>
}

interface Placed {
  readonly clock: Temporal.PlainDateTime
  readonly zone: string
  readonly why?: string
}

const LENGTH_MINUTES = 120

const plainClock = (time: SourceTime) => Temporal.PlainDateTime.from(clockOf(time))

function instantAt(time: SourceTime, offset: number): Temporal.Instant {
  return plainClock(time).subtract({ minutes: offset }).toZonedDateTime('UTC').toInstant()
}

function clockIn(zone: string, instant: Temporal.Instant): Temporal.PlainDateTime {
  return instant.toZonedDateTimeISO(zone).toPlainDateTime()
}

/** Whether clocks in the zone show what is stated at the very moment that is stated. */
function fits(zone: string, time: SourceTime, offset: number): boolean {
  return clockIn(zone, instantAt(time, offset)).equals(plainClock(time))
}

function shownOffset(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

/** Says so where clocks there show different times at that very moment. */
function several({ zones, why }: LikelyZones, clock: Temporal.PlainDateTime): string {
  const offsets = new Set(zones.slice(0, 30).map((zone) => clock.toZonedDateTime(zone).offset))
  return offsets.size > 1 ? `${why} It has several time zones: check it.` : why
}

/** A moment whose zone is not named: the clock stays as stated wherever a likely zone agrees with its offset. */
function placeMoment(time: SourceTime, offset: number, { zone, likely = [], own }: ZoneHints): Placed {
  const moment = instantAt(time, offset)
  if (zone !== null) return { clock: clockIn(zone, moment), zone }
  const clock = plainClock(time)
  for (const { zones, why } of likely) {
    const fitting = ownFirst(zones, own).find((it) => fits(it, time, offset))
    if (fitting !== undefined) return { clock, zone: fitting, why }
  }
  const [best] = likely
  const [there] = ownFirst(best?.zones ?? [], own)
  if (best && there !== undefined && (offset === 0 || best.zones.length === 1)) {
    return { clock: clockIn(there, moment), zone: there, why: several(best, clock) }
  }
  if (fits(own, time, offset)) {
    const why = `Only the difference to UTC is given, ${shownOffset(offset)}; your own zone fits.`
    return { clock, zone: own, why }
  }
  if (offset !== 0 && offset % 60 === 0) {
    // The names of these zones count the other way round (POSIX): GMT-2 is two hours ahead of UTC.
    const fixed = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset) / 60}`
    const why = `Only the difference to UTC is given, ${shownOffset(offset)}. Choose the zone of the place.`
    return { clock, zone: fixed, why }
  }
  return {
    clock: clockIn(own, moment),
    zone: own,
    why: 'Given in UTC: this is the same moment in your zone.',
  }
}

const ownFirst = (zones: readonly string[], own: string) => [...(zones.includes(own) ? [own] : []), ...zones]

/** A clock without a zone. */
function placeClock(time: SourceTime, { zone, likely = [], own }: ZoneHints): Placed {
  const clock = plainClock(time)
  const unsure = time.why === undefined ? {} : { why: time.why }
  if (zone !== null) return { clock, zone, ...unsure }
  const best = likely.find(({ zones }) => zones.length > 0)
  const [there] = ownFirst(best?.zones ?? [], own)
  if (best && there !== undefined) return { clock, zone: there, why: several(best, clock) }
  return { clock, zone: own, why: time.why ?? 'No time zone is given: yours is assumed.' }
}

function place(time: SourceTime, hints: ZoneHints): Placed {
  if (time.zone !== null)
    return { clock: plainClock(time), zone: time.zone, ...(time.why !== undefined && { why: time.why }) }
  return time.offset === null || time.time === null
    ? placeClock(time, hints)
    : placeMoment(time, time.offset, hints)
}

/** What clocks in a zone show at a stated time, `YYYY-MM-DDTHH:mm`; null where only a day is stated. */
export function clockInZone(time: SourceTime, zone: string): string | null {
  const clock = time.time === null ? null : plainInZone(time, zone)
  return clock && written(clock)
}

function plainInZone(time: SourceTime, zone: string): Temporal.PlainDateTime {
  if (time.zone !== null && time.zone !== zone) {
    return clockIn(zone, plainClock(time).toZonedDateTime(time.zone).toInstant())
  }
  return time.zone === null && time.offset !== null
    ? clockIn(zone, instantAt(time, time.offset))
    : plainClock(time)
}

/** A clock that a zone really shows, and why it is not what is stated. */
function realClock(
  clock: Temporal.PlainDateTime,
  zone: string,
  offset: number | null,
): { clock: Temporal.PlainDateTime; why?: string } {
  const first = clock.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const second = clock.toZonedDateTime(zone, { disambiguation: 'later' })
  if (first.equals(second)) return { clock }
  if (!second.toPlainDateTime().equals(clock)) {
    const why = `Clocks skip ${clock.toString().slice(11, 16)} that night: the time after the change is taken.`
    return { clock: second.toPlainDateTime(), why }
  }
  const isFirst = offset !== null && first.offsetNanoseconds === offset * 60_000_000_000
  return isFirst ? { clock } : { clock, why: 'Clocks show this time twice that night: the first is taken.' }
}

const written = (clock: Temporal.PlainDateTime) => clock.toString().slice(0, 16)

function endOf({ start, end, minutes }: StatedWhen, from: Temporal.PlainDateTime, zone: string) {
  if (end?.time != null) {
    return realClock(plainInZone(end, zone), zone, end.offset).clock
  }
  if (end !== null && (start.time === null || end.day > start.day)) {
    return plainClock({ ...end, time: '23:59' })
  }
  if (minutes === null) return start.time === null ? plainClock({ ...start, time: '23:59' }) : null
  return from.toZonedDateTime(zone).add({ minutes }).toPlainDateTime()
}

/** Whether it is later on the clock and as a moment: between the two lies the night when clocks change. */
function isAfter(end: Temporal.PlainDateTime, start: Temporal.PlainDateTime, zone: string): boolean {
  const [from, to] = [start.toZonedDateTime(zone), end.toZonedDateTime(zone)]
  return Temporal.PlainDateTime.compare(end, start) > 0 && Temporal.ZonedDateTime.compare(to, from) > 0
}

/**
 * When something takes place, as clocks there show it. What the source states is kept as it is; everything that it leaves
 * open is marked.
 */
export function settleWhen(stated: StatedWhen, hints: ZoneHints): When {
  const { zone, clock, why } = place(stated.start, hints)
  const guessed: Record<string, string> = {}
  if (why !== undefined) guessed['timezone'] = why
  const start = realClock(clock, zone, stated.start.offset)
  if (start.why !== undefined) guessed['startDate'] = start.why
  if (stated.start.time === null)
    guessed['startDate'] = 'No time is given, only the day: choose when it begins.'
  const given = endOf(stated, start.clock, zone)
  const isFine = given !== null && isAfter(given, start.clock, zone)
  const end = isFine ? given : start.clock.add({ minutes: LENGTH_MINUTES })
  if (!isFine) {
    const wrong = given === null ? 'No end is given' : 'The end that is given does not come after the start'
    guessed['endDate'] = `${wrong}: two hours are assumed.`
  } else if (stated.start.time === null)
    guessed['endDate'] = 'No time is given, only the day: choose when it ends.'
  return { startDate: written(start.clock), endDate: written(end), timezone: zone, guessed }
}
