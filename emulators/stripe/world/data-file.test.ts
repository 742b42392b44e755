import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDestinationCharge, aPaidSession, twoTickets } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe } from '../testing/start-stripe'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the data file', () => {
  it('carries payments and idempotency keys over a restart', async () => {
    const dataFile = join(folder, 'stripe.json')
    const before = await startStripe({ dataFile })
    const paid = await aPaidSession(before)
    const params = twoTickets()
    const open = await before.stripe.checkout.sessions.create(params, { idempotencyKey: 'order-9' })
    await before.stop()

    const after = await startStripe({ dataFile })
    const found = await after.stripe.checkout.sessions.retrieve(paid.id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(found).toEqual(paid)
    const again = await after.stripe.checkout.sessions.create(params, { idempotencyKey: 'order-9' })
    expect(again.id).toBe(open.id)
    await after.stop()
  })

  it('lets sessions expire that ran out while nobody was there', async () => {
    const dataFile = join(folder, 'stripe.json')
    const start = Date.now()
    const before = await startStripe({ dataFile, clock: new ManualClock(start) })
    const { id } = await before.stripe.checkout.sessions.create(twoTickets())
    await before.stop()

    const clock = new ManualClock(start + 25 * 3_600_000)
    const after = await startStripe({ dataFile, clock })
    clock.advance(0)
    const [expired] = await after.receiver.waitFor('checkout.session.expired')
    expect(expired?.event.data.object).toMatchObject({ id })
    await after.stop()
  })

  it('lets payouts arrive and payments be disputed that were waiting for it', async () => {
    const dataFile = join(folder, 'stripe.json')
    const start = Date.now()
    const before = await startStripe({ dataFile, clock: new ManualClock(start) })
    const { account, charge } = await aDestinationCharge(before, { card: '4000000000000259' })
    await before.control(`/accounts/${account}/pay-out`, {})
    await before.stop()

    const clock = new ManualClock(start)
    const after = await startStripe({ dataFile, clock })
    clock.advance(5000)
    const [payout] = (await after.stripe.payouts.list({}, { stripeAccount: account })).data
    expect(payout?.status).toBe('paid')
    const [dispute] = (await after.stripe.disputes.list({ charge })).data
    expect(dispute?.status).toBe('needs_response')
    clock.advance(9 * 24 * 3_600_000)
    expect((await after.stripe.disputes.retrieve(dispute!.id)).status).toBe('lost')
    await after.stop()
  })

  it('keeps trying to deliver what was not received before', async () => {
    const dataFile = join(folder, 'stripe.json')
    const before = await startStripe({ dataFile })
    before.receiver.answers.push(500, 500, 500, 500)
    const { id } = await before.stripe.checkout.sessions.create(twoTickets())
    await before.stripe.checkout.sessions.expire(id)
    await before.standIn.settled()
    await before.stop()

    const after = await startStripe({ dataFile })
    await after.receiver.waitFor('checkout.session.expired')
    await after.stop()
  })
})
