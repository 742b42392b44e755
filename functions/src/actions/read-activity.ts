import type { Activity, ActivityEdit, ActivityPage, ActivityQuery } from '../../contract/activity'
import type { Tally } from '../../contract/tally'
import type { Instant } from '../../contract/time'
import type { z } from 'zod'
import { cardOf } from '../domain/activity-card'
import type { Actor } from '../domain/actor'
import { draftOf } from '../domain/build-activity'
import { emptyTally } from '../domain/fold-tally'
import { cleanRichText } from '../domain/rich-text'
import { findSettings, listDiscoverable, listPromoCodes } from '../store/activities'
import { findTally } from '../store/tallies'
import { requireOrganised, requireSeen } from './guards'

/** An activity as its audience sees it; its rich text is cleaned on the way out as well. One read if it is public. */
export async function readActivity(by: Actor | null, shareRef: string): Promise<Activity> {
  const activity = await requireSeen(by, shareRef)
  return { ...activity, richDescription: cleanRichText(activity.richDescription) }
}

/** One page of what can be discovered. Reads as many documents as it shows, and one. */
export async function listActivities(
  query: z.output<typeof ActivityQuery>,
  now: Instant,
): Promise<ActivityPage> {
  const page = await listDiscoverable({ ...query, now })
  return { items: page.items.map(cardOf), nextCursor: page.nextCursor }
}

/** An activity as its organiser edits it. */
export async function editActivity(by: Actor, shareRef: string): Promise<ActivityEdit> {
  const activity = await requireOrganised(by, shareRef)
  const [settings, promoCodes] = await Promise.all([findSettings(shareRef), listPromoCodes(shareRef)])
  const draft = draftOf(activity, promoCodes, settings?.meetingUrl ?? null)
  return { shareRef, version: activity.updatedAt, status: activity.status, draft }
}

/** An activity and its numbers: two reads however many orders there are. */
export async function readDashboard(
  by: Actor,
  shareRef: string,
  now: Instant,
): Promise<{ activity: Activity; tally: Tally }> {
  const activity = await requireOrganised(by, shareRef)
  return { activity, tally: (await findTally(shareRef)) ?? emptyTally(activity, now) }
}
