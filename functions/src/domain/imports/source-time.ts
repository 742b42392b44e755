import type { SourceTime } from './source-event'
import { resolveZone } from './dates/zones'

const DAY = String.raw`(\d{4})-?(\d{2})-?(\d{2})`
const CLOCK = String.raw`([01]\d|2[0-3])(?::?([0-5]\d))?(?::?[0-5]\d(?:[.,]\d{1,9})?)?`
const OFFSET = String.raw`(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)`
const STATED = new RegExp(String.raw`^${DAY}(?:[T ] ?${CLOCK} ?${OFFSET}?(?:\[([\w/+-]{1,64})\])?)?$`, 'i')

/** Minutes east of UTC of `Z`, `+02`, `+0200` or `-04:00`. */
export function readOffset(text: string): number {
  if (/^z$/i.test(text)) return 0
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.replace(':', '').slice(3, 5) || 0)
  return text.startsWith('-') ? -minutes : minutes
}

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export function isoDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** What a clock shows, `YYYY-MM-DDTHH:mm`, so many minutes after it shows something else, without any change of clocks. */
export function laterClock(clock: string, minutes: number): string {
  return new Date(Date.parse(`${clock}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)
}

/** Whether there is such a day in a year that we take. */
export function isDay(day: string): boolean {
  const year = Number(day.slice(0, 4))
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || year < 1900 || year > 2099) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && isoDay(date.getTime()) === day
}

/**
 * A date with or without a time as ISO 8601 and iCalendar write it; null for anything else, and for a day that no calendar
 * has.
 */
export function readTime(text: string): SourceTime | null {
  const match = STATED.exec(text.trim().slice(0, 100))
  if (!match) return null
  const [, year, month, date, hour, minute = '00', offset, zone] = match
  const day = `${year}-${month}-${date}`
  if (!isDay(day)) return null
  return {
    day,
    time: hour === undefined ? null : `${hour}:${minute}`,
    offset: offset === undefined ? null : readOffset(offset),
    zone: zone === undefined ? null : (resolveZone(zone) ?? null),
  }
}

/** What the clock shows; the start of the day where only a day is stated. */
export function clockOf({ day, time }: SourceTime): string {
  return `${day}T${time ?? '00:00'}`
}

const LENGTH =
  /^[+-]?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})(?:\.\d+)?S)?)?$/i
/** A longer one is a mistake: it is as if nothing was said. */
const LONGEST_DAYS = 366

/** The whole minutes of an ISO 8601 length without months or years; null for anything else. */
export function readLength(text: string): number | null {
  const match = LENGTH.exec(text.trim().slice(0, 60))
  if (!match || text.startsWith('-')) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const all = (weeks * 7 + days) * 1440 + hours * 60 + minutes + Math.round(seconds / 60)
  return all > 0 && all <= LONGEST_DAYS * 1440 ? all : null
}

/** A day so many days later. */
export function laterDay(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)
}
