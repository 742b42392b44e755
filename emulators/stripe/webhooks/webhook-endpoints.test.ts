import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDestinationCharge, anOnboardedAccount, refusal, twoTickets } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startReceiver, type Receiver } from '../testing/receiver'
import { startStripe, WEBHOOK_SECRET, type Running } from '../testing/start-stripe'

const CONNECT_SECRET = 'whsec_connect'
const EXPIRED = 'checkout.session.expired'

let clock: ManualClock
let second: Receiver
let running: Running

const start = async (connect: boolean) => {
  const connectWebhook = { url: second.url, secret: CONNECT_SECRET }
  running = await startStripe({ clock, ...(connect && { connectWebhook }) })
}

beforeEach(async () => {
  clock = new ManualClock(Date.now())
  second = await startReceiver()
})
afterEach(() => Promise.all([running.stop(), second.stop()]))

const expireOne = async () => {
  const { id } = await running.stripe.checkout.sessions.create(twoTickets())
  await running.stripe.checkout.sessions.expire(id)
  await running.standIn.settled()
  return id
}

const arrived = (receiver: Receiver) => receiver.received.map(({ event }) => event.type)

describe('an endpoint for connected accounts', () => {
  it('hears their events, signed with its own secret, and the other those of the platform', async () => {
    await start(true)
    await aDestinationCharge(running)
    await running.standIn.settled()
    expect(new Set(second.received.map(({ event }) => typeof event.account))).toEqual(new Set(['string']))
    expect(new Set(running.receiver.received.map(({ event }) => event.account))).toEqual(new Set([undefined]))
    const { body, signature } = second.received[0]!
    const { webhooks } = running.stripe
    expect(webhooks.constructEvent(body, signature, CONNECT_SECRET).type).toBe('account.updated')
    expect(() => webhooks.constructEvent(body, signature, WEBHOOK_SECRET)).toThrow(/signature/)
  })

  it('is not there unless asked for: one endpoint hears all', async () => {
    await start(false)
    await aDestinationCharge(running)
    await running.standIn.settled()
    expect(arrived(second)).toEqual([])
    expect(arrived(running.receiver)).toContain('account.updated')
    expect(arrived(running.receiver)).toContain('charge.succeeded')
    expect((await running.stripe.webhookEndpoints.list()).data).toHaveLength(1)
  })
})

describe('endpoints', () => {
  it('can be added for some types, changed, switched off and deleted', async () => {
    await start(false)
    const { webhookEndpoints } = running.stripe
    const made = await webhookEndpoints.create({ url: second.url, enabled_events: [EXPIRED] })
    expect(made.secret).toMatch(/^whsec_/)
    expect((await webhookEndpoints.retrieve(made.id)).secret).toBeUndefined()
    await aDestinationCharge(running)
    await expireOne()
    expect(arrived(second)).toEqual([EXPIRED])
    const { body, signature } = second.received[0]!
    expect(running.stripe.webhooks.constructEvent(body, signature, made.secret!).type).toBe(EXPIRED)

    expect((await webhookEndpoints.update(made.id, { disabled: true })).status).toBe('disabled')
    await expireOne()
    await webhookEndpoints.del(made.id)
    await expireOne()
    expect(arrived(second)).toHaveLength(1)
    expect((await refusal(webhookEndpoints.retrieve(made.id))).code).toBe('resource_missing')
  })

  it('are tried each by themselves, and an event is delivered when all have it', async () => {
    await start(false)
    second.answers.push(500)
    await running.stripe.webhookEndpoints.create({ url: second.url, enabled_events: ['*'] })
    await expireOne()
    const eventOf = async () => (await running.events()).find(({ type }) => type === EXPIRED)!
    expect((await eventOf()).deliveries.map(({ state }) => state)).toEqual(['delivered', 'waiting'])
    expect((await eventOf()).pending_webhooks).toBe(1)
    const undelivered = await running.stripe.events.list({ delivery_success: false, types: [EXPIRED] })
    expect(undelivered.data).toHaveLength(1)
    clock.advance(1000)
    await running.standIn.settled()
    expect((await eventOf()).pending_webhooks).toBe(0)
    expect(arrived(running.receiver)).toEqual([EXPIRED])
    expect(arrived(second)).toEqual([EXPIRED, EXPIRED])
  })
})

describe('a secret that is being changed', () => {
  it('signs beside the new one for a while', async () => {
    await start(false)
    const [endpoint] = (await running.stripe.webhookEndpoints.list()).data
    const { secret } = await running.control<{ secret: string }>(
      `/webhook-endpoints/${endpoint!.id}/roll-secret`,
      { keepOldSeconds: 60 },
    )
    const check = (which: string) => {
      const { body, signature } = running.receiver.received.at(-1)!
      return () => running.stripe.webhooks.constructEvent(body, signature, which)
    }
    await expireOne()
    for (const which of [secret, WEBHOOK_SECRET]) expect(check(which)().type).toBe(EXPIRED)
    clock.advance(60_000)
    await expireOne()
    expect(check(secret)().type).toBe(EXPIRED)
    expect(check(WEBHOOK_SECRET)).toThrow(/signature/)
  })
})

describe('the fault that reorders', () => {
  it('collects events for a while and sends the last first', async () => {
    await start(false)
    const fault = { kind: 'webhook', action: 'reorder', times: 3, types: [EXPIRED], delayMs: 1000 }
    await running.control('/faults', fault)
    const ids = [await expireOne(), await expireOne(), await expireOne()]
    expect(arrived(running.receiver)).toEqual([])
    clock.advance(1000)
    await running.standIn.settled()
    const order = running.receiver.received.map(({ event }) => (event.data.object as { id: string }).id)
    expect(order).toEqual(ids.toReversed())
  })
})

describe('the list of events', () => {
  it('is narrowed by types and time, in pages', async () => {
    await start(false)
    const first = await expireOne()
    const account = await anOnboardedAccount(running)
    clock.advance(60_000)
    const later = Math.floor(clock.now() / 1000)
    const last = await expireOne()
    const objects = async (params: object, options = {}) => {
      const { data } = await running.stripe.events.list(
        { types: [EXPIRED, 'account.updated'], ...params },
        options,
      )
      return data.map(({ data: { object } }) => (object as { id: string }).id)
    }
    expect(await objects({})).toEqual([last, first])
    expect(await objects({ created: { gte: later } })).toEqual([last])
    expect(await objects({}, { stripeAccount: account })).toEqual([account])
    const walked: string[] = []
    for await (const event of running.stripe.events.list({ limit: 1, type: 'checkout.session.*' })) {
      walked.push(event.type)
    }
    expect(walked).toEqual([EXPIRED, EXPIRED])
  })
})
