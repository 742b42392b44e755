import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeePolicy } from './activity'
import { priceOrder, shownPrice } from './pricing'
import type { Donation, Tip } from './pricing'
import { isFor } from './promo-code'

const FREE: FeePolicy = { mode: 'absorb', basisPoints: 0, fixed: 0 }
const ABSORBED: FeePolicy = { mode: 'absorb', basisPoints: 250, fixed: 50 }
const PASSED_ON: FeePolicy = { ...ABSORBED, mode: 'pass-on' }
const ALL = { ticketTypeRefs: [] }
const NO_TIP: Tip = { kind: 'percent', percent: 0 }
const NO_DONATION: Donation = { kind: 'preset', major: 0 }

function price(over: Partial<Parameters<typeof priceOrder>[0]> = {}) {
  const items = [{ ticketTypeRef: 'a', unitPrice: 2000, quantity: 2 }]
  const none = { promo: null, fee: FREE, tip: NO_TIP, donation: NO_DONATION, currency: 'usd' }
  return priceOrder({ items, ...none, ...over })
}

describe('the price of an order', () => {
  it.each([
    ['two tickets', {}, 4000],
    ['a quarter off', { promo: { code: 'Q', isPercentage: true, value: 25, ...ALL } }, 3000],
    ['five off each', { promo: { code: 'F', isPercentage: false, value: 500, ...ALL } }, 3000],
    ['more off than it costs', { promo: { code: 'F', isPercentage: false, value: 9000, ...ALL } }, 0],
    ['all off', { promo: { code: 'A', isPercentage: true, value: 100, ...ALL } }, 0],
    ['a fee that the organiser absorbs', { fee: ABSORBED }, 4000],
    ['a fee that is passed on: 2.5 % and 0.50 on each', { fee: PASSED_ON }, 4200],
    ['a tip of 15 %', { tip: { kind: 'percent', percent: 15 } as Tip }, 4600],
    ['a tip of one’s own', { tip: { kind: 'custom', amount: 123 } as Tip }, 4123],
    ['a donation of ten', { donation: { kind: 'preset', major: 10 } as Donation }, 5000],
    ['a donation of ten yen', { currency: 'jpy', donation: { kind: 'preset', major: 10 } as Donation }, 4010],
  ])('of %s', (_, over, total) => {
    expect(price(over).total).toBe(total)
  })

  it('takes no fee of a ticket that costs nothing after its discount', () => {
    const promo = { code: 'A', isPercentage: true, value: 100, ...ALL }
    expect(price({ fee: PASSED_ON, promo })).toMatchObject({ fee: 0, total: 0 })
  })

  it('leaves tip and donation out of the discount and of the fee', () => {
    const extras = { tip: { kind: 'percent', percent: 10 }, donation: { kind: 'preset', major: 5 } } as const
    const promo = { code: 'H', isPercentage: true, value: 50, ...ALL }
    expect(price({ ...extras, promo, fee: ABSORBED })).toMatchObject({
      listed: 4000,
      discount: 2000,
      fee: 150,
      tip: 400,
      donation: 500,
      total: 2900,
    })
  })

  it('rounds half a unit up, for each ticket', () => {
    const items = [{ ticketTypeRef: 'a', unitPrice: 5, quantity: 3 }]
    expect(price({ items, promo: { code: 'H', isPercentage: true, value: 50, ...ALL } }).discount).toBe(9)
  })

  it('discounts the tickets that the code is for, and no other', () => {
    const items = [
      { ticketTypeRef: 'vip', unitPrice: 6000, quantity: 1 },
      { ticketTypeRef: 'floor', unitPrice: 2000, quantity: 2 },
    ]
    const promo = { code: 'VIP', isPercentage: true, value: 50, ticketTypeRefs: ['vip'] }
    const { lines, discount, total } = price({ items, promo, fee: ABSORBED })
    expect(lines.map((line) => [line.discountUnit, line.charged])).toEqual([
      [3000, 3000],
      [0, 4000],
    ])
    expect([discount, total]).toEqual([3000, 7000])
  })

  it('charges the first price shown', () => {
    expect(price({ fee: PASSED_ON }).total).toBe(2 * shownPrice(2000, PASSED_ON))
  })

  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const scope = fc.subarray(['a', 'b', 'c', 'd'])
  const anyOrder = fc.record({
    items: fc.array(
      fc.record({
        ticketTypeRef: fc.constantFrom('a', 'b', 'c'),
        unitPrice: amount,
        quantity: fc.integer({ min: 1, max: 50 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    promo: fc.option(
      fc.oneof(
        fc.record({
          code: fc.constant('P'),
          isPercentage: fc.constant(true),
          value: fc.integer({ min: 1, max: 100 }),
          ticketTypeRefs: scope,
        }),
        fc.record({
          code: fc.constant('P'),
          isPercentage: fc.constant(false),
          value: fc.integer({ min: 1, max: 5000 }),
          ticketTypeRefs: scope,
        }),
      ),
    ),
    fee: fc.record({
      mode: fc.constantFrom('absorb' as const, 'pass-on' as const),
      basisPoints: fc.integer({ min: 0, max: 2000 }),
      fixed: fc.integer({ min: 0, max: 500 }),
    }),
    tip: fc.constantFrom<Tip>(NO_TIP, { kind: 'percent', percent: 20 }, { kind: 'custom', amount: 77 }),
    donation: fc.constantFrom<Donation>(NO_DONATION, { kind: 'preset', major: 25 }),
    currency: fc.constantFrom('usd', 'jpy', 'kwd'),
  })

  it('adds up to the unit, is never negative, and leaves the organiser what is not fee', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const pricing = priceOrder(order)
        const lines = pricing.lines.reduce((sum, line) => sum + line.charged, 0)
        const passedOn = order.fee.mode === 'pass-on' ? pricing.fee : 0
        expect(pricing.total).toBe(lines + pricing.tip + pricing.donation)
        expect(lines).toBe(pricing.listed - pricing.discount + passedOn)
        expect(Number.isSafeInteger(pricing.total)).toBe(true)
        const isOut = (ref: string) => order.promo && !isFor(order.promo, ref)
        expect(pricing.lines.every((line) => line.discountUnit === 0 || !isOut(line.ticketTypeRef))).toBe(
          true,
        )
        expect(pricing.total - pricing.fee).toBeGreaterThanOrEqual(pricing.tip + pricing.donation)
      }),
    )
  })
})
