import type { DateReading } from '../dates/date-text'
import { isItem, itemsOf, plainType, textOf } from './item'
import type { Item } from './item'
import { withoutSite } from './page-facts'
import { splitPlace } from '../place-text'
import type { Budget } from '../calendars/recurrence'
import { repeatsOfSchedules } from '../dates/schedule'
import { bareEvent } from '../source-event'
import type { SourceEvent, SourcePlace, SourcePrice, SourceTime } from '../source-event'
import { readLength } from '../source-time'
import { readStated, readStatedEnd, wholeDays } from '../dates/stated-date'
import type { StatedTime } from '../dates/stated-date'

/** The first text of several fields. */
function firstText(item: Item, ...fields: readonly string[]): string {
  return fields.map((field) => textOf(item, field)).find((text) => text !== '') ?? ''
}

/** An address in one line: its parts in the order in which people write them. */
function addressOf(place: Item): { address: string; country: string } {
  const [parts] = itemsOf(place, 'address')
  if (!parts) return { address: textOf(place, 'address'), country: '' }
  const [named] = itemsOf(parts, 'addressCountry')
  const country = named ? firstText(named, 'identifier', 'name') : textOf(parts, 'addressCountry')
  const city = [textOf(parts, 'postalCode'), textOf(parts, 'addressLocality')].filter(Boolean).join(' ')
  const lines = [textOf(parts, 'streetAddress'), city, textOf(parts, 'addressRegion'), country]
  return { address: [...new Set(lines.filter(Boolean))].join(', '), country }
}

function positionOf(place: Item): { latitude?: number; longitude?: number } {
  const at = itemsOf(place, 'geo')[0] ?? place
  const [latitude, longitude] = [textOf(at, 'latitude'), textOf(at, 'longitude')]
  return latitude === '' || longitude === ''
    ? {}
    : { latitude: Number(latitude), longitude: Number(longitude) }
}

const isVirtualPlace = ({ types }: Item) => types.includes('VirtualLocation')

interface ItemPlace {
  readonly place: SourcePlace | null
  readonly isSure: boolean
}

