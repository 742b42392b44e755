import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ActivitySave } from 'functions/contract/activity-save'
import type { Activity } from 'functions/contract/activity'
import type { ActivitySaveInput } from 'functions/contract/activity-save'
import { TicketWait } from 'functions/contract/ticket-line'
import type { Order } from 'functions/contract/order'
import { cancelOrder } from '../../functions/src/actions/cancel-order'
import { changeActivityStatus } from '../../functions/src/actions/change-activity-status'
import { closeActivity } from '../../functions/src/actions/close-activity'
import { foldChanges } from '../../functions/src/actions/fold-tally'
import { forgetWaits } from '../../functions/src/actions/forget-waits'
import { holdTickets } from '../../functions/src/actions/hold-tickets'
import { joinTicketLine } from '../../functions/src/actions/join-ticket-line'
import { leaveTicketLine } from '../../functions/src/actions/leave-ticket-line'
import { moveWaits } from '../../functions/src/actions/move-guest-waits'
import { moveTicketLines } from '../../functions/src/actions/move-ticket-lines'
import { placeOrder } from '../../functions/src/actions/place-order'
import { editActivity } from '../../functions/src/actions/read-activity'
import { listOwnWaits, listTicketLine } from '../../functions/src/actions/read-ticket-lines'
import { releaseOrder } from '../../functions/src/actions/release-order'
import { sweepTicketLines } from '../../functions/src/actions/sweep-ticket-lines'
import { updateActivity } from '../../functions/src/actions/update-activity'
import type { Actor } from '../../functions/src/domain/actor'
import { minutesAfter } from '../../functions/src/domain/wall-time'
import { details, ticketType } from '../support/activities'
import { countFree, database, readOrder } from '../support/database'
import { actor, outcomes, published, startInProcess, stopInProcess } from '../support/in-process'

beforeAll(startInProcess)
afterAll(stopInProcess)

const now = () => new Date().toISOString()
const crowd = (size: number) => Array.from({ length: size }, () => actor())
const firstOf = (activity: Activity) => activity.ticketTypes[0]?.shareRef ?? ''

function hold(by: Actor, activity: Activity, quantity = 1): Promise<Order> {
  const items = [{ ticketTypeRef: firstOf(activity), quantity }]
  return holdTickets(by, { shareRef: activity.shareRef, items, idempotencyKey: randomUUID() }, now())
}

function join(by: Actor, activity: Activity, quantity = 1, at = now()) {
  const person = { fullName: 'Wendy Waits', email: `${by.uid}@example.com` }
  const line = { shareRef: activity.shareRef, ticketTypeRef: firstOf(activity) }
  return joinTicketLine(by, { ...line, quantity, person }, at)
}

function leave(by: Actor, activity: Activity) {
  return leaveTicketLine(by, { shareRef: activity.shareRef, ticketTypeRef: firstOf(activity) }, now())
}

/** One after the other, so that who came first is certain. */
async function inTurn(people: readonly Actor[], activity: Activity, wishes: readonly number[] = []) {
  const first = Date.now()
  for (const [index, person] of people.entries()) {
    await join(person, activity, wishes[index] ?? 1, new Date(first + index).toISOString())
  }
}

const look = ({ shareRef }: Activity) => moveTicketLines(shareRef, now())
const free = (activity: Activity) => countFree(activity.shareRef, firstOf(activity))

async function standing(by: Actor, activity: Activity): Promise<string | null> {
  const { items } = await listOwnWaits(by, { shareRef: activity.shareRef })
  return items[0]?.state ?? null
}

async function waitsOf({ shareRef }: Activity): Promise<TicketWait[]> {
  const found = await database().collection('ticketWaits').where('shareRef', '==', shareRef).get()
  return found.docs.map((doc) => TicketWait.parse(doc.data()))
}

