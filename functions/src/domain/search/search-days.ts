/** Values of one kind that a query may ask for beside the cells of a place. */
const MOST_VALUES = 7
const DAY_MS = 86_400_000

/** `YYYY-MM-DD` of a day and the days around it. */
export type Day = string
export type DayField = 'startDay' | 'startWeek' | 'startMonth'

/** The units of a day that a listing carries. */
export function unitsOf(day: Day): Record<DayField, string> {
  return { startDay: day, startWeek: mondayOf(day), startMonth: day.slice(0, 7) }
}

function mondayOf(day: Day): Day {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return daysAfter(day, -sinceMonday)
}

function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The smallest unit of which a few cover the days, and which they are; the last of those tried is by months. */
export function coverDays(from: Day, to: Day): { field: DayField; values: string[] } {
  const days = Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, index) =>
    daysAfter(from, index),
  )
  for (const field of ['startDay', 'startWeek'] as const) {
    const values = [...new Set(days.map((day) => unitsOf(day)[field]))]
    if (values.length <= MOST_VALUES) return { field, values }
  }
  return { field: 'startMonth', values: [...new Set(days.map((day) => unitsOf(day).startMonth))] }
}
