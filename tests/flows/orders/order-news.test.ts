import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import type { Order } from 'functions/contract/orders/order'
import { cancelOrder } from '../../../functions/src/actions/orders/cancel-order'
import { checkOrder } from '../../../functions/src/actions/orders/check-order'
import { handlePaymentEvent } from '../../../functions/src/actions/orders/handle-payment-event'
import { sweepOrders } from '../../../functions/src/actions/orders/sweep-orders'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { findStripeAccount } from '../../../functions/src/store/accounts/users'
import { ticketType } from '../../support/activities'
import { countFree, database, readMails, readOrder, readTickets } from '../../support/database'
import { actor, outcomes, published, startInProject, stopInProcess } from '../../support/in-process'
import {
  hear,
  heldFor,
  inMinutes,
  paidUnheard,
  placedFor,
  refundsOfPage,
  strayPageOf,
} from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { chargeOf } from '../../support/refunds'
import { expectSoundBooks } from '../../support/sound-books'
import { payPage, signedEvent } from '../../support/stripe'

/* In a project of its own no webhook arrives by itself: what a test does not tell is lost. */

let organiser: Actor

beforeAll(async () => {
  await startInProject(`demo-turnout-news-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser()
})
afterEach(expectSoundBooks, 60_000)
afterAll(stopInProcess)

const COMPLETED = 'checkout.session.completed'
const DAYS = 24 * 60

const selling = async (capacity = 10): Promise<Activity> =>
  (await published({ ticketTypes: [ticketType({ price: 2000, capacity })] }, organiser)).activity
const free = ({ shareRef, ticketTypes }: Activity) => countFree(shareRef, ticketTypes[0]?.shareRef ?? '')
const pageOf = ({ session }: Order) => session?.id ?? ''
const statusOf = async ({ id }: Order) => (await readOrder(id)).status

/** What there is of an order, all of which is there once. */
async function effectsOf({ id }: Order) {
  const ledger = await database().collection('ledger').where('orderId', '==', id).get()
  const [{ status, refunds }, tickets, mails] = await Promise.all([
    readOrder(id),
    readTickets(id),
    readMails(`tickets-${id}`),
  ])
  return {
    status,
    refunds: refunds.length,
    tickets: tickets.length,
    mails: mails.length,
    ledger: ledger.size,
  }
}

const ONCE = { status: 'paid', refunds: 0, tickets: 1, mails: 1, ledger: 1 }

describe('a payment of which nobody tells', () => {
  it('is found by the next sweep, within five minutes, once by two sweeps at once', async () => {
    const order = await paidUnheard(await selling())
    await Promise.all([1, 2].map(() => sweepOrders(inMinutes(5))))
    expect(await effectsOf(order)).toEqual(ONCE)
  })

  it('is found however many others are paying', { timeout: 120_000 }, async () => {
    const activity = await selling()
    const order = await paidUnheard(activity)
    const waiting = await readOrder((await placedFor(activity)).id)
    // As many others as would fill a page of any list, before and after it, and with less time left.
    const expiresAt = inMinutes(6)
    for (const letter of ['0', 'z']) {
      const batch = database().batch()
      for (let n = 0; n < 110; n++) {
        const id = `${letter}-other-${String(n).padStart(4, '0')}`
        const other = { ...waiting, id, shareRef: 'zzzzzzzzzz', session: null, stockIds: [], expiresAt }
        batch.create(database().doc(`orders/${id}`), other)
      }
      await batch.commit()
    }
    await sweepOrders(inMinutes(5))
    const others = await database().collection('orders').where('shareRef', '==', 'zzzzzzzzzz').get()
    for (const other of others.docs) await other.ref.delete()
    expect(await effectsOf(order)).toEqual(ONCE)
  })
})

describe('the news of a payment', () => {
  it('have one effect when they come twenty times at once, before anything else was heard', async () => {
    const order = await paidUnheard(await selling())
    const tell = (n: number) => hear(COMPLETED, pageOf(order), { event: `evt_${order.id}_${n % 4}` })
    const ends = await outcomes(Array.from({ length: 20 }, (_, n) => tell(n)))
    // Whoever lost the race is told again by the provider.
    expect(Object.keys(ends).filter((end) => end !== 'done' && end !== 'busy')).toEqual([])
    await tell(0)
    expect(await effectsOf(order)).toEqual(ONCE)
  })

  it('change nothing when they come again after three days, known or forgotten', async () => {
    const order = await paidUnheard(await selling())
    const event = `evt_${order.id}`
    await hear(COMPLETED, pageOf(order), { event })
    const later = inMinutes(3 * DAYS)
    await hear(COMPLETED, pageOf(order), { event, at: later })
    await database().doc(`stripeEvents/${event}`).delete()
    await hear(COMPLETED, pageOf(order), { event, at: later })
    await hear(COMPLETED, pageOf(order), { at: later })
    expect(await effectsOf(order)).toEqual(ONCE)
  })

  it('are refused when they are of another account, or signed by one; ours are taken', async () => {
    const order = await paidUnheard(await selling())
    const event = { id: `evt_${randomUUID()}`, type: COMPLETED, object: { id: pageOf(order) } }
    const { accountId = '' } = (await findStripeAccount(organiser.uid)) ?? {}
    const theirs = [
      signedEvent(event, { secret: 'whsec_of_another_account' }),
      ...[accountId, 'acct_somebody'].map((account) => signedEvent(event, { account })),
    ]
    for (const { payload, signature } of theirs) {
      await expect(handlePaymentEvent(payload, signature, inMinutes(0))).rejects.toMatchObject({
        code: 'invalid-input',
      })
    }
    expect(await statusOf(order)).toBe('awaiting-payment')
    const { payload, signature } = signedEvent(event)
    await handlePaymentEvent(payload, signature, inMinutes(0))
    expect(await effectsOf(order)).toEqual(ONCE)
  })

  it('are read again: what they say of an order that was not paid is not believed', async () => {
    const order = await placedFor(await selling())
    await hear(COMPLETED, pageOf(order))
    expect(await statusOf(order)).toBe('awaiting-payment')
    await payPage(pageOf(order))
    await hear(COMPLETED, pageOf(order))
    expect(await effectsOf(order)).toEqual(ONCE)
  })
})

describe('a payment that comes after the hold has ended', () => {
  /** An order that ended while a page of it stayed open. */
  async function ended(capacity: number) {
    const activity = await selling(capacity)
    const order = await placedFor(activity)
    const page = await strayPageOf(order)
    await Promise.all([1, 2].map(() => sweepOrders(inMinutes(16))))
    expect([await statusOf(order), await free(activity)]).toEqual(['expired', capacity])
    return { activity, order, page }
  }

  it('gets tickets while some are left', async () => {
    const { activity, order, page } = await ended(3)
    await payPage(page)
    await Promise.all([1, 2, 3].map(() => hear(COMPLETED, page)))
    expect(await effectsOf(order)).toEqual(ONCE)
    expect(await free(activity)).toBe(2)
    expect(await refundsOfPage(page)).toEqual([])
  })

  it('is refunded whole, once, with a mail, when none are left', async () => {
    const { activity, order, page } = await ended(1)
    await heldFor(actor(), activity)
    await payPage(page)
    await outcomes([1, 2, 3].map(() => hear(COMPLETED, page)))
    await hear(COMPLETED, page)
    await sweepOrders(inMinutes(6))
    expect(await effectsOf(order)).toMatchObject({
      status: 'late-refunded',
      refunds: 1,
      tickets: 0,
      mails: 0,
    })
    expect((await refundsOfPage(page)).map(({ amount, status }) => [amount, status])).toEqual([
      [2000, 'succeeded'],
    ])
    const [mail] = await readMails(`late-refund-${order.id}`)
    expect(mail?.message.html).toContain('after your hold had ended')
  })

  it('of somebody who gave the tickets back pays for the order while its tickets are left', async () => {
    const activity = await selling(2)
    const buyer = actor()
    const order = await placedFor(activity, buyer)
    const page = await strayPageOf(order)
    await cancelOrder(buyer, order.id, inMinutes(0))
    await payPage(page)
    await hear(COMPLETED, page)
    expect([await statusOf(order), await free(activity)]).toEqual(['paid', 1])
  })
})

describe('an order that is paid in two tabs', () => {
  it('is fulfilled once, and the other payment is refunded once', async () => {
    const activity = await selling()
    const buyer = actor()
    const order = await placedFor(activity, buyer)
    const second = await strayPageOf(order)
    for (const page of [pageOf(order), second]) await payPage(page)
    await outcomes([
      checkOrder(buyer, order.id, inMinutes(0)),
      ...[second, pageOf(order), second].map((page) => hear(COMPLETED, page)),
    ])
    for (const page of [pageOf(order), second]) await hear(COMPLETED, page)
    expect(await effectsOf(order)).toEqual(ONCE)
    expect(await free(activity)).toBe(9)
    const refunds = await Promise.all([pageOf(order), second].map(refundsOfPage))
    expect(refunds.flat().map(({ amount, status }) => [amount, status])).toEqual([[2000, 'succeeded']])
    // The news of that refund are none of the order's, which keeps its own payment.
    for (const { id } of refunds.flat()) await hear('refund.created', id)
    expect(await effectsOf(order)).toEqual(ONCE)
    expect((await chargeOf(await readOrder(order.id))).amount_refunded).toBe(0)
  })
})
