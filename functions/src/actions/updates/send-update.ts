import { isDeepStrictEqual } from 'node:util'
import type { Activity } from '../../../contract/activities/activity'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { Instant } from '../../../contract/time'
import type {
  RecipientGroup,
  SendUpdate,
  Update,
  UpdateInfo,
  UpdateList,
} from '../../../contract/updates/update'
import type { Actor } from '../../domain/access/actor'
import { isPersonal } from '../../domain/invitations/invitation-rules'
import { Refusal } from '../../domain/refusal'
import { isGoing } from '../../domain/rsvps/rsvp-counts'
import { serverIdFrom } from '../../domain/activities/share-ref'
import { findRsvp } from '../../store/rsvps/rsvps'
import { holdsTicket } from '../../store/tickets/tickets'
import { listUpdatesOf, readUpdate } from '../../store/updates/updates'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { findRole, requireManager, requireVisible } from '../access/guards'
import { beginUpdate, createUpdate, deliverUpdate } from './deliver-update'

const SHOWN = 20

/** Writes to some of an activity's people. The same person and key write once. */
export async function sendUpdate(by: Actor, input: SendUpdate, now: Instant): Promise<UpdateInfo> {
  const { shareRef, about: kind, subject, text } = input
  const activity = await requireManager(by, shareRef)
  if (activity.status === 'draft') {
    throw new Refusal('conflict', 'Nobody knows of this activity yet. Publish it first.')
  }
  const id = serverIdFrom(`update:${by.uid}:${input.idempotencyKey}`)
  const groups = [...new Set(input.to)]
  const known = (await readUpdate(shareRef, id)).update
  if (known) return requireSame(known, { kind, groups, subject, text })
  await enforceRateLimit('update', by, now, { shareRef })
  const update = newUpdate(activity, { id, kind, groups, subject, text }, now)
  await createUpdate(update)
  await beginUpdate(update)
  return infoOf(update, true)
}

function requireSame(known: Update, sent: Pick<Update, 'kind' | 'groups' | 'subject' | 'text'>): UpdateInfo {
  const { kind, groups, subject, text } = known
  if (isDeepStrictEqual({ kind, groups, subject, text }, sent)) return infoOf(known, true)
  throw new Refusal('already-used', 'This idempotency key sent another update. Send a new key.')
}

function newUpdate(
  { shareRef, organiser, startsAt }: Activity,
  of: Pick<Update, 'id' | 'kind' | 'groups' | 'subject' | 'text'>,
  now: Instant,
): Update {
  const place = { group: 0, after: null }
  const at = { startsAt, status: 'sending', sentCount: 0, place, createdAt: now } as const
  return { ...of, shareRef, organiserUid: organiser.uid, ...at }
}

/**
 * Tells everybody who answered, or was invited and has not, and those whom tickets were sent to, that an activity is cancelled;
 * those who bought them hear it with their refund. Ends when all are told, and is safe to repeat.
 */
export async function tellCancelled(activity: Activity, now: Instant): Promise<void> {
  if (activity.endsAt <= now) return
  const groups: RecipientGroup[] = ['going', 'interested', 'waiting', 'invited', 'ticket-holders']
  const text = `${activity.organiser.name} has cancelled this activity. It does not take place.`
  const update = newUpdate(
    activity,
    { id: 'cancelled', kind: 'cancelled', groups, subject: 'Cancelled', text },
    now,
  )
  await createUpdate(update)
  await deliverUpdate(activity.shareRef, update.id, now)
}

/** The latest updates of an activity that are meant for the person; all of them for its organiser. */
export async function listUpdates(by: Actor, { shareRef }: { shareRef: string }): Promise<UpdateList> {
  const activity = await requireVisible(by, shareRef)
  const role = await findRole(by, activity)
  const isOrganiser = role === 'owner' || role === 'manager'
  const all = await listUpdatesOf(shareRef, ['update', 'changed', 'cancelled'], SHOWN)
  if (isOrganiser || all.length === 0) return { items: all.map((it) => infoOf(it, isOrganiser)) }
  const groups = groupsOf(await findRsvp(shareRef, by.uid), await holdsTicket(shareRef, by.uid))
  const own = all.filter((it) => it.groups.some((group) => groups.has(group)))
  return { items: own.map((it) => infoOf(it, false)) }
}

function groupsOf(rsvp: Rsvp | undefined, hasTicket: boolean): Set<RecipientGroup> {
  const groups = new Set<RecipientGroup>()
  if (hasTicket) groups.add('ticket-holders')
  if (rsvp?.response === 'not-responded' && isPersonal(rsvp.invitationId)) groups.add('invited')
  if (rsvp?.response === 'interested') groups.add('interested')
  if (rsvp?.response === 'going') groups.add(isGoing(rsvp) ? 'going' : 'waiting')
  return groups
}

function infoOf(update: Update, isOrganiser: boolean): UpdateInfo {
  const { id, kind, groups, subject, text, status, sentCount, createdAt } = update
  return { id, kind, groups, subject, text, status, createdAt, sentCount: isOrganiser ? sentCount : null }
}
