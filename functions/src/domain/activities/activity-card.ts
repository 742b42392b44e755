import type { Activity, ActivityCard, Location, Point } from '../../../contract/activities/activity'
import { shownPrice } from '../../../contract/pricing/shown-price'

/** An activity as a list shows it. */
export function cardOf(activity: Activity): ActivityCard {
  const prices = activity.ticketTypes.map((type) => shownPrice(type.price, activity))
  const soldOut = activity.ticketTypes.filter((type) => activity.left[type.shareRef] === 0)
  return {
    shareRef: activity.shareRef,
    title: activity.title,
    description: activity.description,
    thumbnail: activity.thumbnail,
    startDate: activity.startDate,
    endDate: activity.endDate,
    timezone: activity.timezone,
    startsAt: activity.startsAt,
    endsAt: activity.endsAt,
    type: activity.type,
    status: activity.status,
    currency: activity.currency,
    counts: activity.counts,
    locationName: activity.location?.name || activity.location?.address || null,
    point: pointOf(activity.location),
    organiserUid: activity.organiser.uid,
    organiserName: activity.organiser.name,
    organiserPhotoURL: activity.organiser.photoURL,
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    isSoldOut: prices.length > 0 && soldOut.length === prices.length,
  }
}

function pointOf(location: Location | null): Point | null {
  const { latitude, longitude } = location ?? {}
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}
