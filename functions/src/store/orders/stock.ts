import { randomInt } from 'node:crypto'
import type { CollectionReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { ActivitySettings } from '../../../contract/activities/activity'
import type { ShareRef } from '../../../contract/ids'
import { settingsDoc } from '../activities/activities'
import { firestore, isWriteConflict, openBatch, parsedBy } from '../firestore'
import type { Reader, Writer } from '../firestore'
import { batchLoader } from '../batch-loader'

/**
 * Stock is a pool of documents, one for each thing that is free: whoever deletes one, on condition that it exists, has
 * it. No document is written by two buyers, so that nobody waits and nothing is sold twice (docs/stock.md). A pool is
 * named by a ticket type's share reference, by `shared-<key>` for places that several of them share, or by `promo-<code>`
 * for the uses of a promo code.
 */
const Slot = z.object({ pool: z.string(), key: z.int() })
type Slot = z.infer<typeof Slot>

/** Slots are spread over this many keys, so that buyers begin to look in different places. */
const KEYS = 1_000_000_000
/** Below the 500 writes of a batch, with room for what is written beside the slots. */
const CHUNK = 400

function slots(shareRef: ShareRef): CollectionReference<Slot> {
  return firestore().collection(`activities/${shareRef}/stock`).withConverter(parsedBy(Slot))
}

/** The pool that a promo code's uses come from. */
export function promoPool(code: string): string {
  return `promo-${code}`
}

/** Somebody's wish for slots of a pool. */
interface Wish {
  readonly shareRef: ShareRef
  readonly pool: string
  readonly quantity: number
}

/** What was dealt to one of those who asked together. */
interface Dealt {
  readonly ids: string[]
  /** There are enough for them, and others who asked have been dealt those. */
  readonly isShort: boolean
}

const pickTogether = batchLoader(async (wishes: readonly Wish[]): Promise<Dealt[]> => {
  const byPool = new Map<string, Wish[]>()
  for (const wish of wishes) {
    const of = `${wish.shareRef}/${wish.pool}`
    byPool.set(of, [...(byPool.get(of) ?? []), wish])
  }
  const dealt = new Map<Wish, Dealt>()
  await Promise.all([...byPool.values()].map((alike) => deal(alike, dealt)))
  return wishes.map((wish) => dealt.get(wish) ?? { ids: [], isShort: true })
})

/** Deals the slots of one pool, none of them twice, to those who came first. */
async function deal(wishes: readonly Wish[], dealt: Map<Wish, Dealt>): Promise<void> {
  const [{ shareRef, pool } = { shareRef: '', pool: '' }] = wishes
  const wanted = wishes.reduce((sum, it) => sum + it.quantity, 0)
  const found = await pickAlone(shareRef, pool, Math.min(wanted, CHUNK))
  let next = 0
  for (const wish of wishes) {
    const ids = found.slice(next, next + wish.quantity)
    const isEnough = ids.length === wish.quantity
    if (isEnough) next += wish.quantity
    dealt.set(
      wish,
      isEnough ? { ids, isShort: false } : { ids: found, isShort: found.length >= wish.quantity },
    )
  }
}

/**
 * Picks free slots of a pool, beginning at a random place. Others may pick the same: the batch that takes them decides.
 * Those who ask a busy server together are dealt different ones.
 * @returns ids of up to `quantity` slots; fewer means that no more are free
 */
export async function pickSlots(shareRef: ShareRef, pool: string, quantity: number): Promise<string[]> {
  const { ids, isShort } = await pickTogether({ shareRef, pool, quantity })
  return isShort ? pickAlone(shareRef, pool, quantity) : ids
}

/** Reads what it finds, at most `quantity` and as many again after wrapping round. */
async function pickAlone(shareRef: ShareRef, pool: string, quantity: number): Promise<string[]> {
  const start = randomInt(KEYS)
  const ofPool = slots(shareRef).where('pool', '==', pool).orderBy('key')
  const after = await ofPool.startAt(start).limit(quantity).get()
  const missing = quantity - after.size
  const before = missing > 0 ? await ofPool.endBefore(start).limit(missing).get() : undefined
  return [...after.docs, ...(before?.docs ?? [])].map((doc) => doc.id)
}

/** Picks slots of several pools, as many of each as are wanted of it. */
export async function pickEach(
  shareRef: ShareRef,
  wanted: ReadonlyMap<string, number>,
): Promise<Map<string, string[]>> {
  const pools = [...wanted]
  const picked = await Promise.all(pools.map(([pool, quantity]) => pickSlots(shareRef, pool, quantity)))
  return new Map(pools.map(([pool], index) => [pool, picked[index] ?? []]))
}

/** Which of these slots are free, as a transaction reads it. */
export async function readFree(
  reader: Reader,
  shareRef: ShareRef,
  ids: readonly string[],
): Promise<string[]> {
  const docs = await Promise.all(ids.map((id) => reader.get(slots(shareRef).doc(id))))
  return docs.filter((doc) => doc.exists).map((doc) => doc.id)
}

/**
 * Issues one more slot of each of these pools, which somebody has at once: what was promised, and is gone, counts beyond the
 * limit. A limit that is raised later counts it in.
 */
export async function issueTaken(
  tx: Reader & Writer,
  shareRef: ShareRef,
  pools: readonly string[],
): Promise<string[]> {
  const issued = { ...(await tx.get(settingsDoc(shareRef))).data()?.issuedStock }
  const ids = pools.map((pool) => {
    issued[pool] = (issued[pool] ?? 0) + 1
    return newSlotId(pool, issued[pool])
  })
  tx.update(settingsDoc(shareRef), { issuedStock: issued })
  return ids
}

/** A number may come again after a withdrawal, so an id also carries a random part. */
function newSlotId(pool: string, n: number): string {
  return `${pool}.${n}-${randomInt(KEYS)}`
}

/** Takes slots: the writer's whole commit fails when one is gone. */
export function takeSlots(writer: Writer, shareRef: ShareRef, ids: readonly string[]): void {
  for (const id of ids) writer.delete(slots(shareRef).doc(id), { exists: true })
}

/** Gives slots back, exactly once: the commit fails when one is there already. */
export function returnSlots(writer: Writer, shareRef: ShareRef, ids: readonly string[]): void {
  for (const id of ids) writer.create(slots(shareRef).doc(id), { pool: poolOf(id), key: randomInt(KEYS) })
}

/** The pool of a slot. Slot ids are `<pool>.<number>`; neither share references nor promo codes hold a dot. */
export function poolOf(id: string): string {
  return id.slice(0, id.lastIndexOf('.'))
}

/** How many slots of a pool are free. One read per thousand. */
export async function countFree(shareRef: ShareRef, pool: string): Promise<number> {
  return (await slots(shareRef).where('pool', '==', pool).count().get()).data().count
}

/** How many slots of a pool somebody has: those ever issued that are not free. */
export async function countTaken(shareRef: ShareRef, pool: string): Promise<number> {
  const issued = (await settingsDoc(shareRef).get()).data()?.issuedStock[pool] ?? 0
  return issued === 0 ? 0 : issued - (await countFree(shareRef, pool))
}

/**
 * Brings the number of slots ever issued to `wanted`, adding free ones or withdrawing free ones, in chunks that record
 * themselves in the settings: stopped in between and begun again, it goes on where it was.
 * @returns the number issued in the end: more than `wanted` when not enough slots were free to withdraw
 */
export async function issueStock(shareRef: ShareRef, pool: string, wanted: number): Promise<number> {
  for (;;) {
    const settings = await settingsDoc(shareRef).get()
    const stock = settings.data()?.issuedStock
    if (!stock || !settings.updateTime) throw new Error(`Activity ${shareRef} has no settings`)
    const issued = stock[pool] ?? 0
    if (issued === wanted) return issued
    const { writer, commit } = openBatch()
    const step = issued < wanted ? Math.min(CHUNK, wanted - issued) : -Math.min(CHUNK, issued - wanted)
    let done = step
    if (step > 0) {
      for (let n = issued; n < issued + step; n++) {
        writer.create(slots(shareRef).doc(newSlotId(pool, n)), { pool, key: randomInt(KEYS) })
      }
    } else {
      const free = await pickAlone(shareRef, pool, -step)
      if (free.length === 0) return issued
      takeSlots(writer, shareRef, free)
      done = -free.length
    }
    const change = { issuedStock: { ...stock, [pool]: issued + done } } satisfies Partial<ActivitySettings>
    writer.update(settingsDoc(shareRef), change, { lastUpdateTime: settings.updateTime })
    try {
      await commit()
    } catch (error) {
      if (!isWriteConflict(error)) throw error
    }
  }
}
