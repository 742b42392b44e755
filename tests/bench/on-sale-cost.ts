import { setTimeout as sleep } from 'node:timers/promises'
import type { Activity } from 'functions/contract/activities/activity'
import { enterWaitingRoom } from '../../functions/src/actions/waiting-room/enter-waiting-room'
import { foldChanges } from '../../functions/src/actions/analytics/fold-tally'
import type { Actor } from '../../functions/src/domain/access/actor'
import { Refusal } from '../../functions/src/domain/refusal'
import { firestore } from '../../functions/src/store/firestore'
import { countOperations } from './count-operations'
import { crowd, hold, now, onSale } from './on-sale-stage'
import { watchWrites } from './watch-writes'

/** As many as in the table of PERFORMANCE. */
const TICKETS = 500
const BUYERS = 64

/** Goal 7: what one reservation costs on average, with so many buyers at once. */
export async function measureCost(quantity: number) {
  const activity = await onSale(TICKETS)
  let commits = 0
  const { reads, writes } = await countOperations(() =>
    watchWrites({ before: async () => void (commits += 1) }, () =>
      Promise.all(crowd(BUYERS).map((buyer) => hold(activity, quantity, buyer))),
    ),
  )
  return { quantity, reads: reads / BUYERS, writes: writes / BUYERS, attempts: commits / BUYERS }
}

/** Such a rush has a waiting room: whoever is sent there asks as their browser would. */
async function holdInTurn(activity: Activity, buyer: Actor): Promise<void> {
  try {
    await hold(activity, 1, buyer)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not-your-turn') throw error
    while ((await enterWaitingRoom(buyer, activity, now())).state !== 'inside') await sleep(1000)
    await holdInTurn(activity, buyer)
  }
}

/** Goal 8: writes to the document that is written most, while numbers are folded as the trigger does it. */
export async function measureHottest() {
  const sales = 300
  const activity = await onSale(TICKETS)
  const folds: Promise<void>[] = []
  const changes = firestore().collection(`activities/${activity.shareRef}/tallyChanges`)
  const stop = changes.onSnapshot((all) => {
    for (const change of all.docChanges()) {
      if (change.type === 'added') folds.push(foldChanges(activity.shareRef, change.doc.id))
    }
  })
  const writes = new Map<string, number>()
  const count = (paths: readonly string[], isDone: boolean) => {
    if (isDone) for (const path of paths) writes.set(path, (writes.get(path) ?? 0) + 1)
  }
  await watchWrites({ after: count }, async () => {
    for (let n = 0; n < sales; n += BUYERS) {
      await Promise.all(crowd(Math.min(BUYERS, sales - n)).map((buyer) => holdInTurn(activity, buyer)))
    }
    await Promise.allSettled(folds)
    await foldChanges(activity.shareRef, null)
  })
  stop()
  const [path = '', most = 0] = [...writes].toSorted((a, b) => b[1] - a[1])[0] ?? []
  return { path: path.replace(activity.shareRef, '*'), per100: (most / sales) * 100 }
}
