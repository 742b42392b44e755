import type { Instant } from '../../../contract/time'
import { listOldPlaces, listPlacesOf, removePlace } from '../../store/waiting-room/waiting-rooms'
import type { VersionedPlace } from '../../store/waiting-room/waiting-rooms'
import type { RoomPlace } from '../../../contract/waiting-room/waiting-room'
import { written } from '../wait-list/save-wait-list-entry'

const AT_ONCE = 200

/** Takes a person out of every waiting room; a turn of theirs is free for others. */
export async function forgetRoomPlaces(uid: string): Promise<void> {
  await removeAll(() => listPlacesOf(uid, AT_ONCE))
}

/** Forgets places that have had their day. */
export async function sweepRoomPlaces(now: Instant): Promise<void> {
  await removeAll(() => listOldPlaces(now, AT_ONCE))
}

async function removeAll(list: () => Promise<VersionedPlace<RoomPlace>[]>): Promise<void> {
  for (;;) {
    const some = await list()
    if (some.length === 0) return
    for (const one of some) await written((writer) => removePlace(writer, one))
  }
}
