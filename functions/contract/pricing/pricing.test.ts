import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeePolicy } from '../activities/activity'
import { CURRENCIES } from './money'
import { stepOf } from './money-format'
import { passedOnFee, priceOrder } from './price-order'
import { shownPrice } from './shown-price'
import type { Donation, Tip } from './pricing'
import type { PricedOrder } from './price-order'
import { isFor } from '../promo-codes/promo-code-rules'

const FREE: FeePolicy = { mode: 'absorb', basisPoints: 0, fixed: 0 }
const ABSORBED: FeePolicy = { mode: 'absorb', basisPoints: 250, fixed: 50 }
const PASSED_ON: FeePolicy = { ...ABSORBED, mode: 'pass-on' }
const NO_TIP: Tip = { kind: 'percent', percent: 0 }
const NO_DONATION: Donation = { kind: 'preset', major: 0 }
const VAT = { name: 'VAT', basisPoints: 1900, mode: 'included' } as const
const SALES_TAX = { name: 'Sales tax', basisPoints: 825, mode: 'added' } as const

function price(over: Partial<PricedOrder> = {}) {
  const items = [{ ticketTypeRef: 'a', unitPrice: 2000, quantity: 2 }]
  const none = { promos: [], fee: FREE, tax: null, tip: NO_TIP, donation: NO_DONATION, currency: 'usd' }
  return priceOrder({ items, ...none, ...over })
}

type Promo = PricedOrder['promos'][number]

function percent(value: number, over: Partial<Promo> = {}): Promo {
  return { code: `P${value}`, isPercentage: true, value, per: 'ticket', ticketTypeRefs: [], ...over }
}

function off(value: number, over: Partial<Promo> = {}): Promo {
  return { ...percent(value), code: `A${value}`, isPercentage: false, ...over }
}

const PER_ORDER = { per: 'order' } as const

