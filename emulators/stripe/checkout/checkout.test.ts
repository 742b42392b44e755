import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPaidSession, anOnboardedAccount, idOf, line, refusal, twoTickets } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe, type Running } from '../testing/start-stripe'

const START = Date.UTC(2026, 5, 1, 12)
const START_SECONDS = START / 1000

let running: Running
let clock: ManualClock

beforeEach(async () => {
  clock = new ManualClock(START)
  running = await startStripe({ clock })
})
afterEach(() => running.stop())

const create = (changes: Parameters<typeof twoTickets>[0] = {}) =>
  running.stripe.checkout.sessions.create(twoTickets(changes))

describe('a new session', () => {
  it('totals its lines and leads to a page of its own', async () => {
    const session = await create({ line_items: [line('Standing', 1250, 2), line('Seat', 4000)] })
    expect(session.id).toMatch(/^cs_test_/)
    expect(session).toMatchObject({
      amount_total: 6500,
      currency: 'eur',
      status: 'open',
      payment_status: 'unpaid',
    })
    expect(session.url).toBe(`${running.origin}/c/pay/${session.id}`)
  })

  it('has no payment intent until somebody tries to pay', async () => {
    expect((await create()).payment_intent).toBeNull()
  })

  it('shows its lines only when asked for, in the order they were given', async () => {
    const { id } = await create({ line_items: [line('First', 1000), line('Second', 2000)] })
    const bare = await running.stripe.checkout.sessions.retrieve(id)
    expect(bare.line_items).toBeUndefined()
    const full = await running.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] })
    expect(full.line_items?.data.map((item) => item.description)).toEqual(['First', 'Second'])
    const listed = await running.stripe.checkout.sessions.listLineItems(id)
    expect(listed.data.map((item) => item.description)).toEqual(['First', 'Second'])
  })

  it.each([
    ['usd', 49, 50],
    ['gbp', 29, 30],
    ['jpy', 49, 50],
    ['huf', 17_499, 17_500],
  ])('refuses less than the minimum in %s', async (currency, tooSmall, enough) => {
    const error = await refusal(create({ line_items: [line('Ticket', tooSmall, 1, currency)] }))
    expect(error).toMatchObject({ statusCode: 400, code: 'amount_too_small' })
    const accepted = await create({ line_items: [line('Ticket', enough, 1, currency)] })
    expect(accepted.amount_total).toBe(enough)
  })

  it('refuses to expire sooner than in 30 minutes', async () => {
    const error = await refusal(create({ expires_at: START_SECONDS + 30 * 60 - 1 }))
    expect(error.message).toContain('at least 30 minutes')
    const accepted = await create({ expires_at: START_SECONDS + 30 * 60 })
    expect(accepted.expires_at).toBe(START_SECONDS + 30 * 60)
  })

  it('refuses to live for 24 hours or longer when told so', async () => {
    const error = await refusal(create({ expires_at: START_SECONDS + 24 * 3600 }))
    expect(error.message).toContain('less than 24 hours')
    await create({ expires_at: START_SECONDS + 24 * 3600 - 1 })
  })

  it('refuses a destination that cannot receive transfers', async () => {
    const account = await running.stripe.accounts.create({ type: 'express', country: 'DE' })
    const toAccount = { payment_intent_data: { transfer_data: { destination: account.id } } }
    const error = await refusal(create(toAccount))
    expect(error.code).toBe('insufficient_capabilities_for_transfer')
    await running.control(`/accounts/${account.id}/onboard`, {})
    await create(toAccount)
  })

  it('refuses a fee above the amount', async () => {
    const destination = await anOnboardedAccount(running)
    const withFee = (fee: number) =>
      create({ payment_intent_data: { application_fee_amount: fee, transfer_data: { destination } } })
    expect((await refusal(withFee(2501))).param).toBe('payment_intent_data[application_fee_amount]')
    await withFee(2500)
  })

  it('refuses a fee without a destination', async () => {
    const error = await refusal(create({ payment_intent_data: { application_fee_amount: 100 } }))
    expect(error.message).toContain('transfer_data')
  })
})

