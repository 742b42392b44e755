import type { WaitListEntry } from '../../../contract/wait-list/wait-list'
import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../../domain/wall-time'
import { log } from '../../log'
import { findActivity } from '../../store/activities/activities'
import { listOpenOrdersOf } from '../../store/orders/orders'
import { listUncheckedLines } from '../../store/wait-list/wait-list-checks'
import { listEndedWaits } from '../../store/wait-list/wait-list-entries'
import type { VersionedWait } from '../../store/wait-list/wait-list-entries'
import { moveWaitLists } from './move-wait-lists'
import { writeWaitEnd, written } from './save-wait-list-entry'

const AT_ONCE = 100
/** More than one person can have open at once. */
const ALL_OPEN = 20

/** Passes on the offers that nobody took in time, and looks at the lines that a lost task left unlooked at. */
export async function sweepWaitLists(now: Instant): Promise<void> {
  const moved = new Set<string>()
  for (const seen of await listEndedWaits(now, AT_ONCE)) {
    await trying(seen.wait.shareRef, async () => {
      if (await endPassed(seen, now)) moved.add(seen.wait.shareRef)
    })
  }
  for (const shareRef of await listUncheckedLines(minutesAfter(now, -1), AT_ONCE)) moved.add(shareRef)
  for (const shareRef of moved) await trying(shareRef, () => moveWaitLists(shareRef, now))
}

/**
 * Whoever let an offer pass stands in the line no more; they may join again, behind the others.
 * @returns whether tickets came free
 */
async function endPassed(seen: VersionedWait<WaitListEntry>, now: Instant): Promise<boolean> {
  const { wait } = seen
  if (wait.state === 'taken' && (await isHeld(wait))) return false
  const zone = (await findActivity(wait.shareRef))?.timezone ?? 'UTC'
  const isPassed = await written((writer) => writeWaitEnd(writer, seen, zone, now))
  return isPassed && wait.stockIds.length > 0
}

/** Whether an order that is not settled has the tickets still: it ends the matter itself. */
async function isHeld({ uid, ticketTypeRef }: WaitListEntry): Promise<boolean> {
  const open = await listOpenOrdersOf(uid, ALL_OPEN)
  return open.some((order) => order.offers.some((it) => it.ticketTypeRef === ticketTypeRef))
}

async function trying(shareRef: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error('sweepFailed', { shareRef, error: String(error) })
  }
}
