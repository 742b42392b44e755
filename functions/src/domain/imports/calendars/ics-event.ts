import type { CalendarZones } from './calendar-zones'
import { findLine, unescapeText } from './content-lines'
import type { Component, ContentLine } from './content-lines'
import { bareEvent } from '../source-event'
import type { SourceEvent, SourceTime } from '../source-event'
import { isOnlinePlace, splitPlace } from '../place-text'
import { cut, plainOf } from '../source-text'
import { laterDay, readLength } from '../source-time'

/** The text of a line, as it was before it was written into a calendar; empty where there is none. */
export function textOf(event: Component, name: string): string {
  return unescapeText(findLine(event, name)?.value ?? '').trim()
}

/** The last day of something that lasts whole days: its end names the day after (RFC 5545, section 3.6.1). */
function lastDay(start: SourceTime, end: SourceTime | null): SourceTime | null {
  if (!end || end.time !== null) return end
  // Some programs name the day itself as the end of what takes one day.
  return end.day === start.day ? end : { ...end, day: laterDay(end.day, -1) }
}

/** When an event takes place, as its lines say. */
export interface Dates {
  readonly start: SourceTime
  readonly end: SourceTime | null
  readonly minutes: number | null
}

/** The dates of an event, or undefined without a start that can be read. */
export function datesOf(event: Component, zones: CalendarZones): Dates | undefined {
  const from = findLine(event, 'DTSTART')
  const start = from && zones.read(from)
  if (!start) return undefined
  const to = findLine(event, 'DTEND')
  const end = to ? lastDay(start, zones.read(to)) : null
  const minutes = end === null ? readLength(findLine(event, 'DURATION')?.value ?? '') : null
  if (start.time !== null || minutes === null) return { start, end, minutes }
  const days = Math.ceil(minutes / 1440)
  return { start, end: { ...start, day: laterDay(start.day, days - 1) }, minutes: null }
}

const MEETING_LINES = [
  'CONFERENCE',
  'X-GOOGLE-CONFERENCE',
  'X-MICROSOFT-SKYPETEAMSMEETINGURL',
  'X-MICROSOFT-ONLINEMEETINGCONFLINK',
]
const LINK = /https?:\/\/[^\s<>"\\]{4,500}/i
const IS_LINK = /^https?:\/\/\S+$/i
const MAP =
  /^https?:\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps|maps\.|goo\.gl\/maps|osm\.org|www\.openstreetmap)/i
const MEETING_HOST =
  /^https:\/\/(?:[\w-]+\.)*(?:zoom\.us|meet\.google\.com|teams\.microsoft\.com|teams\.live\.com|webex\.com|whereby\.com|jitsi\.org|meet\.jit\.si)\//i

const namesCall = (event: Component) => MEETING_LINES.some((name) => LINK.test(textOf(event, name)))

function meetingOf(event: Component, location: string): string | null {
  const stated = MEETING_LINES.map((name) => textOf(event, name)).find((it) => LINK.test(it))
  if (stated !== undefined) return LINK.exec(stated)?.[0] ?? null
  if (IS_LINK.test(location)) return MAP.test(location) ? null : location
  return (
    [location, textOf(event, 'DESCRIPTION'), textOf(event, 'URL')]
      .map((text) => LINK.exec(text)?.[0])
      .find((link) => link !== undefined && MEETING_HOST.test(link)) ?? null
  )
}

/** What Apple's programs say of a place beside its one line. */
function structuredPlace(event: Component) {
  const line = findLine(event, 'X-APPLE-STRUCTURED-LOCATION')
  const [, latitude, longitude] = /^geo:([+-]?[\d.]{1,20}),([+-]?[\d.]{1,20})/i.exec(line?.value ?? '') ?? []
  return {
    name: line?.params['X-TITLE']?.replaceAll(/\\n/gi, '\n') ?? '',
    address: line?.params['X-ADDRESS']?.replaceAll(/\\n/gi, ', ') ?? '',
    at: latitude === undefined ? {} : { latitude: Number(latitude), longitude: Number(longitude) },
  }
}

function positionOf(event: Component): { latitude?: number; longitude?: number } {
  const [, latitude, longitude] =
    /^([+-]?\d{1,3}(?:\.\d{1,20})?)[;,] ?([+-]?\d{1,3}(?:\.\d{1,20})?)$/.exec(
      findLine(event, 'GEO')?.value ?? '',
    ) ?? []
  return latitude === undefined ? {} : { latitude: Number(latitude), longitude: Number(longitude) }
}

interface IcsPlace {
  readonly place: SourceEvent['place']
  readonly guessed: Readonly<Record<string, string>>
}

function placeOf(event: Component, location: string): IcsPlace {
  const apple = structuredPlace(event)
  const at = { ...apple.at, ...positionOf(event) }
  const line = location.replaceAll(/\S*https?:\/\/\S+/gi, ' ').trim()
  if (line === '') return { place: null, guessed: {} }
  const { name, address, isSure } = splitPlace(line)
  const stated =
    apple.address === '' ? { name, address } : { name: name || apple.name, address: apple.address }
  const why = 'Name and address stand on one line of the calendar: check where one ends.'
  return {
    place: { ...stated, ...at },
    guessed: isSure || apple.address !== '' ? {} : { location: why },
  }
}

function pictureOf({ lines }: Component): string | null {
  const isPicture = ({ name, params, value }: ContentLine) =>
    /^https?:/i.test(value) &&
    (name === 'IMAGE' || (name === 'ATTACH' && params['FMTTYPE']?.startsWith('image/')))
  return lines.find(isPicture)?.value ?? null
}

function descriptionOf(event: Component): string {
  const html = findLine(event, 'X-ALT-DESC')
  return html?.params['FMTTYPE'] === 'text/html' ? unescapeText(html.value) : textOf(event, 'DESCRIPTION')
}

const LONGEST_TITLE = 80

/** A title for an event that has none, of what else it says. */
function titleOf(event: Component, description: string, place: SourceEvent['place']): string {
  const stated = textOf(event, 'SUMMARY')
  if (stated !== '') return stated
  const [sentence = ''] = plainOf(description).split(/\n|(?<=[.!?])\s/, 1)
  return cut(sentence.trim(), LONGEST_TITLE) || place?.name || place?.address || 'Untitled event'
}

const NO_PLACE = 'No place is given, but a link to a call: it is taken for online.'

/** An event of a calendar as every other source has one. */
export function eventOf(event: Component, dates: Dates, zones: CalendarZones): SourceEvent {
  const location = textOf(event, 'LOCATION')
  const meetingUrl = meetingOf(event, location)
  const isOnline = isOnlinePlace(location)
  const { place, guessed } = isOnline ? { place: null, guessed: {} } : placeOf(event, location)
  const isVirtual = isOnline || (place === null && meetingUrl !== null)
  const description = descriptionOf(event)
  const title = titleOf(event, description, place)
  return {
    ...bareEvent(title),
    ...dates,
    uid: textOf(event, 'UID'),
    url: textOf(event, 'URL') || null,
    description,
    zone: zones.zone,
    likely: zones.likely,
    place,
    isVirtual,
    meetingUrl,
    pictureUrl: pictureOf(event),
    isCancelled: textOf(event, 'STATUS').toUpperCase() === 'CANCELLED',
    guessed: {
      ...guessed,
      ...(textOf(event, 'SUMMARY') === '' && { title: 'No title is given: this one is a guess.' }),
      ...(isVirtual && location === '' && !namesCall(event) && { type: NO_PLACE }),
      ...(isOnline && { type: `“${location}” is taken for online.` }),
    },
  }
}
