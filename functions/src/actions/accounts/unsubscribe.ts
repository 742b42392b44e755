import { NotificationChoices } from '../../../contract/accounts/user'
import type { NotificationChoice } from '../../../contract/accounts/user'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { refuseMissing } from '../../domain/refusal'
import { isLinkKey } from '../../domain/access/signed-link'
import { openBatch } from '../../store/firestore'
import { refusalDoc } from '../../store/invitations/invitations'
import { writeChoices } from './choose-notifications'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/** Stands in a link for somebody of whom we know only that a mail reached them. */
const ADDRESS = 'address-'

/** What stands in a mail's link that ends a kind of mail. */
interface UnsubscribeLink {
  readonly uid: string
  readonly kind: string
  readonly key: string
}

/**
 * The kind of mail that a link ends.
 * @throws Refusal `not-found` when we did not sign it; after some of those `too-many-requests`
 */
export async function requireUnsubscribeLink(
  { uid, kind, key }: UnsubscribeLink,
  ip: string | undefined,
  now: Instant,
): Promise<NotificationChoice> {
  const known = NotificationChoices.keyof().safeParse(kind)
  const { LINK_SIGNING_KEY: secret } = config()
  if (known.success && isLinkKey(secret, 'unsubscribe', `${uid}:${kind}`, key)) return known.data
  await enforceRateLimit('unsubscribe', { ip }, now)
  throw refuseMissing('mail')
}

/** Ends a kind of mail for whoever holds a link from one; a second time, or without the account, it is done already. */
export async function unsubscribe(
  link: UnsubscribeLink,
  ip: string | undefined,
  now: Instant,
): Promise<NotificationChoice> {
  const kind = await requireUnsubscribeLink(link, ip, now)
  if (link.uid.startsWith(ADDRESS)) await refuseInvitations(link.uid.slice(ADDRESS.length), now)
  else await writeChoices(link.uid, { [kind]: false })
  return kind
}

/** Nobody invites an address any more by mail; its hash is all that is kept. */
async function refuseInvitations(hash: string, now: Instant): Promise<void> {
  const { writer, commit } = openBatch()
  writer.set(refusalDoc(hash), { at: now })
  await commit()
}
