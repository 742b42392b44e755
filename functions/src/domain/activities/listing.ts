import type { Activity } from '../../../contract/activities/activity'
import type { Listing } from '../../../contract/activities/listing'
import type { Instant } from '../../../contract/time'
import { cardOf } from './activity-card'
import { cellsOf } from '../search/search-area'
import { unitsOf } from '../search/search-days'
import { searchWordsOf, sortKeyOf, titleWordsOf } from '../search/search-words'

/**
 * How an activity can be found, or undefined when nobody may find it. Depends on nothing but the activity and, for its
 * phase, on the time.
 */
export function listingOf(activity: Activity, now: Instant): Listing | undefined {
  if (activity.audience !== 'public' || activity.status !== 'active') return undefined
  const { shareRef, title, description, location, organiser, startsAt, endsAt } = activity
  const { going, interested } = activity.counts
  const card = cardOf({ ...activity, counts: { going: coarse(going), interested: coarse(interested) } })
  const texts = [location?.name ?? '', location?.address ?? '', organiser.name, description]
  return {
    shareRef,
    card,
    phase: endsAt > now ? 'coming' : 'past',
    startsAt,
    endsAt,
    publishedAt: activity.publishedAt ?? activity.createdAt,
    titleKey: sortKeyOf(title),
    popularity: card.counts.going,
    organiserUid: organiser.uid,
    communityId: activity.communityId,
    isOnline: activity.type === 'virtual',
    isFree: (card.priceFrom ?? 0) === 0,
    ...unitsOf(activity.startDate.slice(0, 10)),
    ...cellsOf(card.point),
    titleWords: titleWordsOf(title),
    words: searchWordsOf(title, texts),
  }
}

/** A number of people to its first two digits, from twenty on: it changes some fifty times on the way to a thousand. */
export function coarse(count: number): number {
  if (count < 20) return count
  const step = count < 100 ? 5 : 10 ** (String(count).length - 2)
  return Math.floor(count / step) * step
}
