import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { DELETION_PHRASE } from 'functions/contract/accounts/user'
import { details, hold, hosted, ticketType } from '../../support/activities'
import { database, readMails, readTally } from '../../support/database'
import {
  accountOf,
  heldBy,
  linesIn,
  paidOut,
  paidOutUntied,
  partsOf,
  payoutWhen,
  statementOf,
  sweepNow,
} from '../../support/payouts'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { dispute, giveBack, orderWhen, sold } from '../../support/refunds'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { expectSoundBooks } from '../../support/sound-books'
import { eventually } from '../../support/stack'
import { control, sendWebhook, whileBehaving, whileFaulty } from '../../support/stripe'

afterEach(expectSoundBooks)

const paid = () => hosted({ ticketTypes: [ticketType({ price: 2000, capacity: 10 })] })
const sells = (shareRef: string, by: Person, accepts: boolean) =>
  eventually(
    () => ask('readActivity', { params: { shareRef } }, by),
    ({ acceptsPayments }) => acceptsPayments === accepts,
  )
const methodOf = (by: Person) => ask('readPayoutMethod', {}, by)
const deauthorise = async (by: Person) => control(`accounts/${await accountOf(by)}/deauthorize`)

describe('where an organiser stands', () => {
  it('is restricted with what is due while the provider stops them, and good again afterwards', async () => {
    const { organiser, shareRef } = await paid()
    const account = await accountOf(organiser)
    await control(`accounts/${account}/require`, { withinDays: 14 })
    const asked = await eventually(
      () => methodOf(organiser),
      (it) => it.requirementsDue.length > 0,
    )
    expect(asked).toMatchObject({ status: 'ready', requirementsDue: ['individual.verification.document'] })
    expect(asked.deadline).toMatch(/^\d{4}-/)
    await control(`accounts/${account}/disable`, { charges: true })
    await sells(shareRef, organiser, false)
    expect(await methodOf(organiser)).toMatchObject({
      status: 'restricted',
      pastDue: ['individual.verification.document'],
    })
    const due = await readMails(`payouts-due-${account}-${asked.deadline?.slice(0, 10)}`)
    const stopped = await readMails(`payouts-stopped-${account}-${new Date().toISOString().slice(0, 10)}`)
    for (const [mail] of [due, stopped]) {
      expect(mail?.to).toEqual([organiser.email])
      expect(mail?.message.html).toContain('a photo of an identity document')
    }
    await control(`accounts/${account}/onboard`)
    await sells(shareRef, organiser, true)
    expect(await methodOf(organiser)).toMatchObject({ status: 'ready', requirementsDue: [] })
  })

  it('is disabled when the provider rejects them', async () => {
    const { organiser, shareRef } = await paid()
    const account = await accountOf(organiser)
    await control(`accounts/${account}/disable`, { charges: true, reason: 'rejected.fraud' })
    await sells(shareRef, organiser, false)
    expect((await methodOf(organiser)).status).toBe('disabled')
  })

  it('has a way to their pages at the provider once there are some', async () => {
    const { organiser } = await paid()
    expect((await call('openPayoutDashboard', {}, organiser)).url).toMatch(/^http/)
    const nobody = await sendCall('openPayoutDashboard', {}, await verifiedPerson())
    expect(problemIn(nobody).code).toBe('payouts-not-ready')
  })
})

