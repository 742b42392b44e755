import type { z } from 'zod'
import type { Activity, ActivityPage } from '../../contract/activity'
import type { ListMyActivities, MyActivitiesPage, MyActivityCard } from '../../contract/my-activities'
import type { Rsvp } from '../../contract/rsvp'
import type { Instant } from '../../contract/time'
import { cardOf } from '../domain/activity-card'
import type { Actor } from '../domain/actor'
import { findActivities, findAllSettings, listOrganised } from '../store/activities'
import { listGoing } from '../store/rsvps'
import { listMemberships } from '../store/team'

const PAGE = 24

/** The activities that a person hosts, has drafted, goes to or went to: one page, with what has come of going. */
export async function listMyActivities(
  by: Actor,
  { kind, cursor }: z.output<typeof ListMyActivities>,
  now: Instant,
): Promise<MyActivitiesPage> {
  if (kind === 'hosting') {
    return cards(await listOrganised(by.uid, ['active', 'inactive', 'cancelled'], 'desc', PAGE, cursor))
  }
  if (kind === 'drafts') return drafts(await listOrganised(by.uid, ['draft'], 'desc', PAGE, cursor))
  if (kind === 'helping') return cards(await listHelped(by.uid))
  const page = await listGoing(by.uid, kind === 'going' ? 'coming' : 'past', now, PAGE, cursor)
  const activities = await findActivities(page.items.map((rsvp) => rsvp.shareRef))
  const shown = activities.filter((it) => it.status !== 'deleted' && it.status !== 'draft')
  const rsvps = new Map(page.items.map((rsvp) => [rsvp.shareRef, rsvp]))
  const items = shown.map((activity) => withStanding(activity, rsvps.get(activity.shareRef)))
  return { items, nextCursor: page.nextCursor }
}

function withStanding(activity: Activity, rsvp: Rsvp | undefined): MyActivityCard {
  const card = cardOf(activity)
  if (!rsvp || rsvp.state === 'confirmed') return card
  return { ...card, standing: { state: rsvp.state, offerEndsAt: rsvp.offerEndsAt } }
}

/** The activities on whose team a person is: those joined last, at most a page. */
async function listHelped(uid: string): Promise<{ items: Activity[]; nextCursor: null }> {
  const memberships = await listMemberships(uid, PAGE)
  const activities = await findActivities(memberships.map((it) => it.shareRef))
  return { items: activities.filter((it) => it.status !== 'deleted'), nextCursor: null }
}

/** Drafts, with when they go live by themselves: a read more for each. */
async function drafts(page: { items: Activity[]; nextCursor: string | null }): Promise<ActivityPage> {
  const { items, nextCursor } = cards(page)
  const settings = await findAllSettings(items.map((it) => it.shareRef))
  const planned = items.map((card, index) => {
    const scheduledFor = settings[index]?.scheduledFor ?? undefined
    return scheduledFor === undefined ? card : { ...card, scheduledFor }
  })
  return { items: planned, nextCursor }
}

function cards(page: { items: Activity[]; nextCursor: string | null }): ActivityPage {
  return { items: page.items.map(cardOf), nextCursor: page.nextCursor }
}
