import { MAX_FOUND, MAX_OCCURRENCES } from '../../../contract/import'
import type { ImportedActivity, Occurrence } from '../../../contract/import'
import type { SourceEvent, SourceTime } from './source-event'
import { lineOf, linkOf, plainOf, richOf, wholeCharacters } from './source-text'
import { ticketTypesOf } from './ticket-types-of'
import { settleWhen } from './when'
import type { When, ZoneHints } from './when'

/** What the source leaves to whoever imports it. */
export interface Reader {
  /** The person's zone. */
  readonly zone: string
  /** Today there, `YYYY-MM-DD`. */
  readonly today: string
  /** The address of the source; null for a file. */
  readonly url: string | null
}

const MAX_TITLE = 120
const MAX_SENTENCE = 300
function locationOf({ place }: SourceEvent): ImportedActivity['location'] {
  if (!place) return null
  const { latitude = Number.NaN, longitude = Number.NaN } = place
  const isOnEarth =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)
  const stated = { name: lineOf(place.name, 120), address: lineOf(place.address, 300) }
  if (stated.name === '' && stated.address === '') return null
  return isOnEarth ? { ...stated, latitude, longitude } : stated
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

function whenOf(event: SourceEvent, { zone: own, today }: Reader): When & { occurrences: Occurrence[] } {
  const hints = { zone: event.zone, country: event.place?.country, own }
  const start = event.start ?? tomorrow(today)
  const [next] = event.repeats
  const when = settleWhen(next ?? { start, end: event.end, minutes: event.minutes }, hints)
  const guessed = event.start === null ? { startDate: 'No date is given: tomorrow is assumed.' } : {}
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
  const location = locationOf(event)
  const ticketTypes = ticketTypesOf(event.prices)
  const meetingUrl = linkOf(event.meetingUrl, reader.url)
  const type = event.isVirtual ? 'virtual' : location ? 'in-person' : 'not-specified'
  return {
    uid: wholeCharacters(event.uid || `${event.title} ${when.startDate}`).slice(0, 500),
    url: linkOf(event.url, reader.url),
    title: lineOf(event.title, MAX_TITLE),
    ...descriptionsOf(event),
    ...when,
    type,
    location: type === 'virtual' ? null : location,
    meetingUrl: type === 'virtual' ? meetingUrl : null,
    ticketTypes,
    pictureUrl: linkOf(event.pictureUrl, reader.url),
    guessed: {
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
function orderOf({ start, end, repeats }: SourceEvent, today: string): { day: string; isOver: boolean } {
  const next = repeats[0]?.start ?? start
  const day = `${next?.day ?? today}T${next?.time ?? ''}`
  return { day, isOver: repeats.length === 0 && (end?.day ?? next?.day ?? today) < today }
}

/** Those to choose from, at most fifty: what is to come, soonest first, then what is over, latest first. */
export function chooseEvents(events: readonly SourceEvent[], today: string): SourceEvent[] {
  const titled = events.filter(({ title }) => title.trim() !== '')
  const ordered = titled.map((event) => ({ event, ...orderOf(event, today) }))
  const [coming, over] = [ordered.filter((it) => !it.isOver), ordered.filter((it) => it.isOver)]
  const byDay = (one: { day: string }, other: { day: string }) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0
  return [...coming.sort(byDay), ...over.sort(byDay).toReversed()]
    .slice(0, MAX_FOUND)
    .map(({ event }) => event)
}
