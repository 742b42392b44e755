import { MAX_SEARCH_DAYS } from 'functions/contract/activities/activity-query'
import { EARLIEST_DATE, LATEST_DATE } from 'functions/contract/time'

/** The days that a search can be kept to; `dates` are chosen by the person. */
export const WHENS = ['any', 'today', 'tomorrow', 'weekend', 'week', 'next-week', 'month', 'dates'] as const
export type When = (typeof WHENS)[number]

/** First and last day, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string
  readonly to: string
}

const DAY_MS = 86_400_000

function after(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The last day of a day's month. */
function monthEnd(day: string): string {
  return after(`${after(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)
}

/** What is wrong with two days that somebody chose; undefined where they can be searched, or one is still to be chosen. */
export function daysIssue(from: string, to: string): 'turned' | 'tooLong' | 'outside' | undefined {
  const isOutside = (day: string) => day !== '' && (day < EARLIEST_DATE || day > LATEST_DATE)
  if (isOutside(from) || isOutside(to)) return 'outside'
  if (from === '' || to === '') return undefined
  if (from > to) return 'turned'
  return to > lastDayFrom(from) ? 'tooLong' : undefined
}

/** The last day that a search from a day may reach to. */
export function lastDayFrom(from: string): string {
  const last = after(from, MAX_SEARCH_DAYS - 1)
  return last < LATEST_DATE ? last : LATEST_DATE
}

/**
 * The days that the words mean to somebody for whom it is `today`; weeks begin on Monday, and on a Sunday the weekend is
 * what is left of it. Undefined for any day, and for dates, which the person says.
 */
export function daysOf(when: When, today: string): Days | undefined {
  const untilSunday = (7 - new Date(today).getUTCDay()) % 7
  const sunday = after(today, untilSunday)
  switch (when) {
    case 'today':
      return { from: today, to: today }
    case 'tomorrow':
      return { from: after(today, 1), to: after(today, 1) }
    case 'weekend':
      return { from: untilSunday === 0 ? today : after(sunday, -1), to: sunday }
    case 'week':
      return { from: today, to: sunday }
    case 'next-week':
      return { from: after(sunday, 1), to: after(sunday, 7) }
    case 'month':
      return { from: today, to: monthEnd(today) }
    default:
      return undefined
  }
}
