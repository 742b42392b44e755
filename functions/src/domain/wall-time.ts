import { Temporal } from 'temporal-polyfill'
import type { Instant, TimeZone, WallTime } from '../../contract/time'

/**
 * The instant at which clocks in the zone show the wall time. A time that a change to summer time skips is taken as
 * much later; one that happens twice is the first (RFC 5545, section 3.3.5).
 */
export function instantOf(wall: WallTime, zone: TimeZone): Instant {
  const zoned = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' })
  return new Date(zoned.epochMilliseconds).toISOString()
}

/** What a clock in the zone shows at an instant. */
export function wallTimeIn(zone: TimeZone, instant: Instant): WallTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16)
}

/** An instant so many minutes later. */
export function minutesAfter(instant: Instant, minutes: number): Instant {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString()
}

/** The month after one of the calendar: `2027-01` after `2026-12`. */
export function monthAfter(month: string): string {
  return Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()
}
