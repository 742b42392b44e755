import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../functions/src/actions/orders/cancel-order'
import { moveWaitLists } from '../../../functions/src/actions/wait-list/move-wait-lists'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { releaseOrder } from '../../../functions/src/actions/orders/release-order'
import { sweepWaitLists } from '../../../functions/src/actions/wait-list/sweep-wait-lists'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { minutesAfter } from '../../../functions/src/domain/wall-time'
import { details } from '../../support/activities'
import { readOrder } from '../../support/database'
import { actor, outcomes, startInProcess, stopInProcess } from '../../support/in-process'
import {
  crowd,
  expectInvariant,
  free,
  hold,
  inTurn,
  join,
  leave,
  look,
  now,
  soldOut,
  standing,
  waitsOf,
} from '../../support/wait-list'

beforeAll(startInProcess)
afterAll(stopInProcess)

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
    await sweepWaitLists(late)
    await releaseOrder(order.id, 'expired', late)
    await moveWaitLists(activity.shareRef, late)
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
    await Promise.all([sweepWaitLists(end), sweepWaitLists(end)])
    expect([await standing(first, activity), await standing(second, activity)]).toEqual([null, 'offered'])
    await sweepWaitLists(await ends())
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
