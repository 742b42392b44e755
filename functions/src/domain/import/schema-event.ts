import { isItem, itemsOf, textOf } from './item'
import type { Item } from './item'
import { bareEvent } from './source-event'
import type { SourceEvent, SourcePlace, SourcePrice } from './source-event'
import { readLength, readTime } from './source-time'

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

function placeOf(event: Item): SourcePlace | null {
  const place = itemsOf(event, 'location').find((it) => !isVirtualPlace(it))
  if (place) {
    const { address, country } = addressOf(place)
    const name = firstText(place, 'name') || (address === '' ? place.text : '')
    if (name === '' && address === '') return null
    return { name, address, country, ...positionOf(place) }
  }
  const text = textOf(event, 'location')
  return text === '' || /^https?:\/\//i.test(text) ? null : { name: text, address: '' }
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

/** An event of schema.org as every other source has one. */
export function eventOfItem(item: Item): SourceEvent {
  const place = placeOf(item)
  const meetingUrl = meetingOf(item)
  const attendance = textOf(item, 'eventAttendanceMode')
  const isOnline = attendance.endsWith('OnlineEventAttendanceMode')
  return {
    ...bareEvent(firstText(item, 'name', 'headline', 'summary')),
    uid: item.id || firstText(item, 'identifier', 'url'),
    url: textOf(item, 'url') || null,
    description: textOf(item, 'description'),
    start: readTime(firstText(item, 'startDate', 'doorTime')),
    end: readTime(textOf(item, 'endDate')),
    minutes: readLength(textOf(item, 'duration')),
    place,
    isVirtual: isOnline || (place === null && itemsOf(item, 'location').some(isVirtualPlace)),
    meetingUrl,
    prices: pricesOf(item),
    pictureUrl: pictureOf(item),
    isCancelled: textOf(item, 'eventStatus').endsWith('EventCancelled'),
    warnings: textOf(item, 'eventStatus').endsWith('EventPostponed')
      ? ['The source says that it is postponed.']
      : [],
  }
}
