import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import type { TicketTypeSave } from 'functions/contract/tickets/ticket-type'
import { details, draft, firstType, hold, hosted, promoCode, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { countFree, readOrder, readTally, readTickets } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { payOut } from '../../support/stripe'

afterEach(expectSoundBooks)

let organiser: Person
let buyer: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
  await payOut(organiser)
})

const party = (over: Partial<ActivitySaveInput>) => hosted(over, organiser)
const read = ({ shareRef }: Hosted) => ask('readActivity', { params: { shareRef } }, organiser)

/** Saves an activity as its organiser. */
const save = ({ shareRef }: Hosted, over: Partial<ActivitySaveInput>) =>
  send('updateActivity', { params: { shareRef }, body: draft(over) }, organiser)

async function saved(hosted: Hosted, over: Partial<ActivitySaveInput>) {
  const answer = await save(hosted, over)
  expect(answer.body).toMatchObject({ shareRef: hosted.shareRef })
  return read(hosted)
}

/** The first ticket type of an activity as a save names it. */
const kept = (hosted: Hosted, over: Partial<TicketTypeSave> = {}) =>
  ticketType({ shareRef: firstType(hosted), ...over })

/** Somebody gets tickets for nothing. */
async function sell(hosted: Hosted, quantity: number): Promise<string> {
  const person = await guest()
  const { id } = await hold(hosted, person, quantity)
  await call('placeOrder', details(id), person)
  return id
}

describe('the ticket types of a save', () => {
  it('are matched by their reference, in whatever order they come; new ones get one', async () => {
    const hosted = await party({
      ticketTypes: [ticketType({ capacity: 5 }), ticketType({ title: 'Balcony' })],
    })
    const [floor, balcony] = hosted.activity.ticketTypes.map((type) => type.shareRef) as [string, string]
    const ticketTypes = [
      ticketType({ title: 'New' }),
      ticketType({ shareRef: balcony, title: 'Balcony, renamed' }),
      ticketType({ shareRef: floor, capacity: 5 }),
    ]
    const after = await saved(hosted, { ticketTypes })
    expect(after.ticketTypes.map((type) => [type.shareRef, type.title])).toEqual([
      [expect.stringMatching(/^[2-9a-z]{10}$/), 'New'],
      [balcony, 'Balcony, renamed'],
      [floor, 'General Admission'],
    ])
    expect(await countFree(hosted.shareRef, floor)).toBe(5)
  })

  it('are refused when a reference belongs to another activity', async () => {
    const [mine, other] = [
      await party({ ticketTypes: [ticketType({ capacity: 5 })] }),
      await party({ ticketTypes: [ticketType({ capacity: 5 })] }),
    ]
    const answer = await save(mine, { ticketTypes: [kept(mine, { capacity: 9 }), kept(other)] })
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'ticketTypes.1.shareRef' }] })
    expect(await countFree(mine.shareRef, firstType(mine))).toBe(5)
    const fresh = await send('createActivity', { body: draft({ ticketTypes: [kept(other)] }) }, organiser)
    expect(problemIn(fresh)).toMatchObject({ status: 400, errors: [{ path: 'ticketTypes.0.shareRef' }] })
  })

  it('can go while nobody has one, and not afterwards, however recently', async () => {
    const hosted = await party({ ticketTypes: [ticketType({ capacity: 5 }), ticketType({ title: 'Spare' })] })
    expect((await saved(hosted, { ticketTypes: [kept(hosted, { capacity: 5 })] })).ticketTypes).toHaveLength(
      1,
    )
    const { id } = await hold(hosted, (buyer = await guest()))
    const answer = await save(hosted, { ticketTypes: [ticketType({ title: 'Other' })] })
    expect(problemIn(answer)).toMatchObject({ status: 409, errors: [{ path: 'ticketTypes' }] })
    await call('cancelOrder', { orderId: id }, buyer)
    expect((await saved(hosted, { ticketTypes: [] })).ticketTypes).toEqual([])
  })

  it('can go, when they have no limit, only while nobody has one', async () => {
    const hosted = await party({ ticketTypes: [ticketType()] })
    await sell(hosted, 2)
    const answer = await save(hosted, { ticketTypes: [] })
    expect(problemIn(answer)).toMatchObject({ status: 409, errors: [{ path: 'ticketTypes' }] })
    expect(problemIn(answer).detail).toContain('2 tickets')
    expect((await saved(hosted, { ticketTypes: [kept(hosted)] })).ticketTypes).toHaveLength(1)
  })

  it('keep their currency once one is sold', async () => {
    const hosted = await party({ ticketTypes: [ticketType({ capacity: 5 })] })
    expect(
      (await saved(hosted, { ticketTypes: [kept(hosted, { capacity: 5, currency: 'eur' })] })).currency,
    ).toBe('eur')
    await sell(hosted, 1)
    const answer = await save(hosted, { ticketTypes: [kept(hosted, { capacity: 5, currency: 'usd' })] })
    expect(problemIn(answer)).toMatchObject({ status: 409, errors: [{ path: 'ticketTypes.0.currency' }] })
  })
})

