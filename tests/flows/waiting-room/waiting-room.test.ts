import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import type { OwnPosition } from 'functions/contract/waiting-room/waiting-room'
import { cancelOrder } from '../../../functions/src/actions/orders/cancel-order'
import { enterWaitingRoom } from '../../../functions/src/actions/waiting-room/enter-waiting-room'
import {
  forgetRoomPositions,
  sweepRoomPositions,
} from '../../../functions/src/actions/waiting-room/forget-room-positions'
import { holdTickets } from '../../../functions/src/actions/orders/hold-tickets'
import { joinWaitList } from '../../../functions/src/actions/wait-list/join-wait-list'
import { leaveWaitingRoom } from '../../../functions/src/actions/waiting-room/leave-waiting-room'
import { moveRoomPositions } from '../../../functions/src/actions/waiting-room/move-room-positions'
import { moveWaitLists } from '../../../functions/src/actions/wait-list/move-wait-lists'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { ticketType } from '../../support/activities'
import { database } from '../../support/database'
import { actor, outcomes, published, startInProcess, stopInProcess } from '../../support/in-process'
import { MOST_INSIDE, emptyRoom, fillRoom } from '../../support/waiting-room'

beforeAll(startInProcess)
afterAll(stopInProcess)

const crowd = (size: number) => Array.from({ length: size }, () => actor())

/** A clock of the test's own, so that a minute takes no time. */
function clock() {
  let at = Date.now()
  const now = () => new Date(at).toISOString()
  return { now, pass: (seconds: number) => ((at += seconds * 1000), now()) }
}

const withRoom = (over: Partial<ActivitySaveInput> = {}, capacity = 50) =>
  published({ waitingRoom: true, ticketTypes: [ticketType({ capacity })], ...over })

function hold(by: Actor, activity: Activity, at: string, idempotencyKey: string = randomUUID()) {
  const items = [{ ticketTypeRef: activity.ticketTypes[0]?.shareRef ?? '', quantity: 1 }]
  return holdTickets(by, { shareRef: activity.shareRef, items, idempotencyKey }, at)
}

const ask = (by: Actor, activity: Activity, at: string) => enterWaitingRoom(by, activity, at)
const askAll = (people: readonly Actor[], activity: Activity, at: string): Promise<OwnPosition[]> =>
  Promise.all(people.map((by) => ask(by, activity, at)))

/** Comes one after the other, some milliseconds apart. */
async function comeInTurn(people: readonly Actor[], activity: Activity, pass: (seconds: number) => string) {
  for (const by of people) await ask(by, activity, pass(0.005))
}

/** Asks until it is their turn. */
async function waitFor(by: Actor, activity: Activity, { now, pass }: ReturnType<typeof clock>) {
  for (let n = 0; n < 60; n++) {
    const place = await ask(by, activity, now())
    if (place.state === 'inside') return place
    pass(1)
  }
  throw new Error('Their turn never came')
}

describe('a hundred and fifty people who come to a waiting room', () => {
  it('are numbered in the order in which they came, and let in in that order', async () => {
    const { activity } = await withRoom({}, 60)
    const [people, time] = [crowd(150), clock()]
    await fillRoom(activity.shareRef, time.now())
    await comeInTurn(people, activity, time.pass)
    const told = await askAll(people, activity, time.pass(3))
    expect(told.map(({ number }) => number)).toEqual(people.map((_, n) => MOST_INSIDE + n + 1))
    const ahead = new Map(people.map((by, n) => [by, told[n]?.ahead ?? Infinity]))
    let moved = 0
    const sold: Actor[] = []
    let waiting = people
    await emptyRoom(activity.shareRef)
    for (let second = 0; second < 10 && waiting.length > 0; second++) {
      const at = time.pass(1)
      const places = await askAll(waiting, activity, at)
      const inside = waiting.filter((_, n) => places[n]?.state === 'inside')
      // Whoever is let in stands before everybody who is not, and nobody falls back.
      expect(inside).toEqual(waiting.slice(0, inside.length))
      for (const [n, place] of places.entries()) {
        if (place.state !== 'waiting' || place.ahead === null) continue
        const by = waiting[n] as Actor
        const before = ahead.get(by) ?? Infinity
        expect(place.ahead).toBeLessThanOrEqual(before)
        if (place.ahead < before) moved += 1
        ahead.set(by, place.ahead)
      }
      const ends = await Promise.allSettled(inside.map((by) => hold(by, activity, at)))
      sold.push(...inside.filter((_, n) => ends[n]?.status === 'fulfilled'))
      waiting = waiting.slice(inside.length)
    }
    expect([waiting.length, sold.length]).toEqual([0, 60])
    expect(moved).toBeGreaterThan(0)
  })
})

