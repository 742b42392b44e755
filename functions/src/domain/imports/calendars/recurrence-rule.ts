const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'] as const
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** A rule by which something repeats (RFC 5545, section 3.3.10), once a day at most. */
export interface Rule {
  readonly frequency: (typeof FREQUENCIES)[number]
  readonly interval: number
  readonly count: number
  /** The last moment as the rule writes it: with `Z` in UTC, else on the clock of the event. */
  readonly until: string | null
  readonly months: readonly number[]
  readonly weeks: readonly number[]
  readonly yearDays: readonly number[]
  readonly monthDays: readonly number[]
  /** Monday is 1; `nth` counts within the month or year, from its end when negative; 0 is every one. */
  readonly weekdays: readonly { day: number; nth: number }[]
  readonly hours: readonly number[]
  readonly minutes: readonly number[]
  readonly places: readonly number[]
  readonly weekStart: number
}

function numbers(text: string | undefined, least: number, most: number): number[] {
  const all = (text ?? '')
    .split(',')
    .map((part) => (/^[+-]?\d{1,4}$/.test(part.trim()) ? Number(part) : Number.NaN))
  return all.filter((value) => Math.abs(value) >= least && Math.abs(value) <= most)
}

function readWeekdays(text: string | undefined): Rule['weekdays'] {
  return (text ?? '').split(',').flatMap((part) => {
    const [, nth = '0', name = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/i.exec(part.trim()) ?? []
    const day = WEEKDAYS.indexOf(name.toUpperCase()) + 1
    return day === 0 ? [] : [{ day, nth: Number(nth) }]
  })
}

/** A rule, or undefined for what is none and for what repeats within a day. */
export function readRule(text: string): Rule | undefined {
  const parts = new Map(
    text
      .slice(0, 2000)
      .split(';')
      .map((part) => part.split('='))
      .map(([name = '', value = '']) => [name.trim().toUpperCase(), value.trim()]),
  )
  const frequency = FREQUENCIES.find((it) => it === parts.get('FREQ')?.toUpperCase())
  if (frequency === undefined) return undefined
  const [interval = 1] = numbers(parts.get('INTERVAL'), 1, 9999)
  const [count = Infinity] = numbers(parts.get('COUNT'), 0, 9999)
  return {
    frequency,
    interval: Math.abs(interval),
    count: Math.abs(count),
    until: parts.get('UNTIL') ?? null,
    months: numbers(parts.get('BYMONTH'), 1, 12),
    weeks: numbers(parts.get('BYWEEKNO'), 1, 53),
    yearDays: numbers(parts.get('BYYEARDAY'), 1, 366),
    monthDays: numbers(parts.get('BYMONTHDAY'), 1, 31),
    weekdays: readWeekdays(parts.get('BYDAY')),
    hours: parts.has('BYHOUR') ? numbers(parts.get('BYHOUR'), 0, 23) : [],
    minutes: parts.has('BYMINUTE') ? numbers(parts.get('BYMINUTE'), 0, 59) : [],
    places: numbers(parts.get('BYSETPOS'), 1, 366),
    weekStart: WEEKDAYS.indexOf(parts.get('WKST')?.toUpperCase() ?? 'MO') + 1 || 1,
  }
}
