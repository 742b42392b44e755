import type { SourceTime } from '../source-event'
import { isDay, readTime } from '../source-time'

/** How a table writes its days where it is not clear from one alone: 03/04 is the third of April or the fourth of March. */
export type DayOrder = 'day-first' | 'month-first'

const NUMERIC = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?:[,T ]\s{0,3}(.{1,20}))?$/
const NAMED_FIRST =
  /^(?:\p{L}{2,12}\.?,? )?(\d{1,2})(?:st|nd|rd|th|\.)? (\p{L}{3,12})\.?,? (\d{4})(?:,? (?:at )?(.{1,20}))?$/iu
const NAMED_SECOND =
  /^(?:\p{L}{2,12}\.?,? )?(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? (?:at )?(.{1,20}))?$/iu
const CLOCK = /^(?:um |at )?(\d{1,2})(?:[:.h](\d{2})?(?::\d{2})?)? ?(am|pm|a\.m\.|p\.m\.|uhr|h)?$/i

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

function monthNamed(name: string): number {
  const wanted = name.toLowerCase()
  return MONTHS.findIndex((month) => month.startsWith(wanted)) + 1
}

/** A time of day such as `19:30`, `7.30 pm`, `19h` or `19 Uhr`; undefined for anything else. */
export function readClock(text: string): string | undefined {
  const match = CLOCK.exec(text.trim())
  if (!match) return undefined
  const [whole, hours = '', minutes = '00', half = ''] = match
  // A number alone is a time only beside a day, where nothing else can be meant by it.
  if (/^\d+$/.test(whole) && whole.length > 2) return undefined
  const afternoon = /^p/i.test(half) ? 12 : 0
  const hour = /^[ap]/i.test(half) ? (Number(hours) % 12) + afternoon : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || (half !== '' && /^[ap]/i.test(half) && Number(hours) > 12))
    return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

function timeOf(year: number, month: number, day: number, clock: string | undefined): SourceTime | null {
  const two = (value: number) => String(value).padStart(2, '0')
  const date = `${year}-${two(month)}-${two(day)}`
  const time = clock === undefined ? null : readClock(clock)
  return isDay(date) && time !== undefined ? { day: date, time, offset: null, zone: null } : null
}

const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year))

/** A date with or without a time as people write it into a table; null for anything else. */
export function readLocalDate(text: string, order: DayOrder): SourceTime | null {
  const stated = text
    .trim()
    .replaceAll(/\s{1,20}/g, ' ')
    .slice(0, 80)
  const exact = readTime(stated.replaceAll('/', '-'))
  if (exact) return exact
  const numeric = NUMERIC.exec(stated)
  if (numeric) {
    const [, first, , second, year = '', clock] = numeric
    const [day, month] = order === 'day-first' ? [first, second] : [second, first]
    return timeOf(fullYear(year), Number(month), Number(day), clock)
  }
  const named = NAMED_FIRST.exec(stated)
  if (named) return timeOf(Number(named[3]), monthNamed(named[2] ?? ''), Number(named[1]), named[4])
  const other = NAMED_SECOND.exec(stated)
  return other && timeOf(Number(other[3]), monthNamed(other[1] ?? ''), Number(other[2]), other[4])
}

/** How the days of a column are written, and whether anything in it says so. */
export function guessDayOrder(texts: readonly string[]): { order: DayOrder; isSure: boolean } {
  const parts = texts.map((text) => NUMERIC.exec(text.trim())).filter((match) => match !== null)
  if (parts.length === 0) return { order: 'day-first', isSure: true }
  if (parts.some((match) => Number(match[1]) > 12)) return { order: 'day-first', isSure: true }
  if (parts.some((match) => Number(match[3]) > 12)) return { order: 'month-first', isSure: true }
  // With dots, the day comes first everywhere; with slashes, nobody can tell.
  const isDotted = parts.every((match) => match[2] === '.')
  return { order: 'day-first', isSure: isDotted }
}
