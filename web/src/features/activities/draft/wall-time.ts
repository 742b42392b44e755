import type { Instant, TimeZone, WallTime } from 'functions/contract/time'
import { wallTimeIn } from '../../../lib/text/date-text'

const MINUTE = 60_000
const HALF_HOUR = 30

/**
 * A wall time is arithmetic on a calendar, not a moment: reading it as UTC keeps every clock change out of it.
 * Anything that is not complete is NaN; without the check, V8 would make a date of almost any text.
 */
function onCalendar(wall: WallTime): number {
  return isComplete(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN
}

/** Whether a date and a time have both been typed. */
export function isComplete(wall: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall)
}

function fromCalendar(time: number): WallTime {
  return new Date(time).toISOString().slice(0, 16)
}

/** The wall time so many minutes later (earlier, when negative), on the clock's own face. */
export function addMinutes(wall: WallTime, minutes: number): WallTime {
  return fromCalendar(onCalendar(wall) + minutes * MINUTE)
}

/** Minutes on the clock's face from one wall time to another. */
export function minutesBetween(from: WallTime, to: WallTime): number {
  return (onCalendar(to) - onCalendar(from)) / MINUTE
}

/** The next full or half hour; a time that is one already stays. */
export function roundUpToHalfHour(wall: WallTime): WallTime {
  const past = new Date(onCalendar(wall)).getUTCMinutes() % HALF_HOUR
  return past === 0 ? wall : addMinutes(wall, HALF_HOUR - past)
}

/**
 * The instant that a wall time names in a zone, for showing a preview only: what is saved is the wall time, and the
 * server names the instant. In the hour that a clock change skips, it answers the moment after the change.
 */
export function previewInstant(wall: WallTime, zone: TimeZone): Instant {
  const wanted = onCalendar(wall)
  let guess = wanted
  for (let round = 0; round < 3; round += 1) {
    const shown = onCalendar(wallTimeIn(zone, new Date(guess).toISOString()))
    if (shown === wanted) break
    guess += wanted - shown
  }
  return new Date(guess).toISOString()
}