describe('what stands on the statement', () => {
  const withSuffix = (suffix: string) =>
    create({ payment_intent_data: { statement_descriptor_suffix: suffix } })

  it.each([
    ['a forbidden character', "ANNA'S GIG", 'ANNAS GIG'],
    ['no letter', '2026 06 01', '2026 06 1A'],
    ['more than 22 characters with its prefix', 'FOURTEEN CHARS', 'FOURTEEN CHAR'],
    ['other than Latin characters', '音楽会 A', 'ONGAKUKAI A'],
  ])('is refused with %s', async (_, refused, accepted) => {
    expect((await refusal(withSuffix(refused))).param).toBe(
      'payment_intent_data[statement_descriptor_suffix]',
    )
    expect((await withSuffix(accepted)).status).toBe('open')
  })

  it('is the prefix of the platform and the suffix of the payment', async () => {
    const { id } = await withSuffix('SUMMER GIG')
    const { session } = await running.control(`/sessions/${id}/pay`, {})
    const [charge] = (await running.stripe.charges.list({ payment_intent: session.payment_intent })).data
    expect(charge).toMatchObject({
      statement_descriptor_suffix: 'SUMMER GIG',
      calculated_statement_descriptor: 'TURNOUT* SUMMER GIG',
    })
  })

  it('cannot be replaced as a whole', async () => {
    const whole = create({ payment_intent_data: { statement_descriptor: 'SUMMER GIG' } })
    expect((await refusal(whole)).param).toBe('payment_intent_data[statement_descriptor]')
  })
})

describe('the largest sale', () => {
  it.each([
    ['usd', 99_999_999],
    ['jpy', 99_999_999],
    ['idr', 999_999_999_999],
  ])('in %s is %i', async (currency, most) => {
    const sell = (amount: number) => create({ line_items: [line('Ticket', amount, 1, currency)] })
    expect((await refusal(sell(most + 1))).code).toBe('amount_too_large')
    expect((await sell(most)).amount_total).toBe(most)
  })
})

describe('prices in other currencies', () => {
  it('are shown where a session asks for them', async () => {
    expect((await create()).adaptive_pricing).toEqual({ enabled: false })
    expect((await create({ adaptive_pricing: { enabled: true } })).adaptive_pricing).toEqual({
      enabled: true,
    })
  })
})

