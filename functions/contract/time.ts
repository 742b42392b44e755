import { z } from 'zod'

/** A moment in UTC with milliseconds, as `Date.prototype.toISOString` writes it; sorts as text. */
export const Instant = z.iso.datetime({ precision: 3 })
export type Instant = z.infer<typeof Instant>

const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d$/

/** Date picker bounds (specification, section 5). */
export const EARLIEST_DATE = '1900-01-01'
export const LATEST_DATE = '2099-12-31'

function isWallTime(value: string): boolean {
  const match = WALL_TIME.exec(value)
  if (!match) return false
  const day = value.slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}

/** What a clock on the wall shows, `YYYY-MM-DDTHH:mm`, in a zone that is named beside it. */
export const WallTime = z
  .string()
  .refine(isWallTime, 'Choose a date and a time.')
  .refine((value) => value.slice(0, 10) >= EARLIEST_DATE && value.slice(0, 10) <= LATEST_DATE, {
    message: 'Choose a date between 1900 and 2099.',
  })
export type WallTime = z.infer<typeof WallTime>

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

/** An IANA zone such as Europe/Lisbon. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone.')
export type TimeZone = z.infer<typeof TimeZone>

/** The calendar day, `YYYY-MM-DD`, of an instant in a zone. */
export function dayIn(zone: TimeZone, instant: Instant): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(instant))
}

/** The hour, 0 to 23, of an instant in a zone. */
export function hourIn(zone: TimeZone, instant: Instant): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
  return Number(format.format(new Date(instant)))
}
