import type { z } from 'zod'
import type { Activity, ActivityPage } from '../../../contract/activities/activity'
import type {
  ListMyActivities,
  MyActivitiesKind,
  MyActivitiesPage,
  MyActivityCard,
} from '../../../contract/activities/my-activities'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { Instant } from '../../../contract/time'
import { cardOf } from '../../domain/activities/activity-card'
import type { Actor } from '../../domain/access/actor'
import { findActivities, findAllSettings, listHosted, listOrganised } from '../../store/activities/activities'
import type { Page } from '../../store/page'
import { listAnswered } from '../../store/rsvps/rsvps'
import { listMemberships } from '../../store/team/team'
import { listMailedInvitations } from '../invitations/list-mailed-invitations'
import { listPast } from './steps/list-past'

const PAGE = 24

/** The activities that a person hosts, has drafted, is invited to, goes to or went to: one page, with what has come of going. */
export async function listMyActivities(
  by: Actor,
  { kind, cursor }: z.output<typeof ListMyActivities>,
  now: Instant,
): Promise<MyActivitiesPage> {
  const LISTS: Record<MyActivitiesKind, () => Promise<MyActivitiesPage>> = {
    hosting: async () => cards(await listHosted(by.uid, 'coming', now, PAGE, cursor)),
    going: async () =>
      answered(await listAnswered(by.uid, ['going', 'interested'], 'coming', now, PAGE, cursor)),
    invited: () => invited(by, cursor, now),
    drafts: async () => drafts(await listOrganised(by.uid, ['draft'], 'desc', PAGE, cursor)),
    past: () => past(by.uid, cursor, now),
    helping: () => helped(by.uid, cursor),
  }
  return LISTS[kind]()
}

async function past(uid: string, cursor: string | undefined, now: Instant): Promise<MyActivitiesPage> {
  const { items, nextCursor } = await listPast(uid, now, PAGE, cursor)
  return { items: items.map(({ activity, rsvp }) => withStanding(activity, rsvp)), nextCursor }
}

/** Invitations that wait for an answer: those that were followed, after the mailed ones that were not, which are few. */
async function invited(by: Actor, cursor: string | undefined, now: Instant): Promise<MyActivitiesPage> {
  const followed = listAnswered(by.uid, ['not-responded'], 'coming', now, PAGE, cursor)
  const mailed = cursor === undefined ? listMailedInvitations(by, now, PAGE) : []
  const [page, first] = await Promise.all([followed.then(answered), mailed])
  const known = new Set(page.items.map((it) => it.shareRef))
  return { ...page, items: [...first.filter((it) => !known.has(it.shareRef)), ...page.items] }
}

async function answered({ items, nextCursor }: Page<Rsvp>): Promise<MyActivitiesPage> {
  const activities = await findActivities(items.map((rsvp) => rsvp.shareRef))
  const rsvps = new Map(items.map((rsvp) => [rsvp.shareRef, rsvp]))
  const shown = activities.filter(isShown)
  return { items: shown.map((it) => withStanding(it, rsvps.get(it.shareRef))), nextCursor }
}

function isShown({ status }: Activity): boolean {
  return status !== 'deleted' && status !== 'draft'
}

function withStanding(activity: Activity, rsvp: Rsvp | undefined): MyActivityCard {
  const card = cardOf(activity)
  if (rsvp?.response === 'interested') return { ...card, isInterested: true }
  if (rsvp?.response !== 'going' || rsvp.state === 'confirmed') return card
  return { ...card, standing: { state: rsvp.state, offerEndsAt: rsvp.offerEndsAt } }
}

/** The activities on whose team a person is, those joined last first. */
async function helped(uid: string, cursor: string | undefined): Promise<MyActivitiesPage> {
  const { items, nextCursor } = await listMemberships(uid, PAGE, cursor)
  const activities = await findActivities(items.map((it) => it.shareRef))
  return cards({ items: activities.filter((it) => it.status !== 'deleted'), nextCursor })
}

/** Drafts, with when they go live by themselves: a read more for each. */
async function drafts(page: Page<Activity>): Promise<ActivityPage> {
  const { items, nextCursor } = cards(page)
  const settings = await findAllSettings(items.map((it) => it.shareRef))
  const planned = items.map((card, index) => {
    const scheduledFor = settings[index]?.scheduledFor ?? undefined
    return scheduledFor === undefined ? card : { ...card, scheduledFor }
  })
  return { items: planned, nextCursor }
}

function cards(page: Page<Activity>): ActivityPage {
  return { items: page.items.map(cardOf), nextCursor: page.nextCursor }
}
