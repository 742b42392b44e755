import { MAX_FOUND, MAX_OCCURRENCES } from '../../../contract/imports/import'
import type { ImportedActivity, Occurrence } from '../../../contract/imports/import'
import { countryInAddress, countryOfHost, zoneOfState, zonesOfCountry } from './dates/country-zones'
import type { LikelyZones, SourceEvent, SourcePlace, SourceTime } from './source-event'
import { lineOf, linkOf, plainOf, richOf, wholeCharacters } from './source-text'
import { ticketTypesOf } from './ticket-types-of'
import { settleWhen } from './dates/when'
import type { When, ZoneHints } from './dates/when'

/** What the source leaves to whoever imports it. */
export interface Reader {
  /** The zone at a position; undefined where nobody knows it. */
  readonly zoneAt?: ((position: { latitude: number; longitude: number }) => string | undefined) | undefined
  /** The person's zone. */
  readonly zone: string
  /** Today there, `YYYY-MM-DD`. */
  readonly today: string
  /** The address of the source; null for a file. */
  readonly url: string | null
}

const MAX_TITLE = 120
const MAX_SENTENCE = 300
const MAX_NAME = 120
const MAX_ADDRESS = 300

function locationOf({ place }: SourceEvent): ImportedActivity['location'] {
  if (!place) return null
  const stated = { name: lineOf(place.name, MAX_NAME), address: lineOf(place.address, MAX_ADDRESS) }
  if (stated.name === '' && stated.address === '') return null
  return { ...stated, ...positionOf(place) }
}

/** Where a place lies; none where the numbers are no position, or the one that programs write for none. */
function positionOf({ latitude = Number.NaN, longitude = Number.NaN }: SourcePlace) {
  const isOnEarth =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)
  return isOnEarth ? { latitude, longitude } : undefined
}

/** What was too long for its field. */
function shortenedIn(event: SourceEvent): Record<string, string> {
  const isLonger = (text: string, most: number) => lineOf(text, Infinity).length > most
  const { name = '', address = '' } = event.place ?? {}
  return {
    ...(isLonger(event.title, MAX_TITLE) && { title: `It was longer than ${MAX_TITLE} characters.` }),
    ...((isLonger(name, MAX_NAME) || isLonger(address, MAX_ADDRESS)) && {
      location: 'It was too long for its field and is shortened.',
    }),
  }
}

/** What else than a stated zone tells where an event is, the surest first. */
function likelyZones(event: SourceEvent, { url, zoneAt }: Reader): LikelyZones[] {
  const { place } = event
  const position = place && positionOf(place)
  const exact = position && zoneAt?.(position)
  const line = [place?.name, place?.address].filter(Boolean).join(', ')
  const state = zoneOfState(line)
  const country = place?.country || countryInAddress(line)
  const hints: LikelyZones[] = [
    { zones: exact ? [exact] : [], why: 'Found by the position of the place.' },
    { zones: state ? [state] : [], why: 'Found by the address of the place.' },
    { zones: zonesOfCountry(country), why: 'Found by the country of the place.' },
    ...(event.likely ?? []),
    { zones: zonesOfCountry(countryOfHost(url)), why: 'Found by the country of the site.' },
  ]
  return hints.filter(({ zones }) => zones.length > 0)
}

/** A day that is not stated is tomorrow, at a time at which people go out. */
function tomorrow(today: string): SourceTime {
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return { day, time: '19:00', offset: null, zone: null }
}

function occurrencesOf(event: SourceEvent, hints: ZoneHints): Occurrence[] {
  const dates = event.repeats.slice(0, MAX_OCCURRENCES).map((stated) => settleWhen(stated, hints))
  const distinct = new Map(dates.map(({ startDate, endDate }) => [startDate, { startDate, endDate }]))
  return [...distinct.values()]
}

/** Why the start is tomorrow. */
const noDate = ({ unreadStart }: SourceEvent) =>
  unreadStart === undefined
    ? 'No date is given: tomorrow is assumed.'
    : `The source says “${lineOf(unreadStart, 80)}”, which could not be read as a date: tomorrow is assumed.`

