import { randomUUID } from 'node:crypto'
import type { WaitListEntry } from '../../../contract/wait-list/wait-list'
import type { Instant, TimeZone } from '../../../contract/time'
import { lineChange } from '../../domain/wait-list/wait-list'
import { queueWaitLists } from '../../gateways/tasks'
import { log } from '../../log'
import { isWriteConflict, openBatch } from '../../store/firestore'
import type { Writer } from '../../store/firestore'
import { returnSlots, takeSlots } from '../../store/orders/stock'
import { recordChange } from '../../store/analytics/tallies'
import { checkWaitLists, dropWaitListCheck } from '../../store/wait-list/wait-list-checks'
import { hasLine, removeWait, replaceWait } from '../../store/wait-list/wait-list-entries'
import type { VersionedWait } from '../../store/wait-list/wait-list-entries'

/** What moves with somebody's place in a line: tickets are set aside or go back, and the numbers follow. */
function writeAround(
  writer: Writer,
  before: WaitListEntry | undefined,
  next: WaitListEntry | undefined,
  timezone: TimeZone,
  now: Instant,
  elsewhere: readonly string[] = [],
): void {
  const about = next ?? before
  if (!about) return
  const { shareRef, ticketTypeRef } = about
  const [had, has] = [before?.stockIds ?? [], next?.stockIds ?? []]
  const returned = had.filter((id) => !has.includes(id) && !elsewhere.includes(id))
  takeSlots(
    writer,
    shareRef,
    has.filter((id) => !had.includes(id) && !elsewhere.includes(id)),
  )
  returnSlots(writer, shareRef, returned)
  if (returned.length > 0) checkWaitLists(writer, shareRef, randomUUID(), now)
  const change = lineChange(ticketTypeRef, before, next, timezone, now)
  if (change) recordChange(writer, shareRef, change)
}

/**
 * Puts somebody at a place in a line, with all that moves with it, into a writer that others write to as well.
 * @param elsewhere tickets that go into an order of theirs, or come from there, and so never through the pool
 */
export function writeWait(
  writer: Writer,
  seen: VersionedWait,
  next: WaitListEntry,
  timezone: TimeZone,
  now: Instant,
  elsewhere: readonly string[] = [],
): void {
  replaceWait(writer, seen, next)
  writeAround(writer, seen.wait, next, timezone, now, elsewhere)
}

/** Takes somebody out of a line in the same way; what was set aside for them is free again. */
export function writeWaitEnd(
  writer: Writer,
  seen: VersionedWait<WaitListEntry>,
  timezone: TimeZone,
  now: Instant,
): void {
  removeWait(writer, seen)
  writeAround(writer, seen.wait, undefined, timezone, now)
}

/**
 * Commits what `work` writes, all or nothing.
 * @returns whether it is written; not when somebody, or one of the tickets, went elsewhere meanwhile
 */
export async function written(work: (writer: Writer) => void): Promise<boolean> {
  const { writer, commit } = openBatch()
  work(writer)
  try {
    await commit()
    return true
  } catch (error) {
    if (!isWriteConflict(error)) throw error
    return false
  }
}

/** Has an activity's lines looked at soon; the sweep does when the task is lost. */
export async function beginWaitLists(shareRef: string): Promise<void> {
  try {
    await queueWaitLists(shareRef)
  } catch (error) {
    log.warn('taskNotQueued', { shareRef, error: String(error) })
  }
}

/** The same after tickets came free, which is most often nobody's concern. */
export async function followRelease(shareRef: string, checkId: string): Promise<void> {
  if (await hasLine(shareRef)) await beginWaitLists(shareRef)
  // Whoever joins from here on looks by themselves whether something is free.
  else await dropWaitListCheck(checkId)
}
