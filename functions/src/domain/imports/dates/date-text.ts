import { alternatives, dateWords, folded } from './date-words'
import type { DayOrder } from './local-date'
import type { SourceTime } from '../source-event'
import { isDay, readOffset } from '../source-time'
import { zoneAbbreviated } from './zones'

/** A date in a text, as far as the text says it. */
export interface DateInText {
  readonly start: SourceTime
  readonly end: SourceTime | null
  readonly at: number
  /** The words that say so. */
  readonly quote: string
  readonly hasWeekday: boolean
  /** Whether the year is none of the text’s: it is the next such day, or the one with that weekday. */
  readonly isYearGuessed: boolean
  /** Whether day and month could also be the other way round. */
  readonly isOrderGuessed: boolean
}

/** How dates are to be understood where they can be read in several ways. */
export interface DateReading {
  readonly today: string
  readonly order: DayOrder
}

const LONGEST_TEXT = 40_000
const MOST_DATES = 200
const YEAR = String.raw`(?:19|20)\d\d`
const ORDINAL = String.raw`(?:st|nd|rd|th|er|e|[.º°ªa])?`
const OF = String.raw`(?:of |de |di |do |del |d[’'])?`
const AND = String.raw`(?:-|–|—|/|&|\+|to|and|bis|und|au|et|al|a|y|e|t/m|tot|ate)`

