import type { Instant, TimeZone, WallTime } from 'functions/contract/time'

const LANGUAGE = 'en'

/** A wall time is formatted as if it were UTC, so that no zone ever moves it. */
function formatWall(wall: WallTime, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' }).format(new Date(`${wall}:00Z`))
}

/** "Oct" */
export function shortMonth(wall: WallTime): string {
  return formatWall(wall, { month: 'short' })
}

/** "3" */
export function dayOfMonth(wall: WallTime): string {
  return formatWall(wall, { day: 'numeric' })
}

/** "7:30 PM" */
export function timeOfDay(wall: WallTime): string {
  return formatWall(wall, { hour: 'numeric', minute: '2-digit' })
}

/** "Sat, Oct 3"; with the year when it is not this one. */
export function shortDay(wall: WallTime, thisYear = new Date().getFullYear()): string {
  const year = Number(wall.slice(0, 4)) === thisYear ? {} : ({ year: 'numeric' } as const)
  return formatWall(wall, { weekday: 'short', month: 'short', day: 'numeric', ...year })
}

/** "Saturday, October 3, 2026" */
export function longDay(wall: WallTime): string {
  return formatWall(wall, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
}

/** "Sat, Oct 3 · 7:30 PM" */
export function shortWhen(wall: WallTime, thisYear?: number): string {
  return `${shortDay(wall, thisYear)} · ${timeOfDay(wall)}`
}

/** "7:30 – 10:00 PM", or with both days when it does not end on the day it starts. */
export function timeSpan(start: WallTime, end: WallTime): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' }).formatRange(
      new Date(`${start}:00Z`),
      new Date(`${end}:00Z`),
    )
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const oneNight = start.slice(0, 10) === end.slice(0, 10)
  return format(oneNight ? time : { ...time, month: 'short', day: 'numeric' })
}

/** The name of a zone as people say it: "Lisbon time" would be wrong in summer, so "GMT+1" style names. */
export function zoneName(zone: TimeZone, at: Instant): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE, { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    new Date(at),
  )
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

/** The reader's own zone. */
export function ownZone(): TimeZone {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** An instant as clocks in a zone show it: `YYYY-MM-DDTHH:mm`. */
export function wallTimeIn(zone: TimeZone, at: Instant): WallTime {
  const written = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))
  return written.replace(' ', 'T')
}

/** "3 minutes ago", "yesterday": how long before `now` something happened. */
export function timeAgo(at: Instant, now: number = Date.now()): string {
  const seconds = Math.round((new Date(at).getTime() - now) / 1000)
  const steps = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const
  const format = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  }
  return 'just now'
}
