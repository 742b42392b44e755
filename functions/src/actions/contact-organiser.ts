import type { Activity } from '../../contract/activity'
import type { ContactOrganiser } from '../../contract/message'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import type { Actor } from '../domain/actor'
import { links } from '../domain/links'
import { messageMail } from '../domain/message-mails'
import type { AboutActivity } from '../domain/message-mails'
import { Refusal } from '../domain/refusal'
import { listTeam } from '../store/team'
import { findAccounts } from '../store/users'
import { enforceRateLimit } from './enforce-rate-limit'
import type { Counted } from './enforce-rate-limit'
import { postMessage } from './post-message'
import { requireAsker } from './require-asker'

/** The owner and so many managers get a message; a larger team shares the work by other means. */
const MOST_RECEIVERS = 5

/**
 * Mails a message to those who run an activity, whose addresses stay unknown to the sender until they reply. Also after it is
 * cancelled or over: people ask about their refunds then.
 * @param from the sender, or where a request without a sign-in comes from
 * @throws Refusal `not-found` to those who may not see the activity
 */
export async function contactOrganiser(
  by: Actor | null,
  from: Counted,
  shareRef: string,
  { link, ...message }: ContactOrganiser,
  now: Instant,
): Promise<void> {
  const activity = await requireAsker(by, shareRef, link)
  const receivers = await receiversOf(activity)
  const [owner] = receivers
  if (owner === undefined) {
    throw new Refusal(
      'conflict',
      'Nobody reads messages about this activity any more. Write to Turnout on the Contact page instead.',
    )
  }
  await enforceRateLimit('message', from, now, { shareRef, email: owner })
  const mail = messageMail(message, aboutActivity(activity))
  await postMessage(`message-${shareRef}`, receivers, message.email, mail, now)
}

/** What mails say of an activity that somebody wrote about. */
export function aboutActivity({ title, shareRef, organiser, audience }: Activity): AboutActivity {
  const { PUBLIC_ORIGIN: origin } = config()
  const url = audience === 'public' ? links.publicPage(origin, shareRef) : links.activity(origin, shareRef)
  return { title, shareRef, organiserName: organiser.name, url }
}

/** The owner first, then the managers who have been there longest; those without an address are left out. */
async function receiversOf({ shareRef, organiser }: Activity): Promise<string[]> {
  const managers = (await listTeam(shareRef)).filter(({ role }) => role === 'manager').map(({ uid }) => uid)
  const uids = [organiser.uid, ...managers].slice(0, MOST_RECEIVERS)
  const accounts = await findAccounts(uids)
  return [...new Set(uids.flatMap((uid) => accounts.get(uid)?.email ?? []))]
}
