import type { z } from 'zod'
import type { Activity, ActivityPage } from '../../contract/activity'
import type { ListMyActivities } from '../../contract/my-activities'
import type { Instant } from '../../contract/time'
import { cardOf } from '../domain/activity-card'
import type { Actor } from '../domain/actor'
import { findActivities, listOrganised } from '../store/activities'
import { listGoing } from '../store/rsvps'

const PAGE = 24

/** The activities that a person hosts, has drafted, goes to or went to: one page. */
export async function listMyActivities(
  by: Actor,
  { kind, cursor }: z.output<typeof ListMyActivities>,
  now: Instant,
): Promise<ActivityPage> {
  if (kind === 'hosting') {
    return cards(await listOrganised(by.uid, ['active', 'inactive', 'cancelled'], 'desc', PAGE, cursor))
  }
  if (kind === 'drafts') return cards(await listOrganised(by.uid, ['draft'], 'desc', PAGE, cursor))
  const page = await listGoing(by.uid, kind === 'going' ? 'coming' : 'past', now, PAGE, cursor)
  const activities = await findActivities(page.items.map((rsvp) => rsvp.shareRef))
  const shown = activities.filter((it) => it.status !== 'deleted' && it.status !== 'draft')
  return cards({ items: shown, nextCursor: page.nextCursor })
}

function cards(page: { items: Activity[]; nextCursor: string | null }): ActivityPage {
  return { items: page.items.map(cardOf), nextCursor: page.nextCursor }
}
