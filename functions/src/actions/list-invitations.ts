import type { z } from 'zod'
import type {
  ChangeInvitation,
  Invitation,
  InvitationInfo,
  InvitationPage,
  ListInvitations,
} from '../../contract/invitation'
import type { Instant } from '../../contract/time'
import type { Actor } from '../domain/actor'
import { Refusal, refuseMissing } from '../domain/refusal'
import { minutesAfter } from '../domain/wall-time'
import { inTransaction } from '../store/firestore'
import { findInvitation, invitationDoc, listInvitationsOf } from '../store/invitations'
import { requireOrganised } from './guards'
import { findMailable, linkTo, postInvitation } from './send-rsvp'

const MOST_SENT = 3
const A_DAY = 24 * 60

/** One page of an activity's invitations with their answers, newest first, for the organiser. */
export async function listInvitations(
  by: Actor,
  { shareRef, limit, cursor }: z.output<typeof ListInvitations>,
): Promise<InvitationPage> {
  await requireOrganised(by, shareRef)
  const page = await listInvitationsOf(shareRef, limit, cursor)
  return { items: page.items.map(infoOf), nextCursor: page.nextCursor }
}

function infoOf(invitation: Invitation): InvitationInfo {
  const { id, shareRef, kind, email, status, response, maxUses, uses, sentAt } = invitation
  const link = kind === 'link' && status !== 'revoked' ? linkTo(shareRef, id) : null
  return { id, kind, email, status, response, maxUses, uses, sentAt, link }
}

/**
 * Sends an invitation's mail again, or ends the invitation. Who has followed it already stays invited: their answer is
 * theirs.
 * @throws Refusal `conflict` when it was mailed within a day, three times, or is over
 */
export async function changeInvitation(
  by: Actor,
  { shareRef, invitationId, change }: ChangeInvitation,
  now: Instant,
): Promise<InvitationInfo> {
  const activity = await requireOrganised(by, shareRef)
  const known = await findInvitation(shareRef, invitationId)
  if (!known) throw refuseMissing('invitation')
  const mailable = known.email === null ? new Set() : await findMailable([known.email])
  return inTransaction(async (tx) => {
    const invitation = (await tx.get(invitationDoc(shareRef, invitationId))).data()
    if (!invitation) throw refuseMissing('invitation')
    const over = change === 'revoke' ? ({ status: 'revoked' } as const) : resent(invitation, now)
    const next: Invitation = { ...invitation, ...over }
    tx.update(invitationDoc(shareRef, invitationId), over)
    const { email } = next
    if (change === 'resend' && email !== null && mailable.has(email)) {
      postInvitation(tx, activity, { ...next, email }, '', now)
    }
    return infoOf(next)
  })
}

function resent(
  { kind, email, status, response, sentAt, sentCount }: Invitation,
  now: Instant,
): Pick<Invitation, 'sentAt' | 'sentCount'> {
  if (kind !== 'mail' || email === null || status === 'revoked' || response !== null) {
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
