import type { z } from 'zod'
import type {
  ChangeInvitation,
  Invitation,
  InvitationInfo,
  InvitationPage,
  ListInvitations,
} from '../../../contract/invitations/invitation'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import { dayIn } from '../../../contract/time'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { countsChange } from '../../domain/rsvps/rsvp-counts'
import { minutesAfter } from '../../domain/wall-time'
import { inTransaction } from '../../store/firestore'
import { findInvitation, invitationDoc, listInvitationsOf } from '../../store/invitations/invitations'
import { rsvpDoc } from '../../store/rsvps/rsvps'
import { recordChange } from '../../store/analytics/tallies'
import { requireManager } from '../access/guards'
import { findMailable, findMailableOf, linkTo, postInvitation } from './post-invitation'

const MOST_SENT = 3
const A_DAY = 24 * 60

/** One page of an activity's invitations with their answers, newest first, for the organiser. */
export async function listInvitations(
  by: Actor,
  { shareRef, limit, cursor }: z.output<typeof ListInvitations>,
): Promise<InvitationPage> {
  await requireManager(by, shareRef)
  const page = await listInvitationsOf(shareRef, limit, cursor)
  return { items: page.items.map(infoOf), nextCursor: page.nextCursor }
}

function infoOf(invitation: Invitation): InvitationInfo {
  const { id, shareRef, kind, email, name, status, response, maxUses, uses, sentAt } = invitation
  const link = kind === 'link' && status !== 'revoked' ? linkTo(shareRef, id) : null
  return { id, kind, email, name, status, response, maxUses, uses, sentAt, link }
}

/**
 * Sends an invitation's mail again, or ends the invitation. Who has followed it already stays invited: their answer is
 * theirs. A connection was let in without following anything, and is out again unless they have answered.
 * @throws Refusal `conflict` when it was mailed within a day, three times, or is over
 */
export async function changeInvitation(
  by: Actor,
  { shareRef, invitationId, change }: ChangeInvitation,
  now: Instant,
): Promise<InvitationInfo> {
  const activity = await requireManager(by, shareRef)
  const known = await findInvitation(shareRef, invitationId)
  if (!known) throw refuseMissing('invitation')
  const email = await findAddress(known)
  return inTransaction(async (tx) => {
    const invitation = (await tx.get(invitationDoc(shareRef, invitationId))).data()
    if (!invitation) throw refuseMissing('invitation')
    const rsvp =
      invitation.uid === null ? undefined : (await tx.get(rsvpDoc(shareRef, invitation.uid))).data()
    const over = change === 'revoke' ? ({ status: 'revoked' } as const) : resent(invitation, now)
    const next: Invitation = { ...invitation, ...over }
    tx.update(invitationDoc(shareRef, invitationId), over)
    if (change === 'revoke' && rsvp && isLetInBy(invitation, rsvp)) {
      tx.delete(rsvpDoc(shareRef, rsvp.uid))
      const day = dayIn(activity.timezone, now)
      recordChange(tx, shareRef, { at: now, day, ...countsChange([rsvp], []) })
    }
    if (change === 'resend' && email !== undefined) postInvitation(tx, activity, next, email, '', now)
    return infoOf(next)
  })
}

/** Where an invitation can be mailed to; undefined where it cannot, or must not. */
async function findAddress({ kind, uid, email }: Invitation): Promise<string | undefined> {
  if (kind === 'connection' && uid !== null) return (await findMailableOf([uid])).get(uid)
  return email !== null && (await findMailable([email])).has(email) ? email : undefined
}

/** Whether somebody belongs to the audience by this invitation alone, and has never answered. */
function isLetInBy({ id, kind, response, createdAt }: Invitation, rsvp: Rsvp): boolean {
  const isOpen = response === null && rsvp.response === 'not-responded'
  return kind === 'connection' && isOpen && rsvp.invitationId === id && rsvp.createdAt === createdAt
}

function resent(
  { email, name, status, response, sentAt, sentCount }: Invitation,
  now: Instant,
): Pick<Invitation, 'sentAt' | 'sentCount'> {
  if ((email ?? name) === null || status === 'revoked' || response !== null) {
    throw new Refusal('conflict', 'There is nobody left to write to with this invitation.')
  }
  if (sentCount >= MOST_SENT || now < minutesAfter(sentAt, A_DAY)) {
    throw new Refusal(
      'conflict',
      'They were written to already. Once a day and three times in all is enough.',
    )
  }
  return { sentAt: now, sentCount: sentCount + 1 }
}
