import type { Activity } from '../../../contract/activities/activity'
import { MAX_INVITATIONS } from '../../../contract/invitations/invitation'
import type { Invitation, RsvpSent, SendRsvp } from '../../../contract/invitations/invitation'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { mailInvitationId } from '../../domain/invitations/invitation-rules'
import { Refusal, refuseField } from '../../domain/refusal'
import { serverIdFrom } from '../../domain/activities/share-ref'
import { isWriteConflict, openBatch } from '../../store/firestore'
import type { Writer } from '../../store/firestore'
import { countInvitations, findInvited, invitationDoc } from '../../store/invitations/invitations'
import { enforceRateLimit, findBelowMailLimit } from '../access/enforce-rate-limit'
import { requireManager } from '../access/guards'
import { prepareConnections, requireConnections } from '../invitations/invite-connections'
import { findMailable, linkTo, postInvitation } from '../invitations/post-invitation'
import { retryOnConflict } from './save-rsvp'

/**
 * Invites people by mail, each address once, or among the person's own connections, or makes a link to pass on. Addresses
 * are all answered alike: whether somebody has an account, was invited before or wants no invitations is not told.
 */
export async function sendRsvp(
  by: Actor,
  input: SendRsvp,
  idempotencyKey: string,
  now: Instant,
): Promise<RsvpSent> {
  const activity = await requireManager(by, input.shareRef)
  if (activity.status !== 'active') {
    throw new Refusal('conflict', 'Publish the activity before you invite people.')
  }
  const emails = [...new Set(input.emails.map((email) => email.toLowerCase()))]
  const people = await requireConnections(by, activity, input.connections)
  const invited = emails.length + people.length
  await enforceRateLimit('invite', by, now, { times: Math.max(1, invited) })
  await requireRoom(activity.shareRef, invited, emails.length > 0 ? 'emails' : 'connections')
  const linkId = input.link && `link-${serverIdFrom(`link:${by.uid}:${idempotencyKey}`)}`
  // Whose mailbox is full is told to nobody: the invitation is there, and its mail is not sent.
  const below = await findBelowMailLimit(emails, now)
  await retryOnConflict(async () => {
    const news = emails.map((email) => newInvitation(activity, { email }, now))
    if (linkId) news.push(newInvitation(activity, { id: linkId, maxUses: input.link?.maxUses ?? null }, now))
    const known = await findInvited(
      activity.shareRef,
      news.map((it) => it.id),
    )
    const mailable = await findMailable(emails)
    const inviteConnections = await prepareConnections(activity, people, input.message, now)
    return writeAll((writer) => {
      inviteConnections(writer)
      for (const invitation of news.filter((it) => !known.has(it.id))) {
        writer.create(invitationDoc(activity.shareRef, invitation.id), invitation)
        const { email } = invitation
        if (email === null || !mailable.has(email) || !below.has(email)) continue
        postInvitation(writer, activity, invitation, email, input.message, now)
      }
    })
  })
  return { invited, link: linkId ? linkTo(activity.shareRef, linkId) : null }
}

async function requireRoom(shareRef: string, more: number, path: string): Promise<void> {
  if ((await countInvitations(shareRef)) + more > MAX_INVITATIONS) {
    throw refuseField(path, 'This activity has as many invitations as it may. Pass a link on instead.')
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
    name: null,
    uid: null,
    response: null,
    uses: 0,
    sentAt: now,
    sentCount: 1,
    createdAt: now,
  }
}

/** @returns undefined when somebody else was faster with one of the documents */
async function writeAll(write: (writer: Writer) => void): Promise<object | undefined> {
  const { writer, commit } = openBatch()
  write(writer)
  try {
    await commit()
    return {}
  } catch (error) {
    if (!isWriteConflict(error)) throw error
    return undefined
  }
}
