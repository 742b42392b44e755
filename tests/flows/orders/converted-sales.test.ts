import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from 'functions/contract/orders/order'
import type { RefundWhat } from 'functions/contract/refunds/refund'
import { checkMoney } from '../../../functions/src/actions/reconciliation/check-money'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { recoverDebts } from '../../../functions/src/actions/debts/recover-debts'
import { refundOrder } from '../../../functions/src/actions/refunds/refund-order'
import { config } from '../../../functions/src/config'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { findStripeAccount } from '../../../functions/src/store/accounts/users'
import { details, ticketType } from '../../support/activities'
import { database, readOrder } from '../../support/database'
import { actor, published, startInProject, stopInProcess } from '../../support/in-process'
import { hear, heldFor, inMinutes, paidUnheard } from '../../support/in-process-orders'
import { takeActivities } from '../../support/new-activities'
import { paidOrganiser } from '../../support/order-lives'
import { heldBy } from '../../support/payouts'
import { chargeOf } from '../../support/refunds'
import { expectSoundBooks } from '../../support/sound-books'
import { control, steadyProvider, stripe } from '../../support/stripe'

/*
 * A platform that keeps dollars alone, sells in every currency (SETTLEMENT_CURRENCIES=any) and has organisers who keep euros: Stripe
 * converts each sale twice, and rounds each time.
 */

let organiser: Actor

beforeAll(async () => {
  await startInProject(`demo-turnout-converts-${randomUUID().slice(0, 8)}`)
  config().SETTLEMENT_CURRENCIES.splice(0, Infinity, 'any')
  await control('behaviour', { settlementCurrencies: ['usd'], rates: { usd: 1, eur: 1.1, jpy: 0.0065 } })
  organiser = await paidOrganiser('DE')
})
afterEach(expectSoundBooks, 60_000)
afterAll(steadyProvider)
afterAll(stopInProcess)

/** A sale of 1,999 yen, which is 12.99 dollars; the fee is 100 yen. */
const soldInYen = () => sold(1999, 'jpy')

/** A sale of 20.00 dollars, which the platform keeps; the fee is a dollar. */
const soldInDollars = () => sold(2000, 'usd')

async function sold(price: number, currency: string): Promise<Order> {
  const { activity } = await published({ ticketTypes: [ticketType({ price, currency })] }, organiser)
  const { id, session } = await paidUnheard(activity)
  await hear('checkout.session.completed', session?.id ?? '')
  return readOrder(id)
}

const giveBack = ({ id: orderId, shareRef }: Order, what: RefundWhat = { kind: 'whole' }) =>
  refundOrder(
    organiser,
    { shareRef, orderId, what, reason: 'The band is ill.', idempotencyKey: randomUUID() },
    inMinutes(0),
  )

const differencesOf = async ({ id }: Order) =>
  (await checkMoney(await readOrder(id), inMinutes(0))).differences
const debtsOf = async ({ id }: Order) =>
  (await database().collection('debts').where('orderId', '==', id).get()).docs.map((doc) => doc.data())