/** Where every ticket ever issued is; with what the organiser's numbers say of it. */
async function expectInvariant(activity: Activity): Promise<void> {
  const { shareRef } = activity
  const ref = firstOf(activity)
  const orders = await database().collection('orders').where('shareRef', '==', shareRef).get()
  const slotsIn = (...statuses: string[]) =>
    orders.docs
      .filter((it) => statuses.includes(it.get('status') as string))
      .flatMap((it) => it.get('stockIds') as string[])
  const sold = slotsIn('confirmed', 'paid')
  const held = slotsIn('held', 'awaiting-payment')
  const offered = (await waitsOf(activity)).flatMap((wait) => wait.stockIds)
  const settings = await database().doc(`activities/${shareRef}/private/settings`).get()
  const issued = (settings.get('issuedStock') as Record<string, number>)[ref]
  expect(sold.length + held.length + offered.length + (await free(activity))).toBe(issued)
  expect(new Set([...sold, ...held, ...offered]).size).toBe(sold.length + held.length + offered.length)
  await foldChanges(shareRef, null)
  const tally = (await database().doc(`activities/${shareRef}/tally/current`).get()).get('tickets')
  const numbers = { sold: sold.length, held: held.length, offered: offered.length }
  expect({ sold: 0, held: 0, offered: 0, ...tally[ref] }).toMatchObject(numbers)
  const left = (await database().doc(`activities/${shareRef}`).get()).get('left')
  expect(left[ref]).toBe(await free(activity))
}

async function mailsTo(by: Actor): Promise<string[]> {
  const found = await database()
    .collection('outbox')
    .where('to', 'array-contains', `${by.uid}@example.com`)
    .get()
  return found.docs.map((doc) => doc.get('message.subject') as string)
}

/** An activity of which everything is held, with the orders that hold it, one ticket each. */
async function soldOut(capacity: number, over: Partial<ActivitySaveInput> = {}) {
  const { organiser, activity } = await published({ ticketTypes: [ticketType({ capacity })], ...over })
  const buyers = crowd(capacity)
  const orders = await Promise.all(buyers.map(async (by) => ({ by, order: await hold(by, activity) })))
  return { organiser, activity, orders, giveBack: (n: number) => cancelSome(orders.splice(0, n)) }
}

async function cancelSome(orders: readonly { by: Actor; order: Order }[]): Promise<void> {
  await Promise.all(orders.map(({ by, order }) => cancelOrder(by, order.id, now())))
}

async function change(organiser: Actor, { shareRef }: Activity, over: Partial<ActivitySaveInput>) {
  const { draft } = await editActivity(organiser, shareRef)
  await updateActivity(organiser, shareRef, ActivitySave.parse({ ...draft, ...over }), now())
}

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
    expect(await join(by, activity, 3)).toMatchObject({ state: 'waiting', placeInLine: 1 })
    await leave(by, activity)
    await giveBack(1)
    expect(await outcomes([join(other, activity)])).toEqual({ conflict: 1 })
    expect(await outcomes([hold(other, activity)])).toEqual({ done: 1 })
    expect(await outcomes([join(other, activity)])).toEqual({ done: 1 })
  })

  it('asks a guest where to write, and believes an account', async () => {
    const { activity } = await soldOut(1)
    const line = { shareRef: activity.shareRef, ticketTypeRef: firstOf(activity), quantity: 1 }
    await expect(joinTicketLine(actor(), line, now())).rejects.toMatchObject({
      fields: [{ path: 'person.email' }],
    })
    // Whom it knows it does not ask again.
    const by = actor()
    await join(by, activity)
    await leave(by, activity)
    await joinTicketLine(by, line, now())
    expect((await waitsOf(activity))[0]?.person.fullName).toBe('Wendy Waits')
    await forgetWaits(by.uid, now())
    const account: Actor = { ...actor('verified'), email: 'ada@example.com', name: 'Ada' }
    const person = { fullName: 'Ada', email: 'other@example.com' }
    await joinTicketLine(account, { ...line, person }, now())
    expect((await waitsOf(activity))[0]?.person).toEqual({ fullName: 'Ada', email: 'ada@example.com' })
  })

  it('has everybody once: fewer tickets keep a place, more are a new one', async () => {
    const { activity } = await soldOut(3)
    const people = crowd(3)
    await inTurn(people, activity, [2, 2, 1])
    const [first, second] = people as [Actor, Actor, Actor]
    await Promise.all([1, 2, 3].map(() => join(first, activity, 2)))
    expect((await join(first, activity, 1)).placeInLine).toBe(1)
    expect((await join(second, activity, 3)).placeInLine).toBe(3)
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
    expect((await join(first, activity)).placeInLine).toBe(1)
    const late = minutesAfter(now(), 20)
    await sweepTicketLines(late)
    expect((await join(second, activity, 1, late)).placeInLine).toBe(3)
  })

  it('is seen by its organiser page by page, and by nobody else', async () => {
    const { organiser, activity } = await soldOut(1)
    const people = crowd(3)
    await inTurn(people, activity, [1, 2, 3])
    const line = { shareRef: activity.shareRef, ticketTypeRef: firstOf(activity), limit: 2 }
    const page = await listTicketLine(organiser, line)
    const rest = await listTicketLine(organiser, { ...line, cursor: page.nextCursor ?? '' })
    expect([...page.items, ...rest.items].map((it) => it.quantity)).toEqual([1, 2, 3])
    expect(rest.nextCursor).toBe(null)
    expect(await outcomes([listTicketLine(people[0] as Actor, line)])).toEqual({ 'not-found': 1 })
  })
})

