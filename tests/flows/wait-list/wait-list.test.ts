import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeActivityStatus } from '../../../functions/src/actions/activities/change-activity-status'
import { closeActivity } from '../../../functions/src/actions/activities/close-activity'
import { forgetWaits } from '../../../functions/src/actions/wait-list/forget-waits'
import { joinWaitList } from '../../../functions/src/actions/wait-list/join-wait-list'
import { moveWaits } from '../../../functions/src/actions/wait-list/move-guest-waits'
import { listWaitList } from '../../../functions/src/actions/wait-list/read-wait-lists'
import { sweepWaitLists } from '../../../functions/src/actions/wait-list/sweep-wait-lists'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { minutesAfter } from '../../../functions/src/domain/wall-time'
import { ticketType } from '../../support/activities'
import { database } from '../../support/database'
import { actor, outcomes, startInProcess, stopInProcess } from '../../support/in-process'
import {
  cancelSome,
  crowd,
  expectInvariant,
  firstOf,
  free,
  hold,
  inTurn,
  join,
  leave,
  look,
  mailsTo,
  now,
  soldOut,
  standing,
  waitsOf,
} from '../../support/wait-list'

beforeAll(startInProcess)
afterAll(stopInProcess)

describe('fifty people who wait for ten tickets that come free, with passers-by at the door', () => {
  it.each([1, 2])('are offered them in their turn, and nobody passes, run %i', async () => {
    const { activity, orders } = await soldOut(20)
    const people = crowd(50)
    await inTurn(people, activity)
    const freed = orders.splice(0, 10).sort(() => randomInt(3) - 1)
    const passing = async () => {
      const ends: Record<string, number>[] = []
      for (let round = 0; round < 6; round++) {
        ends.push(await outcomes(crowd(8).map((by) => hold(by, activity))))
      }
      return ends
    }
    const [ends] = await Promise.all([
      passing(),
      ...freed.map((it) => cancelSome([it])),
      look(activity),
      look(activity),
    ])
    await Promise.all([look(activity), look(activity)])
    for (const end of [...ends, await outcomes(crowd(8).map((by) => hold(by, activity)))]) {
      expect(end).toEqual({ 'sold-out': 8 })
    }
    const waits = await waitsOf(activity)
    const offered = waits.filter((wait) => wait.state === 'offered').map((wait) => wait.uid)
    expect(offered.sort()).toEqual(
      people
        .slice(0, 10)
        .map((it) => it.uid)
        .sort(),
    )
    expect(await mailsTo(people[0] as Actor)).toEqual([`Tickets for you: ${activity.title}`])
    await expectInvariant(activity)
    const taken = await outcomes(people.map((by) => hold(by, activity)))
    expect(taken).toEqual({ done: 10, 'sold-out': 40 })
    await expectInvariant(activity)
  })

  it('are passed by those whom it is enough for; what is enough for nobody is anybody’s', async () => {
    const { activity, giveBack } = await soldOut(6)
    const people = crowd(4)
    await inTurn(people, activity, [4, 2, 3, 1])
    await giveBack(2)
    await look(activity)
    const states = () => Promise.all(people.map((by) => standing(by, activity)))
    expect(await states()).toEqual(['waiting', 'offered', 'waiting', 'waiting'])
    await giveBack(3)
    await look(activity)
    expect(await states()).toEqual(['waiting', 'offered', 'offered', 'waiting'])
    await leave(people[3] as Actor, activity)
    await giveBack(1)
    await look(activity)
    expect(await free(activity)).toBe(1)
    expect(await outcomes([hold(actor(), activity)])).toEqual({ done: 1 })
    await expectInvariant(activity)
  })
})

