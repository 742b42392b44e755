import type { Activity } from 'functions/contract/activity'
import { availabilities } from 'functions/contract/availability'
import { plainAmount } from 'functions/contract/money-format'
import { shownPrice } from 'functions/contract/shown-price'
import type { TicketAvailability } from 'functions/contract/ticket-type'
import type { Instant, WallTime } from 'functions/contract/time'

const SCHEMA = 'https://schema.org'

/** The wall time with its distance from UTC (ISO 8601), which is what a calendar in another zone needs. */
export function withOffset(wall: WallTime, instant: Instant): string {
  const minutes = Math.round((Date.parse(`${wall}:00Z`) - Date.parse(instant)) / 60_000)
  const digits = (value: number) => String(value).padStart(2, '0')
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${wall}:00${minutes < 0 ? '-' : '+'}${digits(hours)}:${digits(rest)}`
}

const AVAILABILITY: Record<TicketAvailability, string> = {
  open: `${SCHEMA}/InStock`,
  closed: `${SCHEMA}/Discontinued`,
  'sold-out': `${SCHEMA}/SoldOut`,
  'time-expired': `${SCHEMA}/SoldOut`,
}

function offersOf(activity: Activity, now: Instant, url: string) {
  const available = availabilities(activity, now)
  return activity.ticketTypes.map((type) => ({
    '@type': 'Offer',
    name: type.title,
    price: plainAmount(shownPrice(type.price, activity.fee), type.currency),
    priceCurrency: type.currency.toUpperCase(),
    availability: AVAILABILITY[available[type.shareRef] ?? 'closed'],
    url,
    ...(activity.publishedAt && { validFrom: activity.publishedAt }),
    ...(type.saleEndsInstant && { validThrough: type.saleEndsInstant }),
  }))
}

function placeOf(activity: Activity, url: string) {
  const { location } = activity
  if (activity.type === 'virtual') return { '@type': 'VirtualLocation', url }
  if (!location) return undefined
  const { latitude, longitude } = location
  return {
    '@type': 'Place',
    name: location.name || location.address,
    address: location.address || location.name,
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}

/** The activity for search engines (schema.org/Event), as they ask for it: absolute addresses, times with an offset. */
export function eventJsonLd(
  activity: Activity,
  { now, url, image, description }: { now: Instant; url: string; image: string; description: string },
) {
  const place = placeOf(activity, url)
  const mode = activity.type === 'virtual' ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: activity.title,
    description,
    image: [image],
    url,
    startDate: withOffset(activity.startDate, activity.startsAt),
    endDate: withOffset(activity.endDate, activity.endsAt),
    eventStatus: `${SCHEMA}/${activity.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${SCHEMA}/${mode}`,
    ...(place && { location: place }),
    organizer: { '@type': 'Person', name: activity.organiser.name },
    ...(activity.ticketTypes.length > 0 && { offers: offersOf(activity, now, url) }),
  }
}
