import type { z } from 'zod'
import type {
  Invitation,
  InviteePage,
  InviteeStanding,
  ListInvitees,
} from '../../../contract/invitations/invitation'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { Actor } from '../../domain/access/actor'
import { otherOf } from '../../domain/connections/connection-rules'
import { connectionInvitationId, isPersonal } from '../../domain/invitations/invitation-rules'
import { listConnectionsOf } from '../../store/connections/connections'
import { findInvitations } from '../../store/invitations/invitations'
import { findRsvps } from '../../store/rsvps/rsvps'
import { findUsers } from '../../store/accounts/users'
import { requireManager } from '../access/guards'

const PAGE = 50

/**
 * One page of the person's own connections, newest first, with where each stands with an activity that they may invite
 * to. Four reads for each of at most fifty.
 */
export async function listInvitees(
  by: Actor,
  { shareRef, cursor }: z.output<typeof ListInvitees>,
): Promise<InviteePage> {
  const { organiser } = await requireManager(by, shareRef)
  const page = await listConnectionsOf(by.uid, PAGE, cursor)
  const connected = page.items.filter((it) => it.isAccepted).map((it) => otherOf(it, by.uid))
  const uids = connected.filter((uid) => uid !== organiser.uid)
  const [users, rsvps, invitations] = await Promise.all([
    findUsers(uids),
    findRsvps(shareRef, uids),
    findInvitations(
      shareRef,
      uids.map((uid) => connectionInvitationId(shareRef, uid)),
    ),
  ])
  const items = uids.flatMap((uid) => {
    const user = users.get(uid)
    if (!user) return []
    const rsvp = rsvps.find((it) => it.uid === uid)
    const standing = standingOf(
      rsvp,
      invitations.find((it) => it.uid === uid),
    )
    return [{ uid, name: user.displayName, photoURL: user.photoURL, standing }]
  })
  return { items, nextCursor: page.nextCursor }
}

function standingOf(rsvp: Rsvp | undefined, invitation: Invitation | undefined): InviteeStanding | null {
  if (rsvp && rsvp.response !== 'not-responded') return rsvp.response
  if (invitation?.status === 'revoked') return 'revoked'
  return invitation || isPersonal(rsvp?.invitationId ?? null) ? 'invited' : null
}
