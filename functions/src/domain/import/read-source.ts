import { MAX_FOUND } from '../../../contract/import'
import type { ImportedActivity, ImportKind } from '../../../contract/import'
import { candidateOf, chooseEvents } from './candidate'
import type { Reader } from './candidate'
import { readCsv } from './csv'
import { readIcs } from './ics'
import { readPage } from './read-page'

/** What a text is, by what is in it, whatever it is called. */
export function sniffKind(text: string): ImportKind {
  const opening = text.slice(0, 4000)
  if (/^\s*BEGIN:VCALENDAR/i.test(opening.replace(/^\uFEFF/, '')) || /^BEGIN:VEVENT\s*$/im.test(opening))
    return 'ics'
  return /<(?:!doctype|html|head|body|script|div|meta|p|span|section|article|h1)\b/i.test(opening)
    ? 'page'
    : 'csv'
}

/** An event that was copied without its calendar around it. */
function withCalendar(text: string): string {
  return /BEGIN:VCALENDAR/i.test(text) ? text : `BEGIN:VCALENDAR\n${text}\nEND:VCALENDAR`
}

/** The events that a text holds, as activities to choose from, and what could not be read. */
export function readSource(
  kind: ImportKind,
  text: string,
  reader: Reader,
): { found: ImportedActivity[]; warnings: string[] } {
  const { events, warnings } =
    kind === 'ics'
      ? readIcs(withCalendar(text), reader.today)
      : kind === 'csv'
        ? readCsv(text)
        : readPage(text)
  const chosen = chooseEvents(events, reader.today)
  const found = chosen.map((event) => candidateOf(event, reader)).filter(({ title }) => title !== '')
  const many = `There are ${events.length} events: the next ${chosen.length} are shown.`
  return {
    found,
    warnings: chosen.length === MAX_FOUND && events.length > MAX_FOUND ? [many, ...warnings] : warnings,
  }
}
