import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import type { Order } from 'functions/contract/orders/order'
import { sweepPayouts } from '../../../functions/src/actions/payouts/count-payouts'
import { listPayouts } from '../../../functions/src/actions/payouts/list-payouts'
import { findStripeAccount } from '../../../functions/src/store/accounts/users'
import { checkOrder } from '../../../functions/src/actions/orders/check-order'
import { holdTickets } from '../../../functions/src/actions/orders/hold-tickets'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { readPlatformMoney } from '../../../functions/src/actions/reconciliation/read-platform-money'
import { reconcile } from '../../../functions/src/actions/reconciliation/reconcile'
import { refundOrder } from '../../../functions/src/actions/refunds/refund-order'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { details, ticketType } from '../../support/activities'
import { database, readOrder } from '../../support/database'
import { actor, published, startInProject, stopInProcess } from '../../support/in-process'
import { refundsOfPage, strayPageOf } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { chargeOf, dispute, refund } from '../../support/refunds'
import { eventually } from '../../support/stack'
import { control, payPage, stripe, whileFaulty } from '../../support/stripe'

/*
 * In a project of its own the provider's webhooks arrive nowhere: all of them are lost. Each comparison is another night.
 */

let organiser: Actor
let activity: Activity
let nights = 0

beforeAll(async () => {
  await startInProject(`demo-turnout-nights-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser()
  activity = (await published({ ticketTypes: [ticketType({ price: 2000 })] }, organiser)).activity
})
// A night looks eight days back, and each test has several.
beforeEach(async () => {
  nights = 0
  await database().recursiveDelete(database().collection('reconciliations'))
})
afterAll(stopInProcess)

const now = () => new Date().toISOString()

/** Another night, at four in the morning. */
function nextNight(): string {
  nights += 1
  return `${new Date(Date.now() + nights * 86_400_000).toISOString().slice(0, 10)}T04:00:00.000Z`
}

async function compared(night: string) {
  await reconcile(night)
  return (
    await database()
      .doc(`reconciliations/${night.slice(0, 10)}`)
      .get()
  ).data()
}

/** An order that was paid; `isTold` when we know. */
async function buy(isTold = true): Promise<Order> {
  const buyer = actor()
  const items = [{ ticketTypeRef: activity.ticketTypes[0]?.shareRef ?? '', quantity: 2 }]
  const choice = { shareRef: activity.shareRef, items, idempotencyKey: randomUUID() }
  const { id } = await holdTickets(buyer, choice, now())
  const placed = await placeOrder(buyer, details(id), now())
  await payPage(placed.order.session?.id ?? '')
  return isTold ? checkOrder(buyer, id, now()) : placed.order
}

/** The same, of two months ago. */
async function buyLongAgo(): Promise<Order> {
  const order = await buy()
  const then = new Date(Date.now() - 60 * 86_400_000).toISOString()
  await database().doc(`orders/${order.id}`).update({ createdAt: then })
  await database().doc(`ledger/${order.paymentIntentId}`).update({ at: then })
  return order
}

const refunded = (order: Order, what?: Parameters<typeof refund>[0]) =>
  refundOrder(organiser, { shareRef: activity.shareRef, orderId: order.id, ...refund(what) }, now())

describe('the nightly comparison', () => {
  it('finds nothing where both sides agree, whatever became of the orders', async () => {
    await buy()
    await refunded(await buy(), { kind: 'amount', amount: 333 })
    await refunded(await buy())
    expect(await compared(nextNight())).toMatchObject({
      state: 'done',
      checked: 3,
      repaired: [],
      failed: 0,
      differences: [],
      found: 0,
    })
  })

  it('reports just the one cent that a ledger entry is wrong by', async () => {
    const order = await buy()
    const entry = database().doc(`ledger/${order.paymentIntentId}`)
    await entry.update({ amount: 4001 })
    const { shareRef } = activity
    const difference = { orderId: order.id, shareRef, currency: 'usd', source: order.paymentIntentId }
    expect(await compared(nextNight())).toMatchObject({
      found: 1,
      differences: [{ ...difference, what: 'payment', ours: 4001, theirs: 4000 }],
    })
    await entry.update({ amount: 4000 })
    expect(await compared(nextNight())).toMatchObject({ found: 0, differences: [] })
  })

  it('makes up for the lost news of a payment, a refund and a dispute', async () => {
    const unknown = await buy(false)
    const [givenBack, disputed] = [await buy(), await buy()]
    await control(`charges/${(await chargeOf(givenBack)).id}/refund`, { amount: 1500 })
    await dispute(disputed)
    const found = await compared(nextNight())
    expect(found).toMatchObject({ found: 0, failed: 0 })
    expect((found?.['repaired'] as string[] | undefined)?.toSorted()).toEqual(
      [unknown.id, givenBack.id, disputed.id].toSorted(),
    )
    const after = await Promise.all([unknown, givenBack, disputed].map(({ id }) => readOrder(id)))
    expect(after.map(({ status }) => status)).toEqual(['paid', 'partially-refunded', 'disputed'])
    expect(await compared(nextNight())).toMatchObject({ repaired: [], found: 0 })
  })

  it('reaches orders of months ago whose money moved, on our side or on the provider’s, and no others', async () => {
    const [givenBack, entered, quiet] = [await buyLongAgo(), await buyLongAgo(), await buyLongAgo()]
    await control(`charges/${(await chargeOf(givenBack)).id}/refund`, { amount: 1500 })
    const { refunds } = await refunded(entered, { kind: 'amount', amount: 700 })
    const entry = database().doc(`ledger/${refunds[0]?.stripeRefundId}`)
    await entry.update({ amount: 701 })
    const payment = database().doc(`ledger/${quiet.paymentIntentId}`)
    await payment.update({ amount: 4001 })
    expect(await compared(nextNight())).toMatchObject({
      state: 'done',
      repaired: [givenBack.id],
      found: 1,
      differences: [{ orderId: entered.id, what: 'refund', ours: 701, theirs: 700 }],
    })
    await entry.update({ amount: 700 })
    await payment.update({ amount: 4000 })
  })

  it('gives a second payment of an order back that nobody told of, once', async () => {
    const order = await buy()
    const second = await strayPageOf(order)
    await payPage(second)
    for (const night of [nextNight(), nextNight()]) {
      expect(await compared(night)).toMatchObject({ state: 'done', failed: 0, found: 0 })
      const refunds = await refundsOfPage(second)
      expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([[4000, 'succeeded']])
    }
    expect((await chargeOf(order)).amount_refunded).toBe(0)
  })

  it('gives it back again where its bank sent it back', async () => {
    const order = await buy()
    const second = await strayPageOf(order)
    await payPage(second)
    expect(await compared(nextNight())).toMatchObject({ repaired: [order.id], found: 0 })
    const [made] = await refundsOfPage(second)
    await control(`refunds/${made?.id}/settle`, { status: 'failed' })
    await whileFaulty('POST /v1/refunds', '500', () =>
      expect(reconcile(nextNight())).rejects.toThrow('not answering'),
    )
    expect(await compared(nextNight())).toMatchObject({ repaired: [order.id], failed: 0, found: 0 })
    const statuses = async () => (await refundsOfPage(second)).map(({ status }) => status)
    expect(await statuses()).toEqual(['succeeded', 'failed'])
    expect(await compared(nextNight())).toMatchObject({ repaired: [], found: 0 })
    expect(await statuses()).toEqual(['succeeded', 'failed'])
  })

  it('goes on where it stopped when the provider did not answer, and looks once a night', async () => {
    const night = nextNight()
    await whileFaulty('GET /v1/payment_intents', '500', () =>
      expect(reconcile(night)).rejects.toThrow('not answering'),
    )
    const done = await compared(night)
    expect(done).toMatchObject({ state: 'done', found: 0 })
    await buy()
    expect(await compared(night)).toEqual(done)
  })

  it('waits for three in the morning', async () => {
    const night = nextNight().replace('T04', 'T02')
    expect(await compared(night)).toBeUndefined()
  })
})

describe('a payout of which nothing was heard', () => {
  it('is asked about by the sweep once it has been silent for long', async () => {
    await buy()
    const { accountId = '' } = (await findStripeAccount(organiser.uid)) ?? {}
    const [made] = (await control(`accounts/${accountId}/pay-out`)) as { id: string }[]
    const id = made?.id ?? ''
    await listPayouts(organiser, { limit: 10 }, now())
    await eventually(
      () => stripe().payouts.retrieve(id, {}, { stripeAccount: accountId }),
      ({ status }) => status === 'paid',
    )
    const doc = database().doc(`payouts/${id}`)
    await doc.update({ state: 'in-transit' })
    await sweepPayouts(now())
    expect((await doc.get()).data()).toMatchObject({ state: 'in-transit', isCounted: true, isTold: false })
    // The next night may be less than twelve hours away.
    nextNight()
    await sweepPayouts(nextNight())
    expect((await doc.get()).data()).toMatchObject({ state: 'paid', isTold: true, isDue: false })
  })
})

describe('the sales that cost more than their fee', () => {
  it('are counted each night by currency, and no others', async () => {
    await buy()
    const before = (await compared(nextNight()))?.['losses'] as Record<
      string,
      { orders: number; amount: number }
    >
    const dear = (await published({ ticketTypes: [ticketType({ price: 20_000 })] }, organiser)).activity
    const cheap = activity
    activity = dear
    // Two tickets at 200.00: a fee of 11.00, and a cost of 11.60 and 0.30.
    await buy()
    activity = cheap
    await buy()
    const last = nextNight()
    const after = (await compared(last))?.['losses'] as typeof before
    const { orders, amount } = before['usd'] ?? { orders: 0, amount: 0 }
    expect(after['usd']).toEqual({ orders: orders + 1, amount: amount + 90 })
    // Where operators look, it is last night's.
    const losses = [{ currency: 'usd', orders: orders + 1, amount: amount + 90 }]
    const { night } = await readPlatformMoney({ ...actor('verified'), isOperator: true })
    expect(night).toMatchObject({ day: last.slice(0, 10), losses })
  })

  it('stay where operators look, with their day, while the nights after fail', async () => {
    const operator: Actor = { ...actor('verified'), isOperator: true }
    expect((await readPlatformMoney(operator)).night).toBeNull()
    const done = nextNight().slice(0, 10)
    const night = await compared(`${done}T04:00:00.000Z`)
    for (const failed of [nextNight(), nextNight(), nextNight()]) {
      const day = failed.slice(0, 10)
      await database()
        .doc(`reconciliations/${day}`)
        .set({ ...night, day, state: 'open' })
    }
    expect((await readPlatformMoney(operator)).night).toMatchObject({ day: done })
  })
})
