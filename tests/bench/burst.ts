import { randomUUID } from 'node:crypto'
import type { TallyChange } from 'functions/contract/analytics/tally'
import { foldChanges } from '../../functions/src/actions/analytics/fold-tally'
import { firestore } from '../../functions/src/store/firestore'
import { findTally, tallyDoc } from '../../functions/src/store/analytics/tallies'
import { published, startInProcess, stopInProcess } from '../support/in-process'
import { countOperations } from './count-operations'

/*
 * A program of its own: actions run in it as in a function, in a project that no trigger listens to. It prints what a
 * burst of changes does to an activity's tally, as JSON.
 */

const SECONDS = 5
const PER_SECOND = 100
const SLICE_MS = 50

/** One view is counted, and its trigger called, as the platform does it. */
async function count(shareRef: string): Promise<void> {
  const [id, at] = [randomUUID(), new Date().toISOString()]
  const change: TallyChange = { at, day: at.slice(0, 10), hour: 12, views: 1, source: 'direct' }
  await firestore().doc(`activities/${shareRef}/tallyChanges/${id}`).create(change)
  await trigger(shareRef, id)
}

/** The trigger is called again when it failed, as the emulator makes it under such a load. */
async function trigger(shareRef: string, id: string, tries = 5): Promise<void> {
  try {
    await foldChanges(shareRef, id)
  } catch (error) {
    if (tries === 0) throw error
    await trigger(shareRef, id, tries - 1)
  }
}

async function burst(): Promise<void> {
  await startInProcess()
  const { shareRef } = (await published({})).activity
  const total = SECONDS * PER_SECOND
  // The first word of a listener is what is there already.
  let writes = -1
  const stop = tallyDoc(shareRef).onSnapshot(() => (writes += 1))
  const begun = Date.now()
  let sentFor = 0
  const { reads } = await countOperations(async () => {
    const work: Promise<void>[] = []
    while (work.length < total) {
      const due = Math.min(total, Math.ceil(((Date.now() - begun) / 1000) * PER_SECOND))
      while (work.length < due) work.push(count(shareRef))
      await new Promise((resolve) => setTimeout(resolve, SLICE_MS))
    }
    sentFor = (Date.now() - begun) / 1000
    await Promise.all(work)
    await foldChanges(shareRef, null)
  })
  const seconds = (Date.now() - begun) / 1000
  const counted = (await findTally(shareRef))?.views ?? 0
  stop()
  stopInProcess()
  process.stdout.write(`${JSON.stringify({ total, counted, sentFor, seconds, writes, reads })}\n`)
}

burst().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
