import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Order } from '../../../contract/orders/order'
import { priceOrder } from '../../../contract/pricing/price-order'
import { creditNoteFor, debitNoteFor, invoiceNumber, invoiceOf, withoutBuyer } from './invoice'

const AT = '2026-11-20T23:30:00.000Z'
const issue = { number: 'INV-AAAAA-000001', seller: null, at: AT }

/** An order before anything was chosen. */
const BARE = {
  id: 'some-order',
  shareRef: 'abcdefgh22',
  organiserUid: 'olga',
  buyerUid: 'bea',
  activity: {
    title: 'Lantern walk',
    thumbnail: '',
    startDate: '2026-12-01T18:30',
    startsAt: '2026-12-01T18:30:00.000Z',
    endsAt: '2026-12-01T20:30:00.000Z',
    timezone: 'Europe/Lisbon',
    organiserName: 'Olga',
  },
  currency: 'usd',
  acceptsPayments: true,
  promos: [],
  buyer: null,
  stockIds: [],
  cancellation: null,
  asked: { questions: [], attendees: false, terms: null },
  given: null,
  promoStockIds: [],
  promoUses: [],
  attempt: 1,
  session: null,
  sessionExpiresAt: null,
  paymentIntentId: 'pi_1',
  createdAt: AT,
  expiresAt: AT,
  settledAt: AT,
}

/** A paid order of so many tickets, with tax on each, a tip and a donation. */
function orderOf(quantity: number, unitPrice: number, mode: 'included' | 'added' = 'included') {
  const items = [{ ticketTypeRef: 'abcdefgh23', title: 'Garden', unitPrice, quantity }]
  const tax = { name: 'VAT', basisPoints: 2300, mode }
  const fee = { mode: 'absorb', basisPoints: 250, fixed: 50 } as const
  const pricing = priceOrder({
    items,
    promos: [],
    fee,
    tax,
    currency: 'usd',
    tip: { kind: 'percent', percent: 10 },
    donation: { kind: 'custom', amount: 500 },
  })
  const ticketIds = Array.from({ length: quantity }, (_, n) => `some-order-${n + 1}`)
  return Order.parse({ ...BARE, status: 'paid', items, tax, fee, pricing, ticketIds })
}

const refundOf = (amount: number, ticketIds: string[] = [], id = 're_1') => ({
  id,
  amount,
  ticketIds,
  reason: 'Rain',
})

function invoiceFor(order: Order) {
  const invoice = invoiceOf(order, issue)
  if (!invoice) throw new Error('This order came to nothing')
  return invoice
}

describe('an invoice', () => {
  it('keeps a donation apart from what was sold, and names the tax with its base', () => {
    const invoice = invoiceFor(orderOf(2, 2000))
    expect(invoice).toMatchObject({ sold: 4400, donation: 500, total: 4900 })
    expect(invoice.tax).toEqual({ name: 'VAT', basisPoints: 2300, mode: 'included', base: 3252, amount: 748 })
  })

  it.each(['included', 'added'] as const)('has lines that add up to what was sold, tax %s', (mode) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 50, max: 99_999 }),
        (quantity, price) => {
          const invoice = invoiceFor(orderOf(quantity, price, mode))
          expect(invoice.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(invoice.sold)
        },
      ),
    )
  })

  it('is not written for what came to nothing', () => {
    const order = orderOf(1, 2000)
    const pricing = order.pricing && { ...order.pricing, total: 0 }
    expect(invoiceOf({ ...order, pricing }, issue)).toBeUndefined()
  })

  it('is dated by the calendar where the activity is', () => {
    const order = orderOf(1, 2000)
    const activity = { ...order.activity, timezone: 'Asia/Tokyo' }
    expect(invoiceFor({ ...order, activity }).issuedOn).toBe('2026-11-21')
  })

  it('forgets a person, and keeps what business it was for', () => {
    const invoice = invoiceFor(orderOf(1, 2000))
    expect(withoutBuyer(invoice)).toEqual({ billedTo: null, earlier: [] })
    const billedTo = { name: 'Bo', company: 'Bo & Sons', address: '2 Hill Road', taxId: '5' }
    expect(withoutBuyer({ ...invoice, billedTo }).billedTo).toMatchObject({ company: 'Bo & Sons' })
    expect(JSON.stringify(withoutBuyer({ ...invoice, billedTo }))).not.toContain('"Bo"')
  })
})

