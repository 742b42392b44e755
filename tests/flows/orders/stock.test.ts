import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ActivitySave } from 'functions/contract/activities/activity-save'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { applyPromoCode } from '../../../functions/src/actions/promo-codes/apply-promo-code'
import { cancelOrder } from '../../../functions/src/actions/orders/cancel-order'
import { createActivity } from '../../../functions/src/actions/activities/create-activity'
import { holdTickets } from '../../../functions/src/actions/orders/hold-tickets'
import { readActivityForEdit, readActivity } from '../../../functions/src/actions/activities/read-activity'
import { updateActivity } from '../../../functions/src/actions/activities/update-activity'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { issueStock } from '../../../functions/src/store/orders/stock'
import { draft, promoCode, ticketType } from '../../support/activities'
import { countFree, database, findAnyFree } from '../../support/database'
import { actor, outcomes, published, startInProcess, stopInProcess } from '../../support/in-process'
import { rushAt } from '../../support/servers'

beforeAll(startInProcess)
afterAll(stopInProcess)

const now = () => new Date().toISOString()
const crowd = (size: number) => Array.from({ length: size }, () => actor())
const firstOf = (activity: Activity) => activity.ticketTypes[0]?.shareRef ?? ''

function hold(by: Actor, activity: Activity, quantity = 1) {
  const items = [{ ticketTypeRef: firstOf(activity), quantity }]
  return holdTickets(by, { shareRef: activity.shareRef, items, idempotencyKey: randomUUID() }, now())
}

/** Tickets that orders of an activity hold: what buyers believe they have. */
async function countHeld(shareRef: string): Promise<number> {
  const orders = await database().collection('orders').where('shareRef', '==', shareRef).get()
  const open = orders.docs.filter((it) => it.get('status') === 'held')
  return open
    .flatMap((it) => it.get('items') as { quantity: number }[])
    .reduce((sum, it) => sum + it.quantity, 0)
}

/** The same hold without its condition: it reads that some are free, then takes one, there or not. */
async function holdBlindly(by: Actor, activity: Activity): Promise<void> {
  const slot = await findAnyFree(activity.shareRef, firstOf(activity))
  if (slot === undefined) throw Object.assign(new Error('none left'), { code: 'sold-out' })
  const batch = database().batch()
  batch.delete(database().doc(`activities/${activity.shareRef}/stock/${slot}`))
  const items = [{ quantity: 1 }]
  batch.create(database().doc(`orders/${by.uid}`), { shareRef: activity.shareRef, status: 'held', items })
  await batch.commit()
}

const twenty = () => published({ ticketTypes: [ticketType({ capacity: 20 })] })

describe('sixty buyers for twenty tickets', () => {
  it.each([1, 2, 3])('hold exactly twenty, run %i', async () => {
    const { activity } = await twenty()
    const ends = await outcomes(crowd(60).map((buyer) => hold(buyer, activity)))
    expect(ends).toEqual({ done: 20, 'sold-out': 40 })
    expect(await countHeld(activity.shareRef)).toBe(20)
    expect(await countFree(activity.shareRef, firstOf(activity))).toBe(0)
  })

  it('hold exactly twenty at four servers that know nothing of one another', async () => {
    const { activity } = await twenty()
    const rush = { shareRef: activity.shareRef, ticketTypeRef: firstOf(activity), buyers: 15 }
    expect(await rushAt(4, rush)).toEqual({ done: 20, 'sold-out': 40 })
    expect(await countHeld(activity.shareRef)).toBe(20)
  })

  it('hold more than there are when nothing is compared: the control', async () => {
    const { activity } = await twenty()
    await outcomes(crowd(60).map((buyer) => holdBlindly(buyer, activity)))
    expect(await countHeld(activity.shareRef)).toBeGreaterThan(20)
  })

  it('never hold a part of what they ask for', async () => {
    const { activity } = await twenty()
    const ends = await outcomes(crowd(20).map((buyer) => hold(buyer, activity, 3)))
    expect(ends).toEqual({ done: 6, 'sold-out': 14 })
    expect(await countFree(activity.shareRef, firstOf(activity))).toBe(2)
  })

  it('find as many as there were once all are given back, twice each', async () => {
    const { activity } = await published({ ticketTypes: [ticketType({ capacity: 8 })] })
    const buyers = crowd(8)
    const orders = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, order: await hold(buyer, activity) })),
    )
    await Promise.all([...orders, ...orders].map(({ buyer, order }) => cancelOrder(buyer, order.id, now())))
    expect(await countFree(activity.shareRef, firstOf(activity))).toBe(8)
  })
})

describe('one use of a promo code', () => {
  it('goes to exactly one of fifty buyers', async () => {
    const promocodes = [promoCode({ code: 'ONCE', limit: 1 })]
    const { activity } = await published({ ticketTypes: [ticketType()], promocodes })
    const holds = await Promise.all(
      crowd(50).map(async (buyer) => ({ buyer, order: await hold(buyer, activity) })),
    )
    const ends = await outcomes(
      holds.map(({ buyer, order }) =>
        applyPromoCode(buyer, { orderId: order.id, code: 'ONCE', takeOff: false }, now()),
      ),
    )
    expect(ends).toEqual({ done: 1, 'promo-code-refused': 49 })
    const ofActivity = database().collection('orders').where('shareRef', '==', activity.shareRef)
    const codes = (await ofActivity.get()).docs.flatMap((doc) => doc.get('promos') as unknown[])
    expect(codes).toMatchObject([{ code: 'ONCE' }])
  })
})