describe('the capacity of a ticket type', () => {
  it('below what is sold or held is refused with the number, and nothing changes', async () => {
    const hosted = await party({
      ticketTypes: [ticketType({ title: 'Balcony', capacity: 6 }), ticketType({ capacity: 10 })],
    })
    const [balcony, floor] = hosted.activity.ticketTypes.map((type) => type.shareRef) as [string, string]
    const person = await guest()
    const items = [{ ticketTypeRef: floor, quantity: 3 }]
    const input = { shareRef: hosted.shareRef, items, idempotencyKey: 'capacity-below-sold' }
    const { id } = await call('holdTickets', input, person)
    await call('placeOrder', details(id), person)
    const ticketTypes = [
      ticketType({ shareRef: balcony, capacity: 2 }),
      ticketType({ shareRef: floor, capacity: 2 }),
    ]
    const answer = await save(hosted, { ticketTypes })
    expect(problemIn(answer)).toMatchObject({ status: 409, errors: [{ path: 'ticketTypes.1.capacity' }] })
    expect(problemIn(answer).detail).toContain('3 tickets')
    expect((await readTickets(id)).map((ticket) => ticket.status)).toEqual(['valid', 'valid', 'valid'])
    expect((await read(hosted)).ticketTypes.map((type) => type.capacity)).toEqual([6, 10])
    expect([await countFree(hosted.shareRef, balcony), await countFree(hosted.shareRef, floor)]).toEqual([
      6, 7,
    ])
    const exactly = ticketTypes.map((type) => ({ ...type, capacity: 3 }))
    await saved(hosted, { ticketTypes: exactly })
    expect([await countFree(hosted.shareRef, balcony), await countFree(hosted.shareRef, floor)]).toEqual([
      3, 0,
    ])
  })

  it('raised and lowered keeps what is sold, held and free together at the capacity', async () => {
    const hosted = await party({ ticketTypes: [ticketType({ capacity: 10 })] })
    buyer = await guest()
    const held = await hold(hosted, buyer, 2)
    await sell(hosted, 3)
    for (const capacity of [25, 450, 450, 5, 12]) {
      const after = await saved(hosted, { ticketTypes: [kept(hosted, { capacity })] })
      expect(await countFree(hosted.shareRef, firstType(hosted))).toBe(capacity - 5)
      await readTally(hosted.shareRef)
      expect((await read(hosted)).left[firstType(hosted)], `of ${after.title}`).toBe(capacity - 5)
    }
    await call('cancelOrder', { orderId: held.id }, buyer)
    expect(await countFree(hosted.shareRef, firstType(hosted))).toBe(12 - 3)
  })

  it('cannot be set once tickets were sold without one, and can be taken off', async () => {
    const hosted = await party({ ticketTypes: [ticketType()] })
    await sell(hosted, 1)
    const answer = await save(hosted, { ticketTypes: [kept(hosted, { capacity: 5 })] })
    expect(problemIn(answer)).toMatchObject({ status: 409, errors: [{ path: 'ticketTypes.0.capacity' }] })
    const limited = await party({ ticketTypes: [ticketType({ capacity: 1 })] })
    await sell(limited, 1)
    await saved(limited, { ticketTypes: [kept(limited)] })
    await sell(limited, 4)
  })

  it('is what is on sale again after a pause, not more', async () => {
    const hosted = await party({ ticketTypes: [ticketType({ capacity: 4 })] })
    await sell(hosted, 1)
    for (const status of ['inactive', 'active'] as const) {
      await call('changeActivityStatus', { shareRef: hosted.shareRef, status }, organiser)
    }
    expect(await countFree(hosted.shareRef, firstType(hosted))).toBe(3)
  })
})

describe('a price that changes', () => {
  it('leaves a running hold alone and counts for the next one', async () => {
    const hosted = await party({ ticketTypes: [ticketType({ price: 2000, capacity: 5 })] })
    const [early, late] = [await guest(), await guest()]
    const held = await hold(hosted, early)
    await saved(hosted, { ticketTypes: [kept(hosted, { price: 3500, capacity: 5 })], feeMode: 'pass-on' })
    const { order } = await call('placeOrder', details(held.id), early)
    expect(order.pricing).toMatchObject({ listed: 2000, total: 2000, feeMode: 'absorb' })
    const next = await hold(hosted, late)
    expect((await call('placeOrder', details(next.id), late)).order.pricing).toMatchObject({
      listed: 3500,
      feeMode: 'pass-on',
    })
    expect((await readOrder(held.id)).items[0]?.unitPrice).toBe(2000)
  })
})