describe('the price of an order', () => {
  it.each<[string, Partial<PricedOrder>, number]>([
    ['two tickets', {}, 4000],
    ['a quarter off', { promos: [percent(25)] }, 3000],
    ['five off each', { promos: [off(500)] }, 3000],
    ['five off the order', { promos: [off(500, PER_ORDER)] }, 3500],
    ['more off than it costs', { promos: [off(9000)] }, 0],
    ['more off the order than it costs', { promos: [off(9000, PER_ORDER)] }, 0],
    ['all off', { promos: [percent(100)] }, 0],
    ['a quarter and then five off the order', { promos: [off(500, PER_ORDER), percent(25)] }, 2500],
    ['a fee that the organiser absorbs', { fee: ABSORBED }, 4000],
    ['a fee that is passed on: 2.5 % and 0.50 on each', { fee: PASSED_ON }, 4200],
    ['a tax that is included', { tax: VAT }, 4000],
    ['a tax that comes on top', { tax: SALES_TAX }, 4330],
    ['a tax that comes on top of a fee that is passed on', { tax: SALES_TAX, fee: PASSED_ON }, 4546],
    ['a tip of 15 %', { tip: { kind: 'percent', percent: 15 } }, 4600],
    ['a tip of one’s own', { tip: { kind: 'custom', amount: 123 } }, 4123],
    ['a donation of ten', { donation: { kind: 'preset', major: 10 } }, 5000],
    ['a donation of ten yen', { currency: 'jpy', donation: { kind: 'preset', major: 10 } }, 4010],
    ['a donation of ten dinars', { currency: 'kwd', donation: { kind: 'preset', major: 10 } }, 14_000],
  ])('of %s', (_, over, total) => {
    expect(price(over).total).toBe(total)
  })

  it.each([
    ['none, unless it is said', undefined, 0],
    ['10 % of both', 1000, 150],
    ['rounded half up', 250, 38],
    ['rounded down below a half', 249, 37],
  ])('has a fee on tip and donation that the organiser bears: %s', (_, extras, extrasFee) => {
    const tip = { kind: 'custom', amount: 1000 } as const
    const donation = { kind: 'preset', major: 5 } as const
    for (const policy of [ABSORBED, PASSED_ON]) {
      const fee = { ...policy, ...(extras !== undefined && { extras }) }
      const priced = price({ fee, tip, donation })
      expect(priced).toMatchObject({ extrasFee, fee: 200 + extrasFee })
      const isPassedOn = policy.mode === 'pass-on'
      expect(passedOnFee(priced)).toBe(isPassedOn ? 200 : 0)
      expect(priced.total).toBe(isPassedOn ? 5700 : 5500)
    }
  })

  it('has a fee on a tip beside a free ticket', () => {
    const items = [{ ticketTypeRef: 'a', unitPrice: 0, quantity: 1 }]
    const tip = { kind: 'custom', amount: 1000 } as const
    expect(price({ items, tip, fee: { ...PASSED_ON, extras: 500 } })).toMatchObject({ fee: 50, total: 1000 })
  })

  it('takes neither fee nor tax of a ticket that costs nothing after its discount', () => {
    expect(price({ fee: PASSED_ON, tax: SALES_TAX, promos: [percent(100)] })).toMatchObject({
      fee: 0,
      tax: 0,
      total: 0,
    })
  })

  it('leaves tip and donation out of the discount, of the fee and of the tax', () => {
    const extras = { tip: { kind: 'percent', percent: 10 }, donation: { kind: 'preset', major: 5 } } as const
    expect(price({ ...extras, promos: [percent(50)], fee: ABSORBED, tax: VAT })).toMatchObject({
      listed: 4000,
      discount: 2000,
      fee: 150,
      tax: 320,
      tip: 400,
      donation: 500,
      total: 2900,
    })
  })

  it('says what of a price is tax that is included', () => {
    const items = [{ ticketTypeRef: 'a', unitPrice: 1190, quantity: 1 }]
    expect(price({ items, tax: VAT })).toMatchObject({ tax: 190, taxMode: 'included', total: 1190 })
  })

  it('rounds half a unit up, for each ticket', () => {
    const items = [{ ticketTypeRef: 'a', unitPrice: 5, quantity: 3 }]
    expect(price({ items, promos: [percent(50)] }).discount).toBe(9)
    expect(price({ items, promos: [percent(50, PER_ORDER)] }).discount).toBe(8)
  })

  it('shares what is off an order out over its tickets, to the unit', () => {
    const items = [
      { ticketTypeRef: 'a', unitPrice: 1000, quantity: 3 },
      { ticketTypeRef: 'b', unitPrice: 0, quantity: 1 },
    ]
    const { tickets, discount } = price({ items, promos: [off(1000, PER_ORDER)] })
    expect(tickets.map((ticket) => ticket.discount)).toEqual([334, 333, 333, 0])
    expect(discount).toBe(1000)
  })

  it('discounts the tickets that a code is for, and no other', () => {
    const items = [
      { ticketTypeRef: 'vip', unitPrice: 6000, quantity: 1 },
      { ticketTypeRef: 'floor', unitPrice: 2000, quantity: 2 },
    ]
    const promos = [percent(50, { ticketTypeRefs: ['vip'] })]
    const { tickets, discount, total } = price({ items, promos, fee: ABSORBED })
    expect(tickets.map((ticket) => ticket.charged)).toEqual([3000, 2000, 2000])
    expect([discount, total]).toEqual([3000, 7000])
  })

  it('says what each of several codes took off, in whatever order they came', () => {
    const codes = [off(500, { per: 'order', code: 'FIVE' }), percent(10, { code: 'TENTH' })]
    const expected = [
      { code: 'TENTH', amount: 400 },
      { code: 'FIVE', amount: 500 },
    ]
    expect(price({ promos: codes }).discounts).toEqual(expected)
    expect(price({ promos: codes.toReversed() }).discounts).toEqual(expected)
  })

  it('rounds to what a currency is charged in', () => {
    const [kwd, isk] = ['kwd', 'isk'].map((currency) => {
      const items = [{ ticketTypeRef: 'a', unitPrice: 2300, quantity: 1 }]
      return price({ items, currency, fee: PASSED_ON, tax: SALES_TAX, promos: [percent(33)] })
    })
    expect(kwd).toMatchObject({ discount: 760, fee: 90, tax: 130, total: 1760 })
    expect(isk).toMatchObject({ discount: 800, fee: 100, tax: 100, total: 1700 })
  })
})

const amount = fc.integer({ min: 0, max: 1_000_000 })
const aCode = fc.record({
  code: fc.constantFrom('P', 'Q', 'R'),
  isPercentage: fc.boolean(),
  value: fc.integer({ min: 1, max: 100 }),
  per: fc.constantFrom('ticket' as const, 'order' as const),
  ticketTypeRefs: fc.subarray(['a', 'b', 'c', 'd']),
})
const someCodes = fc.uniqueArray(aCode, { maxLength: 3, selector: (promo) => promo.code })
const someFee = fc.record({
  mode: fc.constantFrom('absorb' as const, 'pass-on' as const),
  basisPoints: fc.integer({ min: 0, max: 2000 }),
  fixed: fc.integer({ min: 0, max: 500 }),
})
const someTax = fc.option(
  fc.record({
    name: fc.constant('VAT'),
    basisPoints: fc.integer({ min: 1, max: 5000 }),
    mode: fc.constantFrom('included' as const, 'added' as const),
  }),
)
const someTip = fc.constantFrom<Tip>(
  NO_TIP,
  { kind: 'percent', percent: 20 },
  { kind: 'custom', amount: 700 },
)
const someDonation = fc.constantFrom<Donation>(NO_DONATION, { kind: 'preset', major: 25 })

