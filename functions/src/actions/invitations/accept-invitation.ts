import type { Activity } from '../../../contract/activities/activity'
import type {
  AcceptInvitation,
  Invitation,
  InvitationAccepted,
} from '../../../contract/invitations/invitation'
import { Rsvp } from '../../../contract/rsvps/rsvp'
import { dayIn } from '../../../contract/time'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { maySee } from '../../domain/activities/activity-rules'
import type { Actor } from '../../domain/access/actor'
import { findInvitationId } from '../../domain/invitations/invitation-token'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { countsChange } from '../../domain/rsvps/rsvp-counts'
import { NAMELESS } from '../../domain/rsvps/rsvp-guest'
import { findActivity } from '../../store/activities/activities'
import { inTransaction } from '../../store/firestore'
import type { Writer } from '../../store/firestore'
import { invitationDoc } from '../../store/invitations/invitations'
import { rsvpDoc } from '../../store/rsvps/rsvps'
import { recordChange } from '../../store/analytics/tallies'
import { findUser } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/**
 * Lets somebody in who follows an invitation: from now on they belong to the audience, without an answer so far. The
 * same person again changes nothing; a mailed invitation is one person's.
 */
export async function acceptInvitation(
  by: Actor,
  { shareRef, token }: AcceptInvitation,
  now: Instant,
): Promise<InvitationAccepted> {
  await enforceRateLimit('invitation', by, now)
  const id = findInvitationId(config().LINK_SIGNING_KEY, shareRef, token)
  const [activity, user] = await Promise.all([findActivity(shareRef), findUser(by.uid)])
  if (id === undefined || !activity || !maySee(activity, by.uid, true)) throw refuseMissing('invitation')
  if (activity.organiser.uid === by.uid) return { shareRef }
  const shownName = user?.displayName ?? by.name ?? NAMELESS
  await inTransaction(async (tx) => {
    const invitation = (await tx.get(invitationDoc(shareRef, id))).data()
    const before = (await tx.get(rsvpDoc(shareRef, by.uid))).data()
    if (!invitation) throw refuseMissing('invitation')
    if (before) return
    requireUsable(invitation)
    use(tx, invitation, by.uid)
    const next = invited(activity, by.uid, shownName, id, now)
    tx.create(rsvpDoc(shareRef, by.uid), next)
    const day = dayIn(activity.timezone, now)
    recordChange(tx, shareRef, { at: now, day, ...countsChange([], [next]) })
  })
  return { shareRef }
}

function requireUsable({ status, maxUses, uses, kind }: Invitation): void {
  if (status === 'revoked') throw refuseMissing('invitation')
  if (maxUses === null || uses < maxUses) return
  throw kind === 'mail'
    ? refuseMissing('invitation')
    : new Refusal('conflict', 'As many people as it was meant for have followed this link. Ask for another.')
}

/** A link without limit is not written to, however many follow it at once. */
function use(writer: Writer, { id, shareRef, kind, maxUses, uses }: Invitation, uid: string): void {
  if (maxUses === null) return
  const change = { status: 'opened' as const, uses: uses + 1, ...(kind === 'mail' ? { uid } : {}) }
  writer.update(invitationDoc(shareRef, id), change)
}

function invited(
  activity: Activity,
  uid: string,
  shownName: string,
  invitationId: string,
  now: Instant,
): Rsvp {
  return Rsvp.parse({
    uid,
    shareRef: activity.shareRef,
    organiserUid: activity.organiser.uid,
    response: 'not-responded',
    shownName,
    activityStartsAt: activity.startsAt,
    activityEndsAt: activity.endsAt,
    createdAt: now,
    respondedAt: now,
    invitationId,
  })
}
