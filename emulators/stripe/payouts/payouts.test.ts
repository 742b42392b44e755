import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDestinationCharge, anOnboardedAccount, refusal } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe, type Running } from '../testing/start-stripe'
import { ARRIVES_MS, LEAVES_MS } from './watch-payouts'

const HOUR = 60 * 60 * 1000

let running: Running
let clock: ManualClock

beforeEach(async () => {
  // A Friday.
  clock = new ManualClock(Date.UTC(2026, 10, 20, 15))
  running = await startStripe({ clock })
})
afterEach(() => running.stop())

const payOut = async (account: string): Promise<Stripe.Payout> => {
  const [payout] = await running.control<Stripe.Payout[]>(`/accounts/${account}/pay-out`, {})
  if (!payout) throw new Error('Nothing was paid out.')
  return payout
}

const payoutsOf = async (account: string) =>
  (await running.stripe.payouts.list({}, { stripeAccount: account })).data

const availableTo = async (account: string) =>
  (await running.stripe.balance.retrieve({}, { stripeAccount: account })).available[0]?.amount

const settle = (id: string, how: object) => running.control(`/payouts/${id}/settle`, how)

/** The types of event about payouts, and whose they were. */
const told = async () =>
  (await running.events())
    .filter(({ type }) => type.startsWith('payout.'))
    .map(({ type, account }) => [type, account])

describe('an automatic payout', () => {
  it('is made at midnight of what has become available, and arrives', async () => {
    const { account } = await aDestinationCharge(running)
    clock.advance(32 * HOUR)
    expect(await payoutsOf(account)).toEqual([])
    clock.advance(HOUR + ARRIVES_MS)
    const [payout] = await payoutsOf(account)
    expect(payout).toMatchObject({ amount: 2300, currency: 'eur', automatic: true, status: 'paid' })
    expect(await availableTo(account)).toBe(0)
    expect(await told()).toEqual([
      ['payout.created', account],
      ['payout.reconciliation_completed', account],
      ['payout.updated', account],
      ['payout.paid', account],
    ])
  })

  it('says what it was made of, and no later one pays that again', async () => {
    const { account, charge } = await aDestinationCharge(running)
    await running.stripe.refunds.create({ charge, amount: 500, reverse_transfer: true })
    const first = await payOut(account)
    await aDestinationCharge(running, { account })
    const second = await payOut(account)
    const of = async ({ id }: Stripe.Payout) =>
      (await running.stripe.balanceTransactions.list({ payout: id }, { stripeAccount: account })).data
        .toReversed()
        .map(({ type, net }) => [type, net])
    expect(await of(first)).toEqual([
      ['payment', 2300],
      ['payment_refund', -500],
      ['payout', -1800],
    ])
    expect(await of(second)).toEqual([
      ['payment', 2300],
      ['payout', -2300],
    ])
  })

  it.each([
    ['weekly', { interval: 'weekly', weekly_anchor: 'tuesday' }, Date.UTC(2026, 10, 24)],
    ['monthly', { interval: 'monthly', monthly_anchor: 31 }, Date.UTC(2026, 10, 30)],
  ] as const)('waits for the day of a %s schedule', async (_, schedule, payday) => {
    const { account } = await aDestinationCharge(running)
    await running.stripe.accounts.update(account, { settings: { payouts: { schedule } } })
    clock.advance(payday - clock.now() - 1)
    expect(await payoutsOf(account)).toEqual([])
    clock.advance(1)
    expect(await payoutsOf(account)).toHaveLength(1)
  })

  it('is not made where the schedule is manual, the balance not positive, or payouts are off', async () => {
    const manual = await aDestinationCharge(running)
    await running.stripe.accounts.update(manual.account, {
      settings: { payouts: { schedule: { interval: 'manual' } } },
    })
    const empty = await aDestinationCharge(running)
    await running.stripe.refunds.create({ charge: empty.charge, reverse_transfer: true })
    const stopped = await aDestinationCharge(running)
    await running.control(`/accounts/${stopped.account}/disable`, {})
    const paid = await aDestinationCharge(running)
    clock.advance(72 * HOUR)
    for (const { account } of [manual, empty, stopped]) expect(await payoutsOf(account)).toEqual([])
    expect(await payoutsOf(paid.account)).toHaveLength(1)
  })
})

describe('the movements of an automatic payout', () => {
  const listOf = async ({ id }: Stripe.Payout, account: string) =>
    (await running.stripe.balanceTransactions.list({ payout: id }, { stripeAccount: account })).data
  const statusOf = async (account: string) => (await payoutsOf(account))[0]?.reconciliation_status

  it('are there at once where reconciling takes no time', async () => {
    const { account } = await aDestinationCharge(running)
    const payout = await payOut(account)
    expect(payout.reconciliation_status).toBe('completed')
    expect(await listOf(payout, account)).toHaveLength(2)
  })

  it('are none until it is reconciled, which is announced', async () => {
    await running.control('/behaviour', { payoutReconciliationAfterMs: HOUR })
    const { account } = await aDestinationCharge(running)
    const payout = await payOut(account)
    clock.advance(HOUR - 1)
    expect(await statusOf(account)).toBe('in_progress')
    expect(await listOf(payout, account)).toEqual([])
    clock.advance(1)
    expect(await statusOf(account)).toBe('completed')
    expect(await listOf(payout, account)).toHaveLength(2)
    const [told] = await running.receiver.waitFor('payout.reconciliation_completed')
    expect(told?.event).toMatchObject({ account, data: { object: { id: payout.id } } })
  })

  it('are there early where somebody says so', async () => {
    await running.control('/behaviour', { payoutReconciliationAfterMs: HOUR })
    const { account } = await aDestinationCharge(running)
    const payout = await payOut(account)
    await running.control(`/payouts/${payout.id}/reconcile`, {})
    expect(await listOf(payout, account)).toHaveLength(2)
  })
})

