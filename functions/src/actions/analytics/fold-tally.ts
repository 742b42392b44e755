import { setTimeout as sleep } from 'node:timers/promises'
import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../../domain/wall-time'
import { foldTally, goingOf, leftOf } from '../../domain/analytics/fold-tally'
import { rushAfter } from '../../domain/waiting-room/waiting-room'
import { changeActivity, findActivitySnapshot } from '../../store/activities/activities'
import { isWriteConflict, openBatch } from '../../store/firestore'
import { findOldestChange, listChanges, listUnfolded, tallyDoc } from '../../store/analytics/tallies'

/**
 * The most changes that one fold takes: each is a delete in its commit, of which Firestore takes as many as fit into 10 MiB.
 * More than come in a second, or the numbers would fall behind.
 */
const AT_ONCE = 1_000
/** The tally is written at most once in this time: Firestore sustains about one write a second and document. */
const INTERVAL_MS = 1_000
/** When the oldest change has waited this long, whoever was to fold it has failed. */
const TIMEOUT_MS = 5_000
/** Somebody else's turn after so many folds: a function does not run for ever. */
const TURNS = 30

/**
 * Adds what has happened to an activity's numbers. Called for every change; the one whose change is the oldest waits for
 * the interval to pass and folds for all, the others leave at once. It goes on until nothing waits: those who came while
 * it wrote have left, because an older change than theirs was there.
 * @param changeId the change that calls, or null to fold whatever is there
 */
export async function foldChanges(shareRef: string, changeId: string | null): Promise<void> {
  let isInCharge = changeId === null
  for (let turn = 0; turn < TURNS; turn++) {
    // One read for each of those who leave at once: only who folds reads all that wait.
    const oldest = await findOldestChange(shareRef)
    if (!oldest) return
    isInCharge ||= oldest.ref.id === changeId || Date.now() - oldest.writtenAt >= TIMEOUT_MS
    if (!isInCharge) return
    const outcome = await foldOnce(shareRef)
    if (outcome === 'no-tally') return
    // Somebody else is at it, and goes on until nothing waits.
    if (outcome === 'outrun') isInCharge = changeId === null
  }
}

/** Folds what waits, as soon as the tally may be written again. */
async function foldOnce(shareRef: string): Promise<'folded' | 'outrun' | 'again' | 'no-tally'> {
  const snapshot = await tallyDoc(shareRef).get()
  const tally = snapshot.data()
  if (!tally || !snapshot.updateTime) return 'no-tally'
  const early = INTERVAL_MS - (Date.now() - Date.parse(tally.foldedAt))
  if (early > 0) await sleep(early)
  const waiting = await listChanges(shareRef, AT_ONCE)
  const now = new Date().toISOString()
  const changes = waiting.map((it) => it.change)
  const folded = foldTally(tally, changes, now)
  const { writer, commit } = openBatch()
  writer.update(tallyDoc(shareRef), folded, { lastUpdateTime: snapshot.updateTime })
  for (const { ref } of waiting) writer.delete(ref, { exists: true })
  const found = await findActivitySnapshot(shareRef)
  const [activity, lastUpdateTime] = [found.data(), found.updateTime]
  if (activity && lastUpdateTime) {
    const counts = { going: goingOf(folded), interested: folded.rsvps.interested }
    const rushUntil = rushAfter(activity, changes, tally.foldedAt, now)
    const change = { counts, left: leftOf(activity, folded), ...(rushUntil !== undefined && { rushUntil }) }
    changeActivity(writer, activity, change, now, { lastUpdateTime })
  }
  try {
    await commit()
    return 'folded'
  } catch (error) {
    if (!isWriteConflict(error)) throw error
    // The activity may have been changed, or the tally by another fold.
    const after = (await tallyDoc(shareRef).get()).data()
    return after?.foldedAt === tally.foldedAt ? 'again' : 'outrun'
  }
}

/** Folds what a crash left behind. */
export async function sweepTallies(now: Instant): Promise<void> {
  for (const shareRef of await listUnfolded(minutesAfter(now, -1), 100)) await foldChanges(shareRef, null)
}
