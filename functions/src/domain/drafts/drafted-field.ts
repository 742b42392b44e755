import { z } from 'zod'
import { DraftField, DraftedField } from '../../../contract/drafts/ai-draft'
import type { DraftNote } from '../../../contract/drafts/ai-draft'
import type { Instant, TimeZone } from '../../../contract/time'
import { cutText, isAddressIn, plainText, withoutNewAddresses } from '../text/plain-text'
import { pricesIn, readPrice } from './prices-in-words'
import { quotedFrom } from './quoted'
import { cleanForeignText } from '../text/rich-text'
import { wallTimeIn } from '../wall-time'

/** What a draft is made from. */
export interface DraftSource {
  readonly words: string
  readonly timezone: TimeZone
  readonly now: Instant
}

/** What becomes of one entry of the model's answer: a field, a note on why not, or nothing. */
export type Drafted = { readonly field: DraftedField } | { readonly note: DraftNote } | undefined

const Entry = z.object({ field: DraftField, value: z.string().max(50_000), quote: z.string().max(5000) })
type Entry = z.infer<typeof Entry>

/** A value before the contract has parsed it, or why it is left out; undefined is left out without a word. */
type Value = { value: unknown; quote?: string | undefined } | { note: DraftNote } | undefined

/**
 * Decides on one entry of what the model wrote. The model is not trusted: every value is parsed by the contract, markup
 * is cleaned, and what costs money, lets people in or leads elsewhere must stand in the person's own words.
 * @param before the fields that came before it: each comes once, and the end comes after the start
 */
export function decideField(raw: unknown, source: DraftSource, before: readonly DraftedField[]): Drafted {
  const entry = Entry.safeParse(raw)
  if (!entry.success) return { note: 'unreadable' }
  const { field, quote } = entry.data
  if (before.some((it) => it.field === field)) return undefined
  const decided = valueOf(entry.data, source, before)
  if (!decided || 'note' in decided) return decided
  const said = decided.quote ?? quotedFrom(source.words, quote)
  const parsed = DraftedField.safeParse({
    field,
    value: decided.value,
    from: said === undefined ? 'guess' : 'words',
    ...(said !== undefined && { quote: said }),
  })
  return parsed.success ? { field: parsed.data } : { note: 'unreadable' }
}

function valueOf(entry: Entry, source: DraftSource, before: readonly DraftedField[]): Value {
  const { field, value } = entry
  switch (field) {
    case 'title':
      return { value: oneLine(value, source.words, 120) }
    case 'description':
    case 'address':
      return { value: oneLine(value, source.words, 300) }
    case 'place':
      return { value: oneLine(value, source.words, 120) }
    case 'richDescription':
      return { value: cleanForeignText(value, source.words) }
    case 'startDate':
    case 'endDate':
      return dateOf(entry, source, before)
    case 'coverWords':
      return {
        value: plainText(value)
          .replaceAll(/[^\p{L}\p{N} ]+/gu, ' ')
          .trim()
          .slice(0, 50),
      }
    case 'timezone':
    case 'type':
      return { value: value.trim() }
    default:
      return saidOf(entry, source.words)
  }
}

/** What is taken from the person's words or not at all. */
function saidOf({ field, value, quote }: Entry, words: string): Value {
  if (field === 'price') return priceOf(value, words)
  if (field === 'meetingUrl') {
    const link = value.trim()
    return isAddressIn(link, words)
      ? { value: link, quote: link.slice(0, 200) }
      : { note: 'link-not-in-words' }
  }
  const said = quotedFrom(words, quote)
  if (field === 'audience') {
    if (said === undefined) return value === 'public' ? undefined : { note: 'audience-not-in-words' }
    return { value: value.trim(), quote: said }
  }
  const count = /^\d{1,5}$/.exec(value.trim())?.[0]
  const numbers: readonly string[] = words.normalize('NFKC').match(/\d+/g) ?? []
  const isSaid = count !== undefined && (said !== undefined || numbers.includes(count))
  return isSaid && numbers.includes(count)
    ? { value: Number(count), quote: said ?? count }
    : { note: 'capacity-not-in-words' }
}

/** A price that is charged stands in the person's words, with its currency; "free" is what a draft begins with. */
function priceOf(value: string, words: string): Value {
  if (/^(?:free|0)$/i.test(value.trim())) return undefined
  const price = readPrice(value)
  if (!price) return { note: 'unreadable' }
  if (price.amount === 0) return undefined
  const written = pricesIn(words).find(
    ({ amount, currency }) => amount === price.amount && currency === price.currency,
  )
  return written ? { value: price, quote: written.quote.slice(0, 200) } : { note: 'price-not-in-words' }
}

/** A wall time from now on; an end that does not follow its start is left out. */
function dateOf(
  { field, value }: Entry,
  { timezone, now }: DraftSource,
  before: readonly DraftedField[],
): Value {
  const wall = value.trim().slice(0, 16)
  if (field === 'endDate') {
    const start = before.find((it) => it.field === 'startDate')
    return start && wall > start.value ? { value: wall } : undefined
  }
  const zone = before.find((it) => it.field === 'timezone')?.value ?? timezone
  return wall <= wallTimeIn(zone, now) ? { note: 'date-in-the-past' } : { value: wall }
}

function oneLine(value: string, words: string, most: number): string {
  return cutText(withoutNewAddresses(plainText(value).replaceAll(/\s+/g, ' '), words), most)
}
