import type { Activity } from '../../../contract/activities/activity'
import type { ContactOrganiser } from '../../../contract/messages/message'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { links } from '../../domain/mail/links'
import { messageMail } from '../../domain/messages/message-mails'
import type { AboutActivity } from '../../domain/messages/message-mails'
import { listTeam } from '../../store/team/team'
import { findAccounts } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import type { Counted } from '../access/enforce-rate-limit'
import { postMessage } from './steps/post-message'
import { requireAsker } from '../access/require-asker'

/** The owner and so many managers get a message; a larger team shares the work by other means. */
const MOST_RECEIVERS = 5

/**
 * Mails a message to those who run an activity, whose addresses stay unknown to the sender until they reply. Also after it is
 * cancelled or over: people ask about their refunds then. Where none of them has a proven address, those who run the platform get
 * it and pass it on. Whoever has a ticket is counted apart, so that nobody else's messages keep theirs out.
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
  const { activity, ticketProof } = await requireAsker(by, shareRef, link)
  const receivers = await receiversOf(activity)
  const { OPERATOR_EMAIL: operator } = config()
  const [first = operator] = receivers
  if (ticketProof === undefined) {
    await enforceRateLimit('message', from, now, { shareRef, email: first })
  } else {
    await enforceRateLimit('message-by-holder', from, now, { shareRef, link: ticketProof })
  }
  const mail = messageMail(message, aboutActivity(activity), {
    hasSignedIn: by?.provenEmail?.toLowerCase() === message.email.toLowerCase(),
    hasTicket: ticketProof !== undefined,
    isToBePassedOn: receivers.length === 0,
  })
  const to = receivers.length === 0 ? [operator] : receivers
  await postMessage(`message-${shareRef}`, to, message.email, mail, now)
}

/** What mails say of an activity that somebody wrote about. */
export function aboutActivity({ title, shareRef, organiser, audience }: Activity): AboutActivity {
  const { PUBLIC_ORIGIN: origin } = config()
  const url = audience === 'public' ? links.publicPage(origin, shareRef) : links.activity(origin, shareRef)
  return { title, shareRef, organiserName: organiser.name, url }
}

/** The owner first, then the managers who have been there longest; those without a proven address are left out. */
async function receiversOf({ shareRef, organiser }: Activity): Promise<string[]> {
  const managers = (await listTeam(shareRef)).filter(({ role }) => role === 'manager').map(({ uid }) => uid)
  const uids = [organiser.uid, ...managers].slice(0, MOST_RECEIVERS)
  const accounts = await findAccounts(uids)
  const emails = uids.flatMap((uid) => {
    const account = accounts.get(uid)
    return account?.isEmailProven && account.email !== null ? [account.email] : []
  })
  return [...new Set(emails)]
}
