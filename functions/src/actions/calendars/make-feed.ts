import { randomBytes } from 'node:crypto'
import type { FeedMade } from '../../../contract/calendars/feed'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { links } from '../../domain/mail/links'
import { feedDoc, feedHashOf } from '../../store/calendars/feeds'
import { inTransaction } from '../../store/firestore'
import { accountDoc } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { readProfile } from '../accounts/sign-in'

/** Makes a person's secret calendar feed. The link of an earlier one opens nothing from now on. */
export async function makeFeed(by: Actor, now: Instant): Promise<FeedMade> {
  await enforceRateLimit('make-feed', by, now)
  await readProfile(by, now)
  const token = randomBytes(24).toString('base64url')
  const hash = feedHashOf(token)
  await replaceFeed(by.uid, { hash, since: now })
  return { url: links.feed(config().PUBLIC_ORIGIN, token), since: now }
}

/** Ends a person's secret calendar feed; without one, nothing is to be done. */
export async function endFeed(by: Actor, now: Instant): Promise<Record<string, never>> {
  await enforceRateLimit('make-feed', by, now)
  await replaceFeed(by.uid, null)
  return {}
}

/** Puts another feed, or none, in the place of a person's. */
export function replaceFeed(uid: string, feed: { hash: string; since: Instant } | null): Promise<void> {
  return inTransaction(async (tx) => {
    const account = (await tx.get(accountDoc(uid))).data()
    if (!account) return
    if (account.feed) tx.delete(feedDoc(account.feed.hash))
    if (feed) tx.create(feedDoc(feed.hash), { uid, since: feed.since })
    tx.update(accountDoc(uid), { feed })
  })
}
