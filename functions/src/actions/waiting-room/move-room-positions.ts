import type { Instant } from '../../../contract/time'
import { isKept } from '../../domain/waiting-room/waiting-room'
import type { Adoption } from '../../store/accounts/adoptions'
import {
  listPositionsOf,
  readPosition,
  removePosition,
  replacePlace,
} from '../../store/waiting-room/waiting-rooms'
import { written } from '../wait-list/save-wait-list-entry'

const AT_ONCE = 50

/** Makes a guest's places in waiting rooms the new owner's; the owner's own stays where both have one. Safe to repeat. */
export async function moveRoomPositions(
  { guestUid, byUid }: Pick<Adoption, 'guestUid' | 'byUid'>,
  now: Instant,
): Promise<void> {
  for (;;) {
    const some = await listPositionsOf(guestUid, AT_ONCE)
    if (some.length === 0) return
    for (const seen of some) {
      const own = await readPosition(seen.place.shareRef, byUid)
      const moves = isKept(seen.place, now) && !isKept(own.place, now)
      await written((writer) => {
        removePosition(writer, seen)
        if (moves) replacePlace(writer, own, { ...seen.place, uid: byUid })
      })
    }
  }
}
