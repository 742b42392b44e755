import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDestinationCharge, refusal, type DestinationCharge } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe, type Running } from '../testing/start-stripe'

const DAY = 24 * 60 * 60 * 1000

let running: Running
let clock: ManualClock

beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 20, 15))
  running = await startStripe({ clock })
})
afterEach(() => running.stop())

/** Type, amount, fee and net of each movement, oldest first. */
async function movements(account?: string): Promise<[string, number, number, number][]> {
  const options = account ? { stripeAccount: account } : {}
  const { data } = await running.stripe.balanceTransactions.list({ limit: 100 }, options)
  return data.toReversed().map(({ type, amount, fee, net }) => [type, amount, fee, net])
}

async function sums(account?: string): Promise<{ available: number; pending: number }> {
  const balance = await running.stripe.balance.retrieve({}, account ? { stripeAccount: account } : {})
  const sum = (list: Stripe.Balance.Available[]) => list.reduce((all, { amount }) => all + amount, 0)
  return { available: sum(balance.available), pending: sum(balance.pending) }
}

describe('a destination charge', () => {
  it('moves money on both sides, so that nothing is lost but what Stripe keeps', async () => {
    const { account } = await aDestinationCharge(running)
    expect(await movements()).toEqual([
      ['charge', 2500, 103, 2397],
      ['application_fee', 200, 0, 200],
      ['transfer', -2500, 0, -2500],
    ])
    expect(await movements(account)).toEqual([['payment', 2500, 200, 2300]])
    expect(await sums()).toEqual({ available: 0, pending: 97 })
    expect(await sums(account)).toEqual({ available: 0, pending: 2300 })
  })

  it('names its movement, and the movement names what it is about', async () => {
    const { charge, account } = await aDestinationCharge(running)
    const expanded = await running.stripe.charges.retrieve(charge, {
      expand: [
        'balance_transaction.source',
        'transfer.destination_payment',
        'application_fee.balance_transaction',
      ],
    })
    expect(expanded).toMatchObject({
      balance_transaction: { type: 'charge', reporting_category: 'charge', source: { id: charge } },
      transfer: { destination_payment: { amount: 2500, application_fee_amount: 200 } },
      application_fee: { account, balance_transaction: { type: 'application_fee', net: 200 } },
    })
    const about = await running.stripe.balanceTransactions.list({ source: charge, type: 'charge' })
    expect(about.data).toHaveLength(1)
  })

  it('is there at midnight after two days, on both sides', async () => {
    const { account } = await aDestinationCharge(running)
    await running.stripe.accounts.update(account, {
      settings: { payouts: { schedule: { interval: 'manual' } } },
    })
    clock.advance(DAY + 8 * 60 * 60 * 1000)
    expect((await sums()).available).toBe(0)
    clock.advance(60 * 60 * 1000)
    expect(await sums()).toEqual({ available: 97, pending: 0 })
    expect(await sums(account)).toEqual({ available: 2300, pending: 0 })
    const [payment] = (await running.stripe.balanceTransactions.list({}, { stripeAccount: account })).data
    expect(payment).toMatchObject({ status: 'available', available_on: Date.UTC(2026, 10, 22) / 1000 })
  })

  it('is there at once with the card for that, or when a person says so', async () => {
    const quick = await aDestinationCharge(running, { card: '4000000000000077' })
    expect(await sums(quick.account)).toEqual({ available: 2300, pending: 0 })
    const slow = await aDestinationCharge(running)
    await running.control('/balance/release', { account: slow.account })
    expect(await sums(slow.account)).toEqual({ available: 2300, pending: 0 })
  })

  it('costs the same share in currencies without and with three decimals', async () => {
    await aDestinationCharge(running, { currency: 'jpy', amount: 1000, fee: 0 })
    await aDestinationCharge(running, { currency: 'kwd', amount: 10_000, fee: 0 })
    const fees = (await movements()).filter(([type]) => type === 'charge').map(([, , fee]) => fee)
    expect(fees).toEqual([59, 590])
  })
})

describe('a refund', () => {
  const refund = ({ charge }: DestinationCharge, more: Stripe.RefundCreateParams = {}) =>
    running.stripe.refunds.create({ charge, ...more })

  it('with reversal takes back from both sides; what Stripe kept stays with Stripe', async () => {
    const made = await aDestinationCharge(running)
    await refund(made, { amount: 1000, reverse_transfer: true, refund_application_fee: true })
    expect((await movements()).slice(3)).toEqual([
      ['refund', -1000, 0, -1000],
      ['transfer_refund', 1000, 0, 1000],
      ['application_fee_refund', -80, 0, -80],
    ])
    expect((await movements(made.account)).slice(1)).toEqual([
      ['payment_refund', -1000, 0, -1000],
      ['adjustment', 80, 0, 80],
    ])
    await refund(made, { reverse_transfer: true, refund_application_fee: true })
    expect(await sums()).toEqual({ available: 0, pending: -103 })
    expect(await sums(made.account)).toEqual({ available: 0, pending: 0 })
  })

  it('that fails returns the money to the platform, and leaves the reversal as it is', async () => {
    const made = await aDestinationCharge(running)
    const { id } = await refund(made, { reverse_transfer: true, refund_application_fee: true })
    await running.control(`/refunds/${id}/settle`, { status: 'failed' })
    const failed = await running.stripe.refunds.retrieve(id, { expand: ['failure_balance_transaction'] })
    expect(failed.failure_balance_transaction).toMatchObject({ type: 'refund_failure', net: 2500 })
    expect(await sums(made.account)).toEqual({ available: 0, pending: 0 })
    // The organiser can be given their money again.
    await running.stripe.transfers.create({
      amount: 2300,
      currency: 'eur',
      destination: made.account,
      source_transaction: made.charge,
    })
    expect(await sums(made.account)).toEqual({ available: 0, pending: 2300 })
    const platform = await sums()
    expect(platform.available + platform.pending).toBe(97)
  })
})

describe('movements', () => {
  it('are seen only by whose they are', async () => {
    const { account } = await aDestinationCharge(running)
    const [payment] = (await running.stripe.balanceTransactions.list({}, { stripeAccount: account })).data
    const error = await refusal(running.stripe.balanceTransactions.retrieve(payment!.id))
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' })
    const seen = await running.stripe.balanceTransactions.retrieve(
      payment!.id,
      {},
      { stripeAccount: account },
    )
    expect(seen.source).toMatch(/^py_/)
  })

  it('of an account with none come to zero of its own currency', async () => {
    const account = await running.stripe.accounts.create({ type: 'express', country: 'JP' })
    const balance = await running.stripe.balance.retrieve({}, { stripeAccount: account.id })
    expect(balance.available).toEqual([{ amount: 0, currency: 'jpy', source_types: { card: 0 } }])
  })
})
