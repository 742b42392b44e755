import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPaidSession, idOf, refusal, twoTickets } from '../testing/a-session'
import { SECRET_KEY, startStripe, stripeAt, type Running } from '../testing/start-stripe'

let running: Running
beforeEach(async () => {
  running = await startStripe()
})
afterEach(() => running.stop())

const portOf = ({ origin }: Running) => new URL(origin).port

const messageOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message

describe('authentication', () => {
  it('refuses another key with 401 and does not repeat it', async () => {
    const error = await refusal(stripeAt(portOf(running), 'sk_test_somebody_else_9999').accounts.list())
    expect(error).toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' })
    expect(error.message).toBe('Invalid API Key provided: sk_test_**************9999')
    await running.stripe.accounts.list()
  })

  it('refuses a request without a key', async () => {
    const response = await fetch(`${running.origin}/v1/accounts`)
    expect(response.status).toBe(401)
    expect(await messageOf(response)).toContain('You did not provide an API key')
  })
})

describe('parameters', () => {
  const create = (changes: object) => running.stripe.checkout.sessions.create({ ...twoTickets(), ...changes })

  it.each([
    ['unknown', { colour: 'red' }, 'parameter_unknown', 'colour'],
    [
      'unknown inside',
      { payment_intent_data: { colour: 1 } },
      'parameter_unknown',
      'payment_intent_data[colour]',
    ],
    ['missing', { mode: undefined }, 'parameter_missing', 'mode'],
    [
      'missing inside a list',
      { line_items: [{ price_data: { currency: 'eur', product_data: { name: 'Ticket' } }, quantity: 1 }] },
      'parameter_missing',
      'line_items[0][price_data][unit_amount]',
    ],
    ['empty', { client_reference_id: '' }, 'parameter_invalid_empty', 'client_reference_id'],
    ['no number', { expires_at: 'soon' }, 'parameter_invalid_integer', 'expires_at'],
    ['no address', { success_url: 'nowhere' }, 'url_invalid', 'success_url'],
    ['no email', { customer_email: 'nobody' }, 'email_invalid', 'customer_email'],
  ])('are refused when %s', async (_, changes, code, param) => {
    expect(await refusal(create(changes))).toMatchObject({ statusCode: 400, code, param })
  })

  it('name the values that would do', async () => {
    const error = await refusal(create({ mode: 'gift' }))
    expect(error.message).toBe('Invalid mode: must be one of payment, setup, or subscription')
  })

  it('are accepted when none of that is so', async () => {
    await create({ client_reference_id: 'order-1', customer_email: 'ida@example.com', locale: 'de' })
  })

  it('keep metadata apart from lists, even with numbers for keys', async () => {
    const session = await create({ metadata: { 0: 'zero', orderId: 'o1' } })
    expect(session.metadata).toEqual({ 0: 'zero', orderId: 'o1' })
    const onlyNumbers = await create({ metadata: { 0: 'zero', 7: 'seven' } })
    expect(onlyNumbers.metadata).toEqual({ 0: 'zero', 7: 'seven' })
  })

  it('remove metadata that is set to nothing', async () => {
    const account = await running.stripe.accounts.create({ type: 'express', metadata: { a: '1', b: '2' } })
    const without = await running.stripe.accounts.update(account.id, { metadata: { a: '' } })
    expect(without.metadata).toEqual({ b: '2' })
    expect((await running.stripe.accounts.update(account.id, { metadata: '' })).metadata).toEqual({})
  })
})

describe('what does not exist', () => {
  it.each([
    ['checkout.sessions', () => running.stripe.checkout.sessions.retrieve('cs_test_none')],
    ['paymentIntents', () => running.stripe.paymentIntents.retrieve('pi_none')],
    ['charges', () => running.stripe.charges.retrieve('ch_none')],
    ['refunds', () => running.stripe.refunds.retrieve('re_none')],
    ['charges of a peculiar name', () => running.stripe.charges.retrieve('constructor')],
    ['events', () => running.stripe.events.retrieve('evt_none')],
  ])('is a 404 resource_missing in %s', async (_, retrieve) => {
    const error = await refusal(retrieve())
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' })
    expect(error.requestId).toMatch(/^req_/)
  })

  it('is a 403 for accounts, as at Stripe', async () => {
    const error = await refusal(running.stripe.accounts.retrieve('acct_none'))
    expect(error).toMatchObject({ statusCode: 403, code: 'account_invalid' })
  })

  it('is a 404 for a path that nothing is at', async () => {
    const headers = { authorization: `Bearer ${SECRET_KEY}` }
    const response = await fetch(`${running.origin}/v1/subscriptions`, { headers })
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toContain('Unrecognized request URL (GET: /v1/subscriptions)')
  })
})

