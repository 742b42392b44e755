import type { Instant, TimeZone, WallTime } from 'functions/contract/time'

/** When an activity happens, in words. */
export interface When {
  /** "Saturday, November 21", with the year where it is not this one. */
  day: string
  /** "7:00 PM – 9:00 PM", or the other day and time where it ends on another. */
  hours: string
  /** "Lisbon time, UTC+1". */
  zone: string
}

/**
 * Server and browser write the same text: engines differ in the kinds of spaces that they put before AM and PM, and a
 * page that is hydrated must not change.
 */
function format(instant: Instant, zone: TimeZone, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en', { ...options, timeZone: zone })
    .format(new Date(instant))
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const

function dayOptions(isThisYear: boolean): Intl.DateTimeFormatOptions {
  return { weekday: 'long', month: 'long', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) }
}

/** "UTC", "UTC+1", "UTC-3:30": how far a wall time is from the instant that it names. */
function offset(wall: WallTime, instant: Instant): string {
  const minutes = Math.round((Date.parse(`${wall}:00Z`) - Date.parse(instant)) / 60_000)
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** The place in a zone's name: "Lisbon" for Europe/Lisbon, "Buenos Aires" for America/Argentina/Buenos_Aires. */
export function cityOf(zone: TimeZone): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

function wordsOf(from: Instant, to: Instant, zone: TimeZone, now: Instant): Omit<When, 'zone'> {
  const year = (instant: Instant) => format(instant, zone, { year: 'numeric' })
  const date = (instant: Instant) => format(instant, zone, dayOptions(year(instant) === year(now)))
  const time = (instant: Instant) => format(instant, zone, TIME)
  if (date(from) === date(to)) return { day: date(from), hours: `${time(from)} – ${time(to)}` }
  return { day: date(from), hours: `${time(from)} – ${date(to)}, ${time(to)}` }
}

/** When the activity happens, as its organiser typed it, in its own zone. */
export function whenOf(
  it: { startDate: WallTime; endDate: WallTime; startsAt: Instant; timezone: TimeZone },
  now: Instant,
): When {
  const typed = (wall: WallTime) => `${wall}:00.000Z`
  const words = wordsOf(typed(it.startDate), typed(it.endDate), 'UTC', now)
  const city = cityOf(it.timezone)
  const distance = offset(it.startDate, it.startsAt)
  return { ...words, zone: city === 'UTC' ? 'UTC' : `${city} time, ${distance}` }
}

/** The same for a reader elsewhere, or undefined when their clock shows the same. */
export function whenForReader(
  it: { startDate: WallTime; startsAt: Instant; endsAt: Instant },
  readerZone: TimeZone,
  now: Instant,
): string | undefined {
  const typed = `${it.startDate}:00.000Z`
  const sameTime = format(it.startsAt, readerZone, TIME) === format(typed, 'UTC', TIME)
  const { day, hours } = wordsOf(it.startsAt, it.endsAt, readerZone, now)
  const sameDay = day === wordsOf(typed, typed, 'UTC', now).day
  return sameTime && sameDay ? undefined : `${sameDay ? '' : `${day}, `}${hours}`
}
