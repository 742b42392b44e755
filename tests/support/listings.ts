import { Activity } from 'functions/contract/activities/activity'
import type { ActivityPage } from 'functions/contract/activities/activity'
import type { RouteInput } from 'functions/contract/api/routes'
import { listingOf } from '../../functions/src/domain/activities/listing'
import { instantOf } from '../../functions/src/domain/wall-time'
import { inDays } from './activities'
import { database } from './database'
import { activityDocument, newShareRef } from './documents'
import { ask } from './requests'

/**
 * An activity, with its listing, that is there without having been made through the interface: many are needed, and some
 * long over.
 */
export async function place({ days = 10, ...over }: Partial<Activity> & { days?: number }): Promise<string> {
  const shareRef = newShareRef()
  const [startDate, endDate] = [inDays(days), inDays(days, '20:30')]
  const activity = Activity.parse({
    ...activityDocument(shareRef, 'explorer'),
    startDate,
    endDate,
    startsAt: instantOf(startDate, 'Europe/Lisbon'),
    endsAt: instantOf(endDate, 'Europe/Lisbon'),
    ...over,
  })
  const listing = listingOf(activity, new Date().toISOString())
  await database().doc(`activities/${shareRef}`).set(activity)
  if (listing) await database().doc(`listings/${shareRef}`).set(listing)
  return shareRef
}

/** What an interface that answers page after page came to. */
export interface Walk {
  readonly refs: string[]
  readonly pages: ActivityPage[]
}

/** Everything that a search finds, page after page. */
export async function walk(query: RouteInput<'listActivities'>['query']): Promise<Walk> {
  const pages: ActivityPage[] = []
  let cursor: string | undefined
  do {
    const page = await ask('listActivities', { query: { ...query, ...(cursor ? { cursor } : {}) } }, null)
    pages.push(page)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return { refs: pages.flatMap((page) => page.items.map((it) => it.shareRef)), pages }
}
