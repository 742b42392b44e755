import type { z } from 'zod'
import { MAX_RELATED } from '../../../contract/activities/activity'
import type { Activity, ActivityCard } from '../../../contract/activities/activity'
import { ActivityQuery } from '../../../contract/activities/activity-query'
import type { Instant } from '../../../contract/time'
import { passesOf } from '../../domain/activities/listing-query'
import { refuseMissing } from '../../domain/refusal'
import { searchedWords } from '../../domain/search/search-words'
import { findListings } from '../../store/activities/listings'
import { requireVisible } from '../access/guards'

/** One more than are shown, as each search may find the activity itself. */
const OF_EACH = MAX_RELATED + 1
const NEAR_KM = '20'

/**
 * What else somebody may like who looks at a public activity: the organiser's, then what shares the most telling word of
 * its title, then what most people go to nearby. Three searches of a few documents each.
 */
export async function listRelated(shareRef: string, now: Instant): Promise<{ items: ActivityCard[] }> {
  const activity = await requireVisible(null, shareRef)
  if (activity.audience !== 'public') throw refuseMissing('activity')
  const found = await Promise.all(searchesFor(activity).map((search) => find(search, now)))
  const others = found.flat().filter((card) => card.shareRef !== shareRef)
  const once = new Map(others.map((card) => [card.shareRef, card]))
  return { items: [...once.values()].slice(0, MAX_RELATED) }
}

type Search = z.input<typeof ActivityQuery>

function searchesFor({ organiser, title, location }: Activity): Search[] {
  const searches: Search[] = [{ organiser: organiser.uid }]
  const popular = { sort: 'relevancy', direction: 'desc' } as const
  const [word] = searchedWords(title)
  if (word !== undefined) searches.push({ q: word, ...popular })
  const { latitude, longitude } = location ?? {}
  if (latitude !== undefined && longitude !== undefined) {
    const near = `${latitude.toFixed(6)},${longitude.toFixed(6)}`
    searches.push({ near, radiusKm: NEAR_KM, ...popular })
  }
  return searches
}

async function find(search: Search, now: Instant): Promise<ActivityCard[]> {
  const query = ActivityQuery.parse({ ...search, limit: OF_EACH })
  const { items } = await findListings(passesOf(query, now), OF_EACH, undefined)
  return items.map((listing) => listing.card)
}
