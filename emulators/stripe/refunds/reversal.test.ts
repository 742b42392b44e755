import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDestinationCharge, refusal, type DestinationCharge } from '../testing/a-session'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running
beforeEach(async () => {
  running = await startStripe()
})
afterEach(() => running.stop())

const refund = ({ charge }: DestinationCharge, more: Stripe.RefundCreateParams = {}) =>
  running.stripe.refunds.create({ charge, reverse_transfer: true, ...more })

/** All that the organiser has in euros, whether it is available or not. */
async function balanceOf(account: string): Promise<number> {
  const { available, pending } = await running.stripe.balance.retrieve({}, { stripeAccount: account })
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0)
}

/** A sale of 25.00 of which the organiser's 23.00 have left for the bank. */
async function aPaidOutSale(): Promise<DestinationCharge> {
  const sale = await aDestinationCharge(running)
  await running.control(`/accounts/${sale.account}/pay-out`, {})
  return sale
}

describe('a reversal that the account cannot pay', () => {
  it('is refused with the whole refund, so that nothing has moved', async () => {
    await running.control('/behaviour', { reversalWithoutBalance: 'refuse' })
    const sale = await aPaidOutSale()
    const error = await refusal(refund(sale, { refund_application_fee: true }))
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', code: undefined })
    expect(error.message).toMatch(
      /^The recipient of this transfer does not have sufficient funds in their Stripe balance/,
    )
    expect(error.message).toContain("set 'reverse_transfer' to false")
    expect((await running.stripe.charges.retrieve(sale.charge)).amount_refunded).toBe(0)
    expect(await balanceOf(sale.account)).toBe(0)
  })

  it('is refused without a refund too', async () => {
    await running.control('/behaviour', { reversalWithoutBalance: 'refuse' })
    const sale = await aPaidOutSale()
    const error = await refusal(running.stripe.transfers.createReversal(sale.transfer, { amount: 1 }))
    expect(error.message).toBe(
      'The recipient of this transfer does not have sufficient funds in their Stripe balance to reverse this amount.',
    )
  })

  it('leaves the account below zero where Stripe lets it', async () => {
    await running.control('/behaviour', { reversalWithoutBalance: 'go-negative' })
    const sale = await aPaidOutSale()
    expect((await refund(sale, { refund_application_fee: true })).status).toBe('succeeded')
    expect(await balanceOf(sale.account)).toBe(-2300)
  })
})

describe('where reversals are refused without balance', () => {
  beforeEach(() => running.control('/behaviour', { reversalWithoutBalance: 'refuse' }))

  it('what is pending pays as well, down to zero', async () => {
    const sale = await aDestinationCharge(running)
    expect((await refund(sale, { refund_application_fee: true })).status).toBe('succeeded')
    expect(await balanceOf(sale.account)).toBe(0)
  })

  it('the fee that comes back counts, and one that does not come back is missing', async () => {
    const sale = await aDestinationCharge(running)
    expect((await refusal(refund(sale))).message).toContain('sufficient funds')
    expect((await refund(sale, { amount: 2300 })).status).toBe('succeeded')
    const other = await aDestinationCharge(running)
    const reverse = (more: object) => running.stripe.transfers.createReversal(other.transfer, more)
    expect((await refusal(reverse({}))).message).toContain('sufficient funds')
    expect((await reverse({ refund_application_fee: true })).amount).toBe(2500)
  })

  it('a later sale of the account pays for an earlier one, and no other account does', async () => {
    const sale = await aPaidOutSale()
    await aDestinationCharge(running)
    expect((await refusal(refund(sale, { amount: 1000 }))).message).toContain('sufficient funds')
    await aDestinationCharge(running, { account: sale.account })
    expect((await refund(sale, { amount: 1000 })).status).toBe('succeeded')
    expect(await balanceOf(sale.account)).toBe(1300)
  })

  it('a refund from the platform alone is made all the same', async () => {
    const sale = await aPaidOutSale()
    expect((await refund(sale, { reverse_transfer: false })).status).toBe('succeeded')
  })
})
