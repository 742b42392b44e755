import { afterEach, describe, expect, it } from 'vitest'
import { database, readOrder } from '../../support/database'
import { debtsOf, fillPlatform, soldAndPaidOut, sweepDebts } from '../../support/debts'
import { accountOf, heldBy, statementOf, sweepNow } from '../../support/payouts'
import { operator, verifiedPerson } from '../../support/people'
import { chargeOf, dispute, giveBack, orderWhen, sold } from '../../support/refunds'
import { call, problemIn, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { control, payUnbooked, stripe, whileBehaving } from '../../support/stripe'

afterEach(expectSoundBooks)

const entriesOf = async ({ id }: { id: string }) => {
  const found = await database().collection('ledger').where('orderId', '==', id).get()
  return Object.fromEntries(found.docs.map((doc) => [doc.get('kind'), doc.get('amount')]))
}

describe('a refund that the organiser’s account cannot pay', () => {
  it('reaches the buyer from the platform’s balance, and the organiser owes their share', async () => {
    const sale = await soldAndPaidOut()
    await fillPlatform(100_000)
    expect(await giveBack(sale)).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: 4000, fee: 200, status: 'succeeded' }],
    })
    const order = await readOrder(sale.order.id)
    const charge = await chargeOf(order)
    expect(charge).toMatchObject({ amount_refunded: 4000, transfer: { amount_reversed: 0 } })
    expect(charge).toMatchObject({ application_fee: { amount_refunded: 0 } })
    const [refund] = order.refunds
    expect(refund).toMatchObject({ payer: 'platform', debt: 3800 })
    const debt = { why: 'refund', amount: 3800, recovered: 0, state: 'owed', currency: 'usd' }
    expect(await debtsOf(sale.party)).toMatchObject([{ ...debt, id: refund?.stripeRefundId }])
    expect(await entriesOf(order)).toEqual({
      payment: 4000,
      refund: 4000,
      'debt-refund': 3800,
    })
  })

  it('takes the account below zero where the provider lets it: nothing is owed to the platform then', async () => {
    await whileBehaving({ reversalWithoutBalance: 'go-negative' }, async () => {
      const sale = await soldAndPaidOut()
      expect(await giveBack(sale)).toMatchObject({ status: 'refunded' })
      expect(await debtsOf(sale.party)).toEqual([])
      expect(await heldBy(await accountOf(sale.party.organiser))).toBe(-3800)
    })
  })

  it('is taken from the organiser where their account can pay it', async () => {
    const sale = await sold(2)
    await fillPlatform(100_000)
    expect(await giveBack(sale)).toMatchObject({ status: 'refunded' })
    expect((await readOrder(sale.order.id)).refunds).toMatchObject([{ payer: 'organiser', debt: 0 }])
    expect(await debtsOf(sale.party)).toEqual([])
  })

  it('waits while the platform cannot pay it either, and reaches the buyer once it can', async () => {
    const sale = await soldAndPaidOut()
    await fillPlatform(0)
    expect(await giveBack(sale)).toMatchObject({ refunds: [{ status: 'pending' }] })
    await fillPlatform(100_000)
    const order = await orderWhen(sale.order.id, ({ status }) => status === 'refunded')
    expect(order.refunds).toMatchObject([{ status: 'succeeded', payer: 'platform', debt: 3800 }])
  })

  it('that failed for want of money is asked for again until there is some, and is made once', async () => {
    const sale = await soldAndPaidOut()
    await fillPlatform(0)
    await giveBack(sale)
    const [first] = (await readOrder(sale.order.id)).refunds
    await control(`refunds/${first?.stripeRefundId}/settle`, {
      status: 'failed',
      reason: 'insufficient_funds',
    })
    await orderWhen(sale.order.id, ({ refunds }) => refunds[0]?.attempts === 1)
    await fillPlatform(100_000)
    await database()
      .doc(`orders/${sale.order.id}`)
      .update({ moneyCheckAt: new Date(0).toISOString() })
    await sweepNow()
    const order = await orderWhen(sale.order.id, ({ status }) => status === 'refunded')
    expect(order.refunds).toHaveLength(1)
    const made = await stripe().refunds.list({ payment_intent: order.paymentIntentId ?? '' })
    expect(made.data.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  })

  it('and that its bank sends back leaves nothing owed', async () => {
    const sale = await soldAndPaidOut()
    await fillPlatform(100_000)
    await giveBack(sale)
    const [refund] = (await readOrder(sale.order.id)).refunds
    await control(`refunds/${refund?.stripeRefundId}/settle`, { status: 'failed' })
    await orderWhen(sale.order.id, ({ status }) => status === 'paid')
    expect(await debtsOf(sale.party)).toMatchObject([{ state: 'cancelled', recovered: 0 }])
  })
})

/** A sale of two tickets that the platform refunded after the payout; the sale of another one has paid half of that debt. */
async function soldAndHalfRecovered() {
  const sale = await soldAndPaidOut()
  await fillPlatform(100_000)
  await giveBack(sale)
  const account = await accountOf(sale.party.organiser)
  await sold(1, { party: sale.party })
  await control('balance/release', { account })
  await sweepDebts(sale)
  return { sale, account }
}

