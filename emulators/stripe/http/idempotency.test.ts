import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { line, refusal, twoTickets } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { SECRET_KEY, startStripe, stripeAt, type Running } from '../testing/start-stripe'

let running: Running
let clock: ManualClock

beforeEach(async () => {
  clock = new ManualClock(Date.now())
  running = await startStripe({ clock })
})
afterEach(() => running.stop())

const create = (key: string, changes: Parameters<typeof twoTickets>[0] = {}) =>
  running.stripe.checkout.sessions.create(twoTickets(changes), { idempotencyKey: key })

const sessions = async () => (await running.stripe.checkout.sessions.list()).data.length

describe('an idempotency key', () => {
  it('gives the first answer again, under another request id', async () => {
    const first = await create('order-1')
    const second = await create('order-1')
    expect(second).toEqual(first)
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    })
    expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId)
    expect(await sessions()).toBe(1)
  })

  it('gives the answer as it was then, not as things are now', async () => {
    const { id } = await create('order-1')
    await running.stripe.checkout.sessions.expire(id)
    expect((await create('order-1')).status).toBe('open')
  })

  it('is refused for other parameters', async () => {
    await create('order-1')
    const error = await refusal(create('order-1', { client_reference_id: 'other' }))
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
    expect(error.message).toContain('same parameters')
    expect(await sessions()).toBe(1)
  })

  it('is refused at another endpoint', async () => {
    await create('order-1')
    const elsewhere = running.stripe.accounts.create({ type: 'express' }, { idempotencyKey: 'order-1' })
    expect((await refusal(elsewhere)).message).toContain("('/v1/checkout/sessions' vs '/v1/accounts')")
  })

  it('remembers a refusal of something that was tried', async () => {
    const tooLittle = { line_items: [line('Ticket', 1)] }
    const first = await refusal(create('order-1', tooLittle))
    const second = await refusal(create('order-1', tooLittle))
    expect(second.code).toBe(first.code)
    expect(second.headers?.['idempotent-replayed']).toBe('true')
  })

  it('is free again after a malformed request', async () => {
    await refusal(create('order-1', { expires_at: Number.NaN }))
    await create('order-1')
  })

  it('is refused with 409 while its first request still runs', async () => {
    await running.control('/faults', {
      kind: 'api',
      path: '/v1/checkout/sessions',
      action: 'delay',
      delayMs: 1000,
    })
    const first = create('order-1')
    const second = await refusal(waitUntilBusy('order-1'))
    expect(second).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    clock.advance(1000)
    const { id } = await first
    expect((await create('order-1')).id).toBe(id)
  })

  it('is forgotten after a day', async () => {
    const { id } = await create('order-1')
    clock.advance(24 * 60 * 60 * 1000 + 1)
    expect((await create('order-1')).id).not.toBe(id)
  })
})

/**
 * The fault is used up by whichever request comes first, so the second waits until the first has taken it.
 */
async function waitUntilBusy(key: string) {
  while ((await running.control<unknown[]>('/faults')).length > 0);
  return create(key)
}

describe('a 500 under an idempotency key', () => {
  const fault = { kind: 'api', path: 'POST /v1/checkout/sessions', action: '500' }

  it.each([
    ['before anything happened', false, 0],
    ['after all of it happened', true, 1],
  ])('%s is the answer until the key is forgotten', async (_, afterEffect, made) => {
    await running.control('/behaviour', { replaysServerErrors: true })
    await running.control('/faults', { ...fault, afterEffect })
    const first = await refusal(create('order-1'))
    expect(first.statusCode).toBe(500)
    const second = await refusal(create('order-1'))
    expect(second).toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } })
    expect(second.headers?.['original-request']).toBe(first.requestId)
    expect(await sessions()).toBe(made)
    expect((await create('order-2')).status).toBe('open')
    await running.control('/forget-keys', {})
    expect((await create('order-1')).status).toBe('open')
  })

  it('is repeated to the retries of the SDK, which use up no more faults', async () => {
    await running.control('/behaviour', { replaysServerErrors: true })
    await running.control('/faults', { ...fault, times: 2 })
    const patient = stripeAt(new URL(running.origin).port, SECRET_KEY, 2)
    const ask = (idempotencyKey: string) => patient.checkout.sessions.create(twoTickets(), { idempotencyKey })
    for (const key of ['order-1', 'order-2']) expect((await refusal(ask(key))).statusCode).toBe(500)
    expect((await ask('order-3')).status).toBe('open')
  })

  it('is not remembered of a call that is refused for its parameters', async () => {
    await running.control('/behaviour', { replaysServerErrors: true })
    await running.control('/faults', fault)
    const error = await refusal(create('order-1', { line_items: [] }))
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
    expect((await create('order-1')).status).toBe('open')
  })

  it('is forgotten at once where the switch says so', async () => {
    await running.control('/behaviour', { replaysServerErrors: false })
    await running.control('/faults', fault)
    expect((await refusal(create('order-1'))).statusCode).toBe(500)
    expect((await create('order-1')).status).toBe('open')
  })
})