describe('an organiser who disconnects their account', () => {
  it('sells nothing any more, and refunds still work', async () => {
    const sale = await sold(2)
    const { organiser, shareRef } = sale.party
    await deauthorise(organiser)
    await sells(shareRef, organiser, false)
    expect((await methodOf(organiser)).status).toBe('deauthorised')
    await expect(hold(sale.party, await guest())).rejects.toThrow('cannot take payments')
    expect((await giveBack(sale)).status).toBe('refunded')
    expect(await call('readPayoutBalance', {}, organiser)).toEqual({
      balances: [],
      rhythm: null,
      hold: 'none',
      holdDays: 2,
      isCurrent: true,
    })
  })

  it('begins anew with another account, and sells again', async () => {
    const { organiser, shareRef } = await paid()
    const before = await accountOf(organiser)
    await deauthorise(organiser)
    await sells(shareRef, organiser, false)
    for (let n = 0; n < 2; n++) await ask('startPayoutOnboarding', { body: {} }, organiser)
    const after = await accountOf(organiser)
    expect(after).not.toBe(before)
    await control(`accounts/${after}/onboard`)
    await sells(shareRef, organiser, true)
    const activity = await ask('readActivity', { params: { shareRef } }, organiser)
    await sold(1, { party: { organiser, shareRef, activity } })
    expect(await heldBy(after)).toBe(1900)
  })

  it('unnoticed, has buyers told so, whose tickets go back', async () => {
    const party = await paid()
    const buyer = await guest()
    const { id } = await hold(party, buyer)
    const types = ['account.application.deauthorized']
    await control('faults', { kind: 'webhook', action: 'drop', types })
    await deauthorise(party.organiser)
    const answer = await sendCall('placeOrder', details(id), buyer)
    expect(problemIn(answer)).toMatchObject({ status: 409, code: 'payouts-not-ready' })
    expect((await call('cancelOrder', { orderId: id }, buyer)).status).toBe('cancelled')
  })
})

describe('a payout', () => {
  it('says what it is made of, and reaches the numbers of its activity once', async () => {
    const sale = await sold(2)
    const { organiser, shareRef } = sale.party
    const other = await sold(1, { party: sale.party })
    await giveBack(other)
    expect(await call('readPayoutBalance', {}, organiser)).toMatchObject({
      balances: [{ currency: 'usd', available: 0, pending: 3800 }],
      rhythm: 'daily',
    })
    const { id } = await paidOut(organiser)
    const { items } = await call('listPayouts', {}, organiser)
    expect(items).toMatchObject([{ id, amount: 3800, currency: 'usd', state: 'paid', isAutomatic: true }])
    const parts = await partsOf(organiser, id, 2)
    expect(parts.map(({ kind, net, order }) => [kind, net, order?.orderId])).toEqual(
      expect.arrayContaining([
        ['sale', 3800, sale.order.id],
        ['sale', 1900, other.order.id],
        ['refund', -2000, other.order.id],
        ['fee-returned', 100, other.order.id],
      ]),
    )
    expect(parts).toHaveLength(4)
    for (let n = 0; n < 2; n++) await sweepNow()
    expect((await readTally(shareRef)).money).toMatchObject({ paidOut: 3800, feesReturned: 100 })
    const sales = (await statementOf(shareRef, organiser)).filter(([, movement]) => movement === 'Sale')
    expect(sales.map((cells) => cells.at(-2))).toEqual([id, id])
  })

  it('that failed is told by mail once, is out of the numbers, and in them again with the next', async () => {
    const { party } = await sold(1)
    const { organiser, shareRef } = party
    const { id } = await paidOut(organiser)
    await sweepNow()
    await control(`payouts/${id}/settle`, { status: 'failed', code: 'account_closed' })
    await payoutWhen(id, 'failed')
    const mails = await readMails(`payout-failed-${id}`)
    expect(mails).toMatchObject([{ to: [organiser.email] }])
    expect(mails[0]?.message.html).toContain('The bank account is closed.')
    await sweepNow()
    expect((await readTally(shareRef)).money.paidOut).toBe(0)
    const news = { type: 'payout.failed', object: { id } }
    for (let n = 0; n < 3; n++) await sendWebhook({ id: `evt_${randomUUID()}`, ...news })
    expect((await call('listPayouts', {}, organiser)).items).toMatchObject([
      { id, state: 'failed', failureCode: 'account_closed' },
    ])
    await control(`accounts/${await accountOf(organiser)}/onboard`)
    const again = await paidOut(organiser)
    await sweepNow()
    expect((await readTally(shareRef)).money.paidOut).toBe(1900)
    expect((await partsOf(organiser, again.id, 50)).map(({ kind }) => kind)).toEqual(['failed-payout'])
  })

  it('whose webhooks were lost is noticed when its list is looked at', async () => {
    const { party } = await sold(1)
    await control('faults', { kind: 'webhook', action: 'drop', types: ['payout.*'], times: 3 })
    const [made] = (await control(`accounts/${await accountOf(party.organiser)}/pay-out`)) as { id: string }[]
    const id = made?.id ?? ''
    await eventually(
      () => call('listPayouts', {}, party.organiser),
      ({ items }) => items[0]?.state === 'paid',
    )
    expect((await payoutWhen(id, 'paid')).amount).toBe(1900)
  })

  it('is nobody else’s to see, and a page that is none is refused', async () => {
    const { party } = await sold(1)
    const { id: payoutId } = await paidOut(party.organiser)
    const { party: other } = await sold(1)
    for (const stranger of [await verifiedPerson(), other.organiser]) {
      const answer = await sendCall('readPayout', { payoutId }, stranger)
      expect(problemIn(answer).status).toBe(404)
    }
    expect((await call('readPayout', { payoutId }, party.organiser)).payout.amount).toBe(1900)
    for (const cursor of ['nonsense', 'po_1NobodyHasThisOne']) {
      const answer = await sendCall('listPayouts', { cursor }, party.organiser)
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'cursor' }] })
    }
  })
})