/** Any order whose prices and amounts are what its currency is charged in. */
const anyOrder = fc
  .record({
    items: fc.uniqueArray(
      fc.record({
        ticketTypeRef: fc.constantFrom('a', 'b', 'c'),
        unitPrice: amount,
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { minLength: 1, maxLength: 3, selector: (item) => item.ticketTypeRef },
    ),
    promos: someCodes,
    fee: someFee,
    tax: someTax,
    tip: someTip,
    donation: someDonation,
    currency: fc.constantFrom(...CURRENCIES),
  })
  .map((order): PricedOrder => {
    const step = stepOf(order.currency)
    const items = order.items.map((item) => ({ ...item, unitPrice: item.unitPrice * step }))
    const promos = order.promos.map((it) => (it.isPercentage ? it : { ...it, value: it.value * 50 * step }))
    return { ...order, items, promos }
  })

describe('of any order', () => {
  it('the steps add up to the unit, and nothing is negative', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { tickets, ...it } = priceOrder(order)
        const sum = (of: (ticket: (typeof tickets)[number]) => number) =>
          tickets.reduce((total, ticket) => total + of(ticket), 0)
        const passedOn = order.fee.mode === 'pass-on' ? it.fee - it.extrasFee : 0
        const added = order.tax?.mode === 'added' ? it.tax : 0
        expect(it.total).toBe(it.listed - it.discount + passedOn + added + it.tip + it.donation)
        expect(it.total).toBe(sum((ticket) => ticket.charged) + it.tip + it.donation)
        expect(it.discounts.reduce((total, { amount: taken }) => total + taken, 0)).toBe(it.discount)
        expect([sum((ticket) => ticket.discount), sum((ticket) => ticket.tax)]).toEqual([it.discount, it.tax])
        const figures = [...Object.values(it), ...tickets.flatMap((ticket) => Object.values(ticket))]
        for (const figure of figures.filter((value) => typeof value === 'number')) {
          expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true)
          expect(figure % stepOf(order.currency)).toBe(0)
        }
      }),
    )
  })

  it('each ticket costs between nothing and what it lists at, and the organiser keeps what is not fee', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { tickets, total, fee, tip, donation } = priceOrder(order)
        for (const ticket of tickets) {
          expect(ticket.discount).toBeLessThanOrEqual(ticket.listed)
          expect(ticket.fee).toBeLessThanOrEqual(ticket.listed - ticket.discount)
          expect(ticket.tax).toBeLessThanOrEqual(ticket.charged)
          const isDiscounted = order.promos.some((promo) => isFor(promo, ticket.ticketTypeRef))
          expect(ticket.discount === 0 || isDiscounted).toBe(true)
        }
        expect(total - fee).toBeGreaterThanOrEqual(tip + donation)
      }),
    )
  })

  it('without a code each ticket costs the first price shown', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const shown = order.items.reduce(
          (sum, item) => sum + shownPrice(item.unitPrice, order) * item.quantity,
          0,
        )
        const { total, tip, donation } = priceOrder({ ...order, promos: [] })
        expect(total - tip - donation).toBe(shown)
      }),
    )
  })

  it('a code never makes it dearer', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(priceOrder(order).total).toBeLessThanOrEqual(priceOrder({ ...order, promos: [] }).total)
      }),
    )
  })

  it('one ticket more, a higher price, a smaller discount never make it cheaper', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(1000), (order, more) => {
        // A discount on the whole order is shared out anew, and may round fee and tax of a ticket down by a unit.
        const promos = order.promos.map((promo) => ({ ...promo, per: 'ticket' as const }))
        const total = (over: Partial<PricedOrder>) => priceOrder({ ...order, promos, ...over }).total
        const [first, ...rest] = order.items as [PricedOrder['items'][number]]
        const dearer = first.unitPrice + more * stepOf(order.currency)
        expect(
          total({ items: [{ ...first, quantity: first.quantity + 1 }, ...rest] }),
        ).toBeGreaterThanOrEqual(total({}))
        expect(total({ items: [{ ...first, unitPrice: dearer }, ...rest] })).toBeGreaterThanOrEqual(total({}))
        const smaller = promos.map((promo) =>
          promo.isPercentage ? { ...promo, value: Math.max(1, promo.value - 1) } : promo,
        )
        expect(total({ promos: smaller })).toBeGreaterThanOrEqual(total({}))
      }),
    )
  })
})
