import type { z } from 'zod'
import type { CheckInUndone, UndoCheckIn } from '../../../contract/check-in/door'
import { showShortCode } from '../../../contract/tickets/ticket-short-code'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { isUndoable, withAct } from '../../domain/check-in/decide-admission'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { recordAudit } from '../../store/audit/audit'
import { isWriteConflict, openBatch } from '../../store/firestore'
import { recordChange } from '../../store/analytics/tallies'
import { auditOf } from '../audit/audit-of'
import { actOf } from './check-in-guests'
import { checkedInChange, requireDoor } from './steps/require-door'
import type { Helper } from './steps/require-door'
import { loadGuest, writeAct } from './load-guest'
import type { VersionedGuest } from './load-guest'

const TRIES = 5

/**
 * Takes back what a scan did: its guest is out again and may come in. Sent again, or after another scan let them in, it
 * changes nothing.
 */
export async function undoCheckIn(
  by: Actor,
  input: UndoCheckIn,
  now: Instant,
): Promise<z.output<typeof CheckInUndone>> {
  const helper = await requireDoor(by, input.shareRef)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seen = await loadGuest(input.shareRef, input.key)
    if (!seen) throw refuseMissing('guest')
    if (!isUndoable(seen.checkIn, input.scanId)) return { entry: seen.entry }
    if (await undo(by, helper, seen, input, now)) {
      const status = seen.entry.status === 'used' ? 'valid' : seen.entry.status
      return { entry: { ...seen.entry, status, admission: null } }
    }
  }
  throw new Refusal('busy', 'Somebody else works on the same guest. Please try again.')
}

async function undo(
  by: Actor,
  { activity, name }: Helper,
  seen: VersionedGuest,
  input: UndoCheckIn,
  now: Instant,
): Promise<boolean> {
  const { shareRef } = activity
  const { writer, commit } = openBatch()
  const act = actOf(input, 'undone', { uid: by.uid, name }, now)
  writeAct(writer, seen, withAct(seen, shareRef, act, now), now)
  const people = 1 + seen.entry.guests
  recordChange(writer, shareRef, checkedInChange(activity, seen.countedAs, -people, now))
  recordAudit(writer, shareRef, auditOf({ ...by, name }, 'check-in-undone', subjectOf(seen.entry), now))
  try {
    await commit()
    return true
  } catch (error) {
    if (isWriteConflict(error)) return false
    throw error
  }
}

/** Whom it was done to, without a name: the trail outlives accounts. */
function subjectOf({ title, shortCode }: { title: string; shortCode: string }): string {
  return [title, showShortCode(shortCode)].filter((word) => word !== '').join(', ')
}
