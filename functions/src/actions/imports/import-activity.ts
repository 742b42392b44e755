import type { z } from 'zod'
import { MAX_IMPORT_BYTES, MAX_LEFT_OUT } from '../../../contract/imports/import'
import type {
  ImportActivity,
  ImportedActivity,
  ImportFound,
  ImportKind,
} from '../../../contract/imports/import'
import type { Instant } from '../../../contract/time'
import { dayIn } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { decodeText } from '../../../contract/text/decode-text'
import { readSource, sniffKind } from '../../domain/imports/read-source'
import { addressKey, eventKey } from '../../domain/imports/source-keys'
import { refuseField } from '../../domain/refusal'
import { readRemote } from '../../gateways/web-page'
import { loadZoneAt } from '../../gateways/zone-at'
import { findActivities, listBySource } from '../../store/activities/activities'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/** Keys that one query may ask for. */
const MOST_KEYS = 30

const PAGE = {
  types: [
    'text/html',
    'application/xhtml+xml',
    'text/calendar',
    'text/x-vcalendar',
    'text/csv',
    'text/plain',
    'application/ics',
    'application/json',
    'application/ld+json',
    'application/octet-stream',
  ],
  maxBytes: MAX_IMPORT_BYTES,
  noun: 'page',
}

type Input = z.output<typeof ImportActivity>
interface Source {
  readonly kind: ImportKind
  readonly url: string | null
  readonly text: string
  /** Whether nobody said what it is. */
  readonly isPasted: boolean
}

async function read(input: Input): Promise<Source> {
  if (input.kind !== 'url') {
    const { text } = input
    const isPasted = input.kind === 'text'
    return { kind: input.kind === 'text' ? sniffKind(text) : input.kind, url: null, text, isPasted }
  }
  const allowedOrigins = config().IMPORT_ALLOWED_ORIGINS
  const { url, bytes, contentType } = await readRemote(input.url, PAGE, { allowedOrigins })
  const text = decodeText(bytes, contentType)
  return { kind: sniffKind(text), url, text, isPasted: contentType.startsWith('text/plain') }
}

async function events(source: Source, field: 'url' | 'text', zone: string, now: Instant) {
  const zoneAt = await loadZoneAt()
  const reader = { zone, today: dayIn(zone, now), url: source.url, zoneAt }
  try {
    return readSource(source.kind, source.text, reader, source.isPasted)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw refuseField(field, 'This page is built in a way that we cannot read.')
  }
}

const NOTHING: Record<ImportKind, string> = {
  page: 'No event was found on this page. Try the page of the event itself, or its calendar link.',
  ics: 'No event was found in this calendar.',
  csv: 'No activity was found in this table.',
}

/** What the person imported from there before: one query, and the activities that it names. */
async function findImported(
  by: Actor,
  address: string | null,
  found: readonly ImportedActivity[],
): Promise<ImportFound['alreadyImported']> {
  const byKey = new Map(found.map((event) => [eventKey(by.uid, address, event), event.uid]))
  const keys = [...(address === null ? [] : [addressKey(by.uid, address)]), ...byKey.keys()].slice(
    0,
    MOST_KEYS,
  )
  const known = await listBySource(keys)
  const activities = await findActivities(known.map(({ shareRef }) => shareRef))
  return activities
    .filter(({ status, organiser }) => status !== 'deleted' && organiser.uid === by.uid)
    .map(({ shareRef, title }) => {
      const { sourceKeys = [] } = known.find((it) => it.shareRef === shareRef) ?? {}
      const uid = sourceKeys.map((key) => byKey.get(key)).find((it) => it !== undefined)
      return { shareRef, title, uid: uid ?? null }
    })
}

/**
 * Reads the events of a page, a calendar or a table, as activities to choose from, and says what it leaves out. A source that
 * holds no event for sure answers its words, from which a draft can be made. Saves nothing.
 * @throws Refusal at `url` or `text` when nothing could be read, with why
 */
export async function importActivity(by: Actor, input: Input, now: Instant): Promise<ImportFound> {
  await enforceRateLimit('import', by, now)
  const source = await read(input)
  const field = input.kind === 'url' ? 'url' : 'text'
  const { found, leftOut, warnings, words, pages } = await events(source, field, input.timezone, now)
  if (found.length === 0 && words === null && pages.length === 0) {
    const reasons = leftOut.slice(0, 3).map(({ title, why }) => `“${title}”: ${why}`)
    throw refuseField(field, [NOTHING[source.kind], ...warnings, ...reasons].join(' '))
  }
  const address = input.kind === 'url' ? input.url : null
  return {
    source: { kind: source.kind, url: address, name: address === null ? '' : new URL(address).host },
    found,
    leftOut: { count: leftOut.length, items: leftOut.slice(0, MAX_LEFT_OUT) },
    words,
    pages: [...pages],
    alreadyImported: await findImported(by, address, found),
    warnings,
  }
}
