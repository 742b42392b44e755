import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { details, draft, hosted, promoCode, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { database, readOrder } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { call, problemIn, send, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'

afterEach(expectSoundBooks)

let organiser: Person
let party: Hosted

const promocodes: ActivitySaveInput['promocodes'] = [
  promoCode({ code: 'ONCE-EACH', perPerson: 1 }),
  promoCode({ code: 'TWICE', perPerson: 2 }),
  promoCode({ code: 'BIG', minSpend: 6000, ticketTypeRefs: ['floor'] }),
  promoCode({ code: 'FRIEND', value: 10, combinable: true, limit: 5 }),
  promoCode({ code: 'MEMBER', isPercentage: false, value: 500, combinable: true, perPerson: 3 }),
  promoCode({ code: 'ALONE' }),
]

beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
  const ticketTypes = [
    ticketType({ title: 'Floor', price: 2000, tempId: 'floor' }),
    ticketType({ title: 'VIP', price: 6000, tempId: 'vip' }),
  ]
  party = await hosted({ ticketTypes, promocodes }, organiser)
})

async function holding(buyer: Person, wanted: Record<string, number> = { Floor: 1 }): Promise<string> {
  const items = Object.entries(wanted).map(([title, quantity]) => ({
    ticketTypeRef: party.activity.ticketTypes.find((type) => type.title === title)?.shareRef ?? '',
    quantity,
  }))
  return (await call('holdTickets', { shareRef: party.shareRef, items, idempotencyKey: randomUUID() }, buyer))
    .id
}

const apply = (orderId: string, code: string, buyer: Person) =>
  sendCall('applyPromoCode', { orderId, code }, buyer)
const codesOf = async (orderId: string) => (await readOrder(orderId)).promos.map(({ code }) => code)
const countUses = async () =>
  (await database().collection(`activities/${party.shareRef}/promoUses`).count().get()).data().count

describe('a code that each person may use once', () => {
  it('is refused in a second hold like a code that does not exist, and free again when the first ends', async () => {
    const buyer = await guest()
    const [first, second] = [await holding(buyer), await holding(buyer)]
    expect((await apply(first, 'ONCE-EACH', buyer)).status).toBe(200)
    const [used, unknown] = [
      problemIn(await apply(second, 'ONCE-EACH', buyer)),
      problemIn(await apply(second, 'NOSUCH', buyer)),
    ]
    expect({ ...used, requestId: '' }).toEqual({ ...unknown, requestId: '' })
    await call('cancelOrder', { orderId: first }, buyer)
    expect((await apply(second, 'ONCE-EACH', buyer)).status).toBe(200)
  })

  it('goes to one of two holds that ask at the same moment', async () => {
    const buyer = await guest()
    const orders = [await holding(buyer), await holding(buyer), await holding(buyer)]
    const answers = await Promise.all(orders.map((id) => apply(id, 'TWICE', buyer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  })

  it('is used by the address, too, whoever types it; another address goes on', async () => {
    const [one, other] = [await guest(), await guest()]
    const email = `${randomUUID()}@example.com`
    const [first, second] = [await holding(one), await holding(other)]
    await apply(first, 'ONCE-EACH', one)
    await apply(second, 'ONCE-EACH', other)
    await call('placeOrder', details(first, email), one)
    const refused = await sendCall('placeOrder', details(second, email.toUpperCase()), other)
    expect(problemIn(refused)).toMatchObject({
      code: 'promo-code-refused',
      errors: [{ path: 'buyer.email' }],
    })
    const placed = await call('placeOrder', details(second, `b${email}`), other)
    expect(placed.order.status).toBe('awaiting-payment')
    // Changing the address gives the first one's use back.
    await call('placeOrder', details(second, `c${email}`), other)
    expect((await readOrder(second)).promoUses.filter(({ isTyped }) => isTyped)).toHaveLength(1)
  })

  it('leaves nothing behind when it is taken off or the hold ends', async () => {
    const buyer = await guest()
    const orderId = await holding(buyer)
    const before = await countUses()
    await apply(orderId, 'ONCE-EACH', buyer)
    expect(await countUses()).toBe(before + 1)
    await call('applyPromoCode', { orderId, code: 'ONCE-EACH', takeOff: true }, buyer)
    expect(await countUses()).toBe(before)
    await apply(orderId, 'ONCE-EACH', buyer)
    await call('placeOrder', details(orderId, `${randomUUID()}@example.com`), buyer)
    expect(await countUses()).toBe(before + 2)
    await call('cancelOrder', { orderId }, buyer)
    expect(await countUses()).toBe(before)
  })
})

describe('a code from so much on', () => {
  it('says what is missing of the tickets that it is for, and takes them when it is there', async () => {
    const buyer = await guest()
    const little = problemIn(await apply(await holding(buyer, { Floor: 2, VIP: 1 }), 'BIG', buyer))
    expect(little).toMatchObject({ code: 'promo-code-refused', errors: [{ path: 'code' }] })
    expect(little.detail).toBe('This code is for $60 or more of Floor. $20 is missing.')
    expect((await apply(await holding(buyer, { Floor: 3 }), 'BIG', buyer)).status).toBe(200)
  })

  it('is refused in a save in steps that cards are not charged in', async () => {
    const yen = ticketType({ price: 1000, currency: 'isk' })
    const answer = (minSpend: number) =>
      send(
        'createActivity',
        { body: draft({ status: 'draft', ticketTypes: [yen], promocodes: [promoCode({ minSpend })] }) },
        organiser,
      )
    expect(problemIn(await answer(1050))).toMatchObject({ errors: [{ path: 'promocodes.0.minSpend' }] })
    expect((await answer(1100)).status).toBeLessThan(300)
  })
})

describe('codes together', () => {
  it('add up where both allow it, percentage first, and each can be taken off by itself', async () => {
    const buyer = await guest()
    const orderId = await holding(buyer, { VIP: 1 })
    await apply(orderId, 'MEMBER', buyer)
    expect((await apply(orderId, 'FRIEND', buyer)).status).toBe(200)
    const { order } = await call('placeOrder', details(orderId, `${randomUUID()}@example.com`), buyer)
    expect(order.pricing).toMatchObject({
      discounts: [
        { code: 'FRIEND', amount: 600 },
        { code: 'MEMBER', amount: 500 },
      ],
      total: 4900,
    })
    const left = await call('applyPromoCode', { orderId, code: 'MEMBER', takeOff: true }, buyer)
    expect([left.promos.map(({ code }) => code), left.promoUses, left.promoStockIds.length]).toEqual([
      ['FRIEND'],
      [],
      1,
    ])
  })

  it('are refused where one does not allow it, with the first kept', async () => {
    const buyer = await guest()
    const [one, other] = [await holding(buyer), await holding(buyer)]
    await apply(one, 'ALONE', buyer)
    await apply(other, 'FRIEND', buyer)
    for (const [orderId, kept, more] of [
      [one, 'ALONE', 'FRIEND'],
      [other, 'FRIEND', 'ALONE'],
    ] as const) {
      const { code, detail } = problemIn(await apply(orderId, more, buyer))
      expect(code).toBe('promo-code-refused')
      expect(detail).toBe(
        `ALONE cannot be combined with another code. To use ${more}, take ${kept} off first.`,
      )
      expect(await codesOf(orderId)).toEqual([kept])
    }
  })
})
