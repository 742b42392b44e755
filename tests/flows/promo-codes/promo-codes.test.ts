import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { draft, hosted, inDays, promoCode, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'

afterEach(expectSoundBooks)

let organiser: Person
let party: Hosted

const vip = ticketType({ title: 'VIP', price: 6000, tempId: 'vip' })
const floor = ticketType({ title: 'Floor', price: 2000, tempId: 'floor' })

beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
  const promocodes = [
    promoCode({ code: 'VIPHALF', ticketTypeRefs: ['vip'] }),
    promoCode({ code: 'LATER', startsAt: inDays(2) }),
    promoCode({ code: 'BEGUN', startsAt: inDays(-2) }),
  ]
  party = await hosted({ ticketTypes: [vip, floor], promocodes }, organiser)
})

const refOf = (title: string) => {
  const type = party.activity.ticketTypes.find((it) => it.title === title)
  if (!type) throw new Error(`There is no ticket ${title}`)
  return type.shareRef
}

/** Holds one ticket of each title. */
async function holding(buyer: Person, ...titles: string[]): Promise<string> {
  const items = titles.map((title) => ({ ticketTypeRef: refOf(title), quantity: 1 }))
  const input = { shareRef: party.shareRef, items, idempotencyKey: randomUUID() }
  return (await call('holdTickets', input, buyer)).id
}

async function apply(code: string, ...titles: string[]) {
  const buyer = await guest()
  return sendCall('applyPromoCode', { orderId: await holding(buyer, ...titles), code }, buyer)
}

describe('a code for some tickets', () => {
  it('takes something off these, and the rest keeps its price', async () => {
    const buyer = await guest()
    const orderId = await holding(buyer, 'VIP', 'Floor')
    const { promos } = await call('applyPromoCode', { orderId, code: 'viphalf' }, buyer)
    const half = { code: 'VIPHALF', isPercentage: true, value: 50, per: 'ticket' }
    const limits = { perPerson: null, combinable: false }
    expect(promos).toEqual([{ ...half, ...limits, ticketTypeRefs: [refOf('VIP')] }])
    const { order } = await call(
      'placeOrder',
      {
        orderId,
        buyer: { fullName: 'Bo Buyer', email: 'bo@example.com' },
        tip: { kind: 'percent', percent: 0 },
        donation: { kind: 'preset', major: 0 },
        agreed: CURRENT_AGREEMENT,
      },
      buyer,
    )
    expect(order.pricing).toMatchObject({ listed: 8000, discount: 3000, total: 5000 })
  })

  it('is refused where none of them is bought, and says which they are', async () => {
    const problem = problemIn(await apply('VIPHALF', 'Floor'))
    expect(problem).toMatchObject({ code: 'promo-code-refused', errors: [{ path: 'code' }] })
    expect(problem.detail).toContain('This code is for: VIP.')
  })

  it('stays for them from save to save, whatever they are called meanwhile', async () => {
    const { shareRef } = party
    const { draft: same } = await ask('readActivityForEdit', { params: { shareRef } }, organiser)
    expect(same.promocodes?.find(({ code }) => code === 'VIPHALF')?.ticketTypeRefs).toEqual([refOf('VIP')])
    const body = {
      ...same,
      ticketTypes: [floor, { ...vip, title: 'Front row' }],
      promocodes: [
        promoCode({ code: 'VIPHALF', ticketTypeRefs: ['vip'] }),
        ...(same.promocodes ?? []).filter(({ code }) => code !== 'VIPHALF'),
      ],
    }
    await ask('updateActivity', { params: { shareRef }, body }, organiser)
    const after = await ask('readActivity', { params: { shareRef } }, organiser)
    expect(after.ticketTypes.map((type) => [type.title, type.shareRef])).toEqual([
      ['Floor', refOf('Floor')],
      ['Front row', refOf('VIP')],
    ])
    expect((await apply('VIPHALF', 'VIP')).status).toBe(200)
  })

  it('is refused in a save without them, at the code', async () => {
    const body = draft({
      status: 'draft',
      ticketTypes: [floor],
      promocodes: [promoCode({ ticketTypeRefs: ['vip'] })],
    })
    const answer = await send('createActivity', { body }, organiser)
    expect(problemIn(answer)).toMatchObject({
      status: 400,
      errors: [{ path: 'promocodes.0.ticketTypeRefs' }],
    })
  })
})

it('refuses a code before it begins like one that does not exist, and takes it from then on', async () => {
  const [early, unknown] = [
    problemIn(await apply('LATER', 'Floor')),
    problemIn(await apply('NOSUCH', 'Floor')),
  ]
  expect({ ...early, requestId: '' }).toEqual({ ...unknown, requestId: '' })
  expect((await apply('BEGUN', 'Floor')).status).toBe(200)
})
