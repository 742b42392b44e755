import type { Activity } from '../../../contract/activities/activity'
import type { Invitation } from '../../../contract/invitations/invitation'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { invitationMail } from '../../domain/invitations/invitation-mail'
import { invitationToken } from '../../domain/invitations/invitation-token'
import { links } from '../../domain/mail/links'
import { mayMail } from '../../domain/accounts/may-mail'
import { findUidsByEmail } from '../../gateways/identity'
import type { Writer } from '../../store/firestore'
import { addressHash, findRefusing } from '../../store/invitations/invitations'
import { postMail } from '../../store/mail/outbox'
import { findAccounts } from '../../store/accounts/users'

/** The addresses that may be written to: not those that refused, here or in their account. */
export async function findMailable(emails: readonly string[]): Promise<Set<string>> {
  const [refusing, uids] = await Promise.all([findRefusing(emails), findUidsByEmail(emails)])
  const accounts = await findAccounts([...uids.values()])
  return new Set(
    emails.filter((email) => {
      const account = accounts.get(uids.get(email) ?? '')
      return !refusing.has(email) && account?.notifications.invitations !== false
    }),
  )
}

/** The addresses of people who may be invited by mail; those who have none or want none are left out. */
export async function findMailableOf(uids: readonly string[]): Promise<Map<string, string>> {
  const accounts = [...(await findAccounts(uids)).values()]
  const refusing = await findRefusing(accounts.flatMap((it) => it.email ?? []))
  const mailable = accounts.flatMap(({ uid, email, notifications }) =>
    email !== null && !refusing.has(email) && mayMail(notifications, 'invitations')
      ? [[uid, email] as const]
      : [],
  )
  return new Map(mailable)
}

/** Sends an invitation's mail, with one click to get no more of them from anybody (RFC 8058). */
export function postInvitation(
  writer: Writer,
  activity: Activity,
  invitation: Invitation,
  email: string,
  message: string,
  now: Instant,
): void {
  const { shareRef, id, sentCount } = invitation
  const { MAIL_FROM: from } = config()
  const { href, unsubscribe, reason } = wordsFor(invitation, email)
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const mail = invitationMail(activity, message, href, { reason, href: unsubscribe })
  postMail(writer, `invitation-${shareRef}-${id}-${sentCount}`, {
    to: [email],
    from,
    headers,
    message: mail,
    createdAt: now,
  })
}

/** A connection has an account: it is let in already, and chooses there which mails it gets. */
function wordsFor({ id, shareRef, kind, uid }: Invitation, email: string) {
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
  if (kind === 'connection' && uid !== null) {
    const unsubscribe = links.unsubscribe(origin, secret, uid, 'invitations')
    return { href: links.activity(origin, shareRef), unsubscribe, reason: 'connection' } as const
  }
  return { href: linkTo(shareRef, id), unsubscribe: invitationsEnd(email), reason: 'mail' } as const
}

/** The link by which whoever has an address ends invitations to it, also without an account. */
export function invitationsEnd(email: string): string {
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
  return links.unsubscribe(origin, secret, `address-${addressHash(email)}`, 'invitations')
}

/** The link that an invitation is followed by. */
export function linkTo(shareRef: string, id: string): string {
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
  return links.invitation(origin, shareRef, invitationToken(secret, shareRef, id))
}
