import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anOnboardedAccount, idOf, twoTickets } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running
let clock: ManualClock
let dataFile: string
let id: string

/** A sale of 25.00 to an organiser, 2.00 of it the platform's, that is booked after a minute. */
beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 20, 15))
  dataFile = join(mkdtempSync(join(tmpdir(), 'capture-')), 'data.json')
  running = await startStripe({ clock, dataFile })
  await running.control('/behaviour', { chargeDetailsAfterMs: 60_000 })
  const destination = await anOnboardedAccount(running)
  const session = await running.stripe.checkout.sessions.create(
    twoTickets({
      payment_intent_data: { application_fee_amount: 200, transfer_data: { destination } },
    }),
  )
  const paid = await running.control(`/sessions/${session.id}/pay`, {})
  expect(paid.session.payment_status).toBe('paid')
  const intent = await running.stripe.paymentIntents.retrieve(paid.session.payment_intent)
  id = idOf(intent.latest_charge)
})
afterEach(() => running.stop())

const charge = () => running.stripe.charges.retrieve(id)

const refund = (more: Stripe.RefundCreateParams = {}) =>
  running.stripe.refunds.create({
    charge: id,
    reverse_transfer: true,
    refund_application_fee: true,
    ...more,
  })

describe('a charge that is booked later', () => {
  it('has no balance transaction, transfer and fee until charge.updated says so', async () => {
    expect(await charge()).toMatchObject({
      paid: true,
      status: 'succeeded',
      balance_transaction: null,
      application_fee: null,
    })
    expect((await charge()).transfer).toBeUndefined()
    expect((await running.stripe.balanceTransactions.list()).data).toEqual([])
    clock.advance(59_999)
    expect((await charge()).balance_transaction).toBeNull()
    clock.advance(1)
    expect(await charge()).toMatchObject({
      balance_transaction: expect.stringMatching(/^txn_/),
      transfer: expect.stringMatching(/^tr_/),
      application_fee: expect.stringMatching(/^fee_/),
    })
    const [updated] = await running.receiver.waitFor('charge.updated')
    expect(updated?.event.data.previous_attributes).toEqual({
      balance_transaction: null,
      transfer: null,
      application_fee: null,
    })
  })

  it('is booked by hand at once, and once', async () => {
    const booked = await running.control<Stripe.Charge>(`/charges/${id}/book`, {})
    expect(booked.balance_transaction).toMatch(/^txn_/)
    clock.advance(60_000)
    expect((await running.stripe.balanceTransactions.list({ type: 'charge' })).data).toHaveLength(1)
  })

  it('is booked after a restart too', async () => {
    await running.stop()
    running = await startStripe({ clock, dataFile })
    clock.advance(60_000)
    expect((await charge()).balance_transaction).toMatch(/^txn_/)
  })
})

describe('a refund before its charge is booked', () => {
  it('waits for that, and takes back its parts of transfer and fee then', async () => {
    const { id: first } = await refund({ amount: 1000 })
    const { id: second } = await refund()
    expect(await running.stripe.refunds.retrieve(first)).toMatchObject({
      status: 'pending',
      pending_reason: 'charge_pending',
      transfer_reversal: null,
      balance_transaction: null,
    })
    expect(await charge()).toMatchObject({ amount_refunded: 2500, refunded: true })
    clock.advance(60_000)
    const expand = ['transfer_reversal', 'balance_transaction']
    for (const [refundId, amount] of [
      [first, 1000],
      [second, 1500],
    ] as const) {
      expect(await running.stripe.refunds.retrieve(refundId, { expand })).toMatchObject({
        status: 'succeeded',
        transfer_reversal: { amount },
        balance_transaction: { amount: -amount },
      })
    }
    const fee = await running.stripe.applicationFees.retrieve(idOf((await charge()).application_fee))
    expect(fee.refunds.data.map(({ amount }) => amount)).toEqual([120, 80])
    await running.receiver.waitFor('refund.updated', 2)
  })

  it('without reversal leaves the transfer as it is', async () => {
    const { id: refundId } = await refund({ reverse_transfer: false, refund_application_fee: false })
    clock.advance(60_000)
    expect(await running.stripe.refunds.retrieve(refundId)).toMatchObject({
      status: 'succeeded',
      transfer_reversal: null,
    })
  })
})
