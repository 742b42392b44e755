import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { Order } from 'functions/contract/orders/order'
import { NO_TICKETS } from 'functions/contract/analytics/tally'
import { sweepOrders } from '../../../functions/src/actions/orders/sweep-orders'
import { firstType, hosted, ticketType } from '../../support/activities'
import { countFree, database, readMails, readOrder, readTally, readTickets } from '../../support/database'
import { chargeOf, dispute, giveBack, orderWhen, refund, sold } from '../../support/refunds'
import { ask, call, problemIn, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { eventually, stack } from '../../support/stack'
import { control, sendWebhook, stripe, whileFaulty } from '../../support/stripe'

afterEach(expectSoundBooks)

const statuses = async (orderId: string) =>
  (await readTickets(orderId)).toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((ticket) => ticket.status)
const refundsAtStripe = async (paymentIntentId: string | null) =>
  (await stripe().refunds.list({ payment_intent: paymentIntentId ?? '' })).data
const entry = async (id: string) => (await database().doc(`ledger/${id}`).get()).data()
const tell = (type: string, id: string, event: string = randomUUID()) =>
  sendWebhook({ id: `evt_${event}`, type, object: { id } })

describe('a refund by the organiser', () => {
  it('of the whole order gives all back, once, with the fee', async () => {
    const sale = await sold(2)
    const answer = await giveBack(sale)
    expect(answer).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: 4000, fee: 200, status: 'succeeded' }],
    })
    const order = await readOrder(sale.order.id)
    expect(await statuses(order.id)).toEqual(['void', 'void'])
    expect(await countFree(sale.party.shareRef, firstType(sale.party))).toBe(10)
    const charge = await chargeOf(order)
    expect(charge).toMatchObject({
      amount_refunded: 4000,
      application_fee: { amount_refunded: 200 },
      transfer: { amount_reversed: 4000 },
    })
    const [made] = await refundsAtStripe(order.paymentIntentId)
    expect(made?.metadata).toEqual({ orderId: order.id, refundId: order.refunds[0]?.id })
    expect(await entry(made?.id ?? '')).toMatchObject({ kind: 'refund', amount: 4000, fee: 200 })
    expect(await readMails(`refund-${order.id}-${order.refunds[0]?.id}`)).toHaveLength(1)
    const tally = await readTally(sale.party.shareRef)
    expect([tally.money.refunded, tally.tickets[firstType(sale.party)]]).toEqual([4000, NO_TICKETS])
  })

  it('of one ticket voids that one alone', async () => {
    const sale = await sold(2)
    const [first = ''] = sale.order.ticketIds
    const answer = await giveBack(sale, { kind: 'tickets', ticketIds: [first] })
    expect(answer).toMatchObject({ status: 'partially-refunded', refunds: [{ amount: 2000, fee: 100 }] })
    expect(await statuses(sale.order.id)).toEqual(['void', 'valid'])
    expect(await countFree(sale.party.shareRef, firstType(sale.party))).toBe(9)
    expect((await readTally(sale.party.shareRef)).tickets[firstType(sale.party)]?.sold).toBe(1)
  })

  it('of an amount voids nothing, and never gives back more than is left', async () => {
    const sale = await sold(1)
    expect(await giveBack(sale, { kind: 'amount', amount: 500 })).toMatchObject({
      status: 'partially-refunded',
    })
    expect(await statuses(sale.order.id)).toEqual(['valid'])
    await expect(giveBack(sale, { kind: 'amount', amount: 1501 })).rejects.toThrow('At most $15 ')
    expect(await giveBack(sale, { kind: 'amount', amount: 1500 })).toMatchObject({ status: 'refunded' })
    expect(await statuses(sale.order.id)).toEqual(['void'])
  })

  it('of the last ticket takes the buyer out of those who go, and of another leaves them there', async () => {
    const sale = await sold(2)
    const going = async () => (await readTally(sale.party.shareRef)).rsvps.going
    const [first = '', second = ''] = sale.order.ticketIds
    await giveBack(sale, { kind: 'tickets', ticketIds: [first] })
    expect(await going()).toBe(1)
    await giveBack(sale, { kind: 'tickets', ticketIds: [second] })
    expect(await going()).toBe(0)
  })

  it('pressed twice is one', async () => {
    const { party, order } = await sold(1)
    const input = { shareRef: party.shareRef, orderId: order.id, ...refund({ kind: 'amount', amount: 700 }) }
    await Promise.all([1, 2].map(() => call('refundOrder', input, party.organiser)))
    expect((await readOrder(order.id)).refunds).toHaveLength(1)
    expect((await refundsAtStripe(order.paymentIntentId)).map((it) => it.amount)).toEqual([700])
    const other = { ...input, what: { kind: 'amount', amount: 800 } as const }
    expect(problemIn(await sendCall('refundOrder', other, party.organiser)).code).toBe('already-used')
  })

  it('by two managers at once never gives back more than was paid', async () => {
    const sale = await sold(2)
    const tries = await Promise.allSettled([1, 2].map(() => giveBack(sale, { kind: 'amount', amount: 2500 })))
    expect(tries.filter((it) => it.status === 'fulfilled')).toHaveLength(1)
    const made = await refundsAtStripe(sale.order.paymentIntentId)
    expect(made.map((it) => it.amount)).toEqual([2500])
  })

  it('is pending while the payment provider does not answer, and is made once when it does', async () => {
    const sale = await sold(1)
    const asked = await whileFaulty('POST /v1/refunds', 'network', () => giveBack(sale))
    expect(asked).toMatchObject({ status: 'paid', refunds: [{ status: 'pending', stripeRefundId: null }] })
    expect(await statuses(sale.order.id)).toEqual(['void'])
    expect(await countFree(sale.party.shareRef, firstType(sale.party))).toBe(9)
    await expect(giveBack(sale, { kind: 'amount', amount: 100 })).rejects.toThrow('already')
    const later = new Date(Date.now() + 6 * 60_000).toISOString()
    await Promise.all([sweepOrders(later), sweepOrders(later)])
    await orderWhen(sale.order.id, (order) => order.status === 'refunded')
    expect(await refundsAtStripe(sale.order.paymentIntentId)).toHaveLength(1)
  })

  it('that meets an error which the provider repeats under its key is made once under another', async () => {
    const sale = await sold(1)
    await control('faults', { kind: 'api', path: 'POST /v1/refunds', action: '500', times: 1 })
    expect(await giveBack(sale)).toMatchObject({ status: 'refunded' })
    expect(await refundsAtStripe(sale.order.paymentIntentId)).toHaveLength(1)
  })

  it('whose answer is lost is found again under its key', async () => {
    const sale = await sold(1)
    const fault = { kind: 'api', path: 'POST /v1/refunds', action: 'network', afterEffect: true, times: 1 }
    await control('faults', fault)
    await giveBack(sale)
    await orderWhen(sale.order.id, (order) => order.status === 'refunded')
    expect(await refundsAtStripe(sale.order.paymentIntentId)).toHaveLength(1)
  })

  it('that is slow at the bank is shown as done only when it is', async () => {
    const sale = await sold(1, { card: '4000000000007726' })
    expect(await giveBack(sale)).toMatchObject({ status: 'paid', refunds: [{ status: 'pending' }] })
    expect((await readTally(sale.party.shareRef)).money.refunded).toBe(0)
    const [made] = await refundsAtStripe(sale.order.paymentIntentId)
    await control(`refunds/${made?.id}/settle`, { status: 'succeeded' })
    const done = await orderWhen(sale.order.id, (order) => order.status === 'refunded')
    expect(done.refunds).toMatchObject([{ status: 'succeeded', fee: 100 }])
    expect((await readTally(sale.party.shareRef)).money.refunded).toBe(2000)
  })

  it('that fails is as if it had not been, and can be made again', async () => {
    const sale = await sold(1, { card: '4000000000007726' })
    await giveBack(sale)
    const [made] = await refundsAtStripe(sale.order.paymentIntentId)
    await control(`refunds/${made?.id}/settle`, { status: 'failed' })
    const failed = await orderWhen(sale.order.id, (order) => order.refunds[0]?.status === 'failed')
    expect(failed.status).toBe('paid')
    expect(await statuses(failed.id)).toEqual(['valid'])
    expect(await readMails(`refund-failed-${failed.refunds[0]?.id}`)).toHaveLength(1)
    // The organiser has their share again, by a transfer of its own.
    const repaid = await stripe().transfers.retrieve(failed.refunds[0]?.repaid?.transferId ?? '')
    expect(repaid.amount).toBe(1900)
    await giveBack(sale)
    const second = (await refundsAtStripe(failed.paymentIntentId)).find((it) => it.id !== made?.id)
    await control(`refunds/${second?.id}/settle`, { status: 'succeeded' })
    const done = await orderWhen(failed.id, (order) => order.status === 'refunded')
    expect(done.refunds.map((it) => it.status)).toEqual(['failed', 'succeeded'])
    expect((await stripe().transfers.retrieve(repaid.id)).amount_reversed).toBe(1900)
  })

  it('that is refused after the organiser’s share was taken leaves them theirs', async () => {
    const sale = await sold(1)
    await giveBack(sale)
    const [made] = await refundsAtStripe(sale.order.paymentIntentId)
    await control(`refunds/${made?.id}/settle`, { status: 'failed' })
    const failed = await orderWhen(sale.order.id, (order) => order.refunds[0]?.status === 'failed')
    const repaid = failed.refunds[0]?.repaid?.transferId ?? ''
    // The bank has the money before its news are here.
    await control('faults', { kind: 'webhook', action: 'drop', times: 'always' })
    await dispute(failed)
    const refused = await giveBack(sale)
    await fetch(`${stack().TURNOUT_STRIPE}/_control/faults`, { method: 'DELETE' })
    expect(refused).toMatchObject({
      status: 'disputed',
      refunds: [{ status: 'failed' }, { status: 'failed' }],
    })
    const again = refused.refunds[1]?.repaid
    expect([again?.amount, again?.transferId === repaid]).toEqual([1900, false])
    const [first, second] = await Promise.all(
      [repaid, again?.transferId ?? ''].map((id) => stripe().transfers.retrieve(id)),
    )
    expect([first?.amount_reversed, second?.amount, second?.amount_reversed]).toEqual([1900, 1900, 0])
  })

  it('that fails after it had succeeded takes its place again', async () => {
    const sale = await sold(1)
    await giveBack(sale)
    const [made] = await refundsAtStripe(sale.order.paymentIntentId)
    await control(`refunds/${made?.id}/settle`, { status: 'failed' })
    const failed = await orderWhen(sale.order.id, (order) => order.refunds[0]?.status === 'failed')
    expect([failed.status, await statuses(failed.id)]).toEqual(['paid', ['valid']])
    expect(await countFree(sale.party.shareRef, firstType(sale.party))).toBe(9)
    const tally = await readTally(sale.party.shareRef)
    expect([tally.money.refunded, tally.tickets[firstType(sale.party)]?.sold]).toEqual([0, 1])
    expect(await entry(`${made?.id}-failed`)).toMatchObject({ kind: 'refund-failed', amount: 2000 })
  })

  it('that fails when its place is sold leaves the ticket void, however often another one fails', async () => {
    const party = await hosted({ ticketTypes: [ticketType({ price: 2000, capacity: 1 })] })
    const sale = await sold(1, { party })
    const failRefund = async (n: number) => {
      const made = (await readOrder(sale.order.id)).refunds[n]
      await control(`refunds/${made?.stripeRefundId}/settle`, { status: 'failed' })
      const isSo = ({ refunds }: Order) => refunds[n]?.status === 'failed'
      await orderWhen(sale.order.id, isSo)
    }
    const places = async () => {
      const tally = await readTally(party.shareRef)
      return [await countFree(party.shareRef, firstType(party)), tally.tickets[firstType(party)]?.sold]
    }
    await giveBack(sale)
    const next = await sold(1, { party })
    await failRefund(0)
    expect([await statuses(sale.order.id), await statuses(next.order.id)]).toEqual([['void'], ['valid']])
    expect((await giveBack(sale)).status).toBe('refunded')
    expect(await places()).toEqual([0, 1])
    await failRefund(1)
    expect(await statuses(sale.order.id)).toEqual(['void'])
    expect(await places()).toEqual([0, 1])
  })

  it('that fails after it had succeeded has the buyer go again, unless they have said otherwise since', async () => {
    for (const since of [undefined, 'not-going'] as const) {
      const sale = await sold(1)
      const { shareRef } = sale.party
      await giveBack(sale)
      const going = async () => (await readTally(shareRef)).rsvps
      expect((await going()).going).toBe(0)
      if (since) await ask('answerRsvp', { body: { shareRef, response: since } }, sale.buyer)
      const [made] = await refundsAtStripe(sale.order.paymentIntentId)
      await control(`refunds/${made?.id}/settle`, { status: 'failed' })
      await orderWhen(sale.order.id, (order) => order.refunds[0]?.status === 'failed')
      expect(await statuses(sale.order.id)).toEqual(['valid'])
      const { response } = await ask('readRsvpInfo', { query: { shareRef } }, sale.buyer)
      expect(response).toBe(since ?? 'going')
      expect(await going()).toMatchObject({ going: since ? 0 : 1, 'not-responded': 0 })
    }
  })

  it('is refused for what was free, and for somebody else’s activity as for none', async () => {
    const { party, order } = await sold(1)
    const other = await hosted({ ticketTypes: [ticketType()] })
    const input = { shareRef: other.shareRef, orderId: order.id, ...refund() }
    expect(problemIn(await sendCall('refundOrder', input, other.organiser)).status).toBe(404)
    expect((await giveBack({ party, order })).status).toBe('refunded')
  })
})

