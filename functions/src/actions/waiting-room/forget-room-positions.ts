import type { Instant } from '../../../contract/time'
import { listOldPositions, listPositionsOf, removePosition } from '../../store/waiting-room/waiting-rooms'
import type { VersionedPosition } from '../../store/waiting-room/waiting-rooms'
import type { RoomPosition } from '../../../contract/waiting-room/waiting-room'
import { written } from '../wait-list/save-wait-list-entry'

const AT_ONCE = 200

/** Takes a person out of every waiting room; a turn of theirs is free for others. */
export async function forgetRoomPositions(uid: string): Promise<void> {
  await removeAll(() => listPositionsOf(uid, AT_ONCE))
}

/** Forgets places that have had their day. */
export async function sweepRoomPositions(now: Instant): Promise<void> {
  await removeAll(() => listOldPositions(now, AT_ONCE))
}

async function removeAll(list: () => Promise<VersionedPosition<RoomPosition>[]>): Promise<void> {
  for (;;) {
    const some = await list()
    if (some.length === 0) return
    for (const one of some) await written((writer) => removePosition(writer, one))
  }
}
