import { setTimeout as sleep } from 'node:timers/promises'
import type { Instant } from '../../contract/time'
import { minutesAfter } from '../domain/wall-time'
import { foldTally, goingOf, leftOf } from '../domain/fold-tally'
import { changeActivity, findActivitySnapshot } from '../store/activities'
import { isOvertaken, openBatch } from '../store/firestore'
import { findOldestChange, listChanges, listUnfolded, tallyDoc } from '../store/tallies'

/**
 * The most changes that one fold takes: each is a delete in its commit, of which Firestore takes as many as fit into 10 MiB.
 * More than come in a second, or the numbers would fall behind.
 */
const AT_ONCE = 1_000
/** The tally is written at most once in this time: Firestore sustains about one write a second and document. */
const INTERVAL_MS = 1_000
/** When the oldest change has waited this long, whoever was to fold it has failed. */
const PATIENCE_MS = 5_000

/**
 * Adds what has happened to an activity's numbers. Called for every change; the one whose change is the oldest waits for
 * the interval to pass and folds for all, the others leave at once.
 * @param changeId the change that calls, or null to fold whatever is there
 */
export async function foldChanges(shareRef: string, changeId: string | null): Promise<void> {
  for (;;) {
    // One read for each of those who leave at once: only who folds reads all that wait.
    const oldest = await findOldestChange(shareRef)
    if (!oldest) return
    const age = Date.now() - oldest.writtenAt
    if (changeId !== null && oldest.ref.id !== changeId && age < PATIENCE_MS) return
    const snapshot = await tallyDoc(shareRef).get()
    const tally = snapshot.data()
    if (!tally || !snapshot.updateTime) return
    const early = INTERVAL_MS - (Date.now() - Date.parse(tally.foldedAt))
    if (early > 0) {
      await sleep(early)
      continue
    }
    const waiting = await listChanges(shareRef, AT_ONCE)
    const now = new Date().toISOString()
    const folded = foldTally(
      tally,
      waiting.map((it) => it.change),
      now,
    )
    const { writer, commit } = openBatch()
    writer.update(tallyDoc(shareRef), folded, { lastUpdateTime: snapshot.updateTime })
    for (const { ref } of waiting) writer.delete(ref, { exists: true })
    const found = await findActivitySnapshot(shareRef)
    const [activity, lastUpdateTime] = [found.data(), found.updateTime]
    if (activity && lastUpdateTime) {
      const counts = { going: goingOf(folded), interested: folded.rsvps.interested }
      const change = { counts, left: leftOf(activity, folded) }
      changeActivity(writer, activity, change, now, { lastUpdateTime })
    }
    try {
      await commit()
      if (waiting.length < AT_ONCE) return
    } catch (error) {
      if (!isOvertaken(error)) throw error
    }
  }
}

/** Folds what a crash left behind. */
export async function sweepTallies(now: Instant): Promise<void> {
  for (const shareRef of await listUnfolded(minutesAfter(now, -1), 100)) await foldChanges(shareRef, null)
}