describe('an organiser whose provider does not answer', () => {
  it('sees what was last heard of it, and that it is not current, until it answers again; so when they part', async () => {
    const { party } = await sold(1)
    const { organiser, shareRef } = party
    const first = await paidOut(organiser)
    await sold(1, { party })
    // Instants of the provider are whole seconds.
    await eventually(
      () => Promise.resolve(Date.now()),
      (now) => now >= Date.parse(first.createdAt) + 1000,
    )
    const second = await paidOut(organiser)
    const page = (cursor?: string) => call('listPayouts', { limit: 1, cursor }, organiser)
    const isCurrent = false
    const kept = await whileFaulty('/v1/', 'network', async () => {
      expect(await methodOf(organiser)).toMatchObject({ status: 'ready', isCurrent })
      const balance = await call('readPayoutBalance', {}, organiser)
      expect(balance).toEqual({ balances: [], rhythm: null, hold: 'none', holdDays: 2, isCurrent })
      const parts = await sendCall('readPayout', { payoutId: first.id }, organiser)
      expect(problemIn(parts)).toMatchObject({ status: 503, code: 'payment-provider-down' })
      expect(await statementOf(shareRef, organiser)).toHaveLength(4)
      return [await page(), await page(second.id)]
    })
    expect(kept).toMatchObject([
      { items: [{ id: second.id, amount: 1900, state: 'paid' }], nextCursor: second.id, isCurrent },
      { items: [{ id: first.id, amount: 1900, state: 'paid' }], nextCursor: null, isCurrent },
    ])
    expect(await methodOf(organiser)).toMatchObject({ status: 'ready', isCurrent: true })
    expect(await call('readPayoutBalance', {}, organiser)).toMatchObject({ rhythm: 'daily', isCurrent: true })
    // A list that began without the provider goes on with it.
    expect(await page(second.id)).toMatchObject({ items: [{ id: first.id }], isCurrent: true })
    await deauthorise(organiser)
    expect(await page()).toMatchObject({ items: [{ id: second.id }], isCurrent: true })
  })

  it('sees no payout of anybody else’s by its cursor', async () => {
    const { party } = await sold(1)
    const { id: cursor } = await paidOut(party.organiser)
    const { party: other } = await sold(1)
    await whileFaulty('/v1/', 'network', async () => {
      for (const wrong of [cursor, 'nonsense', '../payouts']) {
        const answer = await sendCall('listPayouts', { cursor: wrong }, other.organiser)
        expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'cursor' }] })
      }
      expect((await call('listPayouts', { cursor }, party.organiser)).items).toEqual([])
    })
  })
})

