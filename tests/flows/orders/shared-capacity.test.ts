import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ActivitySave } from 'functions/contract/activities/activity-save'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { cancelOrder } from '../../../functions/src/actions/orders/cancel-order'
import { foldChanges } from '../../../functions/src/actions/analytics/fold-tally'
import { giveBackOrder } from '../../../functions/src/actions/orders/give-back-order'
import { holdTickets } from '../../../functions/src/actions/orders/hold-tickets'
import { joinWaitList } from '../../../functions/src/actions/wait-list/join-wait-list'
import { moveWaitLists } from '../../../functions/src/actions/wait-list/move-wait-lists'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { readActivityForEdit, readActivity } from '../../../functions/src/actions/activities/read-activity'
import { listOwnWaits } from '../../../functions/src/actions/wait-list/read-wait-lists'
import { updateActivity } from '../../../functions/src/actions/activities/update-activity'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { details, ticketType } from '../../support/activities'
import { countFree, database } from '../../support/database'
import { actor, outcomes, published, startInProcess, stopInProcess } from '../../support/in-process'
import { expectSoundBooks } from '../../support/sound-books'

afterEach(expectSoundBooks)

beforeAll(startInProcess)
afterAll(stopInProcess)

const HALL = 'hall'
const POOL = `shared-${HALL}`
const now = () => new Date().toISOString()
const crowd = (size: number) => Array.from({ length: size }, () => actor())

/** Regular and Student in one hall, no more than so many students in it, and Balcony beside it. */
function hall(capacity: number, students: number | null = null) {
  return published({
    sharedCapacities: [{ key: HALL, title: 'Hall', capacity }],
    ticketTypes: [
      ticketType({ title: 'Regular', sharesCapacity: HALL }),
      ticketType({ title: 'Student', sharesCapacity: HALL, capacity: students }),
      ticketType({ title: 'Balcony', capacity: 4 }),
    ],
  })
}

const refOf = ({ ticketTypes }: Activity, title: string) =>
  ticketTypes.find((type) => type.title === title)?.shareRef ?? ''

function hold(by: Actor, activity: Activity, wish: Record<string, number>) {
  const items = Object.entries(wish).map(([title, quantity]) => {
    return { ticketTypeRef: refOf(activity, title), quantity }
  })
  return holdTickets(by, { shareRef: activity.shareRef, items, idempotencyKey: randomUUID() }, now())
}

async function change(organiser: Actor, { shareRef }: Activity, over: Partial<ActivitySaveInput>) {
  const { draft } = await readActivityForEdit(organiser, shareRef)
  await updateActivity(organiser, shareRef, ActivitySave.parse({ ...draft, ...over }), now())
}

/** What the activity says is left, once everything is folded. */
async function leftOf({ shareRef }: Activity): Promise<Record<string, number>> {
  await foldChanges(shareRef, null)
  return (await database().doc(`activities/${shareRef}`).get()).get('left') as Record<string, number>
}

describe('places that ticket types share', () => {
  it.each([1, 2])('are held exactly as often as there are, whoever wants which, run %i', async () => {
    const { activity } = await hall(20)
    const ends = await outcomes(
      crowd(60).map((by, n) => hold(by, activity, n % 2 === 0 ? { Regular: 1 } : { Student: 1 })),
    )
    expect(ends).toEqual({ done: 20, 'sold-out': 40 })
    expect(await countFree(activity.shareRef, POOL)).toBe(0)
    const left = await leftOf(activity)
    const [regular, student] = [refOf(activity, 'Regular'), refOf(activity, 'Student')]
    expect([left[regular], left[student], left[refOf(activity, 'Balcony')]]).toEqual([0, 0, 4])
  })

  it('keep a limit within them, and give the rest to others', async () => {
    const { activity } = await hall(20, 5)
    expect(await outcomes(crowd(12).map((by) => hold(by, activity, { Student: 1 })))).toEqual({
      done: 5,
      'sold-out': 7,
    })
    expect(await outcomes(crowd(20).map((by) => hold(by, activity, { Regular: 1 })))).toEqual({
      done: 15,
      'sold-out': 5,
    })
  })

  it('are held with other tickets of the order or not at all', async () => {
    const { activity } = await hall(6, 4)
    const ends = await outcomes(
      crowd(12).map((by) => hold(by, activity, { Regular: 1, Student: 1, Balcony: 1 })),
    )
    expect(ends).toEqual({ done: 3, 'sold-out': 9 })
    const free = [POOL, refOf(activity, 'Student'), refOf(activity, 'Balcony')]
    expect(await Promise.all(free.map((pool) => countFree(activity.shareRef, pool)))).toEqual([0, 1, 1])
  })

  it('are free again once, with the limit within them, when an order ends or is given back', async () => {
    const { activity } = await hall(5, 3)
    const [one, other] = [actor(), actor()]
    const held = await hold(one, activity, { Student: 2, Regular: 1 })
    const given = await hold(other, activity, { Student: 1 })
    await placeOrder(other, details(given.id), now())
    await Promise.all([cancelOrder(one, held.id, now()), cancelOrder(one, held.id, now())])
    await giveBackOrder(other, given.id, now())
    const student = refOf(activity, 'Student')
    expect([await countFree(activity.shareRef, POOL), await countFree(activity.shareRef, student)]).toEqual([
      5, 3,
    ])
    expect(await leftOf(activity)).toMatchObject({ [POOL]: 5, [student]: 3 })
  })
})