describe('a credit note', () => {
  it('takes back a ticket with its own tax', () => {
    const order = orderOf(2, 2000)
    const note = creditNoteFor(order, refundOf(2000, ['some-order-1']), invoiceFor(order), [], issue)
    expect(note).toMatchObject({ kind: 'credit-note', sold: -2000, donation: 0, total: -2000 })
    expect(note.tax).toMatchObject({ amount: -374, base: -1626 })
    expect(note.refersTo).toBe('INV-AAAAA-000001')
  })

  it('takes back all of it, the donation too, when all of the money went back', () => {
    const order = orderOf(2, 2000)
    const note = creditNoteFor(order, refundOf(4900), invoiceFor(order), [], issue)
    expect(note).toMatchObject({ sold: -4400, donation: -500, total: -4900 })
    expect(note.tax).toMatchObject({ amount: -748, base: -3252 })
  })

  it('adds up to the invoice over any parts, and never takes back more tax than there was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 6 }), (amounts) => {
        const order = orderOf(3, 1999)
        const invoice = invoiceFor(order)
        let left = invoice.total
        const notes: ReturnType<typeof creditNoteFor>[] = []
        for (const [n, amount] of [...amounts, invoice.total].entries()) {
          const part = Math.min(amount, left)
          if (part === 0) break
          left -= part
          notes.push(creditNoteFor(order, refundOf(part, [], `re_${n}`), invoice, notes, issue))
          expect(notes.at(-1)?.total).toBe(-part)
          expect(notes.at(-1)?.tax?.amount ?? 0).toBeLessThanOrEqual(0)
        }
        const sum = (of: (it: (typeof notes)[number]) => number) => notes.reduce((all, it) => all + of(it), 0)
        expect(sum((it) => it.sold)).toBe(-invoice.sold)
        expect(sum((it) => it.donation)).toBe(-invoice.donation)
        expect(sum((it) => it.tax?.amount ?? 0)).toBe(-(invoice.tax?.amount ?? 0))
        expect(sum((it) => it.tax?.base ?? 0)).toBe(-(invoice.tax?.base ?? 0))
      }),
    )
  })
})

describe('a debit note', () => {
  it('takes a credit note back to the cent, which stays as it was written', () => {
    const order = orderOf(2, 2000)
    const note = creditNoteFor(order, refundOf(4900), invoiceFor(order), [], issue)
    const back = debitNoteFor(order, note, { ...issue, number: 'DN-AAAAA-000001' })
    expect(back).toMatchObject({
      id: 'some-order-re_1-failed',
      kind: 'debit-note',
      refersTo: note.number,
      sold: 4400,
      donation: 500,
      total: 4900,
    })
    expect(back.tax).toMatchObject({ amount: 748, base: 3252 })
    expect(back.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(back.sold)
  })

  it('leaves as much to be credited as there was before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6496 }), fc.integer({ min: 1, max: 6496 }), (failed, then) => {
        const order = orderOf(3, 1999)
        const invoice = invoiceFor(order)
        const note = creditNoteFor(order, refundOf(failed), invoice, [], issue)
        const papers = [note, debitNoteFor(order, note, issue)]
        const again = creditNoteFor(order, refundOf(then, [], 're_2'), invoice, papers, issue)
        expect(again).toEqual(creditNoteFor(order, refundOf(then, [], 're_2'), invoice, [], issue))
      }),
    )
  })
})

it('numbers each organiser and each kind apart', () => {
  expect(invoiceNumber('invoice', 'olga', 7)).toMatch(/^INV-[0-9A-Z]{5}-000007$/)
  expect(invoiceNumber('invoice', 'olga', 7)).not.toBe(invoiceNumber('invoice', 'otto', 7))
  expect(invoiceNumber('credit-note', 'olga', 7)).toMatch(/^CN-/)
})
