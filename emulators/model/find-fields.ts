import { findDay, findTime } from './find-when'

/** One field of a draft, with the words that say so; an empty quote is a guess. */
export interface Entry {
  field: string
  value: string
  quote: string
}

const CURRENCIES: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' }
const TWO_HOURS = 2 * 3_600_000

/** What somebody's words say about an activity. What they do not say is left out, or is a guess without a quote. */
export function findFields(words: string, today: string): Entry[] {
  const text = words.replace(/\s+/g, ' ').trim()
  const title = titleOf(text)
  return [
    entry('title', title.replace(/^./, (letter) => letter.toUpperCase()) || 'New activity', title),
    entry('description', text.slice(0, 300), text.length <= 200 ? text : ''),
    ...(text.length > 120 ? [entry('richDescription', paragraphs(words), '')] : []),
    ...findWhen(text, today),
    ...findWhere(text),
    ...findAudience(text),
    ...findPrice(text),
    ...findCapacity(text),
    entry('coverWords', coverWords(text), ''),
  ]
}

function entry(field: string, value: string, quote: string): Entry {
  return { field, value, quote }
}

function titleOf(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?。])\s?|,/)
  const short = first.length > 60 ? `${first.slice(0, 57).replace(/\s+\S*$/, '')} …` : first
  return short.replace(/[.!?。]$/, '')
}

function paragraphs(words: string): string {
  const parts = words.split(/\n+/).filter((part) => part.trim() !== '')
  return parts.map((part) => `<p>${part.trim()}</p>`).join('')
}

function findWhen(text: string, today: string): Entry[] {
  const day = findDay(text, today)
  if (!day) return []
  const time = findTime(text)
  const start = `${day.value}T${time?.value ?? '19:00'}`
  const end = new Date(Date.parse(`${start}Z`) + TWO_HOURS)
  const isDate = !Number.isNaN(end.getTime())
  return [
    entry('startDate', start, time ? time.quote : day.quote),
    ...(isDate ? [entry('endDate', end.toISOString().slice(0, 16), '')] : []),
  ]
}

function findWhere(text: string): Entry[] {
  const link = /\bhttps?:\/\/\S+/.exec(text)?.[0].replace(/[.,;]$/, '')
  const online = /\b(?:online|zoom|video call)\b/i.exec(text)?.[0]
  if (online) {
    return [entry('type', 'virtual', online), ...(link ? [entry('meetingUrl', link, link)] : [])]
  }
  const place = /\b(?:at|in) (?:the )?((?:\p{Lu}[\p{L}'’-]*)(?: (?:d[eoa]s? )?\p{Lu}[\p{L}'’-]*)*)/u.exec(
    text,
  )?.[1]
  return place ? [entry('type', 'in-person', place), entry('place', place, place)] : []
}

function findAudience(text: string): Entry[] {
  const quote = /\b(?:invited guests only|by invitation|invite only)\b/i.exec(text)?.[0]
  return quote ? [entry('audience', 'private', quote)] : []
}

function findPrice(text: string): Entry[] {
  const symbol = /([$€£]) ?(\d+(?:\.\d{1,2})?)/.exec(text)
  const code = /\b(\d+(?:\.\d{1,2})?) ?(USD|EUR|GBP)\b/.exec(text)
  const amount = symbol?.[2] ?? code?.[1]
  const currency = symbol ? CURRENCIES[symbol[1] ?? ''] : code?.[2]
  return amount && currency ? [entry('price', `${amount} ${currency}`, (symbol ?? code)?.[0] ?? '')] : []
}

function findCapacity(text: string): Entry[] {
  const places =
    /\b(\d+) (?:people|persons|seats|places|spots|guests|tickets|participants)\b/i.exec(text) ??
    /\bup to (\d+)\b/i.exec(text)
  return places?.[1] ? [entry('capacity', places[1], places[0])] : []
}

function coverWords(text: string): string {
  const long = text.toLowerCase().match(/[a-z]{5,}/g) ?? ['party']
  return long.slice(0, 2).join(' ')
}
