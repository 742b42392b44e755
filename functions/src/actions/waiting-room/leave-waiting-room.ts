import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { isKept } from '../../domain/waiting-room/waiting-room'
import { readPosition, replacePlace } from '../../store/waiting-room/waiting-rooms'
import { requireVisible } from '../access/guards'
import { retryOnConflict } from '../rsvps/save-rsvp'
import { written } from '../wait-list/save-wait-list-entry'

/** Gives a place in a waiting room up, and a turn with it. Without a place, there is nothing to do. */
export async function leaveWaitingRoom(
  by: Actor,
  { shareRef }: { shareRef: string },
  now: Instant,
): Promise<Record<string, never>> {
  await requireVisible(by, shareRef)
  await retryOnConflict(async () => {
    const seen = await readPosition(shareRef, by.uid)
    const { place } = seen
    if (!isKept(place, now)) return seen
    const next = { ...place, state: 'gone', endsAt: null } as const
    return (await written((writer) => replacePlace(writer, seen, next))) ? seen : undefined
  })
  return {}
}
