import { randomBytes } from 'node:crypto'
import type { CalendarFeedMade } from '../../../contract/calendars/calendar-feed'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { links } from '../../domain/mail/links'
import { calendarFeedDoc, calendarFeedHashOf } from '../../store/calendars/calendar-feeds'
import { inTransaction } from '../../store/firestore'
import { accountDoc } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { readProfile } from '../accounts/sign-in'

/** Makes a person's secret calendar feed. The link of an earlier one opens nothing from now on. */
export async function makeCalendarFeed(by: Actor, now: Instant): Promise<CalendarFeedMade> {
  await enforceRateLimit('make-calendar-feed', by, now)
  await readProfile(by, now)
  const token = randomBytes(24).toString('base64url')
  const hash = calendarFeedHashOf(token)
  await replaceCalendarFeed(by.uid, { hash, since: now })
  return { url: links.calendarFeed(config().PUBLIC_ORIGIN, token), since: now }
}

/** Ends a person's secret calendar feed; without one, nothing is to be done. */
export async function endCalendarFeed(by: Actor, now: Instant): Promise<Record<string, never>> {
  await enforceRateLimit('make-calendar-feed', by, now)
  await replaceCalendarFeed(by.uid, null)
  return {}
}

/** Puts another feed, or none, in the place of a person's. */
export function replaceCalendarFeed(
  uid: string,
  feed: { hash: string; since: Instant } | null,
): Promise<void> {
  return inTransaction(async (tx) => {
    const account = (await tx.get(accountDoc(uid))).data()
    if (!account) return
    if (account.calendarFeed) tx.delete(calendarFeedDoc(account.calendarFeed.hash))
    if (feed) tx.create(calendarFeedDoc(feed.hash), { uid, since: feed.since })
    tx.update(accountDoc(uid), { calendarFeed: feed })
  })
}
