import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { sweepOrders } from '../../../functions/src/actions/orders/sweep-orders'
import { emailOfBuyer, firstType } from '../../support/activities'
import { countFree, database, readMails, readOrder, readTally, readTickets } from '../../support/database'
import { chargeOf, dispute, giveBack, orderWhen, sold } from '../../support/refunds'
import { call } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { clearFaults, control, sendWebhook, stripe } from '../../support/stripe'

afterEach(expectSoundBooks)

const statuses = async (orderId: string) =>
  (await readTickets(orderId)).toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((ticket) => ticket.status)
const decide = (id: string, verdict: 'won' | 'lost') => control(`disputes/${id}/decide`, { verdict })
const entries = async (orderId: string) => {
  const found = await database().collection('ledger').where('orderId', '==', orderId).get()
  return found.docs.map((doc) => `${String(doc.get('kind'))} ${String(doc.get('amount'))}`).toSorted()
}
const isDisputed = (order: { status: string }) => order.status === 'disputed'

describe('a payment that is disputed', () => {
  it('has its tickets blocked, and is not refunded as well', async () => {
    const sale = await sold(2)
    const id = await dispute(sale.order, { reason: 'product_not_received' })
    const order = await orderWhen(sale.order.id, isDisputed)
    expect(order.dispute).toMatchObject({ id, amount: 4000, reason: 'product_not_received', outcome: null })
    expect(await statuses(order.id)).toEqual(['blocked', 'blocked'])
    expect(await readMails(`dispute-${id}`)).toHaveLength(1)
    await expect(giveBack(sale)).rejects.toThrow('disputed')
    expect((await stripe().refunds.list({ payment_intent: order.paymentIntentId ?? '' })).data).toEqual([])
  })

  it('while a refund is on its way is not refunded as well: the refund fails, and its tickets are blocked', async () => {
    const sale = await sold(1)
    await control('faults', { kind: 'api', path: 'POST /v1/refunds', action: '500', times: 'always' })
    expect((await giveBack(sale)).refunds).toMatchObject([{ status: 'pending', stripeRefundId: null }])
    await dispute(sale.order)
    await orderWhen(sale.order.id, isDisputed)
    await clearFaults()
    await sweepOrders(new Date(Date.now() + 6 * 60_000).toISOString())
    const order = await orderWhen(sale.order.id, ({ refunds }) => refunds[0]?.status === 'failed')
    expect([order.status, await statuses(order.id)]).toEqual(['disputed', ['blocked']])
    expect((await stripe().refunds.list({ payment_intent: order.paymentIntentId ?? '' })).data).toEqual([])
    expect(await entries(order.id)).toEqual(['dispute 2000', 'payment 2000'])
  })

  it('and won is as it was, also where a part was refunded before', async () => {
    const sale = await sold(2)
    const [first = ''] = sale.order.ticketIds
    await giveBack(sale, { kind: 'tickets', ticketIds: [first] })
    const id = await dispute(sale.order)
    await orderWhen(sale.order.id, isDisputed)
    expect(await statuses(sale.order.id)).toEqual(['void', 'blocked'])
    await decide(id, 'won')
    const order = await orderWhen(sale.order.id, (it) => it.status === 'partially-refunded')
    expect(order.dispute?.outcome).toBe('won')
    expect(await statuses(order.id)).toEqual(['void', 'valid'])
    expect(await entries(order.id)).toEqual([
      'dispute 2000',
      'dispute-won 2000',
      'payment 4000',
      'refund 2000',
    ])
    expect((await giveBack(sale)).status).toBe('refunded')
  })

  it('and lost has void tickets, whose places are free again, and is never refunded', async () => {
    const sale = await sold(2)
    const id = await dispute(sale.order)
    await orderWhen(sale.order.id, isDisputed)
    await decide(id, 'lost')
    await orderWhen(sale.order.id, (it) => it.status === 'lost')
    expect(await statuses(sale.order.id)).toEqual(['void', 'void'])
    expect(await countFree(sale.party.shareRef, firstType(sale.party))).toBe(10)
    expect(await entries(sale.order.id)).toEqual(['debt-dispute 3800', 'dispute 4000', 'payment 4000'])
    await expect(giveBack(sale)).rejects.toThrow('bank')
  })

  it('and lost frees the place of a refund, too, that was on its way and then fails', async () => {
    const sale = await sold(2, { card: '4000000000007726' })
    const { party } = sale
    const places = async () => {
      const tally = await readTally(party.shareRef)
      return [await countFree(party.shareRef, firstType(party)), tally.tickets[firstType(party)]?.sold]
    }
    await giveBack(sale, { kind: 'tickets', ticketIds: sale.order.ticketIds.slice(0, 1) })
    const id = await dispute(sale.order, { amount: 2000 })
    await orderWhen(sale.order.id, isDisputed)
    await decide(id, 'lost')
    const lost = await orderWhen(sale.order.id, (it) => it.status === 'lost')
    expect(await places()).toEqual([9, 1])
    const [made] = lost.refunds
    await control(`refunds/${made?.stripeRefundId}/settle`, { status: 'failed' })
    await orderWhen(sale.order.id, ({ refunds }) => refunds[0]?.status === 'failed')
    expect(await statuses(sale.order.id)).toEqual(['void', 'void'])
    expect(await places()).toEqual([10, 0])
    const [mail] = await readMails(`refund-failed-${made?.id}`)
    expect(JSON.stringify(mail)).toContain('in a dispute')
  })

  it('and lost takes no place again for a refund that fails after it had succeeded', async () => {
    const sale = await sold(2)
    const { party, order } = sale
    await giveBack(sale, { kind: 'tickets', ticketIds: order.ticketIds.slice(0, 1) })
    const id = await dispute(order)
    await orderWhen(order.id, isDisputed)
    await decide(id, 'lost')
    const { refunds } = await orderWhen(order.id, (it) => it.status === 'lost')
    await control(`refunds/${refunds[0]?.stripeRefundId}/settle`, { status: 'failed' })
    await orderWhen(order.id, (it) => it.refunds[0]?.status === 'failed')
    expect(await statuses(order.id)).toEqual(['void', 'void'])
    expect(await countFree(party.shareRef, firstType(party))).toBe(10)
    const tally = await readTally(party.shareRef)
    expect(tally.tickets[firstType(party)]?.sold).toBe(0)
  })

  it('comes to the same end in whatever order its news come, and twenty times', async () => {
    const { order } = await sold(1)
    await control('faults', { kind: 'webhook', action: 'drop', times: 4, types: ['charge.dispute.*'] })
    const id = await dispute(order)
    await decide(id, 'won')
    const news = ['closed', 'funds_reinstated', 'funds_withdrawn', 'created'].flatMap((what) =>
      Array.from({ length: 5 }, () => `charge.dispute.${what}`),
    )
    const tell = (type: string) => sendWebhook({ id: `evt_${randomUUID()}`, type, object: { id } })
    await Promise.all(news.map(tell))
    expect(await tell('charge.dispute.created')).toBe(200)
    const done = await orderWhen(order.id, (it) => it.dispute?.outcome === 'won')
    expect([done.status, await statuses(order.id)]).toEqual(['paid', ['valid']])
    expect(await entries(order.id)).toEqual(['dispute 2000', 'dispute-won 2000', 'payment 2000'])
  })

  it('only as a question of the bank takes nothing, and may be refunded', async () => {
    const sale = await sold(1)
    await dispute(sale.order, { inquiry: true })
    const order = await orderWhen(sale.order.id, (it) => it.dispute !== null)
    expect([order.status, order.dispute?.isInquiry, await statuses(order.id)]).toEqual([
      'paid',
      true,
      ['valid'],
    ])
    expect((await giveBack(sale)).status).toBe('refunded')
    const done = await orderWhen(order.id, (it) => it.dispute?.outcome === 'withdrawn')
    expect(done.status).toBe('refunded')
  })
})

describe('the answer to a dispute', () => {
  it('is put together from the sale, shown first, and sent once', async () => {
    const { party, order } = await sold(1)
    const id = await dispute(order)
    await orderWhen(order.id, isDisputed)
    const about = { shareRef: party.shareRef, orderId: order.id }
    const { evidence } = await call('prepareEvidence', about, party.organiser)
    expect(evidence).toMatchObject({ customerName: 'Bo Buyer', customerEmail: emailOfBuyer(order.id) })
    expect(evidence.text).toMatch(/The tickets were mailed to the buyer: \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
    const answered = await call('submitEvidence', { ...about, remark: 'They wrote to me.' }, party.organiser)
    expect(answered.dispute).toMatchObject({ status: 'under_review', isAnswered: true })
    const sent = await stripe().disputes.retrieve(id)
    expect(sent.evidence.uncategorized_text).toContain('They wrote to me.')
    const again = call('submitEvidence', { ...about, remark: '' }, party.organiser)
    await expect(again).rejects.toThrow('answered already')
    expect((await chargeOf(await readOrder(order.id))).disputed).toBe(true)
  })
})
