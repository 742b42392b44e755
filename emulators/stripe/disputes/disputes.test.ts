import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDestinationCharge, refusal } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe, type Running } from '../testing/start-stripe'
import { BANK_TAKES_MS } from './watch-disputes'

const DAY = 24 * 60 * 60 * 1000

let running: Running
let clock: ManualClock

beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 20, 15))
  running = await startStripe({ clock })
})
afterEach(() => running.stop())

const open = (charge: string, how: object = {}) =>
  running.control<Stripe.Dispute>(`/charges/${charge}/dispute`, how)

const decide = (id: string, verdict: string) => running.control(`/disputes/${id}/decide`, { verdict })

const dispute = (id: string): Promise<Stripe.Dispute> => running.stripe.disputes.retrieve(id)

/** The types of event about disputes so far, oldest first. */
const told = async () =>
  (await running.events()).map(({ type }) => type).filter((type) => type.startsWith('charge.dispute.'))

/** The platform's movements because of disputes: amount, fee and category. */
const movements = async () =>
  (await running.stripe.balanceTransactions.list({ type: 'adjustment' })).data
    .toReversed()
    .map((movement) => [movement.amount, movement.fee, movement.reporting_category])

describe('a dispute', () => {
  it.each([
    ['4000000000000259', 'fraudulent', 'needs_response'],
    ['4000000000002685', 'product_not_received', 'needs_response'],
    ['4000000000001976', 'fraudulent', 'warning_needs_response'],
  ])('follows a payment with %s: %s, %s', async (card, reason, status) => {
    const { charge } = await aDestinationCharge(running, { card })
    expect((await running.stripe.disputes.list({ charge })).data).toEqual([])
    clock.advance(BANK_TAKES_MS)
    const { data } = await running.stripe.disputes.list({ charge, expand: ['data.charge'] })
    expect(data).toMatchObject([{ reason, status, amount: 2500, charge: { id: charge, disputed: true } }])
  })

  it('takes the money and a fee from the platform, and leaves the organiser theirs', async () => {
    const { charge, account } = await aDestinationCharge(running)
    const { id } = await open(charge, { reason: 'product_not_received', amount: 1000 })
    expect(await movements()).toEqual([[-1000, 1500, 'dispute']])
    expect(await dispute(id)).toMatchObject({
      status: 'needs_response',
      is_charge_refundable: false,
      balance_transactions: [{ net: -2500, source: id }],
      evidence_details: { due_by: clock.now() / 1000 + 9 * 24 * 60 * 60, submission_count: 0 },
      payment_method_details: { card: { case_type: 'chargeback', network_reason_code: '13.1' } },
    })
    const balance = await running.stripe.balance.retrieve({}, { stripeAccount: account })
    expect(balance.pending[0]?.amount).toBe(2300)
    expect(await told()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
  })

  it('keeps its charge from being refunded, until it is won', async () => {
    const { charge } = await aDestinationCharge(running)
    const { id } = await open(charge)
    const refund = () => running.stripe.refunds.create({ charge })
    expect((await refusal(refund())).code).toBe('charge_disputed')
    await decide(id, 'won')
    expect((await refund()).amount).toBe(2500)
  })

  it('can be of no more than was not refunded, and one at a time', async () => {
    const { charge } = await aDestinationCharge(running)
    await running.stripe.refunds.create({ charge, amount: 1000 })
    const tooMuch = await running.control(`/charges/${charge}/dispute`, { amount: 1501 })
    expect(tooMuch.error.message).toContain('Only €15.00')
    expect((await open(charge)).amount).toBe(1500)
    const again = await running.control(`/charges/${charge}/dispute`, {})
    expect(again.error.message).toContain('disputed already')
  })
})

describe('evidence', () => {
  it('can be kept back, and is sent once', async () => {
    const { charge } = await aDestinationCharge(running)
    const { id } = await open(charge)
    const staged = await running.stripe.disputes.update(id, {
      evidence: { customer_name: 'Ida' },
      metadata: { order: 'o1' },
      submit: false,
    })
    expect(staged).toMatchObject({
      status: 'needs_response',
      evidence: { customer_name: 'Ida', customer_email_address: 'buyer@example.com' },
      evidence_details: { has_evidence: true, submission_count: 0 },
      metadata: { order: 'o1' },
    })
    const sent = await running.stripe.disputes.update(id, { submit: true })
    expect(sent).toMatchObject({ status: 'under_review', evidence_details: { submission_count: 1 } })
    const late = await refusal(running.stripe.disputes.update(id, { evidence: { customer_name: 'Ada' } }))
    expect(late.message).toContain('already been submitted')
    expect(await told()).toContain('charge.dispute.updated')
  })

  it.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ])('saying %s makes it %s, as in test mode', async (text, status) => {
    const { charge } = await aDestinationCharge(running)
    const { id } = await open(charge)
    await running.stripe.disputes.update(id, { evidence: { uncategorized_text: text } })
    expect((await dispute(id)).status).toBe('under_review')
    clock.advance(BANK_TAKES_MS)
    expect((await dispute(id)).status).toBe(status)
  })

  it('that is never sent loses the dispute', async () => {
    const { charge } = await aDestinationCharge(running)
    const { id } = await open(charge)
    clock.advance(9 * DAY)
    expect(await dispute(id)).toMatchObject({ status: 'lost', evidence_details: { past_due: true } })
  })
})

describe('the verdict', () => {
  it('won brings the money back, but not the fee', async () => {
    const { charge } = await aDestinationCharge(running)
    const { id } = await open(charge)
    await decide(id, 'won')
    expect(await movements()).toEqual([
      [-2500, 1500, 'dispute'],
      [2500, 0, 'dispute_reversal'],
    ])
    expect((await dispute(id)).balance_transactions).toHaveLength(2)
    expect((await told()).slice(2)).toEqual(['charge.dispute.funds_reinstated', 'charge.dispute.closed'])
  })

  it('lost leaves it as it is; closing gives in', async () => {
    const { charge } = await aDestinationCharge(running)
    const { id } = await open(charge)
    expect((await running.stripe.disputes.close(id)).status).toBe('lost')
    expect(await movements()).toHaveLength(1)
    const [closed] = await running.receiver.waitFor('charge.dispute.closed')
    expect(closed?.event.data).toMatchObject({
      object: { id, status: 'lost', balance_transactions: [{ amount: -2500 }] },
      previous_attributes: { status: 'needs_response' },
    })
    expect((await refusal(running.stripe.disputes.close(id))).statusCode).toBe(400)
  })
})

describe('an inquiry', () => {
  const inquire = async () => {
    const { charge } = await aDestinationCharge(running)
    return { charge, id: (await open(charge, { inquiry: true })).id }
  }

  it('takes no money, and a full refund closes it', async () => {
    const { charge, id } = await inquire()
    expect(await movements()).toEqual([])
    await running.stripe.refunds.create({ charge, amount: 500 })
    expect((await dispute(id)).status).toBe('warning_needs_response')
    await running.stripe.refunds.create({ charge })
    expect((await dispute(id)).status).toBe('warning_closed')
    expect(await told()).toEqual(['charge.dispute.created', 'charge.dispute.closed'])
  })

  it('may become a chargeback', async () => {
    const { charge, id } = await inquire()
    await running.control(`/disputes/${id}/escalate`, {})
    expect(await dispute(id)).toMatchObject({ status: 'needs_response', is_charge_refundable: false })
    expect(await movements()).toHaveLength(1)
    expect((await refusal(running.stripe.refunds.create({ charge }))).code).toBe('charge_disputed')
  })
})
