import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDestinationCharge, aPaidSession, idOf, refusal, twoTickets } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running
let clock: ManualClock

beforeEach(async () => {
  clock = new ManualClock(Date.now())
  running = await startStripe({ clock })
})
afterEach(() => running.stop())

/** The charge of 25.00 euros, 2.00 of which are the platform's, as it is now. */
const charge = async (id: string): Promise<Stripe.Charge> => running.stripe.charges.retrieve(id)

async function aCharge(card?: string): Promise<string> {
  const { payment_intent: intent } = await aPaidSession(running, card)
  if (!intent || typeof intent === 'string') throw new Error('payment_intent was not expanded')
  return idOf(intent.latest_charge)
}

const refund = (params: Stripe.RefundCreateParams) => running.stripe.refunds.create(params)

describe('a refund', () => {
  it('of the whole charge needs no amount', async () => {
    const id = await aCharge()
    expect(await refund({ charge: id })).toMatchObject({ amount: 2500, status: 'succeeded' })
    expect(await charge(id)).toMatchObject({ refunded: true, amount_refunded: 2500 })
  })

  it('can be made in parts by payment intent, up to what was paid', async () => {
    const id = await aCharge()
    const intent = idOf((await charge(id)).payment_intent)
    await refund({ payment_intent: intent, amount: 1000 })
    expect(await charge(id)).toMatchObject({ refunded: false, amount_refunded: 1000 })
    const tooMuch = await refusal(refund({ payment_intent: intent, amount: 1501 }))
    expect(tooMuch.message).toBe(
      'Refund amount (€15.01) is greater than unrefunded amount on charge (€15.00)',
    )
    await refund({ payment_intent: intent, amount: 1500 })
    expect((await charge(id)).refunded).toBe(true)
  })

  it('is refused above the charge', async () => {
    const id = await aCharge()
    const error = await refusal(refund({ charge: id, amount: 2501 }))
    expect(error).toMatchObject({ statusCode: 400, param: 'amount' })
    expect(error.message).toBe('Refund amount (€25.01) is greater than charge amount (€25.00)')
    expect((await charge(id)).amount_refunded).toBe(0)
  })

  it('is refused for what has been refunded already', async () => {
    const id = await aCharge()
    await refund({ charge: id })
    expect((await refusal(refund({ charge: id }))).code).toBe('charge_already_refunded')
  })

  it('is refused for a payment that did not succeed', async () => {
    const { id } = await running.stripe.checkout.sessions.create(twoTickets())
    const { session } = await running.control(`/sessions/${id}/pay`, { card: '4000000000000002' })
    const error = await refusal(refund({ payment_intent: session.payment_intent }))
    expect(error.message).toContain('does not have a successful charge to refund')
  })

  it('made twice with one idempotency key happens once', async () => {
    const id = await aCharge()
    const once = () =>
      running.stripe.refunds.create({ charge: id, amount: 500 }, { idempotencyKey: 'refund-1' })
    expect((await once()).id).toBe((await once()).id)
    expect((await charge(id)).amount_refunded).toBe(500)
  })

  it('is listed by charge and announced with what changed', async () => {
    const id = await aCharge()
    const { id: refundId } = await refund({ charge: id, amount: 500, metadata: { ticket: 't1' } })
    const listed = await running.stripe.refunds.list({ charge: id })
    expect(listed.data.map((item) => [item.id, item.metadata])).toEqual([[refundId, { ticket: 't1' }]])
    await running.receiver.waitFor('refund.created')
    const [refunded] = await running.receiver.waitFor('charge.refunded')
    expect(refunded?.event.data).toMatchObject({
      object: { id, amount_refunded: 500 },
      previous_attributes: { amount_refunded: 0 },
    })
  })
})