describe('an error', () => {
  it('says where to read on and how it was logged', async () => {
    const error = await refusal(running.stripe.refunds.create({ charge: 'ch_none' }))
    expect(error.raw).toMatchObject({
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'charge',
      doc_url: 'https://docs.stripe.com/error-codes#resource-missing',
      request_log_url: expect.stringContaining(error.requestId!),
    })
  })
})

describe('lists', () => {
  it('come newest first, in pages, to the end', async () => {
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const account = await running.stripe.accounts.create({ type: 'express', metadata: { index } })
      ids.unshift(account.id)
    }
    const first = await running.stripe.accounts.list({ limit: 2 })
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true])
    const last = await running.stripe.accounts.list({ limit: 2, starting_after: ids[2]! })
    expect([last.data.map(({ id }) => id), last.has_more]).toEqual([ids.slice(3), false])
    const before = await running.stripe.accounts.list({ limit: 2, ending_before: ids[4]! })
    expect([before.data.map(({ id }) => id), before.has_more]).toEqual([ids.slice(2, 4), true])

    const walked: string[] = []
    for await (const account of running.stripe.accounts.list({ limit: 2 })) walked.push(account.id)
    expect(walked).toEqual(ids)
  })

  it('refuse more than a hundred at once', async () => {
    expect((await refusal(running.stripe.accounts.list({ limit: 101 }))).code).toBe(
      'parameter_invalid_integer',
    )
    await running.stripe.accounts.list({ limit: 100 })
  })

  it('of sessions are narrowed by payment intent and by status', async () => {
    const paid = await aPaidSession(running)
    const open = await running.stripe.checkout.sessions.create(twoTickets())
    const byIntent = await running.stripe.checkout.sessions.list({
      payment_intent: idOf(paid.payment_intent),
    })
    expect(byIntent.data.map(({ id }) => id)).toEqual([paid.id])
    const byStatus = await running.stripe.checkout.sessions.list({ status: 'open' })
    expect(byStatus.data.map(({ id }) => id)).toEqual([open.id])
  })
})

describe('expansion', () => {
  it('replaces ids inside lists', async () => {
    await aPaidSession(running)
    const { data } = await running.stripe.checkout.sessions.list({
      expand: ['data.payment_intent.latest_charge'],
    })
    expect(data[0]?.payment_intent).toMatchObject({
      object: 'payment_intent',
      latest_charge: { object: 'charge' },
    })
  })

  it('goes four levels deep, from a list too, and no further', async () => {
    await aPaidSession(running)
    const list = (path: string) => running.stripe.refunds.list({ expand: [path] })
    const { payment_intent: intent } = (await running.stripe.checkout.sessions.list()).data[0]!
    await running.stripe.refunds.create({ payment_intent: idOf(intent), reverse_transfer: true })
    const { data } = await list('data.transfer_reversal.destination_payment_refund.balance_transaction')
    expect(data[0]?.transfer_reversal).toMatchObject({
      destination_payment_refund: { balance_transaction: { type: 'payment_refund', net: -2500 } },
    })
    const tooDeep = 'data.transfer_reversal.destination_payment_refund.balance_transaction.source'
    expect((await refusal(list(tooDeep))).message).toContain('more than 4 levels')
  })

  it('is refused for what cannot be expanded', async () => {
    const { id } = await running.stripe.checkout.sessions.create(twoTickets())
    const retrieve = (part: string) => running.stripe.checkout.sessions.retrieve(id, { expand: [part] })
    expect(await refusal(retrieve('amount_total'))).toMatchObject({ statusCode: 400, param: 'expand[0]' })
    await retrieve('payment_intent')
  })
})

describe('faults of the API', () => {
  it('answer 500 or 429 as often as told, without effect', async () => {
    await running.control('/faults', { kind: 'api', path: 'POST /v1/accounts', action: '500' })
    await running.control('/faults', { kind: 'api', path: '/v1/accounts', action: '429' })
    const create = () => running.stripe.accounts.create({ type: 'express' })
    expect((await refusal(create())).statusCode).toBe(500)
    const limited = await refusal(create())
    expect(limited).toMatchObject({ type: 'StripeRateLimitError', code: 'rate_limit' })
    expect(limited.headers?.['retry-after']).toBe('1')
    await create()
    expect((await running.stripe.accounts.list()).data).toHaveLength(1)
  })

  it.each(['500', 'network', 'timeout'])('lose the answer but not the effect: %s', async (action) => {
    const retrying = stripeAt(portOf(running), SECRET_KEY, 2)
    await running.control('/faults', { kind: 'api', path: '/v1/accounts', action, afterEffect: true })
    // The SDK repeats the request with the same idempotency key, so one account is the result of both.
    const account = await retrying.accounts.create({ type: 'express' }, { timeout: 300 })
    expect((await running.stripe.accounts.list()).data.map(({ id }) => id)).toEqual([account.id])
    expect(account.lastResponse.headers['idempotent-replayed']).toBe('true')
  })
})
