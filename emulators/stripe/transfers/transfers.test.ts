import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDestinationCharge, anOnboardedAccount, idOf, refusal } from '../testing/a-session'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running
beforeEach(async () => {
  running = await startStripe()
})
afterEach(() => running.stop())

describe('a transfer', () => {
  it('is seen by its account as a payment, with the fee that was taken of it', async () => {
    const { account, transfer } = await aDestinationCharge(running)
    const { destination_payment: payment } = await running.stripe.transfers.retrieve(transfer)
    const seen = await running.stripe.charges.list({}, { stripeAccount: account })
    expect(seen.data).toMatchObject([
      { id: idOf(payment), amount: 2500, application_fee_amount: 200, source_transfer: transfer },
    ])
    const fees = await running.stripe.applicationFees.list({ charge: idOf(payment) })
    expect(fees.data.map(({ amount }) => amount)).toEqual([200])
  })

  it('from the balance needs as much to be available', async () => {
    const destination = await anOnboardedAccount(running)
    await aDestinationCharge(running, { card: '4000000000000077' })
    const send = (amount: number) =>
      running.stripe.transfers.create({ amount, currency: 'eur', destination, metadata: { why: 'bonus' } })
    expect((await refusal(send(98))).code).toBe('balance_insufficient')
    expect(await send(97)).toMatchObject({ amount: 97, source_transaction: null, metadata: { why: 'bonus' } })
  })

  it('from a charge may take no more than is left of the charge', async () => {
    const { account, charge, transfer } = await aDestinationCharge(running)
    const again = (amount: number) =>
      running.stripe.transfers.create({
        amount,
        currency: 'eur',
        destination: account,
        source_transaction: charge,
      })
    expect((await refusal(again(1))).param).toBe('amount')
    await running.stripe.transfers.createReversal(transfer, { amount: 500 })
    expect((await refusal(again(501))).message).toContain('There is €5.00 remaining')
    expect((await again(500)).source_transaction).toBe(charge)
  })

  it('is refused for an account that may not take any', async () => {
    const { id } = await running.stripe.accounts.create({ type: 'express' })
    const { charge } = await aDestinationCharge(running)
    const error = await refusal(
      running.stripe.transfers.create({
        amount: 1,
        currency: 'eur',
        destination: id,
        source_transaction: charge,
      }),
    )
    expect(error.code).toBe('insufficient_capabilities_for_transfer')
  })
})

describe('a reversal', () => {
  it('takes back a part without a refund, and the fee in proportion when asked to', async () => {
    const { account, transfer, fee } = await aDestinationCharge(running)
    const reversal = await running.stripe.transfers.createReversal(transfer, {
      amount: 1250,
      refund_application_fee: true,
    })
    expect(reversal).toMatchObject({ amount: 1250, source_refund: null })
    expect((await running.stripe.applicationFees.retrieve(fee)).amount_refunded).toBe(100)
    const refunds = await running.stripe.refunds.list({}, { stripeAccount: account })
    expect(refunds.data).toMatchObject([{ amount: 1250, source_transfer_reversal: reversal.id }])
    const listed = await running.stripe.transfers.listReversals(transfer)
    expect(listed.data.map(({ id }) => id)).toEqual([reversal.id])
    const [reversed] = await running.receiver.waitFor('transfer.reversed')
    expect(reversed?.event.data).toMatchObject({
      object: { amount_reversed: 1250, reversed: false },
      previous_attributes: { amount_reversed: 0 },
    })
  })

  it('is refused for more than is left, and for what was reversed already', async () => {
    const { transfer } = await aDestinationCharge(running)
    const reverse = (amount?: number) =>
      running.stripe.transfers.createReversal(transfer, amount ? { amount } : {})
    expect((await refusal(reverse(2501))).message).toContain('greater than unreversed amount')
    await reverse()
    expect((await refusal(reverse())).message).toContain('already fully reversed')
  })
})

describe('an application fee', () => {
  it('can be given back by itself, in parts, up to what it was', async () => {
    const { fee } = await aDestinationCharge(running)
    await running.stripe.applicationFees.createRefund(fee, { amount: 150 })
    expect((await refusal(running.stripe.applicationFees.createRefund(fee, { amount: 51 }))).param).toBe(
      'amount',
    )
    await running.stripe.applicationFees.createRefund(fee)
    const { refunded, refunds } = await running.stripe.applicationFees.retrieve(fee)
    expect([refunded, refunds.data.map(({ amount }) => amount)]).toEqual([true, [50, 150]])
    expect((await running.stripe.applicationFees.listRefunds(fee)).data).toHaveLength(2)
  })
})