describe('a sale whose money is converted', () => {
  it('differs from the provider’s books in nothing, whole and after refunds', async () => {
    const order = await soldInYen()
    expect(await chargeOf(order)).toMatchObject({
      currency: 'jpy',
      transfer: { currency: 'usd', amount: 1299 },
    })
    expect(await differencesOf(order)).toEqual([])
    await giveBack(order, { kind: 'amount', amount: 333 })
    await giveBack(order, { kind: 'amount', amount: 1 })
    expect(await differencesOf(order)).toEqual([])
    await giveBack(order)
    expect(await readOrder(order.id)).toMatchObject({ status: 'refunded' })
    expect(await differencesOf(order)).toEqual([])
  })

  it('is told of at night where money is missing that no conversion explains', async () => {
    const order = await soldInYen()
    const { transfer } = await chargeOf(order)
    const transferId = typeof transfer === 'string' ? transfer : (transfer?.id ?? '')
    await stripe().transfers.createReversal(transferId, { amount: 20 })
    expect(await differencesOf(order)).toMatchObject([{ what: 'held', ours: 0, theirs: 31 }])
    // These books are wrong on purpose.
    takeActivities()
  })

  it('has its refund in the books in its own currency', async () => {
    const order = await soldInYen()
    await giveBack(order)
    const [refund] = (await readOrder(order.id)).refunds
    expect(refund).toMatchObject({ status: 'succeeded', amount: 1999, fee: 100, payer: 'organiser', debt: 0 })
  })

  it('is paid to the organiser again, in what it became, where its refund comes back', async () => {
    const order = await soldInYen()
    const { accountId = '' } = (await findStripeAccount(organiser.uid)) ?? {}
    const before = await heldBy(accountId)
    await giveBack(order)
    const [refund] = (await readOrder(order.id)).refunds
    await control(`refunds/${refund?.stripeRefundId}/settle`, { status: 'failed' })
    await hear('refund.failed', refund?.stripeRefundId ?? '')
    const { status, refunds } = await readOrder(order.id)
    expect([status, refunds[0]?.repaid?.amount]).toEqual(['paid', 1899])
    const again = await stripe().transfers.retrieve(refunds[0]?.repaid?.transferId ?? '')
    expect([again.currency, again.amount]).toEqual(['usd', 1234])
    // A cent for each time that it was rounded.
    expect(Math.abs((await heldBy(accountId)) - before)).toBeLessThanOrEqual(3)
  })

  it.each([
    // 1,899 yen are 12.34 dollars, which are 11.22 euros.
    ['by the platform and the account', soldInYen, { currency: 'jpy', amount: 1899 }, 1122],
    // 19.00 dollars are 17.27 euros.
    ['by the account alone', soldInDollars, { currency: 'usd', amount: 1900 }, 1727],
  ])(
    'is a debt in its own currency, taken back as soon as the account can pay all of it: converted %s',
    async (_, sold, owed, taken) => {
      const order = await sold()
      const { accountId = '' } = (await findStripeAccount(organiser.uid)) ?? {}
      await control('balance/set', { account: accountId, currency: 'eur', amount: 0 })
      await giveBack(order)
      expect(await debtsOf(order)).toMatchObject([{ ...owed, state: 'owed' }])
      const look = async () => {
        const [debt] = await debtsOf(order)
        const nextTryAt = new Date(0).toISOString()
        await database()
          .doc(`debts/${String(debt?.['id'])}`)
          .update({ nextTryAt })
        await recoverDebts(inMinutes(0))
        return (await debtsOf(order))[0]
      }
      expect(await look()).toMatchObject({ state: 'owed', recovered: 0 })
      await control('balance/set', { account: accountId, currency: 'eur', amount: 5000 })
      expect(await look()).toMatchObject({ state: 'recovered', recovered: owed.amount })
      expect(await heldBy(accountId)).toBe(5000 - taken)
    },
  )
})

describe('an amount of one’s own in a currency without cents, or with three decimals', () => {
  async function placing(over: object, currency: string) {
    const { activity } = await published(
      { ticketTypes: [ticketType({ price: 20_000, currency })] },
      organiser,
    )
    const buyer = actor()
    const { id } = await heldFor(buyer, activity)
    return placeOrder(buyer, { ...details(id), ...over }, inMinutes(0))
  }
  const tip = (amount: number) => ({ tip: { kind: 'custom', amount } })

  it.each([
    ['a tip', 'kwd', tip(155), 'tip.amount'],
    ['a gift', 'isk', { donation: { kind: 'custom', amount: 50 } }, 'donation.amount'],
  ])(
    'is refused at its field in parts that cards are not charged: %s in %s',
    async (_, currency, over, path) => {
      await expect(placing(over, currency)).rejects.toMatchObject({ fields: [{ path }] })
    },
  )

  it.each([
    ['kwd', 150, 20_150],
    ['isk', 5000, 25_000],
  ])('is charged to the unit in %s', async (currency, amount, total) => {
    const { order } = await placing(tip(amount), currency)
    expect(order).toMatchObject({ status: 'awaiting-payment', pricing: { total } })
  })
})
