import type { CalendarZones } from './calendar-zones'
import { findLine, unescapeText } from './content-lines'
import type { Component, ContentLine } from './content-lines'
import { bareEvent } from './source-event'
import type { SourceEvent, SourceTime } from './source-event'
import { isoDay, readLength } from './source-time'

/** The text of a line, as it was before it was written into a calendar; empty where there is none. */
export function textOf(event: Component, name: string): string {
  return unescapeText(findLine(event, name)?.value ?? '').trim()
}

/** The last day of something that lasts whole days: its end names the day after (RFC 5545, section 3.6.1). */
function lastDay(end: SourceTime | null): SourceTime | null {
  if (!end || end.time !== null) return end
  return { ...end, day: isoDay(Date.parse(`${end.day}T00:00:00Z`) - 86_400_000) }
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
  const end = to ? lastDay(zones.read(to)) : null
  const minutes = readLength(findLine(event, 'DURATION')?.value ?? '')
  return { start, end, minutes: end === null ? minutes : null }
}

const MEETING_LINES = [
  'CONFERENCE',
  'X-GOOGLE-CONFERENCE',
  'X-MICROSOFT-SKYPETEAMSMEETINGURL',
  'X-MICROSOFT-ONLINEMEETINGCONFLINK',
]
const LINK = /https?:\/\/[^\s<>"\\]{4,500}/i
const MEETING_HOST =
  /^https:\/\/(?:[\w-]+\.)*(?:zoom\.us|meet\.google\.com|teams\.microsoft\.com|teams\.live\.com|webex\.com|whereby\.com|jitsi\.org|meet\.jit\.si)\//i

function meetingOf(event: Component, location: string): string | null {
  const stated = MEETING_LINES.map((name) => textOf(event, name)).find((it) => LINK.test(it))
  if (stated !== undefined) return LINK.exec(stated)?.[0] ?? null
  if (/^https?:\/\/\S+$/i.test(location)) return location
  return (
    [textOf(event, 'DESCRIPTION'), textOf(event, 'URL')]
      .map((text) => LINK.exec(text)?.[0])
      .find((link) => link !== undefined && MEETING_HOST.test(link)) ?? null
  )
}

function placeOf(event: Component, location: string): SourceEvent['place'] {
  if (location === '' || /^https?:\/\/\S+$/i.test(location)) return null
  const [name = '', ...rest] = location
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
  const [, latitude, longitude] =
    /^([+-]?\d{1,3}(?:\.\d{1,20})?);([+-]?\d{1,3}(?:\.\d{1,20})?)$/.exec(
      findLine(event, 'GEO')?.value ?? '',
    ) ?? []
  const at = latitude === undefined ? {} : { latitude: Number(latitude), longitude: Number(longitude) }
  return { name, address: rest.join(', '), ...at }
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

/** An event of a calendar as every other source has one. */
export function eventOf(event: Component, dates: Dates, zone: string | null): SourceEvent {
  const location = textOf(event, 'LOCATION')
  const meetingUrl = meetingOf(event, location)
  const place = placeOf(event, location)
  return {
    ...bareEvent(textOf(event, 'SUMMARY')),
    ...dates,
    uid: textOf(event, 'UID'),
    url: textOf(event, 'URL') || null,
    description: descriptionOf(event),
    zone,
    place,
    isVirtual: place === null && meetingUrl !== null,
    meetingUrl,
    pictureUrl: pictureOf(event),
    isCancelled: textOf(event, 'STATUS').toUpperCase() === 'CANCELLED',
  }
}
