import type { Activity } from '../../../contract/activities/activity'
import type { HoldTickets } from '../../../contract/orders/order'
import type { RoomPosition } from '../../../contract/waiting-room/waiting-room'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { isOpenOffer } from '../../domain/wait-list/wait-list'
import { hasRoom, isInside } from '../../domain/waiting-room/waiting-room'
import type { Writer } from '../../store/firestore'
import { readWait } from '../../store/wait-list/wait-list-entries'
import { readPosition, replacePlace } from '../../store/waiting-room/waiting-rooms'
import type { VersionedPosition } from '../../store/waiting-room/waiting-rooms'

/**
 * Lets through whose turn it is, where an activity has a waiting room: who was let in and has not held tickets since, and
 * who has an offer from a wait-list. Elsewhere it asks nothing, and reads nothing.
 * @returns the turn, to be used with the hold
 * @throws Refusal `not-your-turn`
 */
export async function requireTurn(
  by: Actor,
  activity: Activity,
  items: HoldTickets['items'],
  now: Instant,
): Promise<VersionedPosition<RoomPosition> | undefined> {
  if (!hasRoom(activity, now)) return undefined
  const seen = await readPosition(activity.shareRef, by.uid)
  if (isInside(seen.place, now)) return { ...seen, place: seen.place }
  const waits = await Promise.all(items.map((item) => readWait(item.ticketTypeRef, by.uid)))
  if (waits.every(({ wait }) => isOpenOffer(wait, now))) return undefined
  throw new Refusal('not-your-turn', 'A lot of people want these tickets. Wait in line for your turn.')
}

/** Uses a turn up: the commit fails when it was used, or given up, since it was read. */
export function spendTurn(writer: Writer, turn: VersionedPosition<RoomPosition> | undefined): void {
  if (turn) replacePlace(writer, turn, { ...turn.place, state: 'done', endsAt: null })
}
