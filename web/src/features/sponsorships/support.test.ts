import type { Order } from 'functions/contract/orders/order'
import { describe, expect, it } from 'vitest'
import { buyerNamesOf, byTime, hasSupport, sumsOf } from './support'

const NOW = '2026-11-20T12:00:00.000Z'

function order(over: Partial<Order> & { tip?: number; donation?: number } = {}): Order {
  const { tip = 0, donation = 0, ...rest } = over
  return {
    id: 'order-0001',
    status: 'paid',
    currency: 'usd',
    buyer: { fullName: 'Bea Buyer', email: 'bea@example.com' },
    pricing: { tip, donation },
    activity: { startsAt: '2026-12-01T18:00:00.000Z', endsAt: '2026-12-01T20:00:00.000Z' },
    ...rest,
  } as Order
}

describe('hasSupport', () => {
  it.each([
    ['a tip', { tip: 100 }, true],
    ['a donation', { donation: 100 }, true],
    ['tickets alone', {}, false],
    ['a tip that was not paid', { tip: 100, status: 'expired' }, false],
    ['an order without a price yet', { pricing: null }, false],
  ] as const)('of %s', (_, over, expected) => {
    expect(hasSupport(order(over))).toBe(expected)
  })
})

describe('sumsOf', () => {
  it('adds each currency for itself, the usual one first', () => {
    const orders = [
      order({ currency: 'eur', tip: 500 }),
      order({ tip: 300, donation: 1000 }),
      order({ donation: 500 }),
    ]
    expect(sumsOf(orders)).toEqual([
      { currency: 'usd', tip: 300, donation: 1500 },
      { currency: 'eur', tip: 500, donation: 0 },
    ])
  })

  it('leaves out what came back, and keeps what a partial refund left', () => {
    const orders = [
      order({ tip: 300, status: 'refunded' }),
      order({ tip: 200, status: 'partially-refunded' }),
    ]
    expect(sumsOf(orders)).toEqual([{ currency: 'usd', tip: 200, donation: 0 }])
  })

  it('is empty where nothing was given', () => {
    expect(sumsOf([order()])).toEqual([])
  })
})

describe('byTime', () => {
  const at = (id: string, day: string) =>
    order({
      id,
      activity: {
        ...order().activity,
        startsAt: `${day}T10:00:00.000Z`,
        endsAt: `${day}T14:00:00.000Z`,
      },
    })

  it('has what goes on now among the upcoming, the nearest first, and the latest of the past first', () => {
    const orders = [
      at('late', '2026-12-24'),
      at('now', '2026-11-20'),
      at('old', '2026-01-01'),
      at('new', '2026-11-01'),
    ]
    const { upcoming, past } = byTime(orders, NOW)
    expect(upcoming.map((it) => it.id)).toEqual(['now', 'late'])
    expect(past.map((it) => it.id)).toEqual(['new', 'old'])
  })
})

describe('buyerNamesOf', () => {
  it('counts each name with its address once, with its newest order', () => {
    const orders = [
      order({ id: 'third' }),
      order({ id: 'second', buyer: { fullName: 'Bea Ltd', email: 'bea@example.com' } }),
      order({ id: 'first' }),
      order({ id: 'held', buyer: null }),
    ]
    expect(buyerNamesOf(orders).map((it) => [it.fullName, it.orders, it.latest.id])).toEqual([
      ['Bea Buyer', 2, 'third'],
      ['Bea Ltd', 1, 'second'],
    ])
  })
})
