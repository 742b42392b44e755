import type { Activity } from '../../../contract/activities/activity'
import { CalendarFeedToken } from '../../../contract/calendars/calendar-feed'
import { PersonRef } from '../../../contract/accounts/user'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { calendarFeedOf } from '../../domain/calendars/calendar'
import { links } from '../../domain/mail/links'
import { refuseMissing } from '../../domain/refusal'
import { minutesAfter } from '../../domain/wall-time'
import { findActivities, listOrganised } from '../../store/activities/activities'
import { calendarFeedHashOf, findCalendarFeed } from '../../store/calendars/calendar-feeds'
import { listAnswered } from '../../store/rsvps/rsvps'
import { listTicketsOfHolder } from '../../store/tickets/tickets'
import { findUser } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/** Most entries of a calendar, and most that are read for it of each kind. */
const MOST = 200
const OF_EACH = 100
/** What is over stays for a month, so that a calendar does not forget last week. */
const KEPT_MINUTES = 30 * 24 * 60

/** The public activities of an organiser, cancelled ones too, for programs that follow them. */
export async function readOrganiserCalendarFeed(uid: string, now: Instant): Promise<string> {
  const user = PersonRef.safeParse({ uid }).success ? await findUser(uid) : undefined
  if (!user) throw refuseMissing('person')
  const { items } = await listOrganised(uid, ['active', 'cancelled'], 'desc', MOST, undefined)
  const shown = items.filter((it) => it.audience === 'public' && it.publishedAt !== null)
  const { PUBLIC_ORIGIN: origin } = config()
  const entries = recent(shown, now).map((activity) => ({
    activity,
    url: links.publicPage(origin, activity.shareRef),
  }))
  return calendarFeedOf(`${user.displayName} on Turnout`, entries, now)
}

/**
 * Where the owner of a secret link goes, has tickets to, and what they host.
 * @throws Refusal `not-found` when it opens nothing; after some of those from one client `too-many-requests`
 */
export async function readOwnCalendarFeed(
  token: string,
  ip: string | undefined,
  now: Instant,
): Promise<string> {
  const hash = calendarFeedHashOf(token)
  const feed = CalendarFeedToken.safeParse(token).success ? await findCalendarFeed(hash) : undefined
  if (!feed) {
    await enforceRateLimit('calendar-feed-guess', { ip }, now)
    throw refuseMissing('calendar')
  }
  await enforceRateLimit('calendar-feed', null, now, { link: hash })
  const { PUBLIC_ORIGIN: origin } = config()
  const entries = recent(await activitiesOf(feed.uid, now), now).map((activity) => ({
    activity,
    url: links.activity(origin, activity.shareRef),
  }))
  return calendarFeedOf('Turnout', entries, now)
}

async function activitiesOf(uid: string, now: Instant): Promise<Activity[]> {
  const since = minutesAfter(now, -KEPT_MINUTES)
  const [hosting, going, tickets] = await Promise.all([
    listOrganised(uid, ['active', 'inactive', 'cancelled'], 'desc', OF_EACH, undefined),
    listAnswered(uid, ['going'], 'coming', since, OF_EACH, undefined),
    listTicketsOfHolder(uid, since, OF_EACH, undefined),
  ])
  const valid = tickets.items.filter((ticket) => ticket.status !== 'void')
  const own = new Set(hosting.items.map((it) => it.shareRef))
  const visited = new Set([...going.items, ...valid].map((it) => it.shareRef).filter((ref) => !own.has(ref)))
  const others = await findActivities([...visited])
  return [...hosting.items, ...others.filter((it) => it.status !== 'draft' && it.status !== 'deleted')]
}

function recent(activities: readonly Activity[], now: Instant): Activity[] {
  const since = minutesAfter(now, -KEPT_MINUTES)
  const kept = activities.filter((it) => it.endsAt > since)
  return kept.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)).slice(0, MOST)
}
