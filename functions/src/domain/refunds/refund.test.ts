import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderRefund } from '../../../contract/refunds/refund'
import type { Order } from '../../../contract/orders/order'
import { feePart, MOST_REFUNDS, newRefund, requireRefund, takesFor } from './refund'

const pricing = { total: 4000, fee: 200 } as never

function refund(id: string, over: Partial<OrderRefund>): OrderRefund {
  const about = { id, amount: 1, reason: '', by: 'organiser', byUid: null, at: '' } as const
  return { ...newRefund(about), status: 'succeeded', ...over }
}

describe('the part of the fee that goes back with a refund', () => {
  it('adds up to what the payment provider says, whichever refund is looked at first', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 800 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(amounts, fc.boolean(), (parts, isReversed) => {
        const returned = Math.round((200 * parts.reduce((sum, it) => sum + it, 0)) / 4000)
        let refunds = parts.map((amount, index) => refund(`refund-${index}`, { amount }))
        for (const one of isReversed ? refunds.toReversed() : refunds) {
          const fee = feePart({ pricing, refunds }, one, returned)
          refunds = refunds.map((it) => (it.id === one.id ? { ...it, fee } : it))
        }
        expect(refunds.reduce((sum, it) => sum + it.fee, 0)).toBe(returned)
      }),
    )
  })
})

describe('where the organiser’s share of a refund comes from', () => {
  const failed = refund('failed-1', {
    amount: 2000,
    status: 'failed',
    repaid: { transferId: 'tr_again', amount: 1900 },
  })

  it('is the payment, in proportion, while no refund has failed', () => {
    expect(takesFor({ pricing, refunds: [refund('good-1', {})] }, 2000, 100)).toEqual([])
  })

  it('is first what was paid to them again, and then the payment', () => {
    expect(takesFor({ pricing, refunds: [failed] }, 4000, 200)).toEqual([
      { transferId: 'tr_again', amount: 1900 },
      { transferId: null, amount: 1900 },
    ])
  })

  it('is never the same money twice', () => {
    const second = refund('second-1', { amount: 2000, takes: [{ transferId: 'tr_again', amount: 1900 }] })
    expect(takesFor({ pricing, refunds: [failed, second] }, 2000, 100)).toEqual([
      { transferId: null, amount: 1900 },
    ])
  })
})

describe('an order of many refunds', () => {
  const refunded = (count: number) =>
    ({
      status: 'partially-refunded',
      pricing: { total: 4000, fee: 200, tickets: [], tip: 0, donation: 0 },
      currency: 'usd',
      ticketIds: [],
      dispute: null,
      refunds: Array.from({ length: count }, (_, index) => refund(`refund-${index}`, {})),
    }) as unknown as Order

  it('takes the last amount that there is room for, and refuses one more', () => {
    const amount = { kind: 'amount', amount: 100 } as const
    expect(requireRefund(refunded(MOST_REFUNDS - 1), amount).amount).toBe(100)
    expect(() => requireRefund(refunded(MOST_REFUNDS), amount)).toThrow('100 refunds already')
  })

  it('can always be refunded whole', () => {
    expect(requireRefund(refunded(MOST_REFUNDS), { kind: 'whole' }).amount).toBe(4000 - MOST_REFUNDS)
  })
})
