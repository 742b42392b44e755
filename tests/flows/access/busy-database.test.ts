import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from 'functions/contract/api/errors'
import type { Activity } from 'functions/contract/activities/activity'
import type { Order } from 'functions/contract/orders/order'
import { applyPromoCode } from '../../../functions/src/actions/promo-codes/apply-promo-code'
import { cancelOrder } from '../../../functions/src/actions/orders/cancel-order'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { problemOf } from '../../../functions/src/actions/problem'
import { sweepOrders } from '../../../functions/src/actions/orders/sweep-orders'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { createApp } from '../../../functions/src/http/app'
import { details, emailOfBuyer, promoCode, ticketType } from '../../support/activities'
import { letDatabaseAbort } from '../../support/busy-database'
import { countFree, database, readMails, readOrder } from '../../support/database'
import { actor, published, startInProject, stopInProcess } from '../../support/in-process'
import { hear, heldFor, inMinutes, paidUnheard } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { expectSoundBooks } from '../../support/sound-books'
import { payPage, signedEvent } from '../../support/stripe'

/* In a project of its own no mail program looks into the outbox, and no sweep runs but those of a test. */

let organiser: Actor

beforeAll(async () => {
  await startInProject(`demo-turnout-busy-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser()
})
afterEach(expectSoundBooks, 60_000)
afterAll(stopInProcess)

const promocodes = [promoCode({ code: 'ONCE', limit: 1 })]
const selling = async (capacity = 5): Promise<Activity> =>
  (await published({ ticketTypes: [ticketType({ price: 2000, capacity })], promocodes }, organiser)).activity
const free = ({ shareRef, ticketTypes }: Activity) => countFree(shareRef, ticketTypes[0]?.shareRef ?? '')

/** The answer of the HTTP interface to the news of a payment. */
async function answerToNews({ id, session }: Order): Promise<Response> {
  const event = { id: `evt_${id}`, type: 'checkout.session.completed', object: { id: session?.id ?? '' } }
  const { payload, signature } = signedEvent(event)
  const headers = { 'Stripe-Signature': signature }
  return createApp().request('/app/stripe/webhook', { method: 'POST', headers, body: payload })
}

/** More tries than this at one request would be no bound. */
const MOST_TRIES = 100

describe('a database that ends what too many write', () => {
  it('is asked again, and has one effect when it gives way in time', async () => {
    const order = await paidUnheard(await selling())
    const busy = letDatabaseAbort(3)
    const answer = await answerToNews(order)
    busy.stop()
    expect([answer.status, busy.count(), (await readOrder(order.id)).status]).toEqual([200, 3, 'paid'])
  })

  it('is answered for with 503 and Retry-After after bounded tries; the next request does it', async () => {
    const order = await paidUnheard(await selling())
    const busy = letDatabaseAbort(Infinity)
    const answer = await answerToNews(order)
    busy.stop()
    expect(busy.count()).toBeLessThan(MOST_TRIES)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(Problem.parse(await answer.json()).code).toBe('busy')
    expect((await readOrder(order.id)).status).toBe('awaiting-payment')
    expect((await answerToNews(order)).status).toBe(200)
    expect((await readOrder(order.id)).status).toBe('paid')
  })

  it('leaves a hold as it is when it cannot be ended, and ends it once afterwards', async () => {
    const [activity, buyer] = [await selling(), actor()]
    const { id } = await heldFor(buyer, activity)
    const busy = letDatabaseAbort(Infinity)
    const error = await cancelOrder(buyer, id, inMinutes(0)).catch((thrown: unknown) => thrown)
    busy.stop()
    expect(problemOf(error, '')).toMatchObject({ status: 503, code: 'busy' })
    expect([(await readOrder(id)).status, await free(activity)]).toEqual(['held', 4])
    expect((await cancelOrder(buyer, id, inMinutes(0))).status).toBe('cancelled')
    expect(await free(activity)).toBe(5)
  })
})

describe('mails while no mail program works', () => {
  it('hold nothing up and wait in the outbox, each once, however often a thing is told', async () => {
    const order = await paidUnheard(await selling())
    const page = order.session?.id ?? ''
    for (let n = 0; n < 3; n++) await hear('checkout.session.completed', page)
    await Promise.all([1, 2].map(() => sweepOrders(inMinutes(5))))
    expect((await readOrder(order.id)).status).toBe('paid')
    const { docs } = await database()
      .collection('outbox')
      .where('to', 'array-contains', emailOfBuyer(order.id))
      .get()
    const about = docs.filter((doc) => doc.id.includes(order.id))
    expect(about.map((doc) => doc.id)).toEqual([`tickets-${order.id}`])
    expect(about[0]?.get('delivery')).toBeUndefined()
    expect(await readMails(`tickets-${order.id}`)).toHaveLength(1)
  })
})

describe('sweeps that run twice, at once and again', () => {
  /** Somebody who holds a ticket with the only use of a code, and is perhaps on the way to pay. */
  async function holding(activity: Activity, isPlaced: boolean): Promise<Order> {
    const buyer = actor()
    const { id } = await heldFor(buyer, activity)
    await applyPromoCode(buyer, { orderId: id, code: 'ONCE', takeOff: false }, inMinutes(0))
    if (isPlaced) await placeOrder(buyer, details(id), inMinutes(0))
    return readOrder(id)
  }
  const uses = ({ shareRef }: Activity) => countFree(shareRef, 'promo-ONCE')

  it.each([false, true])('give tickets and the use of a code back once; placed: %s', async (isPlaced) => {
    const activity = await selling()
    const order = await holding(activity, isPlaced)
    expect([await free(activity), await uses(activity)]).toEqual([4, 0])
    await Promise.all([1, 2, 3].map(() => sweepOrders(inMinutes(16))))
    await sweepOrders(inMinutes(21))
    expect([(await readOrder(order.id)).status, await free(activity), await uses(activity)]).toEqual([
      'expired',
      5,
      1,
    ])
    // And the use is somebody else's now, who may have it once.
    await holding(activity, false)
    expect(await uses(activity)).toBe(0)
  })

  it('settle what was paid once, and release nothing of it', async () => {
    const activity = await selling()
    const order = await holding(activity, true)
    await payPage(order.session?.id ?? '')
    await Promise.all([1, 2, 3].map(() => sweepOrders(inMinutes(16))))
    expect([(await readOrder(order.id)).status, await free(activity), await uses(activity)]).toEqual([
      'paid',
      4,
      0,
    ])
  })
})
