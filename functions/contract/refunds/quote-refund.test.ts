import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepOf } from '../pricing/money-format'
import { priceOrder } from '../pricing/price-order'
import { chargedFor, leftToRefund, quoteRefund, unrefundedTickets } from './quote-refund'
import type { Refundable, RefundQuote } from './quote-refund'
import type { OrderRefund, RefundStatus, RefundWhat } from './refund'

function order(currency: string, quantity: number, unitPrice: number, tip: number): Refundable {
  const items = [{ ticketTypeRef: 'tickettype', unitPrice, quantity }]
  const fee = { mode: 'absorb', basisPoints: 250, fixed: stepOf(currency) } as const
  const extras = { tip: { kind: 'custom', amount: tip }, donation: { kind: 'preset', major: 0 } } as const
  return {
    currency,
    pricing: priceOrder({ items, promos: [], fee, tax: null, currency, ...extras }),
    ticketIds: Array.from({ length: quantity }, (_, index) => `order-0000-${index + 1}`),
    refunds: [],
  }
}

function made(quote: RefundQuote, index: number, status: RefundStatus): OrderRefund {
  const { amount, ticketIds, fee } = quote
  return {
    id: `refund-${index}`,
    amount,
    ticketIds,
    fee,
    status,
    stripeRefundId: null,
    reason: '',
    by: 'organiser',
    byUid: null,
    at: '2026-11-20T12:00:00.000Z',
    settledAt: null,
    returnedStock: [],
    forfeitedTicketIds: [],
    withdrewRsvp: false,
    takes: [],
    payer: 'organiser' as const,
    debt: 0,
    attempts: 0,
    unpaidIds: [],
    repaid: null,
  }
}

const orders = fc
  .record({
    currency: fc.constantFrom('usd', 'jpy', 'kwd', 'isk'),
    quantity: fc.integer({ min: 1, max: 6 }),
    price: fc.integer({ min: 0, max: 500 }),
    tip: fc.integer({ min: 0, max: 50 }),
  })
  .map(({ currency, quantity, price, tip }) =>
    order(currency, quantity, price * stepOf(currency), tip * stepOf(currency)),
  )

/** What somebody asks for, whether it is there or not. */
const wishes = fc.array(
  fc.record({
    kind: fc.constantFrom('whole', 'tickets', 'amount'),
    tickets: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }),
    amount: fc.integer({ min: 1, max: 30_000 }),
    status: fc.constantFrom('pending', 'succeeded', 'failed'),
  }),
  { maxLength: 8 },
)

function asked(of: Refundable, wish: { kind: string; tickets: number[]; amount: number }): RefundWhat {
  if (wish.kind === 'whole') return { kind: 'whole' }
  if (wish.kind === 'amount') return { kind: 'amount', amount: wish.amount }
  return { kind: 'tickets', ticketIds: wish.tickets.map((index) => of.ticketIds[index] ?? 'order-0000-9') }
}

describe('refunds of an order', () => {
  it('never add up to more than was paid, void a ticket twice, or fall between the units of a currency', () => {
    fc.assert(
      fc.property(orders, wishes, (start, all) => {
        let now = start
        for (const [index, wish] of all.entries()) {
          const quote = quoteRefund(now, asked(now, wish))
          if (typeof quote === 'string') continue
          expect(quote.amount).toBeGreaterThan(0)
          expect(quote.amount).toBeLessThanOrEqual(leftToRefund(now))
          expect(quote.amount % stepOf(now.currency)).toBe(0)
          expect(quote.ticketIds.every((id) => unrefundedTickets(now).includes(id))).toBe(true)
          now = { ...now, refunds: [...now.refunds, made(quote, index, wish.status)] }
        }
        expect(leftToRefund(now)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('in any parts give the whole fee back when all is given back', () => {
    fc.assert(
      fc.property(orders, wishes, (start, all) => {
        if (start.pricing?.total === 0) return
        let now = start
        for (const [index, wish] of [...all, { kind: 'whole', tickets: [], amount: 0 }].entries()) {
          const quote = quoteRefund(now, asked(now, wish))
          if (typeof quote === 'string') continue
          now = { ...now, refunds: [...now.refunds, made(quote, index, 'succeeded')] }
        }
        expect(now.refunds.reduce((sum, it) => sum + it.fee, 0)).toBe(now.pricing?.fee)
        expect(unrefundedTickets(now)).toEqual([])
      }),
    )
  })

  it('of tickets give back what was charged for them, and neither tip nor donation', () => {
    const start = order('usd', 3, 2000, 500)
    const [first = ''] = start.ticketIds
    expect(chargedFor(start, first)).toBe(2000)
    expect(quoteRefund(start, { kind: 'tickets', ticketIds: [first] })).toEqual({
      amount: 2000,
      ticketIds: [first],
      fee: 47,
    })
    expect(quoteRefund(start, { kind: 'whole' })).toMatchObject({ amount: 6500, ticketIds: start.ticketIds })
  })

  const wrong: [string, RefundWhat, string][] = [
    ['an amount above what is left', { kind: 'amount', amount: 2001 }, 'too-much'],
    ['a ticket of another order', { kind: 'tickets', ticketIds: ['order-0000-9'] }, 'unknown-ticket'],
  ]
  it.each(wrong)('say why there is none for %s', (_, what, why) => {
    expect(quoteRefund(order('usd', 1, 2000, 0), what)).toBe(why)
  })

  it('say why there is none for what was free', () => {
    expect(quoteRefund(order('usd', 1, 0, 0), { kind: 'whole' })).toBe('nothing-paid')
    const tipped = order('usd', 1, 0, 500)
    expect(quoteRefund(tipped, { kind: 'tickets', ticketIds: tipped.ticketIds })).toBe('free-tickets')
  })
})
