import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_SUMS, addSums, majorUnits, statementLine, statementSums, sumsOf } from './statement'
import type { Movement } from './statement'

const sale: Movement = {
  kind: 'payment',
  orderId: 'order-of-bo',
  amount: 4000,
  fee: 200,
  currency: 'usd',
  source: 'pi_1',
  at: '2026-11-20T10:00:00.000Z',
}
const order = { pricing: null, activity: { title: '=HYPERLINK("x")' } } as never

describe('a movement', () => {
  it.each<[Movement['kind'], object]>([
    ['payment', { paid: 4000, fee: 200, yours: 3800, held: 0, owed: 0 }],
    ['refund', { paid: -4000, fee: -200, yours: -3800, held: 0, owed: 0 }],
    ['refund-failed', { paid: 4000, fee: 200, yours: 3800, held: 0, owed: 0 }],
    ['dispute', { paid: 0, fee: 0, yours: 0, held: 4000, owed: 0 }],
    ['dispute-won', { paid: 0, fee: 0, yours: 0, held: -4000, owed: 0 }],
    ['debt-refund', { paid: 0, fee: 0, yours: 4000, held: 0, owed: 4000 }],
    ['debt-dispute', { paid: 0, fee: 0, yours: 0, held: 0, owed: 4000 }],
    ['debt-recovered', { paid: 0, fee: 0, yours: -4000, held: 0, owed: -4000 }],
    ['debt-cancelled', { paid: 0, fee: 0, yours: -4000, held: 0, owed: -4000 }],
    ['debt-returned', { paid: 0, fee: 0, yours: 4000, held: 0, owed: 4000 }],
    ['debt-ended', { paid: 0, fee: 0, yours: 0, held: 0, owed: -4000 }],
    ['debt-end-undone', { paid: 0, fee: 0, yours: 0, held: 0, owed: 4000 }],
  ])('of the kind %s has its signs', (kind, sums) => {
    const fee = kind.startsWith('debt') ? 0 : sale.fee
    expect(sumsOf({ ...sale, fee, kind })).toEqual(sums)
  })

  it('adds up, whatever came before', () => {
    const kind = fc.constantFrom<Movement['kind']>('payment', 'refund', 'refund-failed', 'dispute')
    const movement = fc.record({ kind, amount: fc.nat(99_999_999), fee: fc.nat(99_999) })
    const ofDebts = fc.constantFrom<Movement['kind']>('debt-refund', 'debt-recovered', 'debt-cancelled')
    const debt = fc.record({ kind: ofDebts, amount: fc.nat(99_999_999), fee: fc.constant(0) })
    fc.assert(
      fc.property(fc.array(fc.oneof(movement, debt)), (movements) => {
        const { paid, fee, yours, owed } = movements.map(sumsOf).reduce(addSums, NO_SUMS)
        expect(fee + yours - owed).toBe(paid)
      }),
    )
  })
})

describe('a line of a statement', () => {
  it('is in whole units of its currency, and no title of it is a formula', () => {
    const line = statementLine(sale, order, 'po_12345678')
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
    expect(line).toContain(',40,-2,38,0,0,USD,po_12345678,pi_1')
    expect([majorUnits(1250, 'jpy'), majorUnits(-1250, 'kwd'), majorUnits(5, 'usd')]).toEqual([
      1250, -1.25, 0.05,
    ])
  })

  it('sums each currency by itself', () => {
    const sums = new Map([
      ['usd', sumsOf(sale)],
      ['jpy', sumsOf({ ...sale, kind: 'refund' })],
    ])
    expect(statementSums(sums).split('\r\n')).toEqual([
      ',Sum,,,,,,,,40,-2,38,0,0,USD,,',
      ',Sum,,,,,,,,-4000,200,-3800,0,0,JPY,,',
      '',
    ])
  })
})