describe('people who come before the sale opens', () => {
  it('are drawn by lot, and stand before all who come later', async () => {
    const soon = new Date(Date.now() + 30 * 60_000).toISOString().slice(0, 16)
    const { activity } = await withRoom({
      timezone: 'UTC',
      ticketTypes: [ticketType({ capacity: 500, saleStartsAt: soon })],
    })
    const [early, late, time] = [crowd(60), crowd(10), clock()]
    await comeInTurn(early, activity, time.pass)
    const told = await askAll(early, activity, time.pass(5))
    expect(new Set(told.map(({ state, number, ahead }) => `${state} ${number} ${ahead}`))).toEqual(
      new Set(['drawing null null']),
    )
    await expect(hold(early[0] as Actor, activity, time.now())).rejects.toMatchObject({
      code: 'sales-closed',
    })
    // They keep asking, as their browsers do.
    while (time.now() < `${soon}:00.000Z`) await askAll(early, activity, time.pass(120))
    await comeInTurn(late, activity, time.pass)
    const order: Actor[] = []
    let waiting = [...early, ...late]
    for (let second = 0; second < 20 && waiting.length > 0; second++) {
      const places = await askAll(waiting, activity, time.pass(1))
      order.push(...waiting.filter((_, n) => places[n]?.state === 'inside'))
      waiting = waiting.filter((_, n) => places[n]?.state !== 'inside')
    }
    expect(new Set(order.slice(0, 60))).toEqual(new Set(early))
    expect(new Set(order.slice(60))).toEqual(new Set(late))
    const places = await database()
      .collection('roomPositions')
      .where('shareRef', '==', activity.shareRef)
      .get()
    const byKey = places.docs.toSorted((a, b) => (String(a.get('key')) < String(b.get('key')) ? -1 : 1))
    const drawn = byKey.slice(0, 60).map((doc) => early.findIndex((by) => by.uid === doc.get('uid')))
    expect(drawn).not.toEqual(drawn.toSorted((a, b) => a - b))
  })
})

describe('a turn', () => {
  it('is needed to hold tickets, and is for whom it is, once, for some minutes', async () => {
    const { activity } = await withRoom()
    const [one, other, time] = [actor(), actor(), clock()]
    const refused = { code: 'not-your-turn' }
    await expect(hold(one, activity, time.now())).rejects.toMatchObject(refused)
    await waitFor(one, activity, time)
    await expect(hold(other, activity, time.now())).rejects.toMatchObject(refused)
    const key = randomUUID()
    const order = await hold(one, activity, time.now(), key)
    expect((await hold(one, activity, time.now(), key)).id).toBe(order.id)
    await expect(hold(one, activity, time.now())).rejects.toMatchObject(refused)
    await waitFor(other, activity, time)
    time.pass(5 * 60)
    await expect(hold(other, activity, time.now())).rejects.toMatchObject(refused)
    await waitFor(other, activity, time)
    expect((await hold(other, activity, time.now())).buyerUid).toBe(other.uid)
  })

  it('is used by one of two tabs', async () => {
    const { activity } = await withRoom()
    const [by, time] = [actor(), clock()]
    await waitFor(by, activity, time)
    const ends = await outcomes([0, 1, 2].map(() => hold(by, activity, time.now())))
    expect(ends).toEqual({ done: 1, 'not-your-turn': 2 })
  })

  it('is not needed for tickets that a wait-list has set aside', async () => {
    const { activity } = await withRoom({}, 1)
    const [holder, waiter, time] = [actor(), actor(), clock()]
    await waitFor(holder, activity, time)
    const order = await hold(holder, activity, time.now())
    const person = { fullName: 'Wendy Waits', email: 'wendy@example.com' }
    const line = { shareRef: activity.shareRef, ticketTypeRef: activity.ticketTypes[0]?.shareRef ?? '' }
    await joinWaitList(waiter, { ...line, quantity: 1, person }, time.now())
    await cancelOrder(holder, order.id, time.now())
    await moveWaitLists(activity.shareRef, time.now())
    expect((await hold(waiter, activity, time.now())).buyerUid).toBe(waiter.uid)
  })

  it('is needed for other tickets beside those that a wait-list has set aside', async () => {
    const types = [ticketType({ capacity: 1 }), ticketType({ title: 'Balcony', capacity: 5 })]
    const { activity } = await withRoom({ ticketTypes: types })
    const [holder, waiter, time] = [actor(), actor(), clock()]
    await waitFor(holder, activity, time)
    const order = await hold(holder, activity, time.now())
    const [offered = '', other = ''] = activity.ticketTypes.map((type) => type.shareRef)
    const person = { fullName: 'Wendy Waits', email: 'wendy@example.com' }
    const line = { shareRef: activity.shareRef, ticketTypeRef: offered }
    await joinWaitList(waiter, { ...line, quantity: 1, person }, time.now())
    await cancelOrder(holder, order.id, time.now())
    await moveWaitLists(activity.shareRef, time.now())
    const holdAll = (refs: string[]) => {
      const items = refs.map((ticketTypeRef) => ({ ticketTypeRef, quantity: 1 }))
      const input = { shareRef: activity.shareRef, items, idempotencyKey: randomUUID() }
      return holdTickets(waiter, input, time.now())
    }
    await expect(holdAll([offered, other])).rejects.toMatchObject({ code: 'not-your-turn' })
    expect((await holdAll([offered])).items).toHaveLength(1)
  })

  it('of people who leave, or whom nobody has heard of, goes to the next', async () => {
    const { activity } = await withRoom()
    const [people, time] = [crowd(4), clock()]
    const [one, left, silent, last] = people as [Actor, Actor, Actor, Actor]
    // Nobody is let in at the moment: three hundred have their turn.
    await fillRoom(activity.shareRef, time.now())
    await comeInTurn(people, activity, time.pass)
    await leaveWaitingRoom(left, activity, time.now())
    for (let minute = 0; minute < 4; minute++) {
      time.pass(60)
      await askAll([one, last], activity, time.now())
    }
    time.pass(120)
    const inside = await askAll([one, last], activity, time.now())
    expect(inside.map((it) => it.state)).toEqual(['inside', 'inside'])
    for (const by of [left, silent]) {
      await expect(hold(by, activity, time.now())).rejects.toMatchObject({ code: 'not-your-turn' })
    }
  })
})

