import { shortMonth, dayOfMonth } from '../../lib/text/date-text'

export interface DayPoint {
  label: string
  value: number
}

const DAY = 86_400_000
const MOST_DAYS = 30

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * The values of the last days as a chart shows them: from the first day with a value to `today`, days without any
 * included, at most thirty.
 */
export function lastDays(byDay: Readonly<Record<string, number>>, today: string): DayPoint[] {
  const days = Object.keys(byDay).filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))
  const first = days.sort()[0]
  if (first === undefined) return []
  const latest = [today, ...days].sort().at(-1) ?? today
  const end = Date.parse(`${latest}T00:00:00Z`)
  const begin = Math.max(Date.parse(`${first}T00:00:00Z`), end - (MOST_DAYS - 1) * DAY)
  return Array.from({ length: Math.round((end - begin) / DAY) + 1 }, (_, index) => {
    const day = dayAt(begin + index * DAY)
    const noon = `${day}T12:00`
    return { label: `${shortMonth(noon)} ${dayOfMonth(noon)}`, value: byDay[day] ?? 0 }
  })
}
