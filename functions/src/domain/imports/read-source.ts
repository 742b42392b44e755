import { MAX_DESCRIPTION } from '../../../contract/drafts/ai-draft'
import type { ImportedActivity, ImportKind } from '../../../contract/imports/import'
import { candidateOf, chooseEvents } from './candidate'
import type { Reader } from './candidate'
import { hasHeader, readCsv } from './csv'
import { readIcs } from './calendars/ics'
import { readPage } from './pages/read-page'
import type { LeftOut, ReadSource } from './source-event'
import { cut, wholeCharacters } from './source-text'

/** Fewer letters describe nothing. */
const LEAST_WORDS = 3

/** What a text is, by what is in it, whatever it is called. */
export function sniffKind(text: string): ImportKind {
  const opening = text.slice(0, 4000)
  if (/^\s*BEGIN:VCALENDAR/i.test(opening.replace(/^\uFEFF/, '')) || /^BEGIN:VEVENT\s*$/im.test(opening))
    return 'ics'
  if (/^\s*[[{]/.test(opening)) return 'page'
  return /<(?:!doctype|html|head|body|script|div|meta|p|span|section|article|h1)\b/i.test(opening)
    ? 'page'
    : 'csv'
}

/** An event that was copied without its calendar around it. */
function withCalendar(text: string): string {
  return /BEGIN:VCALENDAR/i.test(text) ? text : `BEGIN:VCALENDAR\n${text}\nEND:VCALENDAR`
}

/** What an import read: what is offered, and everything that is not. */
export interface SourceRead {
  readonly found: ImportedActivity[]
  readonly leftOut: readonly LeftOut[]
  readonly warnings: string[]
  readonly words: string | null
  readonly pages: readonly { title: string; url: string }[]
}

/** Text in which nothing stands for itself as an event, a table or a page: somebody’s own words. */
function readWords(text: string): ReadSource {
  const words = cut(wholeCharacters(text).trim(), MAX_DESCRIPTION)
  const why = 'This is neither a calendar nor a table with a first row of names.'
  return { events: [], leftOut: [], warnings: [why], words }
}

function readKind(kind: ImportKind, text: string, { today, zone, url }: Reader): ReadSource {
  if (kind === 'ics') return readIcs(withCalendar(text), today, zone)
  return kind === 'csv' ? readCsv(text) : readPage(text, { today, url })
}

/**
 * The events that a text holds, as activities to choose from, and what of it is left out.
 * @param isPasted whether the text may be anything at all: where it is no table either, its words are handed on
 */
export function readSource(kind: ImportKind, text: string, reader: Reader, isPasted = false): SourceRead {
  const isProse = isPasted && kind === 'csv' && !hasHeader(text)
  const { events, leftOut, warnings, words, pages } = isProse ? readWords(text) : readKind(kind, text, reader)
  const chosen = chooseEvents(events, reader.today)
  const many = `There are ${events.length} events: the next ${chosen.length} are shown.`
  return {
    found: chosen.map((event) => candidateOf(event, reader)),
    leftOut,
    warnings: events.length > chosen.length ? [many, ...warnings] : [...warnings],
    words: words === undefined || words.length < LEAST_WORDS ? null : words,
    pages: pages ?? [],
  }
}