/** The clock, its minutes, and which half of the day: `19:30`, `7.30 pm`, `19 Uhr`, `20h30`. */
const HALF = String.raw`a\.?m\b\.?|p\.?m\b\.?`
const HOURS = String.raw`uhr\b|h\b|hs\b|hrs\b|hours?\b|uur\b|o['’]?clock`
const CLOCK = String.raw`(\d{1,2})(?:(?::|\.|h|\s?h\s)([0-5]\d)(?::[0-5]\d)?(?:\.\d{3})?)?\s?(${HALF}|${HOURS})?(?![\d€$£%])`
const TO = String.raw`\s?(?:-|–|—|to|until|till|bis(?: ca\.)?|a las|a la|a|hasta(?: las)?|alle(?: ore)?|fino alle|tot|as|ate as|jusqu['’]a)\s?`
const BEFORE_CLOCK = String.raw`[\s,;|·•@()–—-]{0,4}(?:t|at|um|ab|from|von|van|godz\.?|a les|starts?|begins?|beginn:?|start:?|time:?|uhrzeit:?|a las|a la|a partir de(?: las)?|dalle(?: ore)?|alle(?: ore)?|ore|om|vanaf|as|das|a|de|desde(?: las)?|les|kl\.?|klo|o)?[\s:,]{0,3}`
const CLOCK_AFTER = new RegExp(`^${BEFORE_CLOCK}${CLOCK}(?:${TO}${CLOCK})?`)
const CLOCK_BEFORE = new RegExp(
  `(?:^|[^\\d:.])${CLOCK}(?:${TO}${CLOCK})?[\\s,|·•–-]{1,3}(?:on|am|le|el|op|il|em|den)?[\\s,]{0,2}$`,
)
const OFFSET_AFTER =
  /^\s?\(?(?:(?:utc|gmt)\s?)?([+-](?:0\d|1[0-4]):?[0-5]\d)|^\s?(z)\b|^\s?\(?(utc|gmt)\b(?![+-]\d)/
const ZONE_AFTER = /^\s?\(?([a-z]{2,4}t|mesz?|mez)\b\)?/

interface Parts {
  readonly year: number | undefined
  readonly month: number
  readonly day: number
  readonly lastDay?: number | undefined
  readonly weekday: number | undefined
  readonly isOrderGuessed?: boolean
}

interface Pattern {
  readonly source: string
  readonly read: (match: readonly string[], order: DayOrder) => Parts | undefined
}

/** Names of months that are other words, too: without a year they are months only with a capital. */
const WORDS_TOO = /^(?:may|mar|march|set|out|dec|jan|nov|sep|august)$/

/** Years of two digits are those of our days: `2.3.10` is a version. */
const isRecent = (year: string) => year.length === 4 || (Number(year) >= 20 && Number(year) <= 40)

const yearOf = (text: string | undefined) =>
  text === undefined || text === '' ? undefined : text.length === 2 ? 2000 + Number(text) : Number(text)

/** With dots, the day comes first everywhere. */
function inOrder(first: string, second: string, order: DayOrder | 'dotted') {
  const [one, two] = [Number(first), Number(second)]
  const isOrderGuessed = order !== 'dotted' && one <= 12 && two <= 12 && one !== two
  const isDayFirst = one > 12 || (two <= 12 && order !== 'month-first')
  return { ...(isDayFirst ? { day: one, month: two } : { day: two, month: one }), isOrderGuessed }
}

let patterns: Pattern[] | undefined

function allPatterns(): Pattern[] {
  if (patterns) return patterns
  const { months, weekdays } = dateWords()
  const month = `(${alternatives(months)})(?!\\p{L})\\.?`
  const weekday = `(?:(?<!\\p{L})(${alternatives(weekdays)})\\.?(?:tag)?,?\\s(?:the\\s|den\\s|le\\s|el\\s|dia\\s|d\\.\\s)?)?`
  const monthOf = (name = '') => months.get(name) ?? 0
  const weekdayOf = (name: string | undefined) => (name ? weekdays.get(name) : undefined)
  patterns = [
    {
      source: `${weekday}(?<![\\d.:/-])(${YEAR})[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)`,
      read: ([, name, year, its, day]) => ({
        year: yearOf(year),
        month: Number(its),
        day: Number(day),
        weekday: weekdayOf(name),
      }),
    },
    {
      source: `(${YEAR})\\s?年\\s?(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?日`,
      read: ([, year, its, day]) => ({
        year: yearOf(year),
        month: Number(its),
        day: Number(day),
        weekday: undefined,
      }),
    },
    {
      source: `${weekday}(?<![\\d.,:/-])(\\d{1,2})([./-])\\s?(\\d{1,2})\\3\\s?(${YEAR}|\\d\\d)(?![\\d])`,
      read: ([, name, first = '', sign, second = '', year = ''], order) =>
        isRecent(year)
          ? {
              year: yearOf(year),
              ...inOrder(first, second, sign === '.' ? 'dotted' : order),
              weekday: weekdayOf(name),
            }
          : undefined,
    },
    {
      source: `${weekday}(?<![\\d.,:/])(\\d{1,2})${ORDINAL}(?:\\s?${AND}\\s?(\\d{1,2})${ORDINAL})?[\\s-]{0,2}${OF}${month}(?:[\\s,./-]{0,2}(?:de |del |of )?(${YEAR})(?!\\d))?`,
      read: ([, name, day, last, its, year]) => ({
        year: yearOf(year),
        month: monthOf(its),
        day: Number(day),
        lastDay: last === undefined ? undefined : Number(last),
        weekday: weekdayOf(name),
      }),
    },
    {
      source: `${weekday}(?<!\\p{L})${month}\\s(?:the\\s)?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:.]\\d|\\s?(?:${HALF}))(?:\\s?[-–—&]\\s?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:.]\\d|\\s?(?:${HALF})))?(?:,?\\s(?:of\\s)?(${YEAR})(?!\\d))?`,
      read: ([, name, its, day, last, year]) => ({
        year: yearOf(year),
        month: monthOf(its),
        day: Number(day),
        lastDay: last === undefined ? undefined : Number(last),
        weekday: weekdayOf(name),
      }),
    },
    {
      source: `(?<!\\p{L})(${alternatives(weekdays)})\\.?(?:tag)?,?\\s(?:den\\s)?(\\d{1,2})\\.\\s?(\\d{1,2})\\.(?!\\d)`,
      read: ([, name, day, its]) => ({
        year: undefined,
        month: Number(its),
        day: Number(day),
        weekday: weekdayOf(name),
      }),
    },
  ]
  return patterns
}

const two = (value: number) => String(value).padStart(2, '0')
const dayText = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`
const weekdayOfDay = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
/** A day without a year may be over for so long: then the next one is meant. */
const LATELY_MS = 60 * 86_400_000

/** The year of a day that names none: the one with its weekday, else the next such day. */
function nextYear({ month, day, weekday }: Parts, today: string): number {
  const year = Number(today.slice(0, 4))
  const from = new Date(Date.parse(`${today}T00:00:00Z`) - LATELY_MS).toISOString().slice(0, 10)
  const all = [year - 1, year, year + 1, year + 2].filter((it) => isDay(dayText(it, month, day)))
  const coming = all.filter((it) => dayText(it, month, day) >= from)
  const fits = (it: number) => weekday === undefined || weekdayOfDay(dayText(it, month, day)) === weekday
  return coming.find(fits) ?? all.toReversed().find(fits) ?? coming[0] ?? year
}

/** A clock as 24 hours; undefined for what no clock shows, and for a number alone. */
function clockText(
  hours: string | undefined,
  minutes: string | undefined,
  half: string | undefined,
  isBesideOne = false,
) {
  if (hours === undefined) return undefined
  if (minutes === undefined && half === undefined && !isBesideOne) return undefined
  const isHalf = half !== undefined && /^[ap]/.test(half)
  if (isHalf && Number(hours) > 12) return undefined
  const hour = isHalf ? (Number(hours) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hours)
  return hour > 23 ? undefined : `${two(hour)}:${minutes ?? '00'}`
}

/** The clocks of a match: `7 – 9 pm` means both in the evening, `11 – 1 pm` does not. */
function clocksIn(
  match: readonly (string | undefined)[] | null,
): { from: string; to: string | undefined } | undefined {
  if (!match) return undefined
  const [, hours, minutes, half, toHours, toMinutes, toHalf] = match
  const to = clockText(toHours, toMinutes, toHalf, half !== undefined || minutes !== undefined)
  const borrowed = half ?? (to !== undefined && Number(hours) <= 12 ? toHalf : undefined)
  const from = clockText(hours, minutes, borrowed)
  if (from === undefined) return undefined
  const isLater = to !== undefined && from > to && half === undefined && toHalf?.startsWith('p') === true
  const morning = isLater ? clockText(hours, minutes, 'am') : undefined
  return { from: morning ?? from, to }
}

interface Timed {
  readonly clocks: ReturnType<typeof clocksIn>
  readonly offset: number | null
  readonly zone: string | undefined
  readonly end: number
  readonly begin: number
}

/** The clock beside a date, behind it or in front of it, with what is said of its zone. */
function timeBeside(text: string, begin: number, end: number): Timed {
  const behind = CLOCK_AFTER.exec(text.slice(end, end + 80))
  const clocks = clocksIn(behind)
  if (clocks && behind) {
    const after = end + behind[0].length
    const rest = text.slice(after, after + 20)
    const offset = OFFSET_AFTER.exec(rest)
    const zone = offset ? undefined : zoneAbbreviated(ZONE_AFTER.exec(rest)?.[1] ?? '')
    const minutes = offset ? (offset[1] === undefined ? 0 : readOffset(offset[1])) : null
    return { clocks, offset: minutes, zone, begin, end: after + (offset?.[0].length ?? 0) }
  }
  const front = text.slice(Math.max(0, begin - 40), begin)
  const ahead = CLOCK_BEFORE.exec(front)
  const its = clocksIn(ahead)
  const from = its && ahead ? begin - front.length + ahead.index : begin
  return { clocks: its, offset: null, zone: undefined, begin: from, end }
}

function dateOf(
  parts: Parts,
  source: string,
  text: string,
  [begin, end]: [number, number],
  today: string,
): DateInText | undefined {
  const year = parts.year ?? nextYear(parts, today)
  const day = dayText(year, parts.month, parts.day)
  if (!isDay(day)) return undefined
  const time = timeBeside(text, begin, end)
  const zoned = {
    offset: time.offset,
    zone: time.zone ?? null,
    ...(time.zone !== undefined && { why: 'The zone is named by its letters alone.' }),
  }
  const start: SourceTime = { day, time: time.clocks?.from ?? null, ...zoned }
  const lastDay = parts.lastDay === undefined ? day : dayText(year, parts.month, parts.lastDay)
  const to = time.clocks?.to
  const isNextDay = to !== undefined && start.time !== null && to <= start.time && lastDay === day
  const endDay = isNextDay
    ? new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    : lastDay
  const hasEnd = isDay(endDay) && (to !== undefined || endDay > day)
  return {
    start,
    end: hasEnd ? { day: endDay, time: to ?? null, ...zoned } : null,
    at: time.begin,
    quote: source.slice(time.begin, time.end).replaceAll(/\s+/g, ' ').trim(),
    hasWeekday: parts.weekday !== undefined,
    isYearGuessed: parts.year === undefined,
    isOrderGuessed: parts.isOrderGuessed ?? false,
  }
}

const JOINS_DAYS = new RegExp(`^\\s?${AND}\\s?$`)

/** `12 May – 3 June 2027` is one date with an end, and both are of that year. */
function joined(dates: readonly DateInText[], text: string): DateInText[] {
  const all: DateInText[] = []
  for (const date of dates) {
    const last = all.at(-1)
    const between = last ? text.slice(last.at + last.quote.length, date.at) : ''
    if (!last || last.end || !JOINS_DAYS.test(between)) all.push(date)
    else {
      const year =
        last.isYearGuessed && !date.isYearGuessed ? date.start.day.slice(0, 4) : last.start.day.slice(0, 4)
      const start = { ...last.start, day: `${year}${last.start.day.slice(4)}` }
      const isRange = date.start.day >= start.day && isDay(start.day)
      all[all.length - 1] = {
        ...last,
        ...(isRange && { start, end: date.start }),
        isYearGuessed: last.isYearGuessed && date.isYearGuessed,
        quote: `${last.quote}${between}${date.quote}`,
      }
    }
  }
  return all
}

/** `You may 5 times …` is no date. */
function isOtherWord(match: RegExpExecArray, source: string): boolean {
  const [word = ''] = /^\p{L}+/u.exec(match[0]) ?? []
  const isSmall = source[match.index] === match[0][0]
  return isSmall && WORDS_TOO.test(word) && !/\d{4}$/.test(match[0])
}

/**
 * The dates that a text names in words or numbers, in their order, with the times of day beside them. Nothing that only means
 * a day together with today ("tomorrow", "Friday") counts. The work grows with the text and not faster.
 */
export function findDates(source: string, { today, order }: DateReading): DateInText[] {
  const text = folded(source.slice(0, LONGEST_TEXT))
  const found: { from: number; to: number; date: DateInText }[] = []
  for (const { source: pattern, read } of allPatterns()) {
    for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
      if (found.length >= MOST_DATES) break
      const [from, to] = [match.index, match.index + match[0].length]
      if (found.some((it) => from < it.to && it.from < to)) continue
      const parts = isOtherWord(match, source) ? undefined : read(match, order)
      const date = parts && dateOf(parts, source, text, [from, to], today)
      if (date) found.push({ from, to, date })
    }
  }
  return joined(
    found.map(({ date }) => date).sort((one, other) => one.at - other.at),
    text,
  )
}