function whenOf(event: SourceEvent, reader: Reader): When & { occurrences: Occurrence[] } {
  const hints = { zone: event.zone, likely: likelyZones(event, reader), own: reader.zone }
  const start = event.start ?? tomorrow(reader.today)
  const [next] = event.repeats
  const when = settleWhen(next ?? { start, end: event.end, minutes: event.minutes }, hints)
  const guessed = event.start === null && !next ? { startDate: noDate(event) } : {}
  const occurrences = occurrencesOf(event, { ...hints, zone: when.timezone })
  return { ...when, guessed: { ...when.guessed, ...guessed, ...event.guessed }, occurrences }
}

function descriptionsOf(event: SourceEvent): Pick<ImportedActivity, 'description' | 'richDescription'> {
  const plain = plainOf(event.description)
  const description = lineOf(plain, MAX_SENTENCE)
  const saysAll = description === plain
  return { description, richDescription: saysAll ? '' : richOf(event.description) }
}

function warningsOf(event: SourceEvent, timesGone: boolean): string[] {
  return [
    ...(event.isCancelled ? ['The source says that it is cancelled.'] : []),
    ...(timesGone ? ['It is over: choose a new date.'] : []),
    ...event.warnings,
  ]
}

/** An event of a source as the fields of an activity, every guess marked. */
export function candidateOf(event: SourceEvent, reader: Reader): ImportedActivity {
  const { occurrences, guessed, ...when } = whenOf(event, reader)
  const title = lineOf(event.title, MAX_TITLE)
  const location = locationOf(event)
  const ticketTypes = ticketTypesOf(event.prices)
  const meetingUrl = linkOf(event.meetingUrl, reader.url)
  const type = event.isVirtual ? 'virtual' : location ? 'in-person' : 'not-specified'
  return {
    uid: wholeCharacters(event.uid || `${event.title} ${when.startDate}`).slice(0, 500),
    url: linkOf(event.url, reader.url),
    title: title || 'Untitled event',
    ...descriptionsOf(event),
    ...when,
    type,
    location: type === 'virtual' ? null : location,
    meetingUrl: type === 'virtual' ? meetingUrl : null,
    ticketTypes,
    pictureUrl: linkOf(event.pictureUrl, reader.url),
    guessed: {
      ...shortenedIn(event),
      ...(title === '' && { title: 'No title is given.' }),
      ...guessed,
      ...(type === 'not-specified' && { type: 'No place is given: choose where it takes place.' }),
      ...(ticketTypes.length > 0 && {
        ticketTypes: 'Made from the prices that the source names: check them.',
      }),
    },
    occurrences,
    warnings: warningsOf(event, when.endDate.slice(0, 10) < reader.today),
  }
}

/** The day by which events are put in order, and whether it is over. */
function orderOf(event: SourceEvent, today: string): { day: string; isOver: boolean } {
  const { start, end } = event
  const next = event.next ?? event.repeats[0]?.start
  const from = next ?? start
  const day = `${from?.day ?? today}T${from?.time ?? ''}`
  return { day, isOver: !next && (end?.day ?? from?.day ?? today) < today }
}

/**
 * Those to choose from, at most fifty: what the page is about, then what is to come, soonest first, then what is over, latest
 * first.
 */
export function chooseEvents(events: readonly SourceEvent[], today: string): SourceEvent[] {
  const ordered = events.map((event) => ({ event, ...orderOf(event, today) }))
  const byDay = (one: { day: string }, other: { day: string }) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0
  const coming = ordered.filter((it) => !it.isOver).sort(byDay)
  const over = ordered
    .filter((it) => it.isOver)
    .sort(byDay)
    .toReversed()
  const all = [...coming, ...over].map(({ event }) => event)
  return [...all.filter((it) => it.isMain), ...all.filter((it) => !it.isMain)].slice(0, MAX_FOUND)
}
