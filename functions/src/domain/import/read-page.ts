import { eventsIn } from './item'
import { readJsonLd } from './json-ld'
import { readMicrodata } from './microdata'
import { readOpenGraph } from './open-graph'
import { elementsOf } from './page-tree'
import { readRdfa } from './rdfa'
import { eventOfItem } from './schema-event'
import type { ReadSource, SourceEvent } from './source-event'

/** Two descriptions of one event, as pages often have it in several ways at once. */
const sameness = ({ title, start }: SourceEvent) =>
  `${title.replaceAll(/\s+/g, ' ').trim().toLowerCase()} ${start?.day ?? ''} ${start?.time ?? ''}`

function distinct(events: readonly SourceEvent[]): SourceEvent[] {
  const bySameness = new Map<string, SourceEvent>()
  for (const event of events) {
    const key = sameness(event)
    if (!bySameness.has(key)) bySameness.set(key, event)
  }
  return [...bySameness.values()]
}

/** An event without a picture or a sentence has those of the page, where the page is about it alone. */
function completedBy(event: SourceEvent, page: SourceEvent | null): SourceEvent {
  return {
    ...event,
    description: event.description || (page?.description ?? ''),
    pictureUrl: event.pictureUrl ?? page?.pictureUrl ?? null,
  }
}

/**
 * The events of a web page: as JSON-LD, else as microdata, else as RDFa in the words of schema.org; of a page that has none
 * of them, what it says of itself for sharing.
 */
export function readPage(html: string): ReadSource {
  const page = elementsOf(html)
  const { items, unreadable } = readJsonLd(page)
  const ways = [() => items, () => readMicrodata(page), () => readRdfa(page)]
  const shared = readOpenGraph(page)
  for (const way of ways) {
    const titled = eventsIn(way())
      .map(eventOfItem)
      .filter(({ title }) => title.trim() !== '')
    const dated = titled.filter(({ start }) => start !== null)
    const found = distinct(dated.length > 0 ? dated : titled)
    const [only, another] = found
    if (only) return { events: another ? found : [completedBy(only, shared)], warnings: [] }
  }
  const warnings = unreadable > 0 ? ['What the page says for programs to read is broken.'] : []
  return { events: shared ? [shared] : [], warnings }
}
