import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from 'functions/contract/orders/order'
import { changeActivityStatus } from '../../../functions/src/actions/activities/change-activity-status'
import { closeActivity } from '../../../functions/src/actions/activities/close-activity'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { findStripeAccount } from '../../../functions/src/store/accounts/users'
import { ticketType } from '../../support/activities'
import { database, readOrder } from '../../support/database'
import { published, startInProject, stopInProcess } from '../../support/in-process'
import { hear, inMinutes, paidUnheard } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { heldBy } from '../../support/payouts'
import { expectSoundBooks } from '../../support/sound-books'
import { control, stripe, whileBehaving } from '../../support/stripe'

const PAID = 100
const AT_ONCE = 8
const PRICE = 2000
/** What the platform keeps of a ticket: 2.5 % and 0.50. */
const FEE = 100

let organiser: Actor

beforeAll(() => startInProject(`demo-turnout-paid-out-${randomUUID().slice(0, 8)}`))
beforeEach(async () => {
  organiser = await paidOrganiser()
})
afterEach(expectSoundBooks, 600_000)
afterAll(stopInProcess)

async function inParts<T>(all: readonly T[], work: (it: T) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < all.length; n += AT_ONCE) await Promise.all(all.slice(n, n + AT_ONCE).map(work))
}

/** An activity with a hundred paid orders whose money is at the organiser's bank. */
async function paidOut() {
  const ticketTypes = [ticketType({ price: PRICE, capacity: PAID })]
  const { activity } = await published({ ticketTypes }, organiser)
  const orders: Order[] = []
  await inParts(Array.from({ length: PAID }), async () => orders.push(await paidUnheard(activity)))
  await inParts(orders, ({ session }) => hear('checkout.session.completed', session?.id ?? ''))
  const { accountId = '' } = (await findStripeAccount(organiser.uid)) ?? {}
  await control(`accounts/${accountId}/pay-out`)
  expect(await heldBy(accountId)).toBe(0)
  await control('balance/set', { currency: 'usd', amount: PAID * PRICE })
  return { orders, accountId, shareRef: activity.shareRef }
}

/** Cancels it, and has the refunds made, as often as somebody presses. */
async function cancel(shareRef: string): Promise<void> {
  await changeActivityStatus(organiser, { shareRef, status: 'cancelled' }, inMinutes(0))
  for (const again of [false, true, true]) await closeActivity(shareRef, inMinutes(0), again)
}

async function expectAllRefunded(orders: readonly Order[]): Promise<void> {
  await inParts(orders, async ({ id }) => {
    const { status, refunds, paymentIntentId } = await readOrder(id)
    expect([status, refunds.length]).toEqual(['refunded', 1])
    const { data } = await stripe().refunds.list({ payment_intent: paymentIntentId ?? '' })
    expect(data.map((it) => [it.amount, it.status])).toEqual([[PRICE, 'succeeded']])
  })
}

const owed = async () => {
  const found = await database().collection('debts').where('organiserUid', '==', organiser.uid).get()
  return found.docs.map((doc) => Number(doc.get('amount')))
}

describe('an activity with a hundred paid orders that is cancelled after its organiser was paid out', () => {
  it('refunds every buyer once from the platform’s balance, and the organiser owes it all', async () => {
    const { orders, accountId, shareRef } = await paidOut()
    await cancel(shareRef)
    await expectAllRefunded(orders)
    expect(await owed()).toEqual(orders.map(() => PRICE - FEE))
    expect(await heldBy(accountId)).toBe(0)
  }, 600_000)

  it('refunds every buyer once where the account may go below zero, and nothing is owed to the platform', async () => {
    await whileBehaving({ reversalWithoutBalance: 'go-negative' }, async () => {
      const { orders, accountId, shareRef } = await paidOut()
      await cancel(shareRef)
      await expectAllRefunded(orders)
      expect(await owed()).toEqual([])
      expect(await heldBy(accountId)).toBe(-PAID * (PRICE - FEE))
    })
  }, 600_000)
})