describe('a place', () => {
  it('is one for each person, whatever they open, load anew or send at once', async () => {
    const { activity } = await withRoom()
    const [by, time] = [actor(), clock()]
    await fillRoom(activity.shareRef, time.now())
    await Promise.all([0, 1, 2, 3].map(() => ask(by, activity, time.now())))
    await comeInTurn(crowd(5), activity, time.pass)
    const [first, again] = [await ask(by, activity, time.pass(3)), await ask(by, activity, time.pass(3))]
    expect([first.number, again.number]).toEqual([301, 301])
    const own = database().collection('roomPositions').where('uid', '==', by.uid)
    expect((await own.get()).size).toBe(1)
  })

  it('that was given up is another one at the end', async () => {
    const { activity } = await withRoom()
    const [by, time] = [actor(), clock()]
    await fillRoom(activity.shareRef, time.now())
    await ask(by, activity, time.pass(1))
    await comeInTurn(crowd(3), activity, time.pass)
    expect((await ask(by, activity, time.pass(3))).number).toBe(301)
    await leaveWaitingRoom(by, activity, time.now())
    await ask(by, activity, time.pass(1))
    expect((await ask(by, activity, time.pass(3))).number).toBe(305)
  })

  it('of a guest is their account’s, goes with an account, and is forgotten after a day', async () => {
    const { activity } = await withRoom()
    const [guest, account, time] = [actor(), actor('verified'), clock()]
    await fillRoom(activity.shareRef, time.now())
    await ask(guest, activity, time.pass(1))
    await comeInTurn(crowd(2), activity, time.pass)
    await moveRoomPositions({ guestUid: guest.uid, byUid: account.uid }, time.now())
    expect((await ask(account, activity, time.pass(3))).number).toBe(301)
    const placesOf = async (by: Actor) =>
      (await database().collection('roomPositions').where('uid', '==', by.uid).get()).size
    expect([await placesOf(guest), await placesOf(account)]).toEqual([0, 1])
    await sweepRoomPositions(time.pass(23 * 3600))
    expect(await placesOf(account)).toBe(1)
    await forgetRoomPositions(account.uid)
    expect(await placesOf(account)).toBe(0)
    await sweepRoomPositions(time.pass(2 * 3600))
    const all = await database().collection('roomPositions').where('shareRef', '==', activity.shareRef).get()
    expect(all.size).toBe(0)
  })
})

describe('an activity without a waiting room', () => {
  it('lets everybody hold at once, and keeps nothing about them', async () => {
    const { activity } = await withRoom({ waitingRoom: false })
    const [by, time] = [actor(), clock()]
    expect((await ask(by, activity, time.now())).state).toBe('open')
    expect((await hold(by, activity, time.now())).status).toBe('held')
    const places = await database()
      .collection('roomPositions')
      .where('shareRef', '==', activity.shareRef)
      .get()
    expect(places.empty).toBe(true)
  })

  it('has one in a rush, as long as somebody waits', async () => {
    const { activity } = await withRoom({ waitingRoom: false })
    const [by, time] = [actor(), clock()]
    const doc = database().doc(`activities/${activity.shareRef}`)
    const until = (seconds: number) => new Date(Date.parse(time.now()) + seconds * 1000).toISOString()
    await doc.update({ rushUntil: until(90) })
    await expect(hold(by, activity, time.now())).rejects.toMatchObject({ code: 'not-your-turn' })
    await fillRoom(activity.shareRef, time.now())
    expect((await ask(by, activity, time.pass(1))).state).toBe('waiting')
    await ask(by, activity, time.pass(80))
    expect((await doc.get()).get('rushUntil')).toBe(until(300))
    expect((await ask(by, activity, time.pass(20))).state).toBe('waiting')
    await leaveWaitingRoom(by, activity, time.now())
    time.pass(300)
    expect((await hold(by, activity, time.now())).status).toBe('held')
  })
})
