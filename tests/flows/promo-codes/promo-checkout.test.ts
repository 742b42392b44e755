import { afterEach, describe, expect, it } from 'vitest'
import { details, hold, hosted, promoCode, ticketType } from '../../support/activities'
import { countFree } from '../../support/database'
import { guest } from '../../support/people'
import { call, problemIn, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { stripe } from '../../support/stripe'

afterEach(expectSoundBooks)

describe('promo codes at checkout', () => {
  const sale = (over = {}) =>
    hosted({ ticketTypes: [ticketType({ price: 2000 })], promocodes: [promoCode({ code: 'HALF', ...over })] })

  it('apply in any case and come off again', async () => {
    const [party, buyer] = [await sale(), await guest()]
    const held = await hold(party, buyer)
    const applied = await call('applyPromoCode', { orderId: held.id, code: ' half ' }, buyer)
    expect(applied.promos).toMatchObject([{ code: 'HALF', isPercentage: true, value: 50 }])
    const { order } = await call('placeOrder', details(held.id), buyer)
    expect(order.pricing?.total).toBe(1000)
    const off = await call('applyPromoCode', { orderId: held.id, code: null }, buyer)
    expect([off.status, off.promos]).toEqual(['held', []])
  })

  it('take an amount off the order as a whole, to the unit', async () => {
    const [party, buyer] = [await sale({ isPercentage: false, value: 1000, per: 'order' }), await guest()]
    const held = await hold(party, buyer, 3)
    await call('applyPromoCode', { orderId: held.id, code: 'HALF' }, buyer)
    const { order, paymentUrl } = await call('placeOrder', details(held.id), buyer)
    expect(order.pricing?.tickets.map((ticket) => ticket.charged)).toEqual([1666, 1667, 1667])
    const page = await stripe().checkout.sessions.retrieve(order.session?.id ?? '')
    expect([page.amount_total, page.url]).toEqual([5000, paymentUrl])
  })

  it('give the same answer to an unknown code, one that has ended and one that is used up', async () => {
    const codes = [
      promoCode({ code: 'ENDED', endsAt: '2020-01-01T00:00' }),
      promoCode({ code: 'ONCE', limit: 1 }),
    ]
    const party = await hosted({ ticketTypes: [ticketType({ price: 2000 })], promocodes: codes })
    const first = await guest()
    await call('applyPromoCode', { orderId: (await hold(party, first)).id, code: 'ONCE' }, first)
    const buyer = await guest()
    const { id: orderId } = await hold(party, buyer)
    const problems = []
    for (const code of ['NOSUCH', 'ENDED', 'ONCE']) {
      const { requestId: _, ...problem } = problemIn(
        await sendCall('applyPromoCode', { orderId, code }, buyer),
      )
      problems.push(problem)
    }
    expect(problems[0]).toMatchObject({ code: 'promo-code-refused', errors: [{ path: 'code' }] })
    expect(problems).toEqual([problems[0], problems[0], problems[0]])
  })

  it('give a use back with the tickets, once', async () => {
    const [party, first, second] = [await sale({ limit: 1 }), await guest(), await guest()]
    const held = await hold(party, first)
    await call('applyPromoCode', { orderId: held.id, code: 'HALF' }, first)
    await call('cancelOrder', { orderId: held.id }, first)
    expect(await countFree(party.shareRef, 'promo-HALF')).toBe(1)
    const other = await hold(party, second)
    expect((await call('applyPromoCode', { orderId: other.id, code: 'HALF' }, second)).promos[0]?.code).toBe(
      'HALF',
    )
  })

  it('are not to be guessed: after ten tries there is a pause', async () => {
    const [party, buyer] = [await sale(), await guest()]
    const { id: orderId } = await hold(party, buyer)
    const statuses = []
    for (let n = 0; n < 11; n++) {
      statuses.push(problemIn(await sendCall('applyPromoCode', { orderId, code: `GUESS${n}` }, buyer)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429])
  })
})
