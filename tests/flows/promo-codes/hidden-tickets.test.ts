import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { details, draft, hosted, inDays, promoCode, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { countFree, database, readOrder } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { stack } from '../../support/stack'

let organiser: Person
let party: Hosted
let vip: string

const ticketTypes = [
  ticketType({ title: 'Floor', price: 3000, tempId: 'floor' }),
  ticketType({ title: 'Backstage', price: 1000, capacity: 3, hidden: true, tempId: 'backstage' }),
]
const promocodes = [
  promoCode({ code: 'CREW', value: 0, unlocks: ['backstage'] }),
  promoCode({ code: 'BAND', value: 50, unlocks: ['backstage'], perPerson: 1 }),
  promoCode({ code: 'OVER', value: 0, unlocks: ['backstage'], endsAt: inDays(-1) }),
  promoCode({ code: 'HALF' }),
]

beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
  party = await hosted({ ticketTypes, promocodes }, organiser)
  const { ticketTypes: opened } = await call(
    'unlockTickets',
    { shareRef: party.shareRef, code: 'CREW' },
    await guest(),
  )
  vip = opened[0]?.shareRef ?? ''
})

const unlock = async (code: string, by?: Person) =>
  sendCall('unlockTickets', { shareRef: party.shareRef, code }, by ?? (await guest()))
const hold = (buyer: Person, code?: string, quantity = 1, idempotencyKey: string = randomUUID()) => {
  const items = [{ ticketTypeRef: vip, quantity }]
  return sendCall('holdTickets', { shareRef: party.shareRef, items, code, idempotencyKey }, buyer)
}
const held = async (buyer: Person, code: string) => (await hold(buyer, code)).body as { id: string }

