/** What somebody's words say about an activity. What they do not say is not there: nothing is made up. */
export interface Draft {
  title: string
  description: string
  date?: string
  time?: string
  place?: string
  price?: number
  currency?: string
  capacity?: number
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const CURRENCIES: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/** Reads title, date, time, place, price and capacity from a person's words. */
export function draftFrom(words: string): Draft {
  const text = words.replace(/\s+/g, ' ').trim()
  const [first = ''] = text.split(/(?<=[.!?])\s|,/)
  const title = first.length > 60 ? `${first.slice(0, 57).replace(/\s+\S*$/, '')} …` : first
  return {
    title: title.replace(/[.!?]$/, '').replace(/^./, (letter) => letter.toUpperCase()) || 'New activity',
    description: text,
    ...withValue('date', findDate(text)),
    ...withValue('time', findTime(text)),
    ...withValue('place', /\b(?:at|in) (?:the )?((?:[A-Z][\w'’-]*)(?: [A-Z][\w'’-]*)*)/.exec(text)?.[1]),
    ...findPrice(text),
    ...withValue('capacity', findCapacity(text)),
  }
}

function withValue<K extends keyof Draft>(key: K, value: Draft[K] | undefined): Partial<Draft> {
  return value === undefined ? {} : { [key]: value }
}

/** An ISO date, or a day and a month by name with its year. */
function findDate(text: string): string | undefined {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0]
  if (iso) return iso
  const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([A-Za-z]{3,9}),? (\d{4})\b/.exec(text)
  const monthFirst = /\b([A-Za-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/.exec(text)
  const [day, month, year] = dayFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]]
  const number = MONTHS.indexOf(month?.slice(0, 3).toLowerCase() ?? '') + 1
  if (number === 0 || !day || !year) return undefined
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

function findTime(text: string): string | undefined {
  const [, hour, minute, half] = /\b(\d{1,2})(?::(\d{2}))? ?(am|pm)\b/i.exec(text) ?? []
  if (hour && half) {
    const hours = (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
    return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`
  }
  return /\b(?:[01]?\d|2[0-3]):[0-5]\d\b/.exec(text)?.[0].padStart(5, '0')
}

function findPrice(text: string): Partial<Draft> {
  const symbol = /([$€£]) ?(\d+(?:\.\d{1,2})?)/.exec(text)
  const code = /\b(\d+(?:\.\d{1,2})?) ?(USD|EUR|GBP)\b/.exec(text)
  const amount = symbol?.[2] ?? code?.[1]
  const currency = symbol ? CURRENCIES[symbol[1] ?? ''] : code?.[2]
  if (amount !== undefined && currency !== undefined) return { price: Number(amount), currency }
  return /\bfree\b/i.test(text) ? { price: 0 } : {}
}

function findCapacity(text: string): number | undefined {
  const places = /\b(\d+) (?:people|persons|seats|places|spots|guests|tickets|participants)\b/i.exec(text)
  const upTo = /\bup to (\d+)\b/i.exec(text)
  const found = places?.[1] ?? upTo?.[1]
  return found === undefined ? undefined : Number(found)
}