describe('a line', () => {
  it('is only for what is sold out, and for what can be bought at once', async () => {
    const { activity, giveBack } = await soldOut(2, {
      ticketTypes: [ticketType({ capacity: 2, maxTicketCountPerPurchase: 3 })],
    })
    const [by, other] = crowd(2) as [Actor, Actor]
    await expect(join(by, activity, 4)).rejects.toMatchObject({ fields: [{ path: 'quantity' }] })
    expect(await join(by, activity, 3)).toMatchObject({ state: 'waiting', positionInLine: 1 })
    await leave(by, activity)
    await giveBack(1)
    expect(await outcomes([join(other, activity)])).toEqual({ conflict: 1 })
    expect(await outcomes([hold(other, activity)])).toEqual({ done: 1 })
    expect(await outcomes([join(other, activity)])).toEqual({ done: 1 })
  })

  it('asks a guest where to write, and believes an account', async () => {
    const { activity } = await soldOut(1)
    const line = { shareRef: activity.shareRef, ticketTypeRef: firstOf(activity), quantity: 1 }
    await expect(joinWaitList(actor(), line, now())).rejects.toMatchObject({
      fields: [{ path: 'person.email' }],
    })
    // Whom it knows it does not ask again.
    const by = actor()
    await join(by, activity)
    await leave(by, activity)
    await joinWaitList(by, line, now())
    expect((await waitsOf(activity))[0]?.person.fullName).toBe('Wendy Waits')
    await forgetWaits(by.uid, now())
    const account: Actor = { ...actor('verified'), email: 'ada@example.com', name: 'Ada' }
    const person = { fullName: 'Ada', email: 'other@example.com' }
    await joinWaitList(account, { ...line, person }, now())
    expect((await waitsOf(activity))[0]?.person).toEqual({ fullName: 'Ada', email: 'ada@example.com' })
  })

  it('has everybody once: fewer tickets keep a place, more are a new one', async () => {
    const { activity } = await soldOut(3)
    const people = crowd(3)
    await inTurn(people, activity, [2, 2, 1])
    const [first, second] = people as [Actor, Actor, Actor]
    await Promise.all([1, 2, 3].map(() => join(first, activity, 2)))
    expect((await join(first, activity, 1)).positionInLine).toBe(1)
    expect((await join(second, activity, 3)).positionInLine).toBe(3)
    expect(await waitsOf(activity)).toHaveLength(3)
    await expectInvariant(activity)
  })

  it('keeps the place of whoever leaves by mistake, and of nobody for long', async () => {
    const { activity } = await soldOut(1)
    const people = crowd(3)
    await inTurn(people, activity)
    const [first, second] = people as [Actor, Actor, Actor]
    await Promise.all([leave(first, activity), leave(second, activity)])
    await leave(first, activity)
    expect(await standing(first, activity)).toBe(null)
    expect((await join(first, activity)).positionInLine).toBe(1)
    const late = minutesAfter(now(), 20)
    await sweepWaitLists(late)
    expect((await join(second, activity, 1, late)).positionInLine).toBe(3)
  })

  it('is seen by its organiser page by page, and by nobody else', async () => {
    const { organiser, activity } = await soldOut(1)
    const people = crowd(3)
    await inTurn(people, activity, [1, 2, 3])
    const line = { shareRef: activity.shareRef, ticketTypeRef: firstOf(activity), limit: 2 }
    const page = await listWaitList(organiser, line)
    const rest = await listWaitList(organiser, { ...line, cursor: page.nextCursor ?? '' })
    expect([...page.items, ...rest.items].map((it) => it.quantity)).toEqual([1, 2, 3])
    expect(rest.nextCursor).toBe(null)
    expect(await outcomes([listWaitList(people[0] as Actor, line)])).toEqual({ 'not-found': 1 })
  })
})

describe('what a crash leaves', () => {
  it('after tickets came back is found by the sweep, and passers-by find nothing meanwhile', async () => {
    const { activity, giveBack } = await soldOut(2)
    const [first] = crowd(1) as [Actor]
    await join(first, activity)
    // The queue of these tests takes every task and runs none: nobody looks but the sweep.
    await giveBack(1)
    expect(await outcomes([hold(actor(), activity)])).toEqual({ 'sold-out': 1 })
    await sweepWaitLists(minutesAfter(now(), 2))
    expect(await standing(first, activity)).toBe('offered')
    await expectInvariant(activity)
  })

  it('between a free ticket and somebody on their way into the line is found, too', async () => {
    const { activity } = await soldOut(1)
    const [first] = crowd(1) as [Actor]
    await join(first, activity)
    // A release that read no line and wrote no note.
    const slot = `${firstOf(activity)}.9-9`
    await database()
      .doc(`activities/${activity.shareRef}/stock/${slot}`)
      .set({ pool: firstOf(activity), key: 1 })
    await sweepWaitLists(minutesAfter(now(), 2))
    expect(await standing(first, activity)).toBe('offered')
  })

  it('in the middle of a line that ends is ended by the next look, and everybody is told once', async () => {
    const { organiser, activity } = await soldOut(1)
    const people = crowd(3)
    await inTurn(people, activity)
    await changeActivityStatus(organiser, { shareRef: activity.shareRef, status: 'cancelled' }, now())
    await Promise.all([closeActivity(activity.shareRef, now()), look(activity)])
    await closeActivity(activity.shareRef, now())
    expect(await waitsOf(activity)).toEqual([])
    for (const by of people) expect(await mailsTo(by)).toEqual([`The wait-list: ${activity.title}`])
  })
})

describe('a guest in line', () => {
  it('keeps the place, the offer and the order with the account they make', async () => {
    const { activity, giveBack } = await soldOut(2)
    const [guest, next, account] = crowd(3) as [Actor, Actor, Actor]
    await inTurn([guest, next], activity)
    await moveWaits({ guestUid: guest.uid, byUid: account.uid }, now())
    await giveBack(1)
    await look(activity)
    expect([await standing(guest, activity), await standing(account, activity)]).toEqual([null, 'offered'])
    expect(await outcomes([hold(guest, activity), hold(account, activity)])).toEqual({
      'sold-out': 1,
      done: 1,
    })
    await expectInvariant(activity)
  })

  it('has one place where both stood in line: the account’s own', async () => {
    const { activity, giveBack } = await soldOut(2)
    const [guest, account] = crowd(2) as [Actor, Actor]
    await inTurn([guest, account], activity)
    await giveBack(1)
    await look(activity)
    await moveWaits({ guestUid: guest.uid, byUid: account.uid }, now())
    await look(activity)
    expect(await standing(account, activity)).toBe('offered')
    expect(await waitsOf(activity)).toHaveLength(1)
    await expectInvariant(activity)
  })

  it('is out of it, and their mails too, when the account is closed', async () => {
    const { activity, giveBack } = await soldOut(1)
    const [gone, next] = crowd(2) as [Actor, Actor]
    await inTurn([gone, next], activity)
    await giveBack(1)
    await look(activity)
    await forgetWaits(gone.uid, now())
    await look(activity)
    expect([await mailsTo(gone), await standing(next, activity)]).toEqual([[], 'offered'])
    await expectInvariant(activity)
  })
})
