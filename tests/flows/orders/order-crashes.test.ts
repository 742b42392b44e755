import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import type { Order } from 'functions/contract/orders/order'
import { handlePaymentEvent } from '../../../functions/src/actions/orders/handle-payment-event'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { refundOrder } from '../../../functions/src/actions/refunds/refund-order'
import { sweepTicketMails } from '../../../functions/src/actions/tickets/mail-tickets'
import { sweepOrders } from '../../../functions/src/actions/orders/sweep-orders'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { details, ticketType } from '../../support/activities'
import { letServersCrash, serve } from '../../support/crashes'
import type { Outcome } from '../../support/crashes'
import { countFree, database, readMails, readOrder, readTickets } from '../../support/database'
import { actor, published, startInProject, stopInProcess } from '../../support/in-process'
import { hear, heldFor, inMinutes, pagesOf, paidUnheard } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { chargeOf } from '../../support/refunds'
import { expectSoundBooks } from '../../support/sound-books'
import { control, payPage, signedEvent, stripe } from '../../support/stripe'

/*
 * A server stops at each of the steps that some work takes, one after the other: before a request leaves, before its answer
 * is here, before a commit. tests/flows/orders/crashes.test.ts does the same by chance over whole lives.
 */

let organiser: Actor
let restore: () => void

