import { priceOrder } from 'functions/contract/pricing/price-order'
import { describe, expect, it } from 'vitest'
import { linesOf } from './price-lines'

const items = [
  { ticketTypeRef: 'aaaaaaaaaa', title: 'Early bird', unitPrice: 1200, quantity: 2, sharesCapacity: null },
  { ticketTypeRef: 'bbbbbbbbbb', title: 'Guest', unitPrice: 0, quantity: 1, sharesCapacity: null },
]
const promo = {
  code: 'HALF',
  isPercentage: true,
  value: 50,
  per: 'ticket' as const,
  ticketTypeRefs: [] as string[],
}

function sumOf(mode: 'absorb' | 'pass-on') {
  const order = { items, promos: [promo], tax: null }
  const pricing = priceOrder({
    ...order,
    fee: { mode, basisPoints: 250, fixed: 50 },
    tip: { kind: 'percent', percent: 15 },
    donation: { kind: 'preset', major: 5 },
    currency: 'usd',
  })
  const lines = linesOf(order, pricing)
  const sum = lines.reduce((total, { amount, isOff }) => total + (isOff ? -amount : amount), 0)
  return { lines, sum, total: pricing.total }
}

describe('the lines of a price', () => {
  it.each(['absorb', 'pass-on'] as const)('add up to the total when the fee is %s', (mode) => {
    const { sum, total } = sumOf(mode)
    expect(sum).toBe(total)
  })

  it('say which tickets a discount is for where it leaves others out', () => {
    const all = [
      ...items,
      { ticketTypeRef: 'cccccccccc', title: 'VIP', unitPrice: 6000, quantity: 1, sharesCapacity: null },
    ]
    const labels = (ticketTypeRefs: string[]) => {
      const order = { items: all, promos: [{ ...promo, ticketTypeRefs }], tax: null }
      const fee = { mode: 'absorb', basisPoints: 0, fixed: 0 } as const
      const extras = { tip: { kind: 'percent', percent: 0 }, donation: { kind: 'preset', major: 0 } } as const
      return linesOf(order, priceOrder({ ...order, ...extras, fee, currency: 'usd' })).map(
        ({ label }) => label,
      )
    }
    expect(labels(['cccccccccc'])).toContain('Discount HALF on VIP')
    expect(labels([])).toContain('Discount HALF')
  })

  it('name every step that costs something, and no other', () => {
    expect(sumOf('absorb').lines.map(({ label }) => label)).toEqual([
      'Early bird × 2',
      'Guest',
      'Discount HALF',
      'Tip',
      'Donation',
    ])
    expect(sumOf('pass-on').lines.map(({ label }) => label)).toContain('Service fee')
  })
})