describe('a refund at the payment provider’s dashboard', () => {
  it('of all that is left voids the tickets; it is recorded once', async () => {
    const { order } = await sold(2)
    const charge = await chargeOf(order)
    await control(`charges/${charge.id}/refund`, {})
    const done = await orderWhen(order.id, (it) => it.status === 'refunded')
    expect(done.refunds).toMatchObject([{ amount: 4000, fee: 200, by: 'payment-provider' }])
    expect(await statuses(order.id)).toEqual(['void', 'void'])
  })

  it('of a part leaves the tickets; twenty webhooks at once and in any order have one effect', async () => {
    const { party, order } = await sold(2)
    const charge = await chargeOf(order)
    await control('faults', {
      kind: 'webhook',
      action: 'drop',
      times: 2,
      types: ['refund.created', 'charge.refunded'],
    })
    const made = (await control(`charges/${charge.id}/refund`, { amount: 1000 })) as { id: string }
    const news = ['refund.created', 'charge.refunded', 'refund.updated', 'charge.refund.updated'] as const
    const twenty = Array.from({ length: 20 }, (_, n) => {
      const type = news[n % 4] ?? 'refund.created'
      return tell(type, type === 'charge.refunded' ? charge.id : made.id)
    })
    const answers = await Promise.all(twenty)
    // What lost the race is sent again.
    if (answers.some((status) => status !== 200)) await tell('refund.updated', made.id)
    const done = await orderWhen(order.id, (it) => it.status === 'partially-refunded')
    expect(done.refunds).toMatchObject([{ amount: 1000, status: 'succeeded', ticketIds: [] }])
    expect(await statuses(order.id)).toEqual(['valid', 'valid'])
    expect((await readTally(party.shareRef)).money.refunded).toBe(1000)
    await tell('refund.created', made.id)
    expect((await readOrder(order.id)).refunds).toHaveLength(1)
  })
})