describe('issuing stock', () => {
  /** Stock ever issued, as the settings remember it. */
  async function countIssued(shareRef: string, pool: string): Promise<number> {
    const settings = await database().doc(`activities/${shareRef}/private/settings`).get()
    return (settings.get('issuedStock') as Record<string, number>)[pool] ?? 0
  }

  async function expectExact(shareRef: string, pool: string, wanted: number): Promise<void> {
    expect([await countFree(shareRef, pool), await countIssued(shareRef, pool)]).toEqual([wanted, wanted])
  }

  it('goes on where a crash stopped it', async () => {
    const { activity } = await published({})
    // A crash leaves whole steps: each records itself.
    await issueStock(activity.shareRef, 'pool', 400)
    await issueStock(activity.shareRef, 'pool', 950)
    await expectExact(activity.shareRef, 'pool', 950)
    await issueStock(activity.shareRef, 'pool', 500)
    await issueStock(activity.shareRef, 'pool', 30)
    await expectExact(activity.shareRef, 'pool', 30)
  })

  it('ends with the same number however many begin it again while it runs', async () => {
    const { activity } = await published({})
    await Promise.all(Array.from({ length: 4 }, () => issueStock(activity.shareRef, 'pool', 900)))
    await expectExact(activity.shareRef, 'pool', 900)
  })

  it('stays exact when a larger and a smaller number are asked for at once', async () => {
    const { activity } = await published({})
    await issueStock(activity.shareRef, 'pool', 40)
    await Promise.all([90, 10, 60, 25].map((wanted) => issueStock(activity.shareRef, 'pool', wanted)))
    const issued = await countIssued(activity.shareRef, 'pool')
    expect(await countFree(activity.shareRef, 'pool')).toBe(issued)
    await issueStock(activity.shareRef, 'pool', 7)
    await expectExact(activity.shareRef, 'pool', 7)
  })

  it('withdraws nothing that a buyer is taking', async () => {
    const { activity } = await twenty()
    const [issued, ends] = await Promise.all([
      issueStock(activity.shareRef, firstOf(activity), 5),
      outcomes(crowd(15).map((buyer) => hold(buyer, activity))),
    ])
    const [held, free] = [
      await countHeld(activity.shareRef),
      await countFree(activity.shareRef, firstOf(activity)),
    ]
    expect(held).toBe(ends['done'])
    expect(held + free).toBe(issued)
    expect(issued).toBeGreaterThanOrEqual(5)
  })
})

describe('saving at once', () => {
  const save = (over: Partial<ActivitySaveInput>) => ActivitySave.parse(draft(over))

  it('makes one activity of a request sent twice, with its stock', async () => {
    const [organiser, key] = [actor('verified'), randomUUID()]
    const body = save({ ticketTypes: [ticketType({ capacity: 30 })] })
    const both = await Promise.all([0, 1, 2].map(() => createActivity(organiser, body, key, now())))
    expect(both).toEqual([both[0], both[0], both[0]])
    const activity = await readActivity(organiser, both[0]?.shareRef ?? '')
    expect(activity.status).toBe('active')
    expect(await countFree(activity.shareRef, firstOf(activity))).toBe(30)
  })

  it('is done by one of two tabs, and the other learns of it; the stock is what was saved', async () => {
    const { organiser, activity } = await twenty()
    const tabs = [50, 8, 31].map((capacity) =>
      updateActivity(
        organiser,
        activity.shareRef,
        save({ ticketTypes: [ticketType({ shareRef: firstOf(activity), capacity })] }),
        now(),
      ),
    )
    expect(await outcomes(tabs)).toEqual({ done: 1, conflict: 2 })
    const { ticketTypes } = await readActivity(organiser, activity.shareRef)
    expect(await countFree(activity.shareRef, firstOf(activity))).toBe(ticketTypes[0]?.capacity)
  })

  it('beside buyers sells no more than the capacity that is saved', async () => {
    const { organiser, activity } = await twenty()
    const { draft: saved } = await readActivityForEdit(organiser, activity.shareRef)
    const body = ActivitySave.parse({
      ...saved,
      ticketTypes: saved.ticketTypes?.map((type) => ({ ...type, capacity: 12 })),
    })
    await Promise.allSettled([
      updateActivity(organiser, activity.shareRef, body, now()),
      ...crowd(16).map((buyer) => hold(buyer, activity)),
    ])
    const { ticketTypes } = await readActivity(organiser, activity.shareRef)
    const held = await countHeld(activity.shareRef)
    expect(held + (await countFree(activity.shareRef, firstOf(activity)))).toBe(ticketTypes[0]?.capacity)
  })
})
