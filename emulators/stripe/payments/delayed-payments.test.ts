import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anOnboardedAccount, idOf, line, refusal, twoTickets } from '../testing/a-session'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running
beforeEach(async () => {
  running = await startStripe()
})
afterEach(() => running.stop())

type SessionParams = Stripe.Checkout.SessionCreateParams

const create = (changes: Partial<SessionParams> = {}) =>
  running.stripe.checkout.sessions.create(twoTickets(changes))

const retrieve = (id: string) =>
  running.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })

const methodsOf = async (changes: Partial<SessionParams>) => (await create(changes)).payment_method_types

const inDollars = { line_items: [line('Ticket', 1000, 1, 'usd')] }

/** A session to an organiser, chosen to be paid by SEPA Direct Debit. */
async function aDebit(): Promise<string> {
  const destination = await anOnboardedAccount(running)
  const { id } = await create({
    payment_intent_data: { application_fee_amount: 200, transfer_data: { destination } },
  })
  const { kind } = await running.control(`/sessions/${id}/pay`, { method: 'sepa_debit' })
  expect(kind).toBe('processing')
  return id
}

/** The types of the events about a session and its payment, oldest first. */
const told = async () =>
  (await running.events())
    .map(({ type }) => type)
    .filter((type) => /^(checkout|charge|payment_intent)\./.test(type) && type !== 'payment_intent.created')

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent => {
  if (!intent || typeof intent === 'string') throw new Error('payment_intent was not expanded')
  return intent
}

describe('the ways to pay of a session', () => {
  it('are those of the Dashboard that its currency allows', async () => {
    expect(await methodsOf({})).toEqual(['card', 'link', 'sepa_debit'])
    expect(await methodsOf(inDollars)).toEqual(['card', 'link', 'us_bank_account'])
    await running.control('/behaviour', { dashboardMethods: ['card', 'bacs_debit', 'klarna'] })
    expect(await methodsOf({})).toEqual(['card', 'klarna'])
  })

  it('can be narrowed, but not beyond what the Dashboard has', async () => {
    expect(await methodsOf({ allowed_payment_method_types: ['card', 'ideal'] })).toEqual(['card'])
    expect(await methodsOf({ excluded_payment_method_types: ['sepa_debit', 'link'] })).toEqual(['card'])
    const none = await refusal(create({ allowed_payment_method_types: ['us_bank_account'] }))
    expect(none.message).toContain('No valid payment method types')
    const unknown = await refusal(create({ allowed_payment_method_types: ['cheque'] }))
    expect(unknown.message).toContain('must be one of')
  })

  it('cannot be listed as in earlier versions of the API', async () => {
    const old = { payment_method_types: ['card'] } as Partial<SessionParams>
    expect(await refusal(create(old))).toMatchObject({
      code: 'payment_method_types_no_longer_supported',
      param: 'payment_method_types',
    })
  })

  it('are the only ones that it is paid in', async () => {
    const { id } = await create({ excluded_payment_method_types: ['sepa_debit'] })
    const { error } = await running.control(`/sessions/${id}/pay`, { method: 'sepa_debit' })
    expect(error.message).toContain('cannot be paid by sepa_debit')
    expect(await running.control(`/sessions/${id}/pay`, { method: 'link' })).toMatchObject({
      kind: 'succeeded',
      session: { status: 'complete', payment_status: 'paid' },
    })
  })
})

describe('a debit', () => {
  it('completes its session unpaid, and moves no money yet', async () => {
    const session = await retrieve(await aDebit())
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid', url: null })
    expect(intentOf(session)).toMatchObject({
      status: 'processing',
      amount_received: 0,
      latest_charge: { status: 'pending', paid: false, balance_transaction: null },
    })
    expect(await told()).toEqual([
      'charge.pending',
      'payment_intent.processing',
      'checkout.session.completed',
    ])
    expect((await running.stripe.balanceTransactions.list()).data).toEqual([])
  })

  it('that succeeds is paid, passed on and announced', async () => {
    const id = await aDebit()
    await running.control(`/sessions/${id}/settle`, { status: 'succeeded' })
    const session = await retrieve(id)
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid' })
    const intent = intentOf(session)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2500 })
    const charge = await running.stripe.charges.retrieve(idOf(intent.latest_charge))
    expect(charge).toMatchObject({ paid: true, payment_method_details: { type: 'sepa_debit' } })
    expect(charge.transfer).toMatch(/^tr_/)
    expect((await told()).slice(3)).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.async_payment_succeeded',
    ])
  })

  it('that fails stays unpaid, and is announced', async () => {
    const id = await aDebit()
    await running.control(`/sessions/${id}/settle`, { status: 'failed' })
    const session = await retrieve(id)
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
    expect(intentOf(session)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_failed' },
      latest_charge: { status: 'failed', paid: false },
    })
    expect((await told()).slice(3)).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'checkout.session.async_payment_failed',
    ])
  })

  it('is settled once, and only where there is one', async () => {
    const id = await aDebit()
    const settle = (session: string) => running.control(`/sessions/${session}/settle`, { status: 'failed' })
    await settle(id)
    expect((await settle(id)).error.message).toContain('under way')
    expect((await settle((await create()).id)).error.message).toContain('under way')
  })

  it('under way can neither be expired, nor refunded, nor called off', async () => {
    const id = await aDebit()
    expect((await refusal(running.stripe.checkout.sessions.expire(id))).message).toContain('`complete`')
    const { payment_intent: intent } = await running.stripe.checkout.sessions.retrieve(id)
    const refund = running.stripe.refunds.create({ payment_intent: idOf(intent) })
    expect((await refusal(refund)).message).toContain('does not have a successful charge')
    const cancel = running.stripe.paymentIntents.cancel(idOf(intent))
    expect((await refusal(cancel)).code).toBe('payment_intent_unexpected_state')
    await running.control(`/sessions/${id}/settle`, { status: 'succeeded' })
    expect((await running.stripe.refunds.create({ payment_intent: idOf(intent) })).status).toBe('succeeded')
  })

  it('can be chosen and settled by hand', async () => {
    const { id } = await create()
    const pay = await fetch(`${running.origin}/c/pay/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ method: 'sepa_debit', email: 'buyer@example.com' }),
      redirect: 'manual',
    })
    expect(pay.headers.get('location')).toContain(`/done?session=${id}`)
    const body = new URLSearchParams({ status: 'succeeded' })
    await fetch(`${running.origin}/sessions/${id}/settle`, { method: 'POST', body, redirect: 'manual' })
    expect((await retrieve(id)).payment_status).toBe('paid')
  })
})

describe('a voucher', () => {
  it('completes its session before anything is charged', async () => {
    await running.control('/behaviour', { dashboardMethods: ['card', 'multibanco'] })
    const { id } = await create()
    await running.control(`/sessions/${id}/pay`, { method: 'multibanco' })
    const session = await retrieve(id)
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
    expect(intentOf(session)).toMatchObject({ status: 'requires_action', latest_charge: null })
    await running.control(`/sessions/${id}/settle`, { status: 'succeeded' })
    expect(intentOf(await retrieve(id))).toMatchObject({ status: 'succeeded', latest_charge: { paid: true } })
  })
})
