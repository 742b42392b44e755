import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { DELETION_PHRASE } from 'functions/contract/accounts/user'
import { database, readOrder } from '../../support/database'
import { debtsOf, fillPlatform, soldAndPaidOut, sweepDebts } from '../../support/debts'
import { strayPageOf } from '../../support/in-process-orders'
import { accountOf, heldBy, paidOut, statementOf } from '../../support/payouts'
import { operator } from '../../support/people'
import { giveBack, orderWhen, sold } from '../../support/refunds'
import type { Sale } from '../../support/refunds'
import { call, problemIn, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { eventually } from '../../support/stack'
import { control, payPage, sendWebhook } from '../../support/stripe'

afterEach(expectSoundBooks)

/** An organiser who owes 38.00 for a refund that the platform paid. */
async function owing(): Promise<Sale> {
  const sale = await soldAndPaidOut()
  await fillPlatform(100_000)
  await giveBack(sale)
  expect(await debtsOf(sale.party)).toMatchObject([{ state: 'owed', amount: 3800 }])
  return sale
}
async function endDebt({ party }: Sale): Promise<void> {
  const [debt] = await debtsOf(party)
  await call('endDebt', { debtId: debt?.id ?? '', note: 'Paid by bank transfer.' }, await operator())
}
/** The sums of paid, fee, yours, held and owed in an activity's statement. */
const sumsIn = async ({ party }: Sale) =>
  (await statementOf(party.shareRef, party.organiser)).at(-1)?.slice(9, 14).map(Number)

describe('a debt that an operator ended, whose refund fails after that', () => {
  it.each([
    ['nothing of it was recovered', 0],
    ['a part of it was', 1900],
  ])('is cancelled, and the statement says that nothing is owed, where %s', async (_, part) => {
    const sale = await owing()
    const account = await accountOf(sale.party.organiser)
    if (part > 0) {
      await sold(1, { party: sale.party })
      await control('balance/release', { account })
      await sweepDebts(sale)
    }
    await endDebt(sale)
    const [refund] = (await readOrder(sale.order.id)).refunds
    await control(`refunds/${refund?.stripeRefundId}/settle`, { status: 'failed' })
    await orderWhen(sale.order.id, ({ status }) => status === 'paid')
    expect(await debtsOf(sale.party)).toMatchObject([{ state: 'cancelled', recovered: part }])
    // What was taken of it is theirs again.
    expect(await heldBy(account)).toBe(part)
    const tickets = part > 0 ? 3 : 2
    expect(await sumsIn(sale)).toEqual([20 * tickets, -tickets, 19 * tickets, 0, 0])
  })
})

describe('a second payment of an order, whose share was paid out before it was heard of', () => {
  it('goes back from the platform’s balance, and the organiser’s share is a debt that their sales pay', async () => {
    const sale = await sold(2)
    const second = await strayPageOf(sale.order)
    const types = ['checkout.session.completed']
    await control('faults', { kind: 'webhook', action: 'drop', times: 1, types })
    await payPage(second)
    await paidOut(sale.party.organiser)
    await fillPlatform(100_000)
    const tell = () =>
      sendWebhook({ id: `evt_${randomUUID()}`, type: 'checkout.session.completed', object: { id: second } })
    expect(await tell()).toBe(200)
    const [debt] = await eventually(
      () => debtsOf(sale.party),
      (debts) => debts.length > 0,
    )
    expect(debt).toMatchObject({ why: 'second-payment', amount: 3800, state: 'owed' })
    expect((await readOrder(sale.order.id)).status).toBe('paid')
    expect(await tell()).toBe(200)
    expect(await debtsOf(sale.party)).toHaveLength(1)
    await sold(2, { party: sale.party })
    const account = await accountOf(sale.party.organiser)
    await control('balance/release', { account })
    await sweepDebts(sale)
    expect(await debtsOf(sale.party)).toMatchObject([{ state: 'recovered', recovered: 3800 }])
    expect(await heldBy(account)).toBe(0)
  })
})

describe('the account of somebody who owes the platform', () => {
  it('stays until the debt has ended, and may go then', async () => {
    const sale = await owing()
    const { organiser } = sale.party
    const remove = () => sendCall('deleteAccount', { confirmation: DELETION_PHRASE }, organiser)
    const { errors } = problemIn(await remove())
    const message = 'You owe us $38 for refunds. Your payouts say how it is paid back.'
    expect(errors).toEqual([{ path: 'payouts', message }])
    const account = await database().doc(`users/${organiser.uid}`).get()
    expect(account.get('closingSince') ?? null).toBeNull()
    await endDebt(sale)
    expect((await remove()).status).toBe(200)
  })
})