describe('saving shared places', () => {
  const withHall = (capacity: number) => ({ sharedCapacities: [{ key: HALL, title: 'Hall', capacity }] })

  it('refuses fewer than are sold or held, and not just as many', async () => {
    const { organiser, activity } = await hall(10)
    await hold(actor(), activity, { Regular: 2, Student: 2 })
    const saved = change(organiser, activity, withHall(3))
    await expect(saved).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'sharedCapacities.0.capacity' }],
    })
    await change(organiser, activity, withHall(4))
    expect(await countFree(activity.shareRef, POOL)).toBe(0)
    await change(organiser, activity, withHall(9))
    expect(await countFree(activity.shareRef, POOL)).toBe(5)
    expect((await leftOf(activity))[refOf(activity, 'Regular')]).toBe(5)
  })

  it('keeps what is sold sharing what it shared; others may share what they want', async () => {
    const { organiser, activity } = await hall(10)
    await hold(actor(), activity, { Regular: 1 })
    const { draft } = await readActivityForEdit(organiser, activity.shareRef)
    const alone = (title: string) => ({
      ticketTypes: draft.ticketTypes?.map((it) =>
        it.title === title ? { ...it, sharesCapacity: null } : it,
      ),
    })
    await expect(change(organiser, activity, alone('Regular'))).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'ticketTypes.0.sharesCapacity' }],
    })
    await change(organiser, activity, alone('Student'))
    const after = await readActivity(organiser, activity.shareRef)
    expect(after.ticketTypes.map((it) => it.sharesCapacity)).toEqual([HALL, null, null])
  })

  it('refuses to share places that are not there', () => {
    const save = { ...ACTIVITY, ticketTypes: [ticketType({ sharesCapacity: 'boat' })] }
    const { error } = ActivitySave.safeParse({ ...save, ...withHall(5) })
    expect(error?.issues.map((it) => it.path.join('.'))).toEqual(['ticketTypes.0.sharesCapacity'])
    const boat = { sharedCapacities: [{ key: 'boat', title: 'Boat', capacity: 5 }] }
    expect(ActivitySave.safeParse({ ...save, ...boat }).success).toBe(true)
  })
})

describe('lines for tickets that share places', () => {
  function join(by: Actor, activity: Activity, title: string, at: string) {
    const person = { fullName: 'Wendy Waits', email: `${by.uid}@example.com` }
    const line = { shareRef: activity.shareRef, ticketTypeRef: refOf(activity, title) }
    return joinWaitList(by, { ...line, quantity: 1, person }, at)
  }
  const stateOf = async (by: Actor, { shareRef }: Activity) =>
    (await listOwnWaits(by, { shareRef })).items[0]?.state

  it('are one line: who came first is offered what comes free, whichever ticket they wait for', async () => {
    const { activity } = await hall(3, 2)
    const buyers = crowd(3)
    const orders = await Promise.all(buyers.map((by) => hold(by, activity, { Regular: 1 })))
    const [first, second, third] = crowd(3) as [Actor, Actor, Actor]
    const begun = Date.now()
    const at = (n: number) => new Date(begun + n).toISOString()
    await join(first, activity, 'Student', at(0))
    await join(second, activity, 'Regular', at(1))
    await join(third, activity, 'Student', at(2))
    await cancelOrder(buyers[0] as Actor, orders[0]?.id ?? '', now())
    expect(await outcomes([hold(actor(), activity, { Regular: 1 })])).toEqual({ 'sold-out': 1 })
    await moveWaitLists(activity.shareRef, now())
    const states = () => Promise.all([first, second, third].map((by) => stateOf(by, activity)))
    expect(await states()).toEqual(['offered', 'waiting', 'waiting'])
    const order = await hold(first, activity, { Student: 1 })
    expect(order.stockIds).toHaveLength(2)
    await cancelOrder(first, order.id, now())
    expect(await states()).toEqual(['offered', 'waiting', 'waiting'])
    await hold(first, activity, { Student: 1 })
    await cancelOrder(buyers[1] as Actor, orders[1]?.id ?? '', now())
    await moveWaitLists(activity.shareRef, now())
    expect(await states()).toEqual(['taken', 'offered', 'waiting'])
  })
})

const ACTIVITY = {
  title: 'Concert',
  description: '',
  startDate: '2027-05-01T19:00',
  endDate: '2027-05-01T21:00',
  timezone: 'UTC',
}
