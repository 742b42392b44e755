import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from 'functions/contract/orders/order'
import { changeActivityStatus } from '../../../functions/src/actions/activities/change-activity-status'
import { checkOrder } from '../../../functions/src/actions/orders/check-order'
import { closeActivity } from '../../../functions/src/actions/activities/close-activity'
import { holdTickets } from '../../../functions/src/actions/orders/hold-tickets'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { settleDispute } from '../../../functions/src/actions/disputes/settle-dispute'
import { sweepOrders } from '../../../functions/src/actions/orders/sweep-orders'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { details, ticketType } from '../../support/activities'
import { readOrder, readTickets } from '../../support/database'
import { actor, published, startInProject, stopInProcess } from '../../support/in-process'
import { paidOrganiser } from '../../support/order-lives'
import { chargeOf, dispute } from '../../support/refunds'
import { control, payPage } from '../../support/stripe'

/* In a project of its own the provider's webhooks arrive nowhere: what is heard is what a test tells. */

let organiser: Actor

beforeAll(async () => {
  await startInProject(`demo-turnout-news-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser()
})
afterAll(stopInProcess)

const now = () => new Date().toISOString()
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const statuses = async (id: string) => (await readTickets(id)).map((ticket) => ticket.status)

/** Two tickets at 20.00 each, paid. */
async function sold(): Promise<Order> {
  const { activity } = await published(
    { ticketTypes: [ticketType({ price: 2000, capacity: 10 })] },
    organiser,
  )
  const { shareRef, ticketTypes } = activity
  const buyer = actor()
  const items = [{ ticketTypeRef: ticketTypes[0]?.shareRef ?? '', quantity: 2 }]
  const { id } = await holdTickets(buyer, { shareRef, items, idempotencyKey: randomUUID() }, now())
  const { order } = await placeOrder(buyer, details(id), now())
  await payPage(order.session?.id ?? '')
  return checkOrder(buyer, id, now())
}

async function cancel({ shareRef }: Order): Promise<void> {
  await changeActivityStatus(organiser, { shareRef, status: 'cancelled' }, now())
  await closeActivity(shareRef, now())
}

describe('a dispute', () => {
  it('that is heard of when it is lost has void tickets', async () => {
    const order = await sold()
    const disputeId = await dispute(order)
    await control(`disputes/${disputeId}/decide`, { verdict: 'lost' })
    await settleDispute(disputeId, now())
    expect((await readOrder(order.id)).status).toBe('lost')
    expect(await statuses(order.id)).toEqual(['void', 'void'])
  })

  it('that is won after its activity was cancelled is refunded then, once', async () => {
    const order = await sold()
    const disputeId = await dispute(order)
    await settleDispute(disputeId, now())
    await cancel(order)
    expect((await readOrder(order.id)).status).toBe('disputed')
    await control(`disputes/${disputeId}/decide`, { verdict: 'won' })
    await Promise.all([settleDispute(disputeId, now()), settleDispute(disputeId, now())])
    expect(await statuses(order.id)).toEqual(['void', 'void'])
    await sweepOrders(inMinutes(6))
    const after = await readOrder(order.id)
    expect(after).toMatchObject({ status: 'refunded', refunds: [{ amount: 4000, by: 'cancelled-activity' }] })
    expect((await chargeOf(after)).amount_refunded).toBe(4000)
  })

  it('that is won leaves the money where the activity is on', async () => {
    const order = await sold()
    const disputeId = await dispute(order)
    await settleDispute(disputeId, now())
    await control(`disputes/${disputeId}/decide`, { verdict: 'won' })
    await settleDispute(disputeId, now())
    expect(await readOrder(order.id)).toMatchObject({ status: 'paid', refunds: [] })
    expect(await statuses(order.id)).toEqual(['valid', 'valid'])
  })
})

describe('a refund at the dashboard that nobody told of', () => {
  it('leaves a cancelled activity the rest to refund', async () => {
    const order = await sold()
    await control(`charges/${(await chargeOf(order)).id}/refund`, { amount: 1500 })
    await cancel(order)
    const after = await readOrder(order.id)
    expect(after.status).toBe('refunded')
    expect(after.refunds.map(({ status, amount }) => [status, amount])).toEqual([
      ['failed', 4000],
      ['succeeded', 1500],
      ['succeeded', 2500],
    ])
    expect((await chargeOf(after)).amount_refunded).toBe(4000)
    expect(await statuses(order.id)).toEqual(['void', 'void'])
  })

  it('of all the money leaves nothing to refund', async () => {
    const order = await sold()
    await control(`charges/${(await chargeOf(order)).id}/refund`)
    await cancel(order)
    const after = await readOrder(order.id)
    expect(after.status).toBe('refunded')
    expect(after.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  })
})
