import { describe, expect, it } from 'vitest'
import { cancellableUntil } from '../tickets/cancellation-rules'
import { priceOrder } from '../pricing/price-order'
import { quoteCancellation } from './quote-cancellation'
import type { OrderRefund } from './refund'

const policy = (keepPercent: number) => ({ daysBefore: 3, keepPercent })

function order(keepPercent: number | null, refunds: Partial<OrderRefund>[] = [], currency = 'usd') {
  const pricing = priceOrder({
    items: [{ ticketTypeRef: 'a', unitPrice: 1999, quantity: 2 }],
    promos: [],
    fee: { mode: 'absorb', basisPoints: 250, fixed: 50 },
    tax: null,
    tip: { kind: 'custom', amount: 300 },
    donation: { kind: 'custom', amount: 200 },
    currency,
  })
  return {
    pricing,
    currency,
    ticketIds: ['t-1', 't-2'],
    refunds: refunds.map((it) => ({ status: 'succeeded', ticketIds: [], ...it }) as OrderRefund),
    cancellation: keepPercent === null ? null : policy(keepPercent),
  }
}

describe('a cancellation', () => {
  it('gives everything back where nothing is kept, tip and donation included', () => {
    expect(quoteCancellation(order(0))).toMatchObject({ amount: 4498, kept: 0, ticketIds: ['t-1', 't-2'] })
  })

  it('keeps a part of the tickets’ price alone, rounded half up', () => {
    expect(quoteCancellation(order(25))).toMatchObject({ amount: 3498, kept: 1000 })
    expect(quoteCancellation(order(10))).toMatchObject({ amount: 4098, kept: 400 })
  })

  it('is of the tickets that are left', () => {
    const one = order(10, [{ amount: 1999, ticketIds: ['t-1'] }])
    expect(quoteCancellation(one)).toMatchObject({ amount: 2299, kept: 200, ticketIds: ['t-2'] })
  })

  it('is not there without a policy, without tickets, or when nothing would come back', () => {
    expect(quoteCancellation(order(null))).toBeUndefined()
    expect(quoteCancellation(order(0, [{ amount: 3998, ticketIds: ['t-1', 't-2'] }]))).toBeUndefined()
    expect(quoteCancellation(order(50, [{ amount: 3000 }]))).toBeUndefined()
  })

  it('gives the platform’s fee back in proportion', () => {
    expect(quoteCancellation(order(0))?.fee).toBe(200)
    expect(quoteCancellation(order(25))?.fee).toBe(156)
  })

  it('is possible until so many times 24 hours before the start', () => {
    expect(cancellableUntil(policy(0), '2026-12-01T18:30:00.000Z')).toBe('2026-11-28T18:30:00.000Z')
  })
})
