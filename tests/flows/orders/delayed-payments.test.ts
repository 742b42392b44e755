import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import { NO_TICKETS } from 'functions/contract/analytics/tally'
import type { Order } from 'functions/contract/orders/order'
import { cancelOrder } from '../../../functions/src/actions/orders/cancel-order'
import { changeActivityStatus } from '../../../functions/src/actions/activities/change-activity-status'
import { checkOrder } from '../../../functions/src/actions/orders/check-order'
import { closeActivity } from '../../../functions/src/actions/activities/close-activity'
import { foldChanges } from '../../../functions/src/actions/analytics/fold-tally'
import { listReasonsToStay } from '../../../functions/src/actions/accounts/steps/list-reasons-to-stay'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { settlePayment } from '../../../functions/src/actions/orders/settle-payment'
import { sweepOrders } from '../../../functions/src/actions/orders/sweep-orders'
import { config } from '../../../functions/src/config'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { readPayment } from '../../../functions/src/gateways/stripe/stripe-pages'
import { details, ticketType } from '../../support/activities'
import { countFree, readMails, readOrder, readTally, readTickets } from '../../support/database'
import { actor, outcomes, published, startInProject, stopInProcess } from '../../support/in-process'
import { hear, inMinutes, placedFor, refundsOfPage } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { expectSoundBooks } from '../../support/sound-books'
import { bookPayment, control, stripe } from '../../support/stripe'

/* Ways to pay of which is known only days later whether the money comes. */

let organiser: Actor
const DAYS = 24 * 60