beforeAll(async () => {
  await startInProject(`demo-turnout-stops-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser()
  restore = letServersCrash()
})
afterEach(expectSoundBooks, 60_000)
afterAll(() => {
  restore()
  stopInProcess()
})

/** More steps than any of this work takes. */
const MOST_STEPS = 60

/** Lets a server do the same work again and again, each time stopped a step later, until it is not stopped any more. */
async function atEachStep(
  prepare: () => Promise<() => Promise<unknown>>,
  look: (outcome: Outcome<unknown>) => Promise<void>,
): Promise<number> {
  for (let n = 1; n <= MOST_STEPS; n++) {
    const work = await prepare()
    const outcome = await serve({ crashes: [n], steps: 0 }, work)
    await look(outcome)
    if (outcome.kind !== 'crashed') return n - 1
  }
  throw new Error(`This takes more than ${MOST_STEPS} steps`)
}

const selling = async (capacity: number): Promise<Activity> =>
  (await published({ ticketTypes: [ticketType({ price: 2000, capacity })] }, organiser)).activity
const free = ({ shareRef, ticketTypes }: Activity) => countFree(shareRef, ticketTypes[0]?.shareRef ?? '')

describe('a server that stops between a hold and its payment page', () => {
  it('leads to one page when the buyer tries again', async () => {
    const activity = await selling(100)
    let held: Order
    let buyer: Actor
    const place = () => placeOrder(buyer, details(held.id), inMinutes(0))
    const steps = await atEachStep(
      async () => {
        buyer = actor()
        held = await heldFor(buyer, activity)
        return place
      },
      async () => {
        const { order, paymentUrl } = await place()
        expect([order.status, paymentUrl]).toEqual(['awaiting-payment', order.session?.url])
        expect((await pagesOf(order)).map((page) => page.id)).toEqual([order.session?.id])
      },
    )
    expect(steps).toBeGreaterThan(8)
  })

  it('gives the tickets back once, and closes the page, when nobody comes again', async () => {
    const activity = await selling(100)
    const orders: string[] = []
    await atEachStep(
      async () => {
        const buyer = actor()
        const { id } = await heldFor(buyer, activity)
        orders.push(id)
        return () => placeOrder(buyer, details(id), inMinutes(0))
      },
      async () => {},
    )
    expect(await free(activity)).toBe(100 - orders.length)
    await Promise.all([1, 2].map(() => sweepOrders(inMinutes(16))))
    await sweepOrders(inMinutes(21))
    const after = await Promise.all(orders.map(readOrder))
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set(['expired']))
    expect(await free(activity)).toBe(100)
    const pages = (await Promise.all(after.map(pagesOf))).flat()
    expect(pages.length).toBeGreaterThan(0)
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(['expired']))
  })
})

describe('a server that stops when the payment page is made, and before it is written down', () => {
  /** Orders whose page the payment provider has, and we do not. */
  async function unwritten(): Promise<{ buyer: Actor; order: Order; page: string }[]> {
    const activity = await selling(100)
    const found: { buyer: Actor; order: Order; page: string }[] = []
    let [buyer, id] = [actor(), '']
    await atEachStep(
      async () => {
        buyer = actor()
        id = (await heldFor(buyer, activity)).id
        return () => placeOrder(buyer, details(id), inMinutes(0))
      },
      async () => {
        const order = await readOrder(id)
        const [page] = await pagesOf(order)
        if (page && !order.session) found.push({ buyer, order, page: page.id })
      },
    )
    expect(found.length).toBeGreaterThan(1)
    return found
  }

  it('has the payment found by the order that it names, before the page is saved', async () => {
    for (const { order, page } of await unwritten()) {
      await payPage(page)
      await hear('checkout.session.completed', page)
      expect((await readOrder(order.id)).status).toBe('paid')
      expect(await readTickets(order.id)).toHaveLength(1)
    }
  })

  it('has the payment found by the sweep when nobody tells of it', async () => {
    const all = await unwritten()
    for (const { page } of all) await payPage(page)
    await sweepOrders(inMinutes(16))
    const statuses = await Promise.all(all.map(async ({ order }) => (await readOrder(order.id)).status))
    expect(new Set(statuses)).toEqual(new Set(['paid']))
  })

  it('leads to the same page under the same key', async () => {
    for (const { buyer, order, page } of await unwritten()) {
      const again = await placeOrder(buyer, details(order.id), inMinutes(0))
      expect(again.order.session?.id).toBe(page)
    }
  })
})

describe('a server that stops between the news of a payment and the tickets', () => {
  it('has written all or nothing; the next sweep makes up for it, and the news again change nothing', async () => {
    const activity = await selling(100)
    let order: Order
    const told = () => {
      const event = { id: `evt_${order.id}`, type: 'checkout.session.completed' }
      const { payload, signature } = signedEvent({ ...event, object: { id: order.session?.id ?? '' } })
      return handlePaymentEvent(payload, signature, inMinutes(0))
    }
    const written = async () => {
      const [{ status }, tickets, mails, ledger] = await Promise.all([
        readOrder(order.id),
        readTickets(order.id),
        readMails(`tickets-${order.id}`),
        database().collection('ledger').where('orderId', '==', order.id).get(),
      ])
      return [status, tickets.length, mails.length, ledger.size]
    }
    const [nothing, unmailed, all] = [
      ['awaiting-payment', 0, 0, 0],
      ['paid', 1, 0, 1],
      ['paid', 1, 1, 1],
    ]
    const seen = new Set<unknown>()
    await atEachStep(
      async () => {
        order = await paidUnheard(activity)
        return told
      },
      async () => {
        const after = await written()
        expect([nothing, unmailed, all]).toContainEqual(after)
        seen.add(after[0])
        await sweepOrders(inMinutes(5))
        await sweepTicketMails(inMinutes(5))
        expect(await written()).toEqual(all)
        for (let n = 0; n < 2; n++) await told()
        expect(await written()).toEqual(all)
      },
    )
    expect(seen).toEqual(new Set(['awaiting-payment', 'paid']))
  })
})

describe('a server that stops, and works again when the provider has forgotten what it was asked', () => {
  const refund = async (order: Order): Promise<Order> => {
    const { shareRef, id: orderId } = order
    const input = { shareRef, orderId, what: { kind: 'whole' }, reason: 'The band is ill.' } as const
    await refundOrder(organiser, { ...input, idempotencyKey: randomUUID() }, inMinutes(0))
    return readOrder(orderId)
  }
  /** An order whose refund came back from the bank, which nobody has heard of yet. */
  async function returned(activity: Activity): Promise<{ order: Order; refundId: string }> {
    const paid = await paidUnheard(activity)
    await hear('checkout.session.completed', paid.session?.id ?? '')
    const order = await refund(await readOrder(paid.id))
    const refundId = order.refunds[0]?.stripeRefundId ?? ''
    await control(`refunds/${refundId}/settle`, { status: 'failed' })
    return { order, refundId }
  }

  it('pays the organiser again once', async () => {
    const activity = await selling(100)
    let [order, refundId] = [{} as Order, '']
    const told = () => hear('refund.failed', refundId)
    const steps = await atEachStep(
      async () => {
        ;({ order, refundId } = await returned(activity))
        return told
      },
      async () => {
        await control('forget-keys')
        await told()
        const { transfer_group: group } = await chargeOf(order)
        const { data } = await stripe().transfers.list({ transfer_group: group ?? '' })
        const [again, ...others] = data.filter((it) => it.metadata['refundId'] === order.refunds[0]?.id)
        expect([again?.amount, others]).toEqual([1900, []])
        expect((await readOrder(order.id)).refunds[0]?.repaid?.transferId).toBe(again?.id)
      },
    )
    expect(steps).toBeGreaterThan(6)
  })

  it('takes that back once', async () => {
    const activity = await selling(100)
    let order = {} as Order
    const steps = await atEachStep(
      async () => {
        const { order: old, refundId } = await returned(activity)
        await hear('refund.failed', refundId)
        order = await readOrder(old.id)
        return () => refund(order)
      },
      async () => {
        await control('forget-keys')
        await sweepOrders(inMinutes(16))
        const { refunds } = await readOrder(order.id)
        const { transferId = '' } = refunds[0]?.repaid ?? {}
        const wasBegun = refunds.length > 1
        const { amount_reversed: taken } = await stripe().transfers.retrieve(transferId)
        expect(taken).toBe(wasBegun ? 1900 : 0)
        expect(refunds.slice(1).map(({ status }) => status)).toEqual(wasBegun ? ['succeeded'] : [])
        const made = await stripe().refunds.list({ payment_intent: order.paymentIntentId ?? '' })
        expect(made.data).toHaveLength(refunds.length)
      },
    )
    expect(steps).toBeGreaterThan(6)
  })
})
