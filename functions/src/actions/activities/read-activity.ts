import type { Activity, ActivityPage } from '../../../contract/activities/activity'
import type { ActivityEdit } from '../../../contract/activities/activity-save'
import type { ActivityQuery } from '../../../contract/activities/activity-query'
import type { Tally } from '../../../contract/analytics/tally'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { draftOf } from '../../domain/activities/build-activity'
import { emptyTally } from '../../../contract/analytics/empty-tally'
import { passesOf } from '../../domain/activities/listing-query'
import { withCleanText } from '../../domain/text/rich-text'
import { findSettings, listPromoCodes } from '../../store/activities/activities'
import { findListings } from '../../store/activities/listings'
import { findTally } from '../../store/analytics/tallies'
import { findAccount } from '../../store/accounts/users'
import { requireManager, requireVisible } from '../access/guards'
import { sellingOn } from './selling-of'

/** An activity as its audience sees it; its rich text is cleaned on the way out as well. One read if it is public. */
export async function readActivity(by: Actor | null, shareRef: string): Promise<Activity> {
  const activity = await requireVisible(by, shareRef)
  return { ...withCleanText(activity), ticketTypes: activity.ticketTypes.map(withCleanText) }
}

/** One page of what can be discovered; see docs/search.md for what it reads. */
export async function listActivities(query: ActivityQuery, now: Instant): Promise<ActivityPage> {
  const page = await findListings(passesOf(query, now), query.limit, query.cursor)
  return { items: page.items.map((listing) => listing.card), nextCursor: page.nextCursor }
}

/** An activity as its organiser edits it. */
export async function readActivityForEdit(by: Actor, shareRef: string): Promise<ActivityEdit> {
  const activity = await requireManager(by, shareRef)
  const { uid } = activity.organiser
  const [settings, promoCodes, owner] = await Promise.all([
    findSettings(shareRef),
    listPromoCodes(shareRef),
    findAccount(uid),
  ])
  const { meetingUrl = null, hiddenTicketTypes = [] } = settings ?? {}
  const draft = draftOf(activity, promoCodes, { meetingUrl, hiddenTicketTypes })
  const scheduledFor = settings?.scheduledFor ?? null
  const { isReady, currencies } = sellingOn(owner?.payout)
  const payouts = { isOwn: by.uid === uid, isReady, sellsIn: isReady ? (currencies?.slice() ?? null) : null }
  const { mode: _, ...fee } = activity.fee
  return { shareRef, version: activity.updatedAt, status: activity.status, scheduledFor, draft, payouts, fee }
}

/** An activity and its numbers: two reads however many orders there are. */
export async function readDashboard(
  by: Actor,
  shareRef: string,
  now: Instant,
): Promise<{ activity: Activity; tally: Tally }> {
  const activity = await requireManager(by, shareRef)
  return { activity, tally: (await findTally(shareRef)) ?? emptyTally(activity, now) }
}
