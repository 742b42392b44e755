import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDestinationCharge, type DestinationCharge } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe, type Running } from '../testing/start-stripe'

const DAY = 24 * 60 * 60 * 1000

let running: Running
let clock: ManualClock
let sale: DestinationCharge

/** A sale of 25.00 that settled, and a platform whose last cent went to its bank. */
beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 20, 15))
  running = await startStripe({ clock })
  await running.control('/behaviour', { refundsWaitForBalance: true })
  sale = await aDestinationCharge(running)
  await setBalance(0)
})
afterEach(() => running.stop())

const setBalance = (amount: number, account: string | null = null) =>
  running.control<Stripe.Balance>('/balance/set', { account, currency: 'eur', amount })

const refund = (more: Stripe.RefundCreateParams = {}) =>
  running.stripe.refunds.create({ charge: sale.charge, ...more })

const retrieve = (id: string) => running.stripe.refunds.retrieve(id)

const waiting = { status: 'pending', pending_reason: 'insufficient_funds', balance_transaction: null }

async function total(): Promise<number> {
  const { available, pending } = await running.stripe.balance.retrieve()
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0)
}

describe('a refund that the platform cannot pay', () => {
  it('waits, and takes nothing from the balance', async () => {
    expect(await refund()).toMatchObject(waiting)
    expect(await total()).toBe(0)
    expect(await running.stripe.charges.retrieve(sale.charge)).toMatchObject({ amount_refunded: 2500 })
  })

  it.each([
    [2499, 'pending'],
    [2500, 'succeeded'],
  ])('of 25.00 with %i cents available is %s', async (available, status) => {
    await setBalance(available)
    expect((await refund()).status).toBe(status)
  })

  it('goes through by itself once the money is there, and says so', async () => {
    const { id } = await refund()
    await setBalance(2499)
    expect(await retrieve(id)).toMatchObject(waiting)
    await setBalance(2500)
    const sent = await retrieve(id)
    expect(sent).toMatchObject({ status: 'succeeded' })
    expect(sent.pending_reason).toBeUndefined()
    expect(await total()).toBe(0)
    const [updated] = await running.receiver.waitFor('refund.updated')
    expect(updated?.event.data).toMatchObject({
      object: { id, status: 'succeeded' },
      previous_attributes: { status: 'pending' },
    })
  })

  it('goes through when later sales have become available', async () => {
    const { id } = await refund({ amount: 90 })
    await aDestinationCharge(running)
    expect((await retrieve(id)).status).toBe('pending')
    clock.advance(2 * DAY)
    expect((await retrieve(id)).status).toBe('succeeded')
  })

  it('is paid for by what its own reversal brings back', async () => {
    await setBalance(0)
    expect((await refund({ reverse_transfer: true })).status).toBe('succeeded')
  })

  it('waits for the part that the reversal does not bring', async () => {
    const { id, transfer_reversal: reversal } = await refund({
      reverse_transfer: true,
      refund_application_fee: true,
    })
    expect(reversal).not.toBeNull()
    expect(await total()).toBe(2300)
    await setBalance(2500)
    expect((await retrieve(id)).status).toBe('succeeded')
  })

  it('fails when the buyer disputes the payment meanwhile, and costs nothing', async () => {
    const { id } = await refund()
    await running.control(`/charges/${sale.charge}/dispute`, {})
    expect(await retrieve(id)).toMatchObject({
      status: 'failed',
      failure_reason: 'charge_for_pending_refund_disputed',
      balance_transaction: null,
    })
    expect(await total()).toBe(-2500 - 1500)
  })

  it('leaves the balance below zero where refunds do not wait', async () => {
    await running.control('/behaviour', { refundsWaitForBalance: false })
    expect((await refund()).status).toBe('succeeded')
    expect(await total()).toBe(-2500)
  })
})

describe('a refund of a payment that is still pending', () => {
  it('is paid for by what is pending beside it', async () => {
    const { charge } = await aDestinationCharge(running)
    const share = async (amount: number) => (await running.stripe.refunds.create({ charge, amount })).status
    expect(await share(97)).toBe('succeeded')
    expect(await share(1)).toBe('pending')
  })
})

describe('a balance that is set', () => {
  it('is booked, so that the movements come to it', async () => {
    const { account } = sale
    const options = { stripeAccount: account }
    const before = await running.stripe.balance.retrieve({}, options)
    expect(before.pending).toMatchObject([{ amount: 2300 }])
    expect(await setBalance(1000, account)).toMatchObject({
      available: [{ amount: 1000, currency: 'eur' }],
      pending: [{ amount: 0 }],
    })
    const { data } = await running.stripe.balanceTransactions.list({}, options)
    expect(data.map(({ type, net }) => [type, net])).toEqual([
      ['topup_reversal', -1300],
      ['payment', 2300],
    ])
    await setBalance(1200, account)
    const [topUp] = (await running.stripe.balanceTransactions.list({}, options)).data
    expect(topUp).toMatchObject({ type: 'topup', net: 200, reporting_category: 'topup' })
  })

  it('is refused for an account that there is not', async () => {
    const answer = await running.control('/balance/set', { account: 'acct_none', currency: 'eur', amount: 1 })
    expect(answer.error.code).toBe('account_invalid')
  })
})