describe('the promo codes of an activity', () => {
  it('are added, changed and taken away by a save', async () => {
    const ticketTypes = [ticketType({ price: 2000 })]
    const hosted = await party({ ticketTypes })
    const same = { ticketTypes: [kept(hosted, { price: 2000 })] }
    const person = await guest()
    const { id: orderId } = await hold(hosted, person)
    const apply = () => sendCall('applyPromoCode', { orderId, code: 'EARLY' }, person)
    expect(problemIn(await apply()).code).toBe('promo-code-refused')
    await saved(hosted, { ...same, promocodes: [promoCode({ value: 10 })] })
    expect((await apply()).body).toMatchObject({ promos: [{ value: 10 }] })
    await call('applyPromoCode', { orderId, code: null }, person)
    await saved(hosted, { ...same, promocodes: [promoCode({ value: 25 }), promoCode({ code: 'LATE' })] })
    expect((await apply()).body).toMatchObject({ promos: [{ value: 25 }] })
    await call('applyPromoCode', { orderId, code: null }, person)
    await saved(hosted, { ...same, promocodes: [promoCode({ code: 'LATE' })] })
    expect(problemIn(await apply()).code).toBe('promo-code-refused')
    const { draft: edited } = await ask(
      'readActivityForEdit',
      { params: { shareRef: hosted.shareRef } },
      organiser,
    )
    expect(edited.promocodes?.map((promo) => promo.code)).toEqual(['LATE'])
  })

  it('have as many uses as their limit says, less those that are taken', async () => {
    const ticketTypes = [ticketType()]
    const hosted = await party({ ticketTypes, promocodes: [promoCode({ limit: 3 })] })
    const person = await guest()
    const { id: orderId } = await hold(hosted, person)
    await call('applyPromoCode', { orderId, code: 'EARLY' }, person)
    const freeAfter = async (limit: number) => {
      await saved(hosted, { ticketTypes: [kept(hosted)], promocodes: [promoCode({ limit })] })
      return countFree(hosted.shareRef, 'promo-EARLY')
    }
    expect([await freeAfter(5), await freeAfter(2), await freeAfter(1)]).toEqual([4, 1, 0])
    await saved(hosted, { ticketTypes: [kept(hosted)], promocodes: [] })
    expect(await countFree(hosted.shareRef, 'promo-EARLY')).toBe(0)
  })
})

describe('a save', () => {
  it('changes all that it says and keeps all that it cannot say', async () => {
    const hosted = await party({})
    const change = {
      title: 'Lantern swim',
      description: 'Wet',
      audience: 'connections',
      type: 'virtual',
    } as const
    const after = await saved(hosted, { ...change, meetingUrl: 'https://meet.example/room' })
    expect(after).toMatchObject({ ...change, hasMeetingUrl: true, location: null })
    const { createdAt, publishedAt, organiser: by, shareRef } = hosted.activity
    expect(after).toMatchObject({ createdAt, publishedAt, organiser: by, shareRef })
    expect(after.updatedAt > hosted.activity.updatedAt).toBe(true)
  })

  it('of what was just read changes nothing', async () => {
    const hosted = await party({ ticketTypes: [ticketType({ capacity: 5, saleEndsAt: '2026-12-01T10:00' })] })
    const params = { shareRef: hosted.shareRef }
    const { draft: same } = await ask('readActivityForEdit', { params }, organiser)
    await ask('updateActivity', { params, body: same }, organiser)
    const { updatedAt: _, ...after } = await read(hosted)
    const { updatedAt: __, ...before } = hosted.activity
    expect(after).toEqual(before)
  })
})

describe('two tabs, one after the other', () => {
  it('do not overwrite each other unseen: the second is told, and saves once it has looked', async () => {
    const hosted = await party({ ticketTypes: [] })
    const params = { shareRef: hosted.shareRef }
    const { version } = await ask('readActivityForEdit', { params }, organiser)
    const saveAs = (title: string, seen: string) =>
      send('updateActivity', { params, body: draft({ title }) }, organiser, { 'If-Match': `"${seen}"` })
    expect((await saveAs('From the first tab', version)).status).toBe(200)
    expect(problemIn(await saveAs('From the second tab', version))).toMatchObject({
      status: 409,
      code: 'conflict',
    })
    expect((await read(hosted)).title).toBe('From the first tab')
    const again = await ask('readActivityForEdit', { params }, organiser)
    expect((await saveAs('From the second tab', again.version)).status).toBe(200)
  })
})