describe('a debt', () => {
  it('is recovered from what the account has later, a part at a time, and never above it', async () => {
    const { sale, account } = await soldAndHalfRecovered()
    expect(await debtsOf(sale.party)).toMatchObject([{ state: 'owed', recovered: 1900 }])
    expect(await heldBy(account)).toBe(0)
    await sold(2, { party: sale.party })
    await control('balance/release', { account })
    await Promise.all([sweepDebts(sale), sweepDebts(sale)])
    expect(await debtsOf(sale.party)).toMatchObject([{ state: 'recovered', recovered: 3800 }])
    expect(await heldBy(account)).toBe(1900)
    const charge = await chargeOf(await readOrder(sale.order.id))
    expect(charge).toMatchObject({ transfer: { amount_reversed: 3800 } })
    const lines = await statementOf(sale.party.shareRef, sale.party.organiser)
    const [, , , , , , , , , paid, fee, yours, , owed] = lines.at(-1) ?? []
    expect([paid, fee, yours, owed].map(Number)).toEqual([60, -3, 57, 0])
  })

  it('that was recovered is paid again where its refund fails after all', async () => {
    const { sale, account } = await soldAndHalfRecovered()
    const [refund] = (await readOrder(sale.order.id)).refunds
    await control(`refunds/${refund?.stripeRefundId}/settle`, { status: 'failed' })
    const order = await orderWhen(sale.order.id, ({ refunds }) => refunds[0]?.status === 'failed')
    expect(order.refunds).toMatchObject([{ repaid: { amount: 1900 } }])
    expect(await heldBy(account)).toBe(1900)
  })
})

describe('a dispute that is lost', () => {
  it('is the organiser’s debt, less the platform’s fee, and is recovered from their balance', async () => {
    const sale = await sold(2)
    const id = await dispute(sale.order)
    await orderWhen(sale.order.id, ({ status }) => status === 'disputed')
    expect(await debtsOf(sale.party)).toEqual([])
    await control(`disputes/${id}/decide`, { verdict: 'lost' })
    await orderWhen(sale.order.id, ({ status }) => status === 'lost')
    expect(await debtsOf(sale.party)).toMatchObject([{ id, why: 'dispute', amount: 3800, state: 'owed' }])
    const account = await accountOf(sale.party.organiser)
    await control('balance/release', { account })
    await sweepDebts(sale)
    expect(await debtsOf(sale.party)).toMatchObject([{ state: 'recovered', recovered: 3800 }])
    expect(await heldBy(account)).toBe(0)
    const lines = await statementOf(sale.party.shareRef, sale.party.organiser)
    expect(lines.at(-1)?.slice(9, 14)).toEqual(['40', '-2', '0', '40', '0'])
  })

  it('leaves nothing owed when it is won', async () => {
    const sale = await sold(1)
    const id = await dispute(sale.order)
    await orderWhen(sale.order.id, ({ status }) => status === 'disputed')
    await control(`disputes/${id}/decide`, { verdict: 'won' })
    await orderWhen(sale.order.id, ({ status }) => status === 'paid')
    expect(await debtsOf(sale.party)).toEqual([])
  })
})

describe('a refund right after a payment whose charge is booked later', () => {
  it('is pending until then, and has its share of transfer and fee in the books', async () => {
    const sale = await whileBehaving({ chargeDetailsAfterMs: 3_600_000 }, () => sold(2, { pay: payUnbooked }))
    expect(await giveBack(sale)).toMatchObject({ refunds: [{ status: 'pending' }] })
    await control(`charges/${(await chargeOf(sale.order)).id}/book`)
    const order = await orderWhen(sale.order.id, ({ status }) => status === 'refunded')
    expect(order.refunds).toMatchObject([{ fee: 200, payer: 'organiser', debt: 0 }])
    expect(await heldBy(await accountOf(sale.party.organiser))).toBe(0)
  })
})

describe('what is owed', () => {
  it('is the organiser’s to see, with what is left of it, and nobody else’s', async () => {
    const sale = await soldAndPaidOut()
    await fillPlatform(100_000)
    await giveBack(sale)
    const page = await call('listDebts', {}, sale.party.organiser)
    expect(page).toMatchObject({ owed: [{ currency: 'usd', amount: 3800 }], nextCursor: null })
    expect(page.items).toMatchObject([{ why: 'refund', amount: 3800, state: 'owed', ended: null }])
    expect(await call('listDebts', {}, await verifiedPerson())).toMatchObject({ items: [], owed: [] })
  })

  it('is ended by an operator, once, with a note that the organiser reads; nothing more is taken', async () => {
    const sale = await soldAndPaidOut()
    await fillPlatform(100_000)
    await giveBack(sale)
    const [debt] = await debtsOf(sale.party)
    const ending = { debtId: debt?.id ?? '', note: 'Paid by bank transfer.' }
    const stranger = await sendCall('endDebt', ending, sale.party.organiser)
    expect(problemIn(stranger)).toMatchObject({ status: 404 })
    const runs = await operator()
    expect((await call('listOwedDebts', {}, runs)).items).toContainEqual(
      expect.objectContaining({ id: debt?.id, organiserUid: sale.party.organiser.uid }),
    )
    for (let time = 0; time < 2; time++) {
      expect(await call('endDebt', ending, runs)).toMatchObject({ state: 'ended' })
    }
    const other = await sendCall('endDebt', { ...ending, note: 'Another.' }, runs)
    expect(problemIn(other)).toMatchObject({ code: 'conflict' })
    const { items, owed } = await call('listDebts', {}, sale.party.organiser)
    expect([owed, items[0]?.ended?.note]).toEqual([[], 'Paid by bank transfer.'])
    await sold(1, { party: sale.party })
    const account = await accountOf(sale.party.organiser)
    await control('balance/release', { account })
    await sweepDebts(sale)
    expect(await heldBy(account)).toBe(1900)
    const lines = await statementOf(sale.party.shareRef, sale.party.organiser)
    expect(lines.at(-1)?.[13]).toBe('0')
  })

  it('stands beside what the platform has, for operators', async () => {
    await fillPlatform(4200)
    const money = await call('readPlatformMoney', {}, await operator())
    expect(money).toMatchObject({ isCurrent: true })
    expect(money.balances).toContainEqual(expect.objectContaining({ currency: 'usd', available: 4200 }))
  })
})
