import type { Activity } from '../../../contract/activities/activity'
import type { Invitation } from '../../../contract/invitations/invitation'
import { Rsvp } from '../../../contract/rsvps/rsvp'
import { dayIn } from '../../../contract/time'
import type { Instant } from '../../../contract/time'
import type { User } from '../../../contract/accounts/user'
import type { Actor } from '../../domain/access/actor'
import { connectionInvitationId, isPersonal } from '../../domain/invitations/invitation-rules'
import { refuseField, refuseMissing } from '../../domain/refusal'
import { countsChange } from '../../domain/rsvps/rsvp-counts'
import { findConnected } from '../../store/connections/connections'
import type { Writer } from '../../store/firestore'
import { findInvited, invitationDoc } from '../../store/invitations/invitations'
import { readRsvps, replaceRsvp } from '../../store/rsvps/rsvps'
import type { VersionedRsvp } from '../../store/rsvps/rsvps'
import { recordChange } from '../../store/analytics/tallies'
import { findUsers } from '../../store/accounts/users'
import { findMailableOf, postInvitation } from './post-invitation'

/**
 * The people of these ids, if the acting person is connected with each of them; who is not there, has only asked or was
 * only asked is answered alike.
 */
export async function requireConnections(
  by: Actor,
  activity: Activity,
  uids: readonly string[],
): Promise<User[]> {
  const wanted = [...new Set(uids)]
  const organiser = uids.indexOf(activity.organiser.uid)
  if (organiser !== -1) throw refuseField(`connections.${organiser}`, 'This activity is theirs.')
  const [connected, users] = await Promise.all([findConnected(by.uid, wanted), findUsers(wanted)])
  return wanted.map((uid) => {
    const user = users.get(uid)
    if (!user || !connected.has(uid)) throw refuseMissing('connection')
    return user
  })
}

/**
 * What invites some people of an activity's: their invitation, with which they belong to the audience, and a mail to those
 * who take such mails. Whoever has answered, or was invited in person before, is left as they are.
 */
export async function prepareConnections(
  activity: Activity,
  people: readonly User[],
  message: string,
  now: Instant,
): Promise<(writer: Writer) => void> {
  const { shareRef, timezone } = activity
  const idOf = ({ uid }: User) => connectionInvitationId(shareRef, uid)
  const [seen, invited] = await Promise.all([
    readRsvps(
      shareRef,
      people.map((it) => it.uid),
    ),
    findInvited(shareRef, people.map(idOf)),
  ])
  const open = people.flatMap((user, index) => {
    const before = seen[index] ?? { rsvp: undefined, version: undefined }
    return invited.has(idOf(user)) || !isOpen(before) ? [] : [{ user, before }]
  })
  const mailable = await findMailableOf(open.map(({ user }) => user.uid))
  return (writer) => {
    for (const { user, before } of open) {
      const invitation = invitationOf(activity, user, now)
      writer.create(invitationDoc(shareRef, invitation.id), invitation)
      replaceRsvp(writer, before, letIn(activity, user, before, invitation))
      const email = mailable.get(user.uid)
      if (email !== undefined) postInvitation(writer, activity, invitation, email, message, now)
    }
    const fresh = open.filter(({ before }) => before.rsvp === undefined)
    const counts = fresh.map(({ user, before }) =>
      letIn(activity, user, before, invitationOf(activity, user, now)),
    )
    if (counts.length > 0) {
      recordChange(writer, shareRef, { at: now, day: dayIn(timezone, now), ...countsChange([], counts) })
    }
  }
}

function isOpen({ rsvp }: VersionedRsvp): boolean {
  return rsvp === undefined || (rsvp.response === 'not-responded' && !isPersonal(rsvp.invitationId))
}

function invitationOf({ shareRef, organiser }: Activity, user: User, now: Instant): Invitation {
  return {
    id: connectionInvitationId(shareRef, user.uid),
    shareRef,
    organiserUid: organiser.uid,
    kind: 'connection',
    email: null,
    name: user.displayName,
    status: 'sent',
    uid: user.uid,
    response: null,
    maxUses: 1,
    uses: 1,
    sentAt: now,
    sentCount: 1,
    createdAt: now,
  }
}

/** Without an answer so far; somebody who came by a link answers to this invitation from now on. */
function letIn(
  activity: Activity,
  user: User,
  { rsvp }: VersionedRsvp,
  { id, createdAt: now }: Invitation,
): Rsvp {
  if (rsvp) return { ...rsvp, invitationId: id }
  return Rsvp.parse({
    uid: user.uid,
    shareRef: activity.shareRef,
    organiserUid: activity.organiser.uid,
    response: 'not-responded',
    shownName: user.displayName,
    activityStartsAt: activity.startsAt,
    activityEndsAt: activity.endsAt,
    createdAt: now,
    respondedAt: now,
    invitationId: id,
  })
}