describe('a payout', () => {
  it('leaves and arrives within seconds', async () => {
    const { account } = await aDestinationCharge(running)
    const { id } = await payOut(account)
    const status = async () => (await payoutsOf(account)).find((one) => one.id === id)?.status
    expect(await status()).toBe('pending')
    clock.advance(LEAVES_MS)
    expect(await status()).toBe('in_transit')
    clock.advance(ARRIVES_MS - LEAVES_MS)
    expect(await status()).toBe('paid')
  })

  it('that fails comes back, and stops payouts until there is another bank account', async () => {
    const { account } = await aDestinationCharge(running)
    const { id } = await payOut(account)
    await settle(id, { status: 'paid' })
    await settle(id, { status: 'failed', code: 'account_closed' })
    const options = { stripeAccount: account }
    const expand = ['failure_balance_transaction', 'destination']
    const failed = await running.stripe.payouts.retrieve(id, { expand }, options)
    expect(failed).toMatchObject({
      status: 'failed',
      failure_code: 'account_closed',
      failure_message: 'The bank account has been closed.',
      failure_balance_transaction: { type: 'payout_failure', net: 2300 },
      destination: { object: 'bank_account', status: 'errored' },
    })
    expect(await availableTo(account)).toBe(2300)
    expect(await running.stripe.accounts.retrieve(account)).toMatchObject({
      payouts_enabled: false,
      charges_enabled: true,
      requirements: { currently_due: ['external_account'] },
    })
    await running.receiver.waitFor('payout.failed')
    await running.receiver.waitFor('account.external_account.updated')

    await running.control(`/accounts/${account}/onboard`, {})
    expect((await payOut(account)).amount).toBe(2300)
  })

  it('comes back from the bank even when its account was disconnected meanwhile', async () => {
    const { account } = await aDestinationCharge(running)
    const { id } = await payOut(account)
    await running.control(`/accounts/${account}/deauthorize`, {})
    const failed = await running.control<Stripe.Payout>(`/payouts/${id}/settle`, { status: 'failed' })
    expect(failed.status).toBe('failed')
  })

  it('to one of the account numbers for tests fails by itself', async () => {
    const account = await anOnboardedAccount(running, '000111111116')
    await aDestinationCharge(running, { account })
    const { id } = await payOut(account)
    clock.advance(ARRIVES_MS)
    const payout = await running.stripe.payouts.retrieve(id, {}, { stripeAccount: account })
    expect(payout).toMatchObject({ status: 'failed', failure_code: 'no_account' })
  })

  it('can be asked for by the platform, up to what is available, and called off before it leaves', async () => {
    const { account } = await aDestinationCharge(running, { card: '4000000000000077' })
    const options = { stripeAccount: account }
    const create = (amount: number) => running.stripe.payouts.create({ amount, currency: 'eur' }, options)
    expect((await refusal(create(2301))).code).toBe('balance_insufficient')
    const payout = await create(1000)
    expect(payout).toMatchObject({ automatic: false, status: 'pending' })
    const parts = running.stripe.balanceTransactions.list({ payout: payout.id }, options)
    expect((await refusal(parts)).param).toBe('payout')
    expect((await running.stripe.payouts.cancel(payout.id, {}, options)).status).toBe('canceled')
    expect((await refusal(running.stripe.payouts.cancel(payout.id, {}, options))).statusCode).toBe(400)
    expect(await availableTo(account)).toBe(2300)
  })

  it('is the account’s own: nobody else sees it', async () => {
    const { account } = await aDestinationCharge(running)
    const { id } = await payOut(account)
    const other = await anOnboardedAccount(running)
    expect((await running.stripe.payouts.list()).data).toEqual([])
    const asOther = running.stripe.payouts.retrieve(id, {}, { stripeAccount: other })
    expect((await refusal(asOther)).code).toBe('resource_missing')
    expect((await running.stripe.payouts.retrieve(id, {}, { stripeAccount: account })).id).toBe(id)
  })
})

describe('what Stripe asks of an account', () => {
  it('is due by a day before anything stops', async () => {
    const account = await anOnboardedAccount(running)
    await running.control(`/accounts/${account}/require`, { withinDays: 7 })
    expect(await running.stripe.accounts.retrieve(account)).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      requirements: {
        currently_due: ['individual.verification.document'],
        current_deadline: clock.now() / 1000 + 7 * 24 * 60 * 60,
        disabled_reason: null,
      },
    })
    await running.control(`/accounts/${account}/disable`, { charges: true })
    expect(await running.stripe.accounts.retrieve(account)).toMatchObject({
      charges_enabled: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      requirements: {
        past_due: ['individual.verification.document'],
        disabled_reason: 'requirements.past_due',
      },
    })
    const updates = await running.receiver.waitFor('account.updated', 3)
    expect(updates.map(({ event }) => event.account)).toEqual([account, account, account])
  })

  it('lists the bank accounts that payouts go to', async () => {
    const account = await anOnboardedAccount(running)
    const { data } = await running.stripe.accounts.listExternalAccounts(account, { object: 'bank_account' })
    expect(data).toMatchObject([{ last4: '6789', currency: 'eur', status: 'new' }])
    const found = await running.stripe.accounts.retrieveExternalAccount(account, data[0]!.id)
    expect(found.id).toBe(data[0]!.id)
  })
})
