import { UNDO_MINUTES } from '../../../contract/wait-list/wait-list'
import type { WaitListRef } from '../../../contract/wait-list/wait-list'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { minutesAfter } from '../../domain/wall-time'
import { findActivity } from '../../store/activities/activities'
import { readWait } from '../../store/wait-list/wait-list-entries'
import { requireVisible } from '../access/guards'
import { retryOnConflict } from '../rsvps/save-rsvp'
import { beginWaitLists, writeWait, written } from './save-wait-list-entry'

/**
 * Takes somebody out of a line; tickets that were set aside for them go to the next. For some minutes their place is kept,
 * so that it can be undone. Leaving twice is leaving once.
 */
export async function leaveWaitList(
  by: Actor,
  { shareRef, ticketTypeRef }: WaitListRef,
  now: Instant,
): Promise<Record<string, never>> {
  const { frees } = await retryOnConflict(async () => {
    const seen = await readWait(ticketTypeRef, by.uid)
    const { wait } = seen
    // Whoever stands in it may leave, also when the activity is for others by now.
    if (wait?.shareRef !== shareRef) {
      await requireVisible(by, shareRef)
      return { frees: false }
    }
    if (wait.state === 'left') return { frees: false }
    if (wait.state === 'taken') {
      throw new Refusal('conflict', 'You hold these tickets in an order. Give them back there first.')
    }
    const endsAt = minutesAfter(now, UNDO_MINUTES)
    const zone = (await findActivity(shareRef))?.timezone ?? 'UTC'
    const isDone = await written((writer) =>
      writeWait(writer, seen, { ...wait, state: 'left', stockIds: [], endsAt }, zone, now),
    )
    return isDone ? { frees: wait.stockIds.length > 0 } : undefined
  })
  if (frees) await beginWaitLists(shareRef)
  return {}
}
