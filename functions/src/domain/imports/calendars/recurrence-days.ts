import type { Rule } from './recurrence-rule'

/*
 * Days are counted from 1 January 1970: looking at one is then a few operations, and a rule that fits no day at all ends
 * soon.
 */
/** Milliseconds of a day. */
export const MS = 86_400_000
/** A day of the calendar as its number. */
export const dayNumber = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / MS
/** Monday is 1. */
export const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1

export interface Day {
  readonly number: number
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A day by its number. */
export function dayOf(number: number): Day {
  const date = new Date(number * MS)
  return { number, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Whether a place counted from the front or the back is in the list. */
export function holds(list: readonly number[], fromFront: number, length: number): boolean {
  return list.includes(fromFront) || list.includes(fromFront - length - 1)
}

function weekOf({ number, year }: Day, weekStart: number): { week: number; weeks: number } {
  const firstWeek = (of: number) => {
    const fourth = dayNumber(of, 1, 4)
    return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7)
  }
  const its = [year + 1, year, year - 1].find((of) => number >= firstWeek(of)) ?? year
  const begin = firstWeek(its)
  return { week: Math.floor((number - begin) / 7) + 1, weeks: Math.round((firstWeek(its + 1) - begin) / 7) }
}

function fitsWeekday(rule: Rule, it: Day): boolean {
  if (rule.weekdays.length === 0) return true
  const byYear = rule.frequency === 'YEARLY' && rule.months.length === 0
  const [first, last] = byYear
    ? [dayNumber(it.year, 1, 1), dayNumber(it.year, 12, 31)]
    : [dayNumber(it.year, it.month, 1), dayNumber(it.year, it.month + 1, 0)]
  const takesNth = rule.frequency === 'YEARLY' || rule.frequency === 'MONTHLY'
  const fromFront = Math.floor((it.number - first) / 7) + 1
  const fromBack = -Math.floor((last - it.number) / 7) - 1
  return rule.weekdays.some(
    ({ day, nth }) =>
      day === weekdayOf(it.number) && (nth === 0 || !takesNth || nth === fromFront || nth === fromBack),
  )
}

/** Whether a day is one that a rule names. */
export function fits(rule: Rule, it: Day): boolean {
  if (rule.months.length > 0 && !rule.months.includes(it.month)) return false
  const monthLength = new Date(Date.UTC(it.year, it.month, 0)).getUTCDate()
  if (rule.monthDays.length > 0 && !holds(rule.monthDays, it.day, monthLength)) return false
  const yearLength = dayNumber(it.year + 1, 1, 1) - dayNumber(it.year, 1, 1)
  const yearDay = it.number - dayNumber(it.year, 1, 1) + 1
  if (rule.yearDays.length > 0 && !holds(rule.yearDays, yearDay, yearLength)) return false
  if (rule.weeks.length > 0) {
    const { week, weeks } = weekOf(it, rule.weekStart)
    if (!holds(rule.weeks, week, weeks)) return false
  }
  return fitsWeekday(rule, it)
}

/** The rule with what it leaves to the first date filled in. */
export function completed(rule: Rule, start: Day): Rule {
  const weekday = [{ day: weekdayOf(start.number), nth: 0 }]
  const saysDay = rule.monthDays.length > 0 || rule.yearDays.length > 0 || rule.weekdays.length > 0
  if (saysDay) return rule
  switch (rule.frequency) {
    case 'YEARLY':
      if (rule.weeks.length > 0) return { ...rule, weekdays: weekday }
      return { ...rule, months: rule.months.length > 0 ? rule.months : [start.month], monthDays: [start.day] }
    case 'MONTHLY':
      return { ...rule, monthDays: [start.day] }
    case 'WEEKLY':
      return { ...rule, weekdays: weekday }
    default:
      return rule
  }
}

/** The days of a month that a rule may mean: those that it counts, else those of its weekdays. */
function daysOfMonth(rule: Rule, year: number, month: number): number[] {
  const [first, last] = [dayNumber(year, month, 1), dayNumber(year, month + 1, 0)]
  if (rule.monthDays.length > 0) {
    const counted = rule.monthDays.map((day) => (day > 0 ? first + day - 1 : last + day + 1))
    return [...new Set(counted)].filter((day) => day >= first && day <= last).sort((one, two) => one - two)
  }
  return daysBetween(first, last, rule.weekdays)
}

function daysBetween(from: number, to: number, weekdays: Rule['weekdays']): number[] {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return weekdays.length === 0
    ? all
    : all.filter((number) => weekdays.some(({ day }) => day === weekdayOf(number)))
}

/** The days of a period that are worth looking at, in order: most rules name their months, days or weekdays. */
export function daysIn(rule: Rule, from: number, to: number): number[] {
  if (rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') return daysBetween(from, to, rule.weekdays)
  const { year, month } = dayOf(from)
  const all = rule.frequency === 'MONTHLY' ? [month] : Array.from({ length: 12 }, (_, at) => at + 1)
  const months = rule.months.length > 0 ? all.filter((it) => rule.months.includes(it)) : all
  return months.flatMap((it) => daysOfMonth(rule, year, it))
}