describe('refunds of a cancelled activity', () => {
  it('are counted for the organiser; what failed is made again', async () => {
    const party = await hosted({ ticketTypes: [ticketType({ price: 2000, capacity: 10 })] })
    const good = await sold(1, { party })
    const bad = await sold(1, { party, card: '4000000000007726' })
    await call('changeActivityStatus', { shareRef: party.shareRef, status: 'cancelled' }, party.organiser)
    await orderWhen(good.order.id, (order) => order.status === 'refunded')
    const slow = await orderWhen(bad.order.id, (order) => order.refunds[0]?.stripeRefundId != null)
    await control(`refunds/${slow.refunds[0]?.stripeRefundId}/settle`, { status: 'failed' })
    await orderWhen(bad.order.id, (order) => order.refunds[0]?.status === 'failed')
    const closing = async () =>
      (await database().doc(`activities/${party.shareRef}/closing/current`).get()).data()
    expect(await statuses(bad.order.id)).toEqual(['void'])
    await eventually(
      () =>
        call('retryClosing', { shareRef: party.shareRef }, party.organiser).then(() =>
          readOrder(bad.order.id),
        ),
      (order) => order.refunds.length === 2,
      30,
    )
    const again = await orderWhen(bad.order.id, (order) => order.refunds[1]?.stripeRefundId != null)
    await control(`refunds/${again.refunds[1]?.stripeRefundId}/settle`, { status: 'succeeded' })
    await orderWhen(bad.order.id, (order) => order.status === 'refunded')
    expect(await closing()).toMatchObject({ total: 2 })
  })
})
