import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../functions/src/actions/orders/cancel-order'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { details, ticketType } from '../../support/activities'
import { countFree, readOrder, readTickets } from '../../support/database'
import { actor, outcomes, published, startInProcess, stopInProcess } from '../../support/in-process'
import { heldFor, inMinutes, pagesOf } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { expectSoundBooks } from '../../support/sound-books'

let organiser: Actor

beforeAll(async () => {
  await startInProcess()
  organiser = await paidOrganiser()
})
afterEach(expectSoundBooks, 60_000)
afterAll(stopInProcess)

const selling = async (price: number, capacity = 40) =>
  (await published({ ticketTypes: [ticketType({ price, capacity })] }, organiser)).activity

const TIMES = Array.from({ length: 20 })

describe('twenty equal requests to place an order at once', () => {
  it('lead to one payment page', async () => {
    const buyer = actor()
    const order = await heldFor(buyer, await selling(2000))
    const placed = await Promise.all(TIMES.map(() => placeOrder(buyer, details(order.id), inMinutes(0))))
    const [page] = await pagesOf(order)
    expect(new Set(placed.map(({ paymentUrl }) => paymentUrl))).toEqual(new Set([page?.url]))
    expect(await pagesOf(order)).toHaveLength(1)
    expect((await readOrder(order.id)).attempt).toBe(1)
  })

  it('confirm an order that owes nothing once', async () => {
    const buyer = actor()
    const order = await heldFor(buyer, await selling(0))
    const placed = await Promise.all(TIMES.map(() => placeOrder(buyer, details(order.id), inMinutes(0))))
    expect(new Set(placed.map((it) => it.order.status))).toEqual(new Set(['confirmed']))
    expect(await readTickets(order.id)).toHaveLength(1)
  })
})

describe('a person who holds tickets in many requests at once', () => {
  it('has five open orders at most, and another when one of them ends', async () => {
    const buyer = actor()
    const activity = await selling(0)
    const ends = await outcomes(Array.from({ length: 24 }, () => heldFor(buyer, activity)))
    expect(ends).toEqual({ done: 5, 'too-many-requests': 19 })
    expect(await countFree(activity.shareRef, activity.ticketTypes[0]?.shareRef ?? '')).toBe(35)
  })

  it.each(['cancelled', 'confirmed'])('may hold again when one of five is %s', async (end) => {
    const buyer = actor()
    const activity = await selling(0)
    const held = []
    for (let n = 0; n < 5; n++) held.push(await heldFor(buyer, activity))
    await expect(heldFor(buyer, activity)).rejects.toMatchObject({ code: 'too-many-requests' })
    const id = held[2]?.id ?? ''
    if (end === 'cancelled') await cancelOrder(buyer, id, inMinutes(0))
    else await placeOrder(buyer, details(id), inMinutes(0))
    expect((await heldFor(buyer, activity)).status).toBe('held')
    await expect(heldFor(buyer, activity)).rejects.toMatchObject({ code: 'too-many-requests' })
  })
})

describe('an order that is placed at the end of its hold', () => {
  const placedAt = async (price: number, ms: number) => {
    const buyer = actor()
    const order = await heldFor(buyer, await selling(price))
    const at = new Date(Date.parse(order.expiresAt) + ms).toISOString()
    return { id: order.id, work: placeOrder(buyer, details(order.id), at) }
  }

  it.each([
    [0, 'confirmed'],
    [2000, 'awaiting-payment'],
  ])('is placed a millisecond before it, at a price of %i', async (price, status) => {
    expect((await (await placedAt(price, -1)).work).order.status).toBe(status)
  })

  it.each([
    [0, 0],
    [0, 1],
    [2000, 0],
    [2000, 1],
  ])('is refused when the hold has ended: price %i, %i ms later', async (price, ms) => {
    const { id, work } = await placedAt(price, ms)
    await expect(work).rejects.toMatchObject({ code: 'hold-expired' })
    expect([(await readOrder(id)).status, await readTickets(id)]).toEqual(['held', []])
  })
})

describe('an order that is placed in several requests that differ', () => {
  it('leads to a page for one of them, and says so to the others', async () => {
    const buyer = actor()
    const order = await heldFor(buyer, await selling(2000))
    const emails = ['one@example.com', 'two@example.com', 'three@example.com']
    const ends = await Promise.allSettled(
      emails.map((email) => placeOrder(buyer, details(order.id, email), inMinutes(0))),
    )
    const done = ends.filter(({ status }) => status === 'fulfilled')
    expect(done.length).toBeGreaterThan(0)
    const open = (await pagesOf(order)).filter(({ status }) => status === 'open')
    expect(open.map(({ id }) => id)).toEqual([(await readOrder(order.id)).session?.id])
  })
})