describe('a refund of a destination charge', () => {
  it('takes back nothing unless asked to', async () => {
    const id = await aCharge()
    await refund({ charge: id })
    const transfer = await running.stripe.transfers.retrieve(idOf((await charge(id)).transfer))
    expect(transfer.amount_reversed).toBe(0)
  })

  it('takes back the transfer and returns the fee in proportion, without losing a cent to rounding', async () => {
    const id = await aCharge()
    for (const amount of [833, 833, 834]) {
      await refund({ charge: id, amount, reverse_transfer: true, refund_application_fee: true })
    }
    const { transfer, application_fee: fee } = await charge(id)
    const { amount_reversed: reversed } = await running.stripe.transfers.retrieve(idOf(transfer))
    const { amount_refunded: returned, refunds } = await running.stripe.applicationFees.retrieve(idOf(fee))
    expect([reversed, returned]).toEqual([2500, 200])
    expect(refunds.data.map(({ amount }) => amount)).toEqual([67, 66, 67])
  })
})

describe('a refund without reversal before one with it', () => {
  it('takes back the share of the second alone', async () => {
    const id = await aCharge()
    await refund({ charge: id, amount: 1000 })
    await refund({ charge: id, amount: 500, reverse_transfer: true, refund_application_fee: true })
    const { transfer, application_fee: fee } = await charge(id)
    expect((await running.stripe.transfers.retrieve(idOf(transfer))).amount_reversed).toBe(500)
    expect((await running.stripe.applicationFees.retrieve(idOf(fee))).amount_refunded).toBe(40)
  })
})

describe('a refund by a person at the dashboard', () => {
  it("takes the organiser's share with it and is announced without a request", async () => {
    const { charge: id, transfer, fee } = await aDestinationCharge(running)
    await running.control(`/charges/${id}/refund`, { amount: 1250 })
    expect(await charge(id)).toMatchObject({ amount_refunded: 1250, refunded: false })
    expect((await running.stripe.transfers.retrieve(transfer)).amount_reversed).toBe(1250)
    expect((await running.stripe.applicationFees.retrieve(fee)).amount_refunded).toBe(100)
    const [created] = await running.receiver.waitFor('refund.created')
    expect(created?.event.request).toEqual({ id: null, idempotency_key: null })
  })

  it('is refused for a cent more than the charge has left', async () => {
    const { charge: id } = await aDestinationCharge(running)
    const { error } = await running.control(`/charges/${id}/refund`, { amount: 2501 })
    expect(error.message).toContain('greater than charge amount')
  })
})

describe('test cards for refunds', () => {
  it('leave a refund pending for a while', async () => {
    const id = await aCharge('4000000000007726')
    const { id: refundId, status } = await refund({ charge: id })
    expect(status).toBe('pending')
    clock.advance(5000)
    expect((await running.stripe.refunds.retrieve(refundId)).status).toBe('succeeded')
    await running.receiver.waitFor('refund.updated')
  })

  it('let a pending refund be called off at the bank, so that the money is back', async () => {
    const id = await aCharge('4000000000007726')
    const { id: refundId } = await refund({ charge: id })
    await running.control(`/refunds/${refundId}/settle`, { status: 'canceled' })
    expect(await running.stripe.refunds.retrieve(refundId)).toMatchObject({
      status: 'canceled',
      failure_reason: 'merchant_request',
    })
    expect((await charge(id)).amount_refunded).toBe(0)
    clock.advance(5000)
    expect((await running.stripe.refunds.retrieve(refundId)).status).toBe('canceled')
    expect((await refusal(running.stripe.refunds.cancel(refundId))).statusCode).toBe(400)
  })

  it('let a refund fail later, so that the charge is no longer refunded', async () => {
    const id = await aCharge('4000000000005126')
    const { id: refundId, status } = await refund({ charge: id })
    expect(status).toBe('succeeded')
    await running.control(`/refunds/${refundId}/settle`, { status: 'failed' })
    expect((await running.stripe.refunds.retrieve(refundId)).status).toBe('failed')
    expect(await charge(id)).toMatchObject({ refunded: false, amount_refunded: 0 })
    await running.receiver.waitFor('refund.failed')
  })
})