describe('a hidden ticket type', () => {
  it('is nowhere to be seen without its code, not even by its price', async () => {
    const { shareRef } = party
    const activity = await ask('readActivity', { params: { shareRef } }, null)
    const stored = (await database().doc(`activities/${shareRef}`).get()).data()
    const listing = (await database().doc(`listings/${shareRef}`).get()).data()
    const page = await (await fetch(`${stack().TURNOUT_ORIGIN}/activity/${shareRef}`)).text()
    const info = await ask('readRsvpInfo', { query: { shareRef } }, await guest())
    for (const seen of [activity, stored, listing, page, info]) {
      expect(JSON.stringify(seen)).not.toContain('Backstage')
      expect(JSON.stringify(seen)).not.toContain(vip)
    }
    expect(activity.ticketTypes.map(({ title }) => title)).toEqual(['Floor'])
    expect(listing).toMatchObject({ card: { priceFrom: 3000 } })
  })

  it('is opened by its code, with what is left of it', async () => {
    const { body } = await unlock('crew')
    expect(body).toMatchObject({
      promo: { code: 'CREW' },
      ticketTypes: [{ title: 'Backstage', price: 1000 }],
    })
    const { left } = body as { left: Record<string, number> }
    expect(left[vip]).toBe(await countFree(party.shareRef, vip))
  })

  it('is opened with its rich description, cleaned on the way out', async () => {
    const settings = database().doc(`activities/${party.shareRef}/private/settings`)
    const { hiddenTicketTypes } = (await settings.get()).data() as { hiddenTicketTypes: object[] }
    const richDescription = '<p>Bring <b>this</b>.</p><script>steal()</script>'
    await settings.update({ hiddenTicketTypes: hiddenTicketTypes.map((it) => ({ ...it, richDescription })) })
    expect((await unlock('crew')).body).toMatchObject({
      ticketTypes: [{ title: 'Backstage', richDescription: '<p>Bring <b>this</b>.</p>' }],
    })
  })

  it('is not opened by an unknown code or an ended one, both alike, nor by one for something else', async () => {
    const buyer = await guest()
    const problems = []
    for (const code of ['NOSUCH', 'OVER']) problems.push(problemIn(await unlock(code, buyer)))
    for (const problem of problems) {
      expect({ ...problem, requestId: '' }).toEqual({ ...problems[0], requestId: '' })
    }
    expect(problems[0]?.code).toBe('promo-code-refused')
    expect((await unlock('HALF', buyer)).body).toMatchObject({ promo: { code: 'HALF' }, ticketTypes: [] })
    for (let n = 0; n < 7; n++) await unlock(`GUESS${n}`, buyer)
    expect(problemIn(await unlock('CREW', buyer)).code).toBe('too-many-requests')
  })

  it('is held with its code alone; without, it answers like one that does not exist', async () => {
    const buyer = await guest()
    const [without, wrong] = [await hold(buyer), await hold(buyer, 'HALF')]
    for (const answer of [without, wrong]) {
      expect(problemIn(answer)).toMatchObject({
        status: 400,
        detail: 'This ticket is not offered any more.',
        errors: [{ path: 'items.0.ticketTypeRef' }],
      })
    }
    const unknown = {
      shareRef: party.shareRef,
      items: [{ ticketTypeRef: '2222222222', quantity: 1 }],
      idempotencyKey: randomUUID(),
    }
    expect(problemIn(await sendCall('holdTickets', unknown, buyer)).detail).toBe(problemIn(without).detail)
    const order = await readOrder((await held(buyer, 'CREW')).id)
    expect(order).toMatchObject({ promos: [{ code: 'CREW', value: 0 }], items: [{ openedBy: 'CREW' }] })
  })

  it('comes with the code’s discount and its limits, and the code stays with it', async () => {
    const buyer = await guest()
    const { id } = await held(buyer, 'BAND')
    expect(problemIn(await hold(buyer, 'BAND')).code).toBe('promo-code-refused')
    const off = await sendCall('applyPromoCode', { orderId: id, code: 'BAND', takeOff: true }, buyer)
    expect(problemIn(off).detail).toContain('opened tickets')
    const { order } = await call('placeOrder', details(id, `${randomUUID()}@example.com`), buyer)
    expect(order.pricing?.total).toBe(500)
    await call('cancelOrder', { orderId: id }, buyer)
    expect((await hold(buyer, 'BAND')).status).toBe(200)
  })

  it('is sold out once its capacity is held, and has no line to wait in', async () => {
    const host = await hosted({ ticketTypes, promocodes }, organiser)
    const { ticketTypes: opened } = await call(
      'unlockTickets',
      { shareRef: host.shareRef, code: 'CREW' },
      organiser,
    )
    const ref = opened[0]?.shareRef ?? ''
    const take = async (quantity: number) =>
      sendCall(
        'holdTickets',
        {
          shareRef: host.shareRef,
          items: [{ ticketTypeRef: ref, quantity }],
          code: 'CREW',
          idempotencyKey: randomUUID(),
        },
        await guest(),
      )
    expect((await take(3)).status).toBe(200)
    expect(problemIn(await take(1)).code).toBe('sold-out')
    const person = { fullName: 'Wendy', email: 'wendy@example.com' }
    const wait = { shareRef: host.shareRef, ticketTypeRef: ref, quantity: 1, person }
    const answers = [wait, { ...wait, ticketTypeRef: '2222222222' }].map(async (input) =>
      problemIn(await sendCall('joinWaitList', input, await guest())),
    )
    const [hidden, unknown] = await Promise.all(answers)
    expect({ ...hidden, requestId: '' }).toEqual({ ...unknown, requestId: '' })
  })
})