beforeAll(async () => {
  await startInProject(`demo-turnout-delayed-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser('DE')
  config().PAYMENT_METHODS.push('sepa_debit')
})
afterEach(expectSoundBooks, 60_000)
afterAll(stopInProcess)

const wallIn = (days: number, hours = 0) =>
  new Date(Date.now() + days * DAYS * 60_000 + hours * 3_600_000).toISOString().slice(0, 16)

/** An activity that begins in so many days and takes two hours. */
const selling = async (days = 40, capacity = 5): Promise<Activity> => {
  const dates = { startDate: wallIn(days), endDate: wallIn(days, 2), timezone: 'UTC' }
  const types = [ticketType({ price: 2000, capacity, currency: 'eur' })]
  return (await published({ ...dates, ticketTypes: types }, organiser)).activity
}
const free = ({ shareRef, ticketTypes }: Activity) => countFree(shareRef, ticketTypes[0]?.shareRef ?? '')
const pageOf = (order: Order) => order.session?.id ?? ''
async function settle(order: Order, status: 'succeeded' | 'failed'): Promise<void> {
  await control(`sessions/${pageOf(order)}/settle`, { status })
  await bookPayment(pageOf(order))
}

/** The numbers, with all that has happened: nothing folds them in this project. */
async function talliedOf(shareRef: string) {
  await foldChanges(shareRef, null)
  return readTally(shareRef)
}

/** An order whose buyer has paid by direct debit; nobody has heard of it yet. */
async function debited(activity: Activity, buyer: Actor = actor()): Promise<Order> {
  const order = await placedFor(activity, buyer)
  await control(`sessions/${pageOf(order)}/pay`, { method: 'sepa_debit' })
  return order
}

/** An order whose payment is under way. */
async function processing(activity: Activity, buyer?: Actor): Promise<Order> {
  const order = await debited(activity, buyer)
  await hear('checkout.session.completed', pageOf(order))
  const known = await readOrder(order.id)
  expect(known.status).toBe('processing')
  return known
}

describe('a payment that takes days', () => {
  it('keeps the tickets beyond the hold, and leads to them when it succeeds', async () => {
    const activity = await selling()
    const order = await processing(activity)
    expect(await readMails(`processing-${order.id}`)).toHaveLength(1)
    await sweepOrders(inMinutes(13 * DAYS))
    expect([(await readOrder(order.id)).status, await free(activity)]).toEqual(['processing', 4])
    expect(await readTickets(order.id)).toEqual([])
    await settle(order, 'succeeded')
    await hear('checkout.session.async_payment_succeeded', pageOf(order))
    expect([(await readOrder(order.id)).status, await free(activity)]).toEqual(['paid', 4])
    expect(await readTickets(order.id)).toHaveLength(1)
    expect(await readMails(`tickets-${order.id}`)).toHaveLength(1)
  })

  it('is in no sum until it is there', async () => {
    const activity = await selling()
    const ref = activity.ticketTypes[0]?.shareRef ?? ''
    const order = await processing(activity)
    const before = await talliedOf(activity.shareRef)
    expect([before.processing, before.orders, before.money.total]).toEqual([{ orders: 1, total: 2000 }, 0, 0])
    expect(before.tickets[ref]).toEqual({ ...NO_TICKETS, held: 1 })
    await settle(order, 'succeeded')
    await hear('checkout.session.async_payment_succeeded', pageOf(order))
    const after = await talliedOf(activity.shareRef)
    expect([after.processing, after.orders, after.money.total]).toEqual([{ orders: 0, total: 0 }, 1, 2000])
    expect(after.tickets[ref]).toEqual({ ...NO_TICKETS, sold: 1 })
  })

  it('gives the tickets back once when it fails, with a mail', async () => {
    const activity = await selling()
    const order = await processing(activity)
    await settle(order, 'failed')
    const tell = () => hear('checkout.session.async_payment_failed', pageOf(order))
    await Promise.all([tell(), tell(), sweepOrders(inMinutes(7 * 60))])
    const ended = await readOrder(order.id)
    expect([ended.status, ended.processing?.outcome, await free(activity)]).toEqual(['expired', 'failed', 5])
    expect(await readMails(`payment-ended-${order.id}`)).toHaveLength(1)
    expect((await talliedOf(activity.shareRef)).processing).toEqual({ orders: 0, total: 0 })
  })

  it.each(['succeeded', 'failed'] as const)(
    'has one end when its news come twenty times at once and in any order: %s',
    async (status) => {
      const activity = await selling()
      const order = await debited(activity)
      await settle(order, status)
      const types = ['checkout.session.completed', `checkout.session.async_payment_${status}`]
      await outcomes(Array.from({ length: 20 }, (_, n) => hear(types[n % 2] ?? '', pageOf(order))))
      for (const type of types) await hear(type, pageOf(order))
      const isPaid = status === 'succeeded'
      expect((await readOrder(order.id)).status).toBe(isPaid ? 'paid' : 'expired')
      expect(await readTickets(order.id)).toHaveLength(isPaid ? 1 : 0)
      expect(await free(activity)).toBe(isPaid ? 4 : 5)
    },
  )

  it('is found by the sweep when nobody tells of it, at its beginning and at its end', async () => {
    const activity = await selling()
    const [one, other] = [await debited(activity), await debited(activity)]
    await sweepOrders(inMinutes(5))
    expect([(await readOrder(one.id)).status, (await readOrder(other.id)).status]).toEqual([
      'processing',
      'processing',
    ])
    await settle(one, 'succeeded')
    await settle(other, 'failed')
    await sweepOrders(inMinutes(5 + 6 * 60))
    expect([(await readOrder(one.id)).status, (await readOrder(other.id)).status]).toEqual([
      'paid',
      'expired',
    ])
  })

  it('is found at the end of the hold, and by the buyer who comes back', async () => {
    const activity = await selling()
    const buyer = actor()
    const [back, gone] = [await debited(activity, buyer), await debited(activity)]
    expect((await checkOrder(buyer, back.id, inMinutes(1))).status).toBe('processing')
    expect((await checkOrder(buyer, back.id, inMinutes(1))).status).toBe('processing')
    await sweepOrders(inMinutes(16))
    expect((await readOrder(gone.id)).status).toBe('processing')
    expect(await free(activity)).toBe(3)
  })

  it('gives the tickets back when it has not arrived in time, and not before', async () => {
    const activity = await selling()
    const order = await processing(activity)
    const at = (ms: number) => new Date(Date.parse(order.expiresAt) + ms).toISOString()
    await sweepOrders(at(-1))
    expect((await readOrder(order.id)).status).toBe('processing')
    await sweepOrders(at(0))
    const ended = await readOrder(order.id)
    expect([ended.status, ended.processing?.outcome, await free(activity)]).toEqual(['expired', 'late', 5])
    expect(await readMails(`payment-ended-${order.id}`)).toHaveLength(1)
    await settle(order, 'succeeded')
    await hear('checkout.session.async_payment_succeeded', pageOf(order))
    expect([(await readOrder(order.id)).status, await free(activity)]).toEqual(['paid', 4])
  })

  it('that arrives when the activity is over is refunded, though tickets are left', async () => {
    const activity = await selling()
    const late = await processing(activity)
    await sweepOrders(late.expiresAt)
    await settle(late, 'succeeded')
    await settlePayment(await readPayment(config(), pageOf(late)), activity.endsAt)
    expect((await readOrder(late.id)).status).toBe('late-refunded')
    expect((await refundsOfPage(pageOf(late))).map(({ amount }) => amount)).toEqual([2000])
  })

  it('cannot be ended by its buyer, who is led to it again', async () => {
    const activity = await selling()
    const buyer = actor()
    const order = await processing(activity, buyer)
    await expect(cancelOrder(buyer, order.id, inMinutes(1))).rejects.toMatchObject({ code: 'conflict' })
    const again = await placeOrder(buyer, details(order.id, 'other@example.com'), inMinutes(1))
    expect([again.order.status, again.paymentUrl]).toEqual(['processing', null])
  })

  it('that was not heard of when the buyer wants to change the order is followed instead', async () => {
    const buyer = actor()
    const order = await debited(await selling(), buyer)
    const again = await placeOrder(buyer, details(order.id, 'other@example.com'), inMinutes(1))
    expect([again.order.status, again.paymentUrl]).toEqual(['processing', null])
  })

  it('of an activity that is cancelled meanwhile is refunded when it arrives', async () => {
    const activity = await selling()
    const { shareRef } = activity
    const [heard, unheard] = [await processing(activity), await debited(activity)]
    expect((await listReasonsToStay(organiser.uid, inMinutes(0))).map(({ path }) => path)).toContain(
      `activities.${shareRef}`,
    )
    await changeActivityStatus(organiser, { shareRef, status: 'cancelled' }, inMinutes(0))
    await closeActivity(shareRef, inMinutes(1))
    for (const order of [heard, unheard]) {
      expect((await readOrder(order.id)).status).toBe('cancelled')
      await settle(order, 'succeeded')
      await hear('checkout.session.async_payment_succeeded', pageOf(order))
      expect((await readOrder(order.id)).status).toBe('late-refunded')
      expect((await refundsOfPage(pageOf(order))).map(({ amount }) => amount)).toEqual([2000])
    }
    expect(await readMails(`payment-ended-${heard.id}`)).toHaveLength(1)
  })
})

describe('the ways to pay of a page', () => {
  const methodsOf = async (order: Order) =>
    (await stripe().checkout.sessions.retrieve(pageOf(order))).payment_method_types

  it('are those that settle at once when the activity begins soon, and all that are configured before', async () => {
    expect(await methodsOf(await placedFor(await selling(10)))).not.toContain('sepa_debit')
    expect(await methodsOf(await placedFor(await selling(20)))).toContain('sepa_debit')
  })

  it('are never others than those that are configured, whatever the Dashboard has switched on', async () => {
    const methods = await methodsOf(await placedFor(await selling(20)))
    expect(methods.filter((it) => !config().PAYMENT_METHODS.includes(it))).toEqual([])
    expect(methods).toContain('card')
  })
})
