import { beforeAll, describe, expect, it } from 'vitest'
import { Invoice } from 'functions/contract/invoices/invoice'
import { billedTo, details, hold, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { database, readOrder } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { giveBack, orderWhen, sold } from '../../support/refunds'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { eventually } from '../../support/stack'
import { control, payPage } from '../../support/stripe'

/** Buys tickets and pays for them. */
async function bought(party: Hosted, buyer: Person, quantity = 1): Promise<string> {
  const held = await hold(party, buyer, quantity)
  const { order } = await call('placeOrder', details(held.id), buyer)
  await payPage(order.session?.id ?? '')
  await call('checkOrder', { orderId: order.id }, buyer)
  return order.id
}

/** A person's invoices for an activity, once there are so many. */
function invoicesOf(party: Hosted, buyer: Person, count = 1): Promise<Invoice[]> {
  return eventually(
    async () => (await call('listMyInvoices', { shareRef: party.shareRef }, buyer)).items,
    (items) => items.length >= count,
    30,
  )
}

/** The same, oldest first. */
const papersOf = async (party: Hosted, buyer: Person, count: number) =>
  (await invoicesOf(party, buyer, count)).toReversed()

const tax = { name: 'VAT', basisPoints: 2300, mode: 'included' } as const
let party: Hosted

beforeAll(async () => {
  party = await hosted({ ticketTypes: [ticketType({ price: 2000 })], tax })
})

describe('an invoice', () => {
  it('is written for an order that was paid, with its number, tax and seller', async () => {
    const seller = { name: 'River Walks Ltd', address: '1 River Street', taxId: 'PT 501 442 600' }
    await call('saveBusiness', seller, party.organiser)
    const buyer = await guest()
    const orderId = await bought(party, buyer, 2)
    const [invoice] = await invoicesOf(party, buyer)
    expect(invoice).toMatchObject({ id: orderId, kind: 'invoice', seller, total: 4000, donation: 0 })
    expect(invoice?.tax).toMatchObject({ base: 3252, amount: 748 })
    expect(invoice?.number).toMatch(/^INV-\w{5}-\d{6}$/)
    expect(invoice?.billedTo?.name).toBe('Bo Buyer')
  })

  it('is not written for what was free', async () => {
    const free = await hosted({ ticketTypes: [ticketType()] })
    const buyer = await guest()
    const held = await hold(free, buyer)
    await call('placeOrder', details(held.id), buyer)
    expect((await database().doc(`invoicesDue/${held.id}`).get()).exists).toBe(false)
    expect((await call('listMyInvoices', { shareRef: free.shareRef }, buyer)).items).toEqual([])
  })

  it('is for whom the buyer says, and earlier versions are kept', async () => {
    const buyer = await guest()
    const orderId = await bought(party, buyer)
    await invoicesOf(party, buyer)
    const billed = await call('billInvoice', { orderId, billedTo: billedTo() }, buyer)
    expect(billed).toMatchObject({ billedTo: billedTo(), earlier: [{ billedTo: { name: 'Bo Buyer' } }] })
    const again = await call('billInvoice', { orderId, billedTo: billedTo() }, buyer)
    expect(again.earlier).toHaveLength(1)
  })

  it('can be changed for thirty days, and by nobody else', async () => {
    const buyer = await guest()
    const orderId = await bought(party, buyer)
    const [invoice] = await invoicesOf(party, buyer)
    const others = await sendCall('billInvoice', { orderId, billedTo: billedTo() }, await guest())
    expect(problemIn(others).status).toBe(404)
    const issuedAt = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await database().doc(`invoices/${invoice?.id}`).update({ issuedAt })
    const late = await sendCall('billInvoice', { orderId, billedTo: billedTo() }, buyer)
    expect(problemIn(late)).toMatchObject({ status: 409, detail: expect.stringContaining('30 days') })
  })

  it('is one of the buyer’s own, also once they have an account', async () => {
    const [buyer, owner] = [await guest(), await verifiedPerson()]
    await bought(party, buyer)
    await invoicesOf(party, buyer)
    await call('adoptGuest', { guestToken: buyer.token }, owner)
    const [invoice] = await invoicesOf(party, owner)
    expect(invoice?.kind).toBe('invoice')
    const { items } = await call('listMyInvoices', { shareRef: party.shareRef }, await guest())
    expect(items).toEqual([])
  })

  it('is in the copy of an account, and forgets its person with it', async () => {
    const buyer = await guest()
    const orderId = await bought(party, buyer)
    await invoicesOf(party, buyer)
    const copy = (await ask('exportAccount', {}, buyer)) as { invoices: Invoice[] }
    expect(copy.invoices.map((it) => it.id)).toEqual([orderId])
    await call('deleteAccount', { confirmation: 'delete my account' }, buyer)
    const invoice = await eventually(
      async () => Invoice.parse((await database().doc(`invoices/${orderId}`).get()).data()),
      (it) => it.billedTo === null,
      60,
    )
    expect(invoice).toMatchObject({ total: 2000, earlier: [] })
  })
})

describe('for the organiser', () => {
  it('lists an activity’s invoices by page, and writes them as a table', async () => {
    const other = await hosted({ ticketTypes: [ticketType({ price: 2000 })] })
    for (const buyer of [await guest(), await guest()]) {
      await bought(other, buyer)
      await invoicesOf(other, buyer)
    }
    const { shareRef, organiser } = other
    const first = await call('listInvoices', { shareRef, limit: 1 }, organiser)
    const second = await call(
      'listInvoices',
      { shareRef, limit: 1, cursor: first.nextCursor ?? '' },
      organiser,
    )
    const numbers = [...first.items, ...second.items].map((it) => it.number.slice(-6))
    expect(numbers).toEqual(['000002', '000001'])
    expect(second.nextCursor).toBeNull()
    const table = String((await send('exportInvoices', { params: { shareRef } }, organiser)).body)
    expect(table.trim().split('\r\n')).toHaveLength(3)
    expect(table).toContain('Bo Buyer')
  })

  it('is closed to everybody else', async () => {
    const answer = await sendCall('listInvoices', { shareRef: party.shareRef }, await verifiedPerson())
    expect(problemIn(answer).status).toBe(404)
  })
})

describe('a credit note', () => {
  it('is written for each order that a cancelled activity gave back, and refers to its invoice', async () => {
    const other = await hosted({ ticketTypes: [ticketType({ price: 2000 })], tax })
    const buyer = await guest()
    await bought(other, buyer)
    const [invoice] = await invoicesOf(other, buyer)
    const { shareRef, organiser } = other
    await call('changeActivityStatus', { shareRef, status: 'cancelled' }, organiser)
    const papers = await invoicesOf(other, buyer, 2)
    const note = papers.find((it) => it.kind === 'credit-note')
    expect(note).toMatchObject({ refersTo: invoice?.number, total: -2000, tax: { amount: -374 } })
    expect(note?.number).toMatch(/^CN-\w{5}-000001$/)
  })

  it('is taken back by a debit note when its refund fails after all; the next refund has a note of its own', async () => {
    const other = await hosted({ ticketTypes: [ticketType({ price: 2000 })], tax })
    const sale = await sold(1, { party: other })
    await giveBack(sale)
    const [, credited] = await papersOf(other, sale.buyer, 2)
    const refund = (await readOrder(sale.order.id)).refunds[0]
    await control(`refunds/${refund?.stripeRefundId}/settle`, { status: 'failed' })
    await orderWhen(sale.order.id, ({ status }) => status === 'paid')
    const [, , debit] = await papersOf(other, sale.buyer, 3)
    expect(debit).toMatchObject({
      kind: 'debit-note',
      refersTo: credited?.number,
      total: 2000,
      tax: { amount: 374 },
    })
    expect(debit?.number).toMatch(/^DN-\w{5}-000001$/)
    await giveBack(sale)
    const papers = await papersOf(other, sale.buyer, 4)
    expect(papers.map(({ total }) => total)).toEqual([2000, -2000, 2000, -2000])
    expect(papers.at(-1)?.number).toMatch(/^CN-\w{5}-000002$/)
    expect(papers.find(({ id }) => id === credited?.id)).toEqual(credited)
  })
})
