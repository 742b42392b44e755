import type { CheckIn, DoorAct, DoorEntry, ScanOutcome } from '../../../contract/check-in/door'
import { MAX_DOOR_ACTS } from '../../../contract/check-in/door'
import type { Instant } from '../../../contract/time'

/** A guest as the server finds them: who they are, and what happened to them at the door. */
export interface DoorGuest {
  readonly entry: DoorEntry
  /** Under which key the numbers count them: a ticket type, `rsvp` or `walk-in`. */
  readonly countedAs: string
  readonly checkIn: CheckIn | undefined
}

/** The latest time that somebody was let in. */
export function lastAdmission(checkIn: CheckIn | undefined): DoorAct | undefined {
  return checkIn?.log.findLast((act) => act.did === 'admitted')
}

/**
 * What a scan comes to. Whoever is let in is let in by one scan: every other one learns of it. The same scan, sent again,
 * gets the answer that it got, whatever became of the ticket since.
 * @returns `admit` when the guest is to be let in now
 */
export function decideAdmission({ entry, checkIn }: DoorGuest, scanId: string): ScanOutcome | 'admit' {
  const earlier = checkIn?.log.findLast((act) => act.did === 'admitted' && act.scanId === scanId)
  if (earlier) return checkIn?.isIn && lastAdmission(checkIn) === earlier ? 'admitted' : 'undone'
  if (entry.status === 'void' || entry.status === 'blocked') return entry.status
  return checkIn?.isIn || entry.status === 'used' ? 'already' : 'admit'
}

/** Whether taking back what a scan did changes something: it let somebody in, and nobody did after it. */
export function isUndoable(checkIn: CheckIn | undefined, scanId: string): checkIn is CheckIn {
  return checkIn?.isIn === true && lastAdmission(checkIn)?.scanId === scanId
}

/** The check-in of a guest with one more thing done. */
export function withAct(
  { checkIn, entry }: DoorGuest,
  shareRef: string,
  act: DoorAct,
  now: Instant,
): CheckIn {
  return {
    key: entry.key,
    shareRef,
    kind: entry.kind,
    name: entry.kind === 'walk-in' ? entry.name : '',
    isIn: act.did === 'admitted',
    log: [...(checkIn?.log ?? []), act].slice(-MAX_DOOR_ACTS),
    byUids: [...new Set([...(checkIn?.byUids ?? []), act.byUid])],
    updatedAt: now,
  }
}
