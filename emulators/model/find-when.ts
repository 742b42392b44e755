/** Something that was found in a text, and the words that say so. */
export interface Found<T = string> {
  readonly value: T
  readonly quote: string
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const DAYS = 'sun mon tue wed thu fri sat'.split(' ')
const DAY_MS = 24 * 3_600_000

function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

function dayOf(year: string, month: number, day: string): string {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A day and a month by name; without a year the next such day. */
function namedDay(text: string, today: string): Found | undefined {
  const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([A-Za-z]{3,9})\b,?(?: (\d{4}))?/.exec(text)
  const monthFirst = /\b([A-Za-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?/.exec(text)
  const candidates = [
    dayFirst && { quote: dayFirst[0], day: dayFirst[1], month: dayFirst[2], year: dayFirst[3] },
    monthFirst && { quote: monthFirst[0], day: monthFirst[2], month: monthFirst[1], year: monthFirst[3] },
  ]
  for (const it of candidates) {
    const month = MONTHS.indexOf(it?.month?.slice(0, 3).toLowerCase() ?? '') + 1
    if (!it?.day || month === 0) continue
    if (it.year) return { value: dayOf(it.year, month, it.day), quote: it.quote }
    const year = Number(today.slice(0, 4))
    const [thisYear, nextYear] = [year, year + 1].map((one) => dayOf(String(one), month, it.day ?? ''))
    return { value: (thisYear ?? '') > today ? (thisYear ?? '') : (nextYear ?? ''), quote: it.quote }
  }
  return undefined
}

function relativeDay(text: string, today: string): Found | undefined {
  const tomorrow = /\btomorrow\b/i.exec(text)?.[0]
  if (tomorrow) return { value: dayAfter(today, 1), quote: tomorrow }
  const [quote, name = ''] =
    /\b(?:(?:next|on|this) )?(sun|mon|tues|wednes|thurs|fri|satur)day\b/i.exec(text) ?? []
  if (quote === undefined) return undefined
  const wanted = DAYS.indexOf(name.slice(0, 3).toLowerCase())
  const now = new Date(`${today}T00:00Z`).getUTCDay()
  return { value: dayAfter(today, (wanted - now + 7) % 7 || 7), quote }
}

/** An ISO date, a day and a month by name, or a day of the coming week. */
export function findDay(text: string, today: string): Found | undefined {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0]
  if (iso) return { value: iso, quote: iso }
  return namedDay(text, today) ?? relativeDay(text, today)
}

/** A time of the day, as `19:30`. */
export function findTime(text: string): Found | undefined {
  const [quote, hour, minute, half] = /\b(\d{1,2})(?::(\d{2}))? ?(am|pm)\b/i.exec(text) ?? []
  if (quote && hour && half) {
    const hours = (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
    return { value: `${String(hours).padStart(2, '0')}:${minute ?? '00'}`, quote }
  }
  const clock = /\b(?:[01]?\d|2[0-3]):[0-5]\d\b/.exec(text)?.[0]
  return clock ? { value: clock.padStart(5, '0'), quote: clock } : undefined
}
