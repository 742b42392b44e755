import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type {
  CheckInGuests,
  DoorAct,
  GuestsCheckedIn,
  Scan,
  ScanResult,
} from '../../../contract/check-in/door'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { decideAdmission, lastAdmission, withAct } from '../../domain/check-in/decide-admission'
import { admissionOf } from '../../domain/check-in/door-guests'
import { Refusal } from '../../domain/refusal'
import { findSignedTicket } from '../../domain/tickets/ticket-code'
import { isWriteConflict, openBatch } from '../../store/firestore'
import { recordChange } from '../../store/analytics/tallies'
import { checkedInChange, requireDoor } from './steps/require-door'
import type { Helper } from './steps/require-door'
import { loadGuest, writeAct } from './load-guest'
import type { VersionedGuest } from './load-guest'

/** Scans that are decided side by side. */
const AT_ONCE = 10
/** Each try reads again what somebody else did meanwhile. */
const TRIES = 8

/** Lets in whom some scans name, in their order; each of them gets its own answer. */
export async function checkInGuests(
  by: Actor,
  { shareRef, scans }: CheckInGuests,
  now: Instant,
): Promise<z.output<typeof GuestsCheckedIn>> {
  const helper = await requireDoor(by, shareRef)
  const results: ScanResult[] = []
  for (let done = 0; done < scans.length; done += AT_ONCE) {
    const some = scans.slice(done, done + AT_ONCE)
    results.push(...(await Promise.all(some.map((scan) => checkIn(helper, scan, now)))))
  }
  return { results }
}

async function checkIn(helper: Helper, scan: Scan, now: Instant): Promise<ScanResult> {
  const nobody = { scanId: scan.scanId, entry: null, byName: null }
  const { shareRef } = helper.activity
  const signed =
    scan.code === undefined ? undefined : findSignedTicket(config().TICKET_SIGNING_KEYS, scan.code)
  if (signed && signed.shareRef !== shareRef) return { ...nobody, outcome: 'wrong-activity' }
  const key = scan.key ?? signed?.ticketId
  if (key === undefined) return { ...nobody, outcome: 'unknown' }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seen = await loadGuest(shareRef, key)
    if (!seen) return { ...nobody, outcome: 'unknown' }
    const outcome = decideAdmission(seen, scan.scanId)
    if (outcome !== 'admit') return resultOf(seen, scan, outcome)
    const admitted = await admit(helper, seen, scan, now)
    if (admitted) return admitted
    await sleep(randomInt(20 * (attempt + 1)))
  }
  throw new Refusal('busy', 'Many gates ask at once. The scan is kept and sent again.')
}

function resultOf(seen: VersionedGuest, { scanId }: Scan, outcome: ScanResult['outcome']): ScanResult {
  const byName = seen.checkIn?.isIn ? (lastAdmission(seen.checkIn)?.byName ?? null) : null
  return { scanId, outcome, entry: seen.entry, byName }
}

/** Lets somebody in, unless anybody else did something with them since they were read. */
async function admit(
  { activity, uid, name }: Helper,
  seen: VersionedGuest,
  scan: Scan,
  now: Instant,
): Promise<ScanResult | undefined> {
  const act = actOf(scan, 'admitted', { uid, name }, now)
  const next = withAct(seen, activity.shareRef, act, now)
  const { writer, commit } = openBatch()
  writeAct(writer, seen, next, now)
  recordChange(
    writer,
    activity.shareRef,
    checkedInChange(activity, seen.countedAs, 1 + seen.entry.guests, now),
  )
  try {
    await commit()
  } catch (error) {
    if (isWriteConflict(error)) return undefined
    throw error
  }
  const entry = { ...seen.entry, status: 'used' as const, admission: admissionOf(next) }
  return { scanId: scan.scanId, outcome: 'admitted', entry, byName: name }
}

/** A line of the log. A device whose clock is ahead gets the server's time. */
export function actOf(
  { at, gate, deviceId, scanId }: Pick<Scan, 'at' | 'gate' | 'deviceId' | 'scanId'>,
  did: DoorAct['did'],
  by: { uid: string; name: string },
  now: Instant,
): DoorAct {
  return { did, at: at < now ? at : now, gate, scanId, deviceId, byUid: by.uid, byName: by.name }
}
