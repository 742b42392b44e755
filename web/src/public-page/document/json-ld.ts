import type { Activity } from 'functions/contract/activities/activity'
import { availabilities, isBeforeSale } from 'functions/contract/tickets/availability'
import { plainAmount } from 'functions/contract/pricing/money-format'
import { shownPrice } from 'functions/contract/pricing/shown-price'
import type { TicketAvailability, TicketType } from 'functions/contract/tickets/ticket-type'
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

/** Whether it can be bought; a sale that has yet to open is no end. */
function shownAvailability(known: TicketAvailability, isEarly: boolean): string {
  return known === 'closed' && isEarly ? `${SCHEMA}/PreOrder` : AVAILABILITY[known]
}

function offersOf(activity: Activity, now: Instant, url: string) {
  const available = availabilities(activity, now)
  return activity.ticketTypes.map((type) => ({
    '@type': 'Offer',
    name: type.title,
    price: plainAmount(shownPrice(type.price, activity), type.currency),
    priceCurrency: type.currency.toUpperCase(),
    availability: shownAvailability(available[type.shareRef] ?? 'closed', isBeforeSale(type, now)),
    url,
    ...(sellsFrom(activity, type) && { validFrom: sellsFrom(activity, type) }),
    ...(type.saleEndsInstant && { validThrough: type.saleEndsInstant }),
  }))
}

/** When its sale opens or opened: by itself, or with the page. */
function sellsFrom({ publishedAt }: Activity, { saleStartsInstant }: TicketType): Instant | null {
  return saleStartsInstant ?? publishedAt
}

function placeOf({ location }: Activity) {
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

/** How people attend, and where: at its place, online, or both. */
function attendanceOf(activity: Activity, url: string) {
  const place = placeOf(activity)
  const online = { '@type': 'VirtualLocation', url }
  if (activity.type === 'virtual') return { mode: 'OnlineEventAttendanceMode', where: online }
  if (activity.hasMeetingUrl && place) return { mode: 'MixedEventAttendanceMode', where: [place, online] }
  return activity.hasMeetingUrl
    ? { mode: 'MixedEventAttendanceMode', where: online }
    : { mode: 'OfflineEventAttendanceMode', where: place }
}

/** The activity for search engines (schema.org/Event), as they ask for it: absolute addresses, times with an offset. */
export function eventJsonLd(
  activity: Activity,
  { now, url, image, description }: { now: Instant; url: string; image: string; description: string },
) {
  const { mode, where } = attendanceOf(activity, url)
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
    ...(where && { location: where }),
    organizer: { '@type': 'Person', name: activity.organiser.name },
    ...(activity.ticketTypes.length > 0 && { offers: offersOf(activity, now, url) }),
  }
}
