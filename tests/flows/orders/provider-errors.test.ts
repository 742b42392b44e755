import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { startPayoutOnboarding } from '../../../functions/src/actions/payouts/payout-method'
import { releaseOrder } from '../../../functions/src/actions/orders/release-order'
import { sweepOrders } from '../../../functions/src/actions/orders/sweep-orders'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { settingsDoc } from '../../../functions/src/store/activities/activities'
import { details, ticketType } from '../../support/activities'
import { countFree, readOrder, readTickets } from '../../support/database'
import { actor, published, startInProject, stopInProcess } from '../../support/in-process'
import { hear, heldFor, inMinutes, pagesOf, placedFor } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { expectSoundBooks } from '../../support/sound-books'
import { clearFaults, control, payPage, stripe } from '../../support/stripe'

/*
 * The payment provider answers a repeated key with what it answered first, its own errors included, for at least a day
 * (Stripe: "Idempotent requests"). Nothing may hang on such a key.
 */

let organiser: Actor

beforeAll(async () => {
  await startInProject(`demo-turnout-errors-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser()
})
afterEach(clearFaults)
afterEach(expectSoundBooks, 60_000)
afterAll(stopInProcess)

const PAGES = '/v1/checkout/sessions'
/** The next request below a path fails with a 500, which its key repeats from then on. */
const failOnce = (path: string, afterEffect = false) =>
  control('faults', { kind: 'api', path, action: '500', afterEffect })
const failAlways = (path: string, action: '500' | 'network' = '500') =>
  control('faults', { kind: 'api', path, action, times: 'always' })

const selling = async (capacity = 10): Promise<Activity> =>
  (await published({ ticketTypes: [ticketType({ price: 2000, capacity })] }, organiser)).activity
const free = ({ shareRef, ticketTypes }: Activity) => countFree(shareRef, ticketTypes[0]?.shareRef ?? '')

describe('a payment page whose request meets an error of the provider', () => {
  it('is made by the next attempt when nothing came of the first', async () => {
    await failOnce(`POST ${PAGES}`)
    const order = await placedFor(await selling())
    expect(order.attempt).toBe(2)
    expect((await pagesOf(order)).map(({ id }) => id)).toEqual([order.session?.id])
  })

  it('is found when only the answer was lost', async () => {
    await failOnce(`POST ${PAGES}`, true)
    const order = await placedFor(await selling())
    expect(order.attempt).toBe(1)
    expect((await pagesOf(order)).map(({ id }) => id)).toEqual([order.session?.id])
  })

  it('is made when the buyer tries again, though every attempt of the first request failed', async () => {
    const buyer = actor()
    const { id } = await heldFor(buyer, await selling())
    await failAlways(`POST ${PAGES}`)
    await expect(placeOrder(buyer, details(id), inMinutes(0))).rejects.toMatchObject({
      code: 'payment-provider-down',
    })
    await clearFaults()
    const { order, paymentUrl } = await placeOrder(buyer, details(id), inMinutes(0))
    expect([order.status, paymentUrl]).toEqual(['awaiting-payment', order.session?.url])
    await payPage(order.session?.id ?? '')
    await sweepOrders(inMinutes(1))
    expect(await readTickets(id)).toHaveLength(1)
  })

  it('is made anew when the buyer comes again too late for the request of the first attempt', async () => {
    const buyer = actor()
    const { id } = await heldFor(buyer, await selling())
    await failAlways(PAGES, 'network')
    // Placed six minutes ago: a page of that attempt would have less than half an hour left.
    await expect(placeOrder(buyer, details(id), inMinutes(-6))).rejects.toMatchObject({
      code: 'payment-provider-down',
    })
    await clearFaults()
    const { order } = await placeOrder(buyer, details(id), inMinutes(0))
    expect([order.attempt, order.session === null]).toEqual([2, false])
  })
})

describe('the end of a hold while the provider fails', () => {
  /** An order whose page was asked for in vain. */
  async function pageless(activity: Activity): Promise<string> {
    const buyer = actor()
    const { id } = await heldFor(buyer, activity)
    await failAlways(`POST ${PAGES}`)
    await placeOrder(buyer, details(id), inMinutes(0)).catch(() => undefined)
    return id
  }

  it('comes with the next sweep when it is certain that nobody can pay', async () => {
    const activity = await selling()
    const id = await pageless(activity)
    await sweepOrders(inMinutes(16))
    expect((await readOrder(id)).status).toBe('expired')
    expect(await free(activity)).toBe(10)
  })

  it('waits while it is not certain, until the page has ended by itself, and no longer', async () => {
    const activity = await selling()
    const id = await pageless(activity)
    await failAlways(PAGES)
    const { sessionExpiresAt } = await readOrder(id)
    const end = Date.parse(sessionExpiresAt ?? '')
    const at = (ms: number) => new Date(end + ms).toISOString()
    await sweepOrders(at(-1))
    expect([(await readOrder(id)).status, await free(activity)]).toEqual(['awaiting-payment', 9])
    await sweepOrders(at(0))
    expect([(await readOrder(id)).status, await free(activity)]).toEqual(['expired', 10])
  })

  it('comes with the end of a page that cannot be closed', async () => {
    const activity = await selling()
    const order = await placedFor(activity)
    await failAlways(PAGES)
    const at = (ms: number) => new Date(Date.parse(order.sessionExpiresAt ?? '') + ms).toISOString()
    await sweepOrders(at(-1))
    expect((await readOrder(order.id)).status).toBe('awaiting-payment')
    await sweepOrders(at(0))
    expect((await readOrder(order.id)).status).toBe('expired')
    expect(await free(activity)).toBe(10)
    await clearFaults()
    // A payment that was on its way is one that came after the hold.
    await payPage(order.session?.id ?? '')
    await hear('checkout.session.completed', order.session?.id ?? '')
    expect([(await readOrder(order.id)).status, await free(activity)]).toEqual(['paid', 9])
  })

  it('closes the page of the account that the order was placed for, whatever account its organiser has now', async () => {
    const activity = await selling()
    const order = await placedFor(activity)
    await settingsDoc(activity.shareRef).update({ payoutAccountId: null })
    await releaseOrder(order.id, 'expired', inMinutes(16))
    expect((await pagesOf(order)).map(({ status }) => status)).toEqual(['expired'])
    expect((await readOrder(order.id)).status).toBe('expired')
  })

  it('finds and closes a page that no order names, whatever account its organiser has now', async () => {
    const activity = await selling()
    const buyer = actor()
    const { id } = await heldFor(buyer, activity)
    // The page is made; its answer is lost, and so is every look for it.
    await control('faults', { kind: 'api', path: `POST ${PAGES}`, action: 'network', afterEffect: true })
    await failAlways(PAGES, 'network')
    await placeOrder(buyer, details(id), inMinutes(0)).catch(() => undefined)
    await clearFaults()
    await settingsDoc(activity.shareRef).update({ payoutAccountId: 'acct_another' })
    const order = await readOrder(id)
    expect([order.session, (await pagesOf(order)).map(({ status }) => status)]).toEqual([null, ['open']])
    await releaseOrder(id, 'expired', inMinutes(16))
    expect((await pagesOf(order)).map(({ status }) => status)).toEqual(['expired'])
  })
})

describe('a payout account whose request meets an error of the provider', () => {
  const accountsOf = async (uid: string) =>
    (await stripe().accounts.list({ limit: 100 })).data.filter((it) => it.metadata?.['uid'] === uid)

  it.each([
    ['nothing came of it', false],
    ['only the answer was lost', true],
  ])('is opened once when %s', async (_when, afterEffect) => {
    const person = actor('verified')
    await failOnce('POST /v1/accounts', afterEffect)
    const { url } = await startPayoutOnboarding(person, inMinutes(0))
    expect(url).toMatch(/^http/)
    expect(await accountsOf(person.uid)).toHaveLength(1)
  })

  it('is opened by the next request though all keys of the first failed', async () => {
    const person = actor('verified')
    await failAlways('POST /v1/accounts')
    await expect(startPayoutOnboarding(person, inMinutes(0))).rejects.toMatchObject({
      code: 'payment-provider-down',
    })
    await clearFaults()
    await startPayoutOnboarding(person, inMinutes(0))
    expect(await accountsOf(person.uid)).toHaveLength(1)
  })
})