describe('an offer', () => {
  /** Somebody with an offer of so many tickets, and somebody behind them. */
  async function offered(quantity: number) {
    const all = await soldOut(3)
    const [first, second] = crowd(2) as [Actor, Actor]
    await inTurn([first, second], all.activity, [quantity, 1])
    await all.giveBack(quantity)
    await look(all.activity)
    return { ...all, first, second }
  }

  it('is for just those tickets: no more of them, and what is left of it goes on', async () => {
    const { activity, first, second } = await offered(2)
    await expect(hold(first, activity, 3)).rejects.toMatchObject({ fields: [{ path: 'items.0.quantity' }] })
    expect(await outcomes([join(first, activity, 3), leave(second, activity)])).toEqual({
      conflict: 1,
      done: 1,
    })
    await join(second, activity)
    const [one] = await waitsOf(activity).then((all) => all.filter((it) => it.uid === first.uid))
    const order = await hold(first, activity, 1)
    expect(one?.stockIds).toContain((await readOrder(order.id)).stockIds[0])
    await look(activity)
    expect(await standing(second, activity)).toBe('offered')
    await expectInvariant(activity)
  })

  it('is taken once, by whoever has it, however often they try at once', async () => {
    const { activity, first } = await offered(1)
    expect(await outcomes([1, 2, 3, 4].map(() => hold(first, activity)))).toEqual({ done: 1, 'sold-out': 3 })
    await expectInvariant(activity)
  })

  it('comes back from an order that ends before it does, and ends with one that is settled', async () => {
    const { activity, first, second } = await offered(1)
    const given = await hold(first, activity)
    expect(await standing(first, activity)).toBe('taken')
    expect(await outcomes([join(first, activity), leave(first, activity)])).toEqual({ conflict: 2 })
    await Promise.all([1, 2].map(() => cancelOrder(first, given.id, now())))
    expect([await standing(first, activity), await standing(second, activity)]).toEqual([
      'offered',
      'waiting',
    ])
    await expectInvariant(activity)
    const again = await hold(first, activity)
    await placeOrder(first, details(again.id), now())
    expect(await standing(first, activity)).toBe(null)
    await expectInvariant(activity)
  })

  it('ends with its order when that outlasts it; the tickets go to the next', async () => {
    const { activity, first, second } = await offered(1)
    const { endsAt } = (await waitsOf(activity)).find((it) => it.uid === first.uid) ?? {}
    const order = await hold(first, activity)
    const late = minutesAfter(endsAt ?? '', 1)
    await sweepTicketLines(late)
    await releaseOrder(order.id, 'expired', late)
    await moveTicketLines(activity.shareRef, late)
    expect([await standing(first, activity), await standing(second, activity)]).toEqual([null, 'offered'])
    await expectInvariant(activity)
  })

  it('that nobody takes goes to the next, once, and from the last one to everybody', async () => {
    const { activity, first, second } = await offered(1)
    const ends = async () =>
      minutesAfter(
        (await waitsOf(activity))
          .map((it) => it.endsAt ?? '')
          .sort()
          .at(-1) ?? '',
        1,
      )
    const end = await ends()
    await Promise.all([sweepTicketLines(end), sweepTicketLines(end)])
    expect([await standing(first, activity), await standing(second, activity)]).toEqual([null, 'offered'])
    await sweepTicketLines(await ends())
    expect(await waitsOf(activity)).toEqual([])
    expect(await free(activity)).toBe(1)
    expect(await outcomes([hold(actor(), activity)])).toEqual({ done: 1 })
    await expectInvariant(activity)
  })

  it('that is left goes to the next', async () => {
    const { activity, first, second } = await offered(1)
    await Promise.all([1, 2].map(() => leave(first, activity)))
    await look(activity)
    expect([await standing(first, activity), await standing(second, activity)]).toEqual([null, 'offered'])
    await expectInvariant(activity)
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
    await sweepTicketLines(minutesAfter(now(), 2))
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
    await sweepTicketLines(minutesAfter(now(), 2))
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

describe('what an organiser changes', () => {
  const withCapacity = (activity: Activity, capacity: number | null) => ({
    ticketTypes: [ticketType({ shareRef: firstOf(activity), capacity })],
  })

  it('more tickets go to those who wait', async () => {
    const { organiser, activity } = await soldOut(2)
    const people = crowd(3)
    await inTurn(people, activity)
    await change(organiser, activity, withCapacity(activity, 4))
    expect(await outcomes([hold(actor(), activity)])).toEqual({ 'sold-out': 1 })
    await look(activity)
    const states = await Promise.all(people.map((by) => standing(by, activity)))
    expect(states).toEqual(['offered', 'offered', 'waiting'])
    await expectInvariant(activity)
  })

  it('a capacity below what is sold or on offer is refused, one of just that is not', async () => {
    const { organiser, activity, giveBack } = await soldOut(2)
    await inTurn(crowd(1), activity)
    await giveBack(1)
    await look(activity)
    expect(await outcomes([change(organiser, activity, withCapacity(activity, 1))])).toEqual({ conflict: 1 })
    expect(await outcomes([change(organiser, activity, withCapacity(activity, 2))])).toEqual({ done: 1 })
    await expectInvariant(activity)
  })

  it('no wait-list any more ends the line: what was set aside is anybody’s again', async () => {
    const { organiser, activity, giveBack } = await soldOut(2)
    const people = crowd(2)
    await inTurn(people, activity)
    await giveBack(1)
    await look(activity)
    await change(organiser, activity, { waitList: false })
    await look(activity)
    expect(await waitsOf(activity)).toEqual([])
    expect(await outcomes([join(actor(), activity)])).toEqual({ conflict: 1 })
    expect(await outcomes([hold(actor(), activity)])).toEqual({ done: 1 })
    expect(await mailsTo(people[1] as Actor)).toEqual([`The wait-list: ${activity.title}`])
    await expectInvariant(activity)
  })

  it('a ticket type that goes takes its line along, and what it had issued', async () => {
    const { organiser, activity, giveBack } = await soldOut(1)
    const people = crowd(2)
    await inTurn(people, activity)
    await giveBack(1)
    await look(activity)
    await foldChanges(activity.shareRef, null)
    await change(organiser, activity, { ticketTypes: [ticketType({ title: 'Another' })] })
    await look(activity)
    expect([await waitsOf(activity), await free(activity)]).toEqual([[], 0])
  })

  it('a pause lets the line rest; what comes free is offered when it goes on', async () => {
    const { organiser, activity, giveBack } = await soldOut(2)
    const [first] = crowd(1) as [Actor]
    await join(first, activity)
    const status = (to: 'active' | 'inactive') =>
      changeActivityStatus(organiser, { shareRef: activity.shareRef, status: to }, now())
    await status('inactive')
    await giveBack(1)
    await look(activity)
    expect(await standing(first, activity)).toBe('waiting')
    expect(await outcomes([join(actor(), activity)])).toEqual({ 'sales-closed': 1 })
    await status('active')
    await look(activity)
    expect(await standing(first, activity)).toBe('offered')
  })

  it('nothing: the line ends by itself with the sale', async () => {
    const { activity } = await soldOut(1)
    const [first] = crowd(1) as [Actor]
    await join(first, activity)
    await look(activity)
    await sweepTicketLines(minutesAfter(activity.startsAt, 1))
    expect(await standing(first, activity)).toBe('waiting')
    await sweepTicketLines(minutesAfter(activity.startsAt, 2))
    expect(await waitsOf(activity)).toEqual([])
    expect(await mailsTo(first)).toEqual([`The wait-list: ${activity.title}`])
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
