import { findDates } from './date-text'
import type { DateReading } from './date-text'
import { readClock } from './local-date'
import type { DayOrder } from './local-date'
import type { SourceTime } from '../source-event'
import { isoDay, laterDay, readTime } from '../source-time'
import { whyGuessed } from '../text-event'

/** A time as a page states it, and why it is a guess, where it had to be read from words. */
export interface StatedTime {
  readonly time: SourceTime
  readonly why?: string | undefined
}

/** In which order a page of a language writes day and month. */
export function dayOrderOf(language: string): DayOrder {
  return /^en(?:[-_](?:us|ph|ca))?$/i.test(language) || language === '' ? 'month-first' : 'day-first'
}

/** Seconds or milliseconds since 1970, as programs write a moment. */
function ofEpoch(text: string): StatedTime | null {
  if (!/^\d{10}(?:\d{3})?$/.test(text)) return null
  const moment = new Date(Number(text) * (text.length === 10 ? 1000 : 1))
  const day = isoDay(moment.getTime())
  const time = { day, time: moment.toISOString().slice(11, 16), offset: 0, zone: null }
  return { time, why: 'The page gives it as a number of seconds.' }
}

/**
 * A date that a page gives in the field of a date: as programs write it, else as people do, which is marked. Null for what is
 * none.
 */
export function readStated(text: string, reading: DateReading): StatedTime | null {
  const stated = text.trim().slice(0, 300)
  const exact = readTime(stated)
  if (exact) return { time: exact }
  const [found] = findDates(stated, reading)
  return found ? { time: found.start, why: whyGuessed(found) } : ofEpoch(stated)
}

/** An end may be a time alone: it is on the day of the start. */
export function readStatedEnd(
  text: string,
  start: SourceTime | null,
  reading: DateReading,
): StatedTime | null {
  const time = start && !/^\d+$/.test(text.trim()) ? readClock(text) : undefined
  return start && time !== undefined ? { time: { ...start, time } } : readStated(text, reading)
}

const isMidnight = (time: SourceTime | null) =>
  time === null || time.time === '00:00' || time.time === '23:59'

/**
 * Programs that know no whole days write midnight for them: such a start says the day only, and an end at the next midnight is
 * that of the day before.
 */
export function wholeDays(start: SourceTime | null, end: SourceTime | null) {
  if (start?.time !== '00:00' || !isMidnight(end)) return { start, end }
  const day = { day: start.day, time: null, offset: null, zone: start.zone }
  const isNextDay = end?.time === '00:00' && end.day === laterDay(start.day, 1)
  return { start: day, end: end && { ...day, day: isNextDay ? start.day : end.day } }
}
