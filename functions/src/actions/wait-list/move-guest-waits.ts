import type { WaitListEntry } from '../../../contract/wait-list/wait-list'
import type { Instant } from '../../../contract/time'
import { findActivity } from '../../store/activities/activities'
import type { Adoption } from '../../store/accounts/adoptions'
import { listWaitsOf, readWait, removeWait, replaceWait } from '../../store/wait-list/wait-list-entries'
import type { VersionedWait } from '../../store/wait-list/wait-list-entries'
import { beginWaitLists, writeWaitEnd, written } from './save-wait-list-entry'

const AT_ONCE = 20

/** Makes a guest's places in lines the new owner's; where both stand in one, the owner's own stays. Safe to repeat. */
export async function moveWaits(
  { guestUid, byUid }: Pick<Adoption, 'guestUid' | 'byUid'>,
  now: Instant,
): Promise<void> {
  for (;;) {
    const some = await listWaitsOf(guestUid, AT_ONCE)
    if (some.length === 0) return
    for (const seen of some) await moveWait(seen, byUid, now)
  }
}

async function moveWait(seen: VersionedWait<WaitListEntry>, byUid: string, now: Instant): Promise<void> {
  const { wait } = seen
  const own = await readWait(wait.ticketTypeRef, byUid)
  const isKept = own.wait !== undefined && own.wait.state !== 'left'
  const zone = (await findActivity(wait.shareRef))?.timezone ?? 'UTC'
  const isDone = await written((writer) => {
    if (isKept) return writeWaitEnd(writer, seen, zone, now)
    // It only changes hands: nothing is counted, and nothing set aside moves.
    removeWait(writer, seen)
    return replaceWait(writer, own, { ...wait, uid: byUid })
  })
  if (isDone && isKept && wait.stockIds.length > 0) await beginWaitLists(wait.shareRef)
}