describe('paying', () => {
  it('completes the session, charges the card and passes the money on', async () => {
    const session = await aPaidSession(running)
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
    const intent = session.payment_intent
    if (!intent || typeof intent === 'string') throw new Error('payment_intent was not expanded')
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 2500,
      application_fee_amount: 200,
      metadata: { orderId: 'order-1' },
    })
    const charge = intent.latest_charge
    if (!charge || typeof charge === 'string') throw new Error('latest_charge was not expanded')
    expect(charge).toMatchObject({
      paid: true,
      amount: 2500,
      application_fee_amount: 200,
      metadata: { orderId: 'order-1' },
    })
    const transfer = await running.stripe.transfers.retrieve(idOf(charge.transfer))
    expect(transfer).toMatchObject({ amount: 2500, source_transaction: charge.id })
    const fee = await running.stripe.applicationFees.retrieve(idOf(charge.application_fee))
    expect(fee).toMatchObject({ amount: 200, account: transfer.destination })
  })

  it('announces the charge, then the payment, then the session', async () => {
    await aPaidSession(running)
    const types: string[] = (await running.events()).map(({ type }) => type)
    const wanted = ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed']
    expect(types.filter((type) => wanted.includes(type))).toEqual(wanted)
  })

  it('lets a declined buyer try again with another card', async () => {
    const { id } = await create()
    const declined = await running.control(`/sessions/${id}/pay`, { card: '4000000000009995' })
    expect(declined).toMatchObject({ kind: 'declined', error: { decline_code: 'insufficient_funds' } })
    expect(declined.session.status).toBe('open')
    expect(await running.control(`/sessions/${id}/pay`, {})).toMatchObject({ kind: 'succeeded' })
    const charges = await running.stripe.charges.list({ payment_intent: declined.session.payment_intent })
    expect(charges.data.map((charge) => charge.status)).toEqual(['succeeded', 'failed'])
    await running.receiver.waitFor('payment_intent.payment_failed')
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('declines %s with %s', async (card, code, declineCode) => {
    const { id } = await create()
    const { error } = await running.control(`/sessions/${id}/pay`, { card })
    expect([error.code, error.decline_code]).toEqual([code, declineCode])
  })

  it('waits for 3-D Secure and charges only when it was passed', async () => {
    const { id } = await create()
    const challenged = await running.control(`/sessions/${id}/pay`, {
      card: '4000002500003155',
      challenge: 'leave',
    })
    expect(challenged.kind).toBe('challenged')
    const intent = await running.stripe.paymentIntents.retrieve(challenged.session.payment_intent)
    expect(intent).toMatchObject({ status: 'requires_action', latest_charge: null })
    const failed = await running.control(`/sessions/${id}/pay`, {
      card: '4000002500003155',
      challenge: 'fail',
    })
    expect(failed.error.code).toBe('payment_intent_authentication_failure')
    const passed = await running.control(`/sessions/${id}/pay`, { card: '4000002760003184' })
    expect(passed).toMatchObject({ kind: 'succeeded', session: { payment_status: 'paid' } })
  })

  it('is impossible a second time', async () => {
    const { id } = await aPaidSession(running)
    const again = await running.control(`/sessions/${id}/pay`, {})
    expect(again.error.message).toContain('already been completed')
    expect((await running.stripe.charges.list()).data).toHaveLength(1)
  })

  it('records that a card will be disputed later', async () => {
    await aPaidSession(running, '4000000000000259')
    const page = await fetch(running.origin)
    expect(await page.text()).toContain('disputed')
  })
})

describe('expiry', () => {
  it('happens by itself at expires_at and cancels the payment intent', async () => {
    const { id } = await create({ expires_at: START_SECONDS + 3600 })
    await running.control(`/sessions/${id}/pay`, { card: '4000000000000002' })
    clock.advance(3_599_000)
    expect((await running.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
    clock.advance(1_000)
    const [expired] = await running.receiver.waitFor('checkout.session.expired')
    expect(expired?.event.data.object).toMatchObject({ id, status: 'expired', url: null })
    const [intent] = (await running.stripe.paymentIntents.list()).data
    expect(intent).toMatchObject({ status: 'canceled', cancellation_reason: 'expired' })
  })

  it('can be asked for while the session is open, and only then', async () => {
    const { id } = await create()
    expect((await running.stripe.checkout.sessions.expire(id)).status).toBe('expired')
    const again = await refusal(running.stripe.checkout.sessions.expire(id))
    expect(again.message).toBe(
      'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `expired`.',
    )
    const paid = await aPaidSession(running)
    expect((await refusal(running.stripe.checkout.sessions.expire(paid.id))).message).toContain('`complete`')
  })

  it('leaves nothing to be paid', async () => {
    const { id } = await create()
    await running.control(`/sessions/${id}/expire`, {})
    expect((await running.control(`/sessions/${id}/pay`, {})).error.message).toContain('expired')
  })
})

describe('payment intents', () => {
  it('cannot be canceled while their session is open, or after they succeeded', async () => {
    const { id } = await create()
    const { session } = await running.control(`/sessions/${id}/pay`, { card: '4000000000000002' })
    const open = await refusal(running.stripe.paymentIntents.cancel(session.payment_intent))
    expect(open.message).toContain('Expire the Checkout Session')
    await running.control(`/sessions/${id}/pay`, {})
    const succeeded = await refusal(running.stripe.paymentIntents.cancel(session.payment_intent))
    expect(succeeded.code).toBe('payment_intent_unexpected_state')
  })
})
