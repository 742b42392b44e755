import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Invoice } from 'functions/contract/invoices/invoice'
import { Order } from 'functions/contract/orders/order'
import { numberInvoices } from '../../../functions/src/actions/invoices/number-invoices'
import { database } from '../../support/database'
import { newShareRef, orderDocument } from '../../support/documents'
import { startInProcess, stopInProcess } from '../../support/in-process'

beforeAll(startInProcess)
afterAll(stopInProcess)

const shareRef = newShareRef()

/** A paid order of ten, as settling leaves it behind: its invoice is due. */
function dueOf(organiserUid: string, at: string) {
  const id = randomUUID()
  const pricing = {
    tickets: [{ ticketTypeRef: shareRef, listed: 1000, discount: 0, fee: 0, tax: 0, charged: 1000 }],
    listed: 1000,
    discount: 0,
    discounts: [],
    fee: 0,
    feeMode: 'absorb',
    tax: 0,
    taxMode: null,
    tip: 0,
    donation: 0,
    total: 1000,
  }
  const items = [{ ticketTypeRef: shareRef, title: 'Garden', unitPrice: 1000, quantity: 1 }]
  const paid = { status: 'paid', items, pricing, ticketIds: [`${id}-1`], settledAt: at }
  const order = Order.parse({ ...orderDocument(id, shareRef, 'bea', organiserUid), ...paid })
  return { order, due: { organiserUid, orderId: id, refund: null, at } }
}

async function settle(organiserUid: string, count: number): Promise<string[]> {
  const batch = database().batch()
  const ids = Array.from({ length: count }, () => {
    const { order, due } = dueOf(organiserUid, new Date().toISOString())
    batch.set(database().doc(`orders/${order.id}`), order)
    batch.set(database().doc(`invoicesDue/${order.id}`), due)
    return order.id
  })
  await batch.commit()
  return ids
}

async function invoicesBy(organiserUid: string): Promise<Invoice[]> {
  const found = await database().collection('invoices').where('organiserUid', '==', organiserUid).get()
  return found.docs.map((doc) => Invoice.parse(doc.data()))
}

/** The running numbers, in order. */
const runningOf = (invoices: readonly Invoice[]) =>
  invoices.map((it) => Number(it.number.slice(-6))).toSorted((a, b) => a - b)

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

it('numbers two hundred orders settled at once without a gap, each once', async () => {
  const organiserUid = randomUUID()
  const ids = await settle(organiserUid, 200)
  // As the trigger does: once for each, some told twice, as many at a time as there are machines.
  const told = [...ids, ...ids.slice(0, 40)]
  const machine = async () => {
    for (let id = told.pop(); id !== undefined; id = told.pop()) await numberInvoices(organiserUid, id)
  }
  await Promise.all(Array.from({ length: 20 }, machine))
  await numberInvoices(organiserUid, null)
  const invoices = await invoicesBy(organiserUid)
  expect(runningOf(invoices)).toEqual(upTo(200))
  expect(new Set(invoices.map((it) => it.orderId)).size).toBe(200)
}, 120_000)

it('goes on from the last number, also when several begin at the same time', async () => {
  const organiserUid = randomUUID()
  for (const count of [3, 5]) {
    await settle(organiserUid, count)
    await Promise.all(upTo(6).map(() => numberInvoices(organiserUid, null)))
  }
  expect(runningOf(await invoicesBy(organiserUid))).toEqual(upTo(8))
}, 30_000)

it('gives no number for what is due a second time, and none is lost to it', async () => {
  const organiserUid = randomUUID()
  const [first = ''] = await settle(organiserUid, 1)
  await numberInvoices(organiserUid, null)
  const due = { organiserUid, orderId: first, refund: null, at: new Date().toISOString() }
  await database().doc(`invoicesDue/${first}`).set(due)
  await settle(organiserUid, 1)
  await numberInvoices(organiserUid, null)
  expect(runningOf(await invoicesBy(organiserUid))).toEqual([1, 2])
})

it('counts credit notes in a series of their own, and writes a missing invoice before one', async () => {
  const organiserUid = randomUUID()
  const [id = ''] = await settle(organiserUid, 1)
  await database().doc(`invoicesDue/${id}`).delete()
  for (const [n, amount] of [400, 600].entries()) {
    const refund = { id: `re_${n}`, amount, ticketIds: [], reason: 'Rain' }
    const due = { organiserUid, orderId: id, refund, at: new Date().toISOString() }
    await database().doc(`invoicesDue/${id}-re_${n}`).set(due)
  }
  await numberInvoices(organiserUid, null)
  const invoices = await invoicesBy(organiserUid)
  const notes = invoices.filter((it) => it.kind === 'credit-note')
  expect(runningOf(notes)).toEqual([1, 2])
  expect(runningOf(invoices.filter((it) => it.kind === 'invoice'))).toEqual([1])
  expect(invoices.reduce((sum, it) => sum + it.total, 0)).toBe(0)
})

it('takes a credit note back that is due still, whichever of the two comes first, and leaves no gap', async () => {
  const organiserUid = randomUUID()
  const [id = ''] = await settle(organiserUid, 1)
  const refund = { id: 're_0', amount: 1000, ticketIds: [], reason: 'Rain' }
  const [early, late] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:01.000Z']
  const due = { organiserUid, orderId: id, refund }
  await database()
    .doc(`invoicesDue/${id}-re_0-failed`)
    .set({ ...due, hasFailed: true, at: early })
  await numberInvoices(organiserUid, null)
  await database()
    .doc(`invoicesDue/${id}-re_0`)
    .set({ ...due, hasFailed: false, at: late })
  await numberInvoices(organiserUid, null)
  const papers = await invoicesBy(organiserUid)
  expect(papers.map(({ number }) => number.replace(/-\w+-/, ' ')).toSorted()).toEqual([
    'CN 000001',
    'DN 000001',
    'INV 000001',
  ])
  expect(papers.reduce((sum, it) => sum + it.total, 0)).toBe(1000)
  expect(
    (await database().collection('invoicesDue').where('organiserUid', '==', organiserUid).get()).size,
  ).toBe(0)
})