describe('the organiser', () => {
  it('edits hidden ticket types with the others, and shows one to all without losing it', async () => {
    const { shareRef } = await hosted({ ticketTypes, promocodes }, organiser)
    const { draft: same } = await ask('readActivityForEdit', { params: { shareRef } }, organiser)
    expect(same.ticketTypes?.map(({ title, hidden = false }) => [title, hidden])).toEqual([
      ['Floor', false],
      ['Backstage', true],
    ])
    expect(same.promocodes?.find(({ code }) => code === 'CREW')?.unlocks).toEqual([
      same.ticketTypes?.[1]?.shareRef,
    ])
    const shown = same.ticketTypes?.map((type) => ({ ...type, hidden: false })) ?? []
    await ask('updateActivity', { params: { shareRef }, body: { ...same, ticketTypes: shown } }, organiser)
    const after = await ask('readActivity', { params: { shareRef } }, null)
    expect(after.ticketTypes.map(({ shareRef: ref }) => ref)).toEqual(shown.map(({ shareRef: ref }) => ref))
    expect(after.left).toEqual({ [shown[1]?.shareRef ?? '']: 3 })
    expect(problemIn(await unlockAt(shareRef, 'CREW')).code).toBe('promo-code-refused')
  })

  it('leaves one ticket for everybody, and a code without a discount opens something', async () => {
    const save = (over: object) =>
      send(
        'createActivity',
        { body: { ...draft({ status: 'draft', ticketTypes, promocodes }), ...over } },
        organiser,
      )
    const hidden = ticketTypes.map((type) => ({ ...type, hidden: true }))
    expect(problemIn(await save({ ticketTypes: hidden }))).toMatchObject({
      status: 400,
      errors: [{ path: 'ticketTypes' }],
    })
    expect(problemIn(await save({ promocodes: [promoCode({ value: 0 })] }))).toMatchObject({
      status: 400,
      errors: [{ path: 'promocodes.0.value' }],
    })
    expect((await save({})).status).toBeLessThan(300)
  })
})

describe('a promo code that is entered while tickets are chosen', () => {
  const holdFloor = async (host: Hosted, code: string, quantity = 1) => {
    const items = [{ ticketTypeRef: host.activity.ticketTypes[0]?.shareRef ?? '', quantity }]
    const input = { shareRef: host.shareRef, items, code, idempotencyKey: randomUUID() }
    return sendCall('holdTickets', input, await guest())
  }

  it('says what it takes off, and is applied when they are held', async () => {
    expect((await unlock('HALF')).body).toMatchObject({
      promo: { code: 'HALF', isPercentage: true, value: 50, minSpend: null },
      ticketTypes: [],
      left: {},
    })
    const { body } = await holdFloor(party, 'HALF')
    expect(body).toMatchObject({ promos: [{ code: 'HALF' }], items: [{ title: 'Floor' }] })
    expect((body as { items: object[] }).items[0]).not.toHaveProperty('openedBy')
  })

  it('is left out where it is for other tickets, and takes none of its uses', async () => {
    const codes = [...promocodes, promoCode({ code: 'ONCE', limit: 1, ticketTypeRefs: ['backstage'] })]
    const host = await hosted({ ticketTypes, promocodes: codes }, organiser)
    expect((await holdFloor(host, 'ONCE')).body).toMatchObject({ promos: [] })
    expect((await holdFloor(host, 'CREW')).body).toMatchObject({ promos: [] })
    expect(
      (await sendCall('unlockTickets', { shareRef: host.shareRef, code: 'ONCE' }, await guest())).status,
    ).toBe(200)
  })

  it('is used once by the last of its uses, whoever else holds at the same moment', async () => {
    const codes = [promoCode({ code: 'LAST', limit: 1 })]
    const host = await hosted({ ticketTypes: [ticketType({ price: 3000 })], promocodes: codes }, organiser)
    const answers = await Promise.all([holdFloor(host, 'LAST'), holdFloor(host, 'LAST')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused && problemIn(refused).code).toBe('promo-code-refused')
  })

  it('is refused below what it takes, with what is missing', async () => {
    const codes = [promoCode({ code: 'GROUP', minSpend: 6000 })]
    const host = await hosted({ ticketTypes: [ticketType({ price: 3000 })], promocodes: codes }, organiser)
    expect(problemIn(await holdFloor(host, 'GROUP')).detail).toContain('$30 is missing')
    expect((await holdFloor(host, 'GROUP', 2)).status).toBe(200)
  })
})

const unlockAt = async (shareRef: string, code: string) =>
  sendCall('unlockTickets', { shareRef, code }, await guest())
