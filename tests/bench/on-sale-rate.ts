import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { queueExpiry } from '../../functions/src/gateways/tasks'
import { findActivity } from '../../functions/src/store/activities/activities'
import { countOpenOrders, findOrder } from '../../functions/src/store/orders/orders'
import { findSmallestWish, readWait } from '../../functions/src/store/wait-list/wait-list-entries'
import { database } from '../support/database'
import { emptyDatabase } from '../support/empty-database'
import { actor } from '../support/in-process'
import { hold, now, onSale, typeOf } from './on-sale-stage'
import { limitedTo, watchWrites } from './watch-writes'

const TICKETS = 500
const BUYERS = 32
const MS = 4000
/** What one document takes in a second, by goal 10. */
const WRITES_PER_SECOND = 20
const ROUNDS = 3

type Reserve = () => Promise<boolean>

const isDone = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/** Reservations in a second, by buyers who come again and again until some seconds or the tickets are over. */
async function measureRate(reserve: Reserve, limit?: number): Promise<number> {
  let done = 0
  const begun = performance.now()
  let last = begun
  const buy = async () => {
    while (done < TICKETS && performance.now() - begun < MS) {
      if (!(await reserve())) continue
      done += 1
      last = performance.now()
    }
  }
  const run = () => Promise.all(Array.from({ length: BUYERS }, buy))
  await (limit === undefined ? run() : watchWrites(limitedTo(limit), run))
  return done / ((last - begun) / 1000)
}

/** The plainest way to keep stock: a number in one document, written on condition that nobody wrote it meanwhile. */
async function singleDocument(): Promise<Reserve> {
  await emptyDatabase()
  const doc = database().doc(`bench/${randomUUID()}`)
  await doc.set({ free: 100_000 })
  return async () => {
    const snapshot = await doc.get()
    const batch = database().batch()
    const condition = snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {}
    batch.update(doc, { free: Number(snapshot.get('free')) - 1 }, condition)
    batch.create(database().doc(`bench-orders/${randomUUID()}`), { quantity: 1 })
    return isDone(batch.commit())
  }
}

const TRIES = 10

/**
 * Our own reservation around that one document: all that it looks up first, the buyer's order, the numbers and the task
 * that ends the hold, in the same order and with the same tries.
 */
async function singleInOurs(): Promise<Reserve> {
  const activity = await onSale(TICKETS)
  const { shareRef } = activity
  const doc = database().doc(`bench/${randomUUID()}`)
  await doc.set({ free: 100_000 })
  return async () => {
    const [{ uid }, id] = [actor(), randomUUID()]
    await Promise.all([findOrder(id), findActivity(shareRef), countOpenOrders(uid, 5)])
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const [snapshot] = await Promise.all([
        doc.get(),
        readWait(typeOf(activity), uid),
        findSmallestWish(typeOf(activity)),
      ])
      const batch = database().batch()
      const condition = snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {}
      batch.update(doc, { free: Number(snapshot.get('free')) - 1 }, condition)
      batch.create(database().doc(`orders/${id}`), { shareRef, buyerUid: uid, status: 'held', items: [] })
      batch.create(database().doc(`activities/${shareRef}/tallyChanges/${id}`), { at: now(), held: 1 })
      if (await isDone(batch.commit())) {
        await queueExpiry(id, 900)
        return true
      }
      await sleep(randomInt(20 * (attempt + 1)))
    }
    return false
  }
}

async function ourWay(): Promise<Reserve> {
  const activity = await onSale(TICKETS)
  return () => isDone(hold(activity))
}

/** The middle of several: one machine has moments. */
async function median(measure: () => Promise<number>): Promise<number> {
  const found: number[] = []
  for (let round = 0; round < ROUNDS; round++) found.push(await measure())
  return found.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

/** Goal 10: our own reservation code against a single stock document, with and without a limit for each document. */
export async function measureRates() {
  const rate = (way: () => Promise<Reserve>, limit?: number) =>
    median(async () => measureRate(await way(), limit))
  return {
    single: await rate(singleDocument),
    singleInOurs: await rate(singleInOurs),
    ours: await rate(ourWay),
    singleLimited: await rate(singleDocument, WRITES_PER_SECOND),
    oursLimited: await rate(ourWay, WRITES_PER_SECOND),
  }
}