function placeOf(event: Item): ItemPlace {
  const place = itemsOf(event, 'location').find((it) => !isVirtualPlace(it))
  if (place) {
    const { address, country } = addressOf(place)
    const name = firstText(place, 'name') || (address === '' ? place.text : '')
    if (name === '' && address === '') return { place: null, isSure: true }
    const split = address === '' ? splitPlace(name) : { name, address, isSure: true }
    const stated = { name: split.name, address: split.address, country, ...positionOf(place) }
    return { place: stated, isSure: split.isSure }
  }
  const text = textOf(event, 'location')
  if (text === '' || /^https?:\/\//i.test(text)) return { place: null, isSure: true }
  const { name, address, isSure } = splitPlace(text)
  return { place: { name, address }, isSure }
}

function meetingOf(event: Item): string | null {
  const virtual = itemsOf(event, 'location').find(isVirtualPlace)
  const stated = virtual ? firstText(virtual, 'url', 'sameAs') : textOf(event, 'location')
  return /^https?:\/\//i.test(stated) ? stated : null
}

/** Tickets are named by their offer; of a range of prices, the lowest is what one can count on. */
function pricesOf(event: Item): SourcePrice[] {
  const stated = itemsOf(event, 'offers').flatMap((offer) => {
    const inner = itemsOf(offer, 'offers')
    return inner.length > 0 ? inner : [offer]
  })
  const prices = stated.map((offer) => {
    const [detail] = itemsOf(offer, 'priceSpecification')
    const price =
      firstText(offer, 'price', 'lowPrice') || (detail ? firstText(detail, 'price', 'minPrice') : '')
    const currency = textOf(offer, 'priceCurrency') || (detail ? textOf(detail, 'priceCurrency') : '')
    return { title: textOf(offer, 'name'), price, currency }
  })
  const isFree = /^true$/i.test(textOf(event, 'isAccessibleForFree'))
  const known = prices.filter(({ price }) => price !== '')
  return known.length === 0 && isFree ? [{ title: '', price: '0', currency: '' }] : known
}

/** A picture is named by its address, or is a thing that has one. */
function pictureOf(event: Item): string | null {
  const [picture] = event.fields['image'] ?? event.fields['photo'] ?? []
  if (picture === undefined) return null
  return (isItem(picture) ? firstText(picture, 'contentUrl', 'url') || picture.id : picture) || null
}

/** What the page around an event says, and how its dates are to be read. */
export interface AroundItem {
  readonly reading: DateReading
  /** The title of the page, for an event that has none. */
  readonly title: string
  readonly siteName: string
  /** What all events of the page that repeat may take together. */
  readonly budget: Budget
}

function textsOf(item: Item, ...fields: readonly string[]): string[] {
  return fields
    .flatMap((field) => item.fields[field] ?? [])
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter(Boolean)
    .slice(0, 20)
}

interface Times {
  readonly start: SourceTime | null
  readonly end: SourceTime | null
  readonly unreadStart: string | undefined
  readonly guessed: Readonly<Record<string, string>>
}

/** The first of several statements that programs wrote, else the first that can be read at all. */
function best(stated: readonly (StatedTime | null)[]): StatedTime | null {
  return stated.find((it) => it !== null && it.why === undefined) ?? stated.find((it) => it !== null) ?? null
}

function timesOf(item: Item, reading: DateReading): Times {
  const texts = textsOf(item, 'startDate', 'startTime', 'doorTime')
  const from = best(texts.map((text) => readStated(text, reading)))
  const ends = textsOf(item, 'endDate', 'endTime')
  const to = best(ends.map((text) => readStatedEnd(text, from?.time ?? null, reading)))
  return {
    ...wholeDays(from?.time ?? null, to?.time ?? null),
    unreadStart: from ? undefined : texts[0],
    guessed: {
      ...(from?.why !== undefined && { startDate: from.why }),
      ...(to?.why !== undefined && { endDate: to.why }),
    },
  }
}

const STATUS: Readonly<Record<string, string>> = {
  EventPostponed: 'The source says that it is postponed.',
  EventRescheduled: 'The source says that it was moved to another date.',
}

/** An event of schema.org as every other source has one. */
export function eventOfItem(item: Item, { reading, title, siteName, budget }: AroundItem): SourceEvent {
  const { place, isSure } = placeOf(item)
  const meetingUrl = meetingOf(item)
  const attendance = textOf(item, 'eventAttendanceMode')
  const isOnline = attendance.endsWith('OnlineEventAttendanceMode')
  const name = firstText(item, 'name', 'headline', 'summary')
  const { guessed, ...times } = timesOf(item, reading)
  const { repeats, warnings } = repeatsOfSchedules(item, reading.today, budget)
  const status = plainType(textOf(item, 'eventStatus'))
  return {
    ...bareEvent(withoutSite(name || title, siteName)),
    ...times,
    uid: item.id || firstText(item, 'identifier', 'url'),
    url: textOf(item, 'url') || null,
    description: textOf(item, 'description'),
    minutes: readLength(textOf(item, 'duration')),
    place,
    isVirtual: isOnline || (place === null && itemsOf(item, 'location').some(isVirtualPlace)),
    meetingUrl,
    prices: pricesOf(item),
    pictureUrl: pictureOf(item),
    isCancelled: status === 'EventCancelled',
    repeats,
    guessed: {
      ...guessed,
      ...(name === '' && { title: 'The event has no title: this is the one of its page.' }),
      ...(!isSure && { location: 'Name and address stand on one line: check where one ends.' }),
    },
    warnings: [...warnings, ...(STATUS[status] === undefined ? [] : [STATUS[status]])],
  }
}