describe('a payout that the provider has not tied to its movements yet', () => {
  it('says so, and is counted once it has, and whole', async () => {
    const { party } = await sold(1)
    const { shareRef, organiser } = party
    const payout = await whileBehaving({ payoutReconciliationAfterMs: 3_600_000 }, () =>
      paidOutUntied(organiser),
    )
    const read = () => call('readPayout', { payoutId: payout.id }, organiser)
    await sweepNow()
    expect((await readTally(shareRef)).money.paidOut).toBe(0)
    expect(await read()).toMatchObject({ isComplete: false, items: [] })
    await control(`payouts/${payout.id}/reconcile`)
    expect(await read()).toMatchObject({ isComplete: true, items: [{ kind: 'sale', net: 1900 }] })
    const tally = await eventually(
      async () => {
        await sweepNow()
        return readTally(shareRef)
      },
      ({ money }) => money.paidOut > 0,
    )
    expect(tally.money.paidOut).toBe(1900)
  })
})

describe('a statement', () => {
  it('adds up to the cent with the provider’s books: sales, refunds and disputes', async () => {
    const sale = await sold(2)
    const { organiser, shareRef } = sale.party
    await giveBack(sale, { kind: 'amount', amount: 333 })
    const disputed = await sold(1, { party: sale.party })
    await dispute(disputed.order)
    await orderWhen(disputed.order.id, ({ status }) => status === 'disputed')
    const lines = await statementOf(shareRef, organiser)
    const sums = lines.at(-1) ?? []
    const yours = await heldBy(await accountOf(organiser))
    expect(sums.slice(9, 15)).toEqual([
      '56.67',
      String(-(5667 - yours) / 100),
      String(yours / 100),
      '20',
      '0',
      'USD',
    ])
    expect(lines.map(([, movement]) => movement)).toEqual([
      'Movement',
      'Sale',
      'Refund',
      'Sale',
      'Disputed',
      'Sum',
    ])
    const { money } = await readTally(shareRef)
    expect(money.total - money.refunded - money.fees + money.feesReturned).toBe(yours)
    expect(money.disputed).toBe(2000)
    const month = new Date().toISOString().slice(0, 7)
    const answer = await send('exportMonth', { query: { month } }, organiser)
    expect(linesIn(String(answer.body))).toEqual(lines)
  })

  it('of a month has that month alone, and one of nothing has its headings', async () => {
    const { party } = await sold(1)
    const answer = await send('exportMonth', { query: { month: '2025-01' } }, party.organiser)
    expect(linesIn(String(answer.body))).toHaveLength(1)
    const wrong = await send('exportMonth', { query: { month: '2025-13' } }, party.organiser)
    expect(problemIn(wrong)).toMatchObject({ status: 400, errors: [{ path: 'month' }] })
  })
})

describe('the account of an organiser', () => {
  it('stays while the provider has money of theirs, and may go when it has none', async () => {
    const sale = await sold(1)
    const { organiser } = sale.party
    const remove = () => sendCall('deleteAccount', { confirmation: DELETION_PHRASE }, organiser)
    const paths = problemIn(await remove()).errors?.map(({ path }) => path)
    expect(paths).toEqual(['payouts', `activities.${sale.party.shareRef}`])
    await giveBack(sale)
    expect((await remove()).status).toBe(200)
  })
})

describe('a webhook', () => {
  it('of an unknown type, of an account that is nobody’s, or without one, is taken and changes nothing', async () => {
    const object = { id: 'po_1NobodyHasThisOne' }
    const types = ['customer.created', 'payout.paid', 'account.application.deauthorized']
    for (const type of types) expect(await sendWebhook({ id: `evt_${randomUUID()}`, type, object })).toBe(200)
    expect((await database().doc(`payouts/${object.id}`).get()).exists).toBe(false)
  })
})
