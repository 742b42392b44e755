import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPaidSession, anOnboardedAccount, idOf, refusal, twoTickets } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe, WEBHOOK_SECRET, type Running } from '../testing/start-stripe'
import { RETRY_DELAYS_MS } from './delivery'

const COMPLETED = 'checkout.session.completed'

let running: Running
let clock: ManualClock

beforeEach(async () => {
  clock = new ManualClock(Date.now())
  running = await startStripe({ clock })
})
afterEach(() => running.stop())

const arrived = () => running.receiver.received.map(({ event }) => event.type)
const deliveryOf = async (type: string) => {
  const found = (await running.events()).find((event) => event.type === type)
  if (!found) throw new Error(`There is no event of the type ${type}.`)
  return found
}

describe('signatures', () => {
  it('satisfy the verification of the SDK over the exact body', async () => {
    await aPaidSession(running)
    const [completed] = await running.receiver.waitFor(COMPLETED)
    const { body, signature } = completed!
    const event = running.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET)
    expect(event).toMatchObject({ type: COMPLETED, data: { object: { payment_status: 'paid' } } })
  })

  it('do not satisfy it for another secret or another body', async () => {
    await aPaidSession(running)
    const [completed] = await running.receiver.waitFor(COMPLETED)
    const { body, signature } = completed!
    const { webhooks } = running.stripe
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/)
    expect(() => webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow(/signature/)
  })
})

describe('events', () => {
  it('hold the object as it was, whatever becomes of it later', async () => {
    const { payment_intent: intent } = await aPaidSession(running)
    await running.stripe.refunds.create({ payment_intent: idOf(intent) })
    const [succeeded] = (await running.stripe.events.list({ type: 'charge.succeeded' })).data
    expect(succeeded?.data.object).toMatchObject({ amount_refunded: 0 })
  })

  it('name the request that caused them, and none when it was a person', async () => {
    const session = await running.stripe.checkout.sessions.create(twoTickets())
    await running.stripe.checkout.sessions.expire(session.id, {}, { idempotencyKey: 'expire-1' })
    const [expired] = (await running.stripe.events.list({ type: 'checkout.session.expired' })).data
    expect(expired?.request?.idempotency_key).toBe('expire-1')
    await aPaidSession(running)
    const [completed] = (await running.stripe.events.list({ type: COMPLETED })).data
    expect(completed?.request).toEqual({ id: null, idempotency_key: null })
  })

  it('of a connected account carry its id and are seen only on its behalf', async () => {
    const account = await anOnboardedAccount(running)
    const [updated] = await running.receiver.waitFor('account.updated')
    const { id } = updated!.event
    expect(updated!.event.account).toBe(account)
    expect((await refusal(running.stripe.events.retrieve(id))).code).toBe('resource_missing')
    const seen = await running.stripe.events.retrieve(id, {}, { stripeAccount: account })
    expect(seen.type).toBe('account.updated')
  })
})

describe('delivery', () => {
  it('is repeated with growing delays until it is answered with 2xx', async () => {
    running.receiver.answers.push(500, 302)
    await running.control('/faults', {
      kind: 'webhook',
      action: 'drop',
      times: 'always',
      types: ['account.updated'],
    })
    const session = await running.stripe.checkout.sessions.create(twoTickets())
    await running.control(`/sessions/${session.id}/expire`, {})
    await running.standIn.settled()
    expect(arrived()).toHaveLength(1)
    for (const delay of RETRY_DELAYS_MS.slice(0, 2)) {
      clock.advance(delay - 1)
      await running.standIn.settled()
      const before = arrived().length
      clock.advance(1)
      await running.standIn.settled()
      expect(arrived()).toHaveLength(before + 1)
    }
    const { delivery, pending_webhooks: pending } = await deliveryOf('checkout.session.expired')
    expect(delivery.attempts.map(({ status }) => status)).toEqual([500, 302, 200])
    expect([delivery.state, pending]).toEqual(['delivered', 0])
  })

  it('gives up after the last delay, and can be asked for again', async () => {
    running.receiver.answers.push(...Array.from({ length: RETRY_DELAYS_MS.length + 1 }, () => 503))
    const session = await running.stripe.checkout.sessions.create(twoTickets())
    await running.control(`/sessions/${session.id}/expire`, {})
    await running.standIn.settled()
    for (const delay of RETRY_DELAYS_MS) {
      clock.advance(delay)
      await running.standIn.settled()
    }
    const { id, delivery } = await deliveryOf('checkout.session.expired')
    expect([delivery.state, delivery.attempts.length]).toEqual(['failed', RETRY_DELAYS_MS.length + 1])
    const { attempts } = await running.control('/redeliver', { eventId: id, copies: 20 })
    expect(attempts).toHaveLength(20)
    expect((await deliveryOf('checkout.session.expired')).delivery.state).toBe('delivered')
  })
})

describe('faults', () => {
  const pay = async () => {
    await aPaidSession(running)
    await running.standIn.settled()
    return arrived().filter((type) => type === COMPLETED)
  }

  it('drop events as often as they were told to', async () => {
    await running.control('/faults', { kind: 'webhook', action: 'drop', types: [COMPLETED] })
    expect(await pay()).toEqual([])
    expect(await pay()).toEqual([COMPLETED])
  })

  it('send events in several copies', async () => {
    await running.control('/faults', { kind: 'webhook', action: 'duplicate', copies: 20, types: [COMPLETED] })
    expect(await pay()).toHaveLength(20)
  })

  it('delay events', async () => {
    await running.control('/faults', { kind: 'webhook', action: 'delay', delayMs: 2000, types: [COMPLETED] })
    expect(await pay()).toEqual([])
    clock.advance(2000)
    await running.standIn.settled()
    expect(arrived()).toContain(COMPLETED)
  })

  it('hold events until they are let go, in the order asked for', async () => {
    const types = ['charge.succeeded', 'payment_intent.succeeded', COMPLETED]
    await running.control('/faults', { kind: 'webhook', action: 'hold', times: 3, types })
    await pay()
    expect(arrived().filter((type) => types.includes(type))).toEqual([])
    const held = (await running.events()).filter(({ type }) => types.includes(type)).toReversed()
    await running.control('/deliver-held', { eventIds: held.map(({ id }) => id) })
    expect(arrived().filter((type) => types.includes(type))).toEqual(types.toReversed())
  })
})
