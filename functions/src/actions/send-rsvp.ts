import type { Activity } from '../../contract/activity'
import { MAX_INVITATIONS } from '../../contract/invitation'
import type { Invitation, RsvpSent, SendRsvp } from '../../contract/invitation'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import type { Actor } from '../domain/actor'
import { invitationMail } from '../domain/invitation-mail'
import { invitationToken } from '../domain/invitation-token'
import { links } from '../domain/links'
import { Refusal, refuseField } from '../domain/refusal'
import { serverIdFrom } from '../domain/share-ref'
import { findUidsByEmail } from '../gateways/identity'
import { isOvertaken, openBatch } from '../store/firestore'
import type { Writer } from '../store/firestore'
import { addressHash, countInvitations, findInvited, findRefusing, invitationDoc } from '../store/invitations'
import { postMail } from '../store/outbox'
import { findAccounts } from '../store/users'
import { requireOrganised, requireUnhurried } from './guards'
import { untilDone } from './save-rsvp'

/** Addresses that one account invites in a day, over all of its activities. */
const PACE = { uses: 300, seconds: 86_400 }

/**
 * Invites people by mail, each address once, or makes a link to pass on. Addresses are all answered alike: whether
 * somebody has an account, was invited before or wants no invitations is not told.
 */
export async function sendRsvp(
  by: Actor,
  input: SendRsvp,
  idempotencyKey: string,
  now: Instant,
): Promise<RsvpSent> {
  const activity = await requireOrganised(by, input.shareRef)
  if (activity.status !== 'active') {
    throw new Refusal('conflict', 'Publish the activity before you invite people.')
  }
  const emails = [...new Set(input.emails.map((email) => email.toLowerCase()))]
  await requireUnhurried(`invite:${by.uid}`, PACE, now, Math.max(1, emails.length))
  await requireRoom(activity.shareRef, emails.length)
  const linkId = input.link && `link-${serverIdFrom(`link:${by.uid}:${idempotencyKey}`)}`
  await untilDone(async () => {
    const news = emails.map((email) => newInvitation(activity, { email }, now))
    if (linkId) news.push(newInvitation(activity, { id: linkId, maxUses: input.link?.maxUses ?? null }, now))
    const known = await findInvited(
      activity.shareRef,
      news.map((it) => it.id),
    )
    const mailable = await findMailable(emails)
    return write(
      activity,
      news.filter((it) => !known.has(it.id)),
      mailable,
      input.message,
      now,
    )
  })
  return { invited: emails.length, link: linkId ? linkTo(activity.shareRef, linkId) : null }
}

async function requireRoom(shareRef: string, more: number): Promise<void> {
  if ((await countInvitations(shareRef)) + more > MAX_INVITATIONS) {
    throw refuseField('emails', 'This activity has as many invitations as it may. Pass a link on instead.')
  }
}

function newInvitation(
  { shareRef, organiser }: Activity,
  of: { email: string } | { id: string; maxUses: number | null },
  now: Instant,
): Invitation {
  const specific =
    'email' in of
      ? { id: mailInvitationId(shareRef, of.email), kind: 'mail' as const, email: of.email, maxUses: 1 }
      : { ...of, kind: 'link' as const, email: null }
  return {
    ...specific,
    shareRef,
    organiserUid: organiser.uid,
    status: 'sent',
    uid: null,
    response: null,
    uses: 0,
    sentAt: now,
    sentCount: 1,
    createdAt: now,
  }
}

/** One for each address, so that inviting again invites nobody twice. */
function mailInvitationId(shareRef: string, email: string): string {
  return `mail-${serverIdFrom(`invitation:${shareRef}:${email}`)}`
}

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

async function write(
  activity: Activity,
  news: readonly Invitation[],
  mailable: ReadonlySet<string>,
  message: string,
  now: Instant,
): Promise<object | undefined> {
  const { writer, commit } = openBatch()
  for (const invitation of news) {
    writer.create(invitationDoc(activity.shareRef, invitation.id), invitation)
    const { email } = invitation
    if (email !== null && mailable.has(email))
      postInvitation(writer, activity, { ...invitation, email }, message, now)
  }
  try {
    await commit()
    return {}
  } catch (error) {
    if (!isOvertaken(error)) throw error
    return undefined
  }
}

/** Sends an invitation's mail, with one click to get no more of them from anybody (RFC 8058). */
export function postInvitation(
  writer: Writer,
  activity: Activity,
  { id, shareRef, email, sentCount }: Invitation & { email: string },
  message: string,
  now: Instant,
): void {
  const { MAIL_FROM: from } = config()
  const unsubscribe = invitationsEnd(email)
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const mail = invitationMail(activity, message, linkTo(shareRef, id), unsubscribe)
  postMail(writer, `invitation-${shareRef}-${id}-${sentCount}`, {
    to: [email],
    from,
    headers,
    message: mail,
    createdAt: now,
  })
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
