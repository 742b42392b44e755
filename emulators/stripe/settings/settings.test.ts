import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aDestinationCharge, twoTickets } from '../testing/a-session'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running
beforeEach(async () => {
  running = await startStripe()
})
afterEach(() => running.stop())

const look = async (path = '/') => (await fetch(new URL(path, running.origin))).text()

/** Presses a button; answers where it leads, or the page that says why it did nothing. */
async function press(path: string, form: Record<string, string> = {}): Promise<string> {
  const init = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' } as const
  const response = await fetch(new URL(path, running.origin), init)
  return response.headers.get('location') ?? response.text()
}

describe('the page', () => {
  it('shows what there is, what it comes to, and how its webhooks fared', async () => {
    const { account, charge } = await aDestinationCharge(running)
    await running.stripe.accounts.update(account, { business_profile: { name: 'Riverside Events' } })
    await running.stripe.refunds.create({ charge, amount: 500, reverse_transfer: true })
    await running.control(`/accounts/${account}/pay-out`, {})
    await running.standIn.settled()
    const html = await look()
    for (const shown of [
      '€25.00',
      'partly refunded',
      'Riverside Events',
      'buyer@example.com',
      '€18.00',
      'delivered',
    ]) {
      expect(html).toContain(shown)
    }
  })

  it('has no script and changes nothing when it is looked at', async () => {
    const { charge } = await aDestinationCharge(running)
    const response = await fetch(`${running.origin}/charges/${charge}/refund`)
    expect(response.status).toBe(404)
    expect(await look()).not.toContain('<script')
    expect((await running.stripe.charges.retrieve(charge)).amount_refunded).toBe(0)
  })

  it('finds things by what they are called', async () => {
    const { id } = await running.stripe.checkout.sessions.create(
      twoTickets({ customer_email: 'ida@example.com' }),
    )
    await running.stripe.checkout.sessions.create(twoTickets({ customer_email: 'leo@example.com' }))
    const html = await look('/?search=IDA%40example')
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain('ida@example.com')
    expect(html).not.toContain('leo@example.com')
  })

  it('shows names as text, never as markup', async () => {
    const { account } = await aDestinationCharge(running)
    await running.stripe.accounts.update(account, { business_profile: { name: '<img src=x>' } })
    expect(await look()).not.toContain('<img src=x>')
    expect(await look('/?search="><img src=x>')).not.toContain('<img src=x>')
  })
})

describe('the buttons', () => {
  it('refund a part of a payment', async () => {
    const { charge, transfer } = await aDestinationCharge(running)
    const form = { amount: '12,50', withTransfer: 'on' }
    expect(await press(`/charges/${charge}/refund`, form)).toBe(`/#${charge}`)
    expect((await running.stripe.charges.retrieve(charge)).amount_refunded).toBe(1250)
    expect((await running.stripe.transfers.retrieve(transfer)).amount_reversed).toBe(1250)
  })

  it.each([['99'], ['-1'], ['ten']])('say why they cannot refund %s', async (amount) => {
    const { charge } = await aDestinationCharge(running)
    expect(await press(`/charges/${charge}/refund`, { amount })).toContain('role="alert"')
    expect((await running.stripe.charges.retrieve(charge)).amount_refunded).toBe(0)
  })

  it('dispute a payment and decide about it', async () => {
    const { charge } = await aDestinationCharge(running)
    await press(`/charges/${charge}/dispute`, { amount: '', reason: 'duplicate' })
    const [dispute] = (await running.stripe.disputes.list({ charge })).data
    expect(dispute).toMatchObject({ amount: 2500, reason: 'duplicate', status: 'needs_response' })
    expect(await look()).toContain('Organiser wins')
    expect(await press(`/disputes/${dispute!.id}/decide`, { verdict: 'won' })).toBe(`/#${charge}`)
    expect((await running.stripe.disputes.retrieve(dispute!.id)).status).toBe('won')
  })

  it('pay an organiser out and fail the payout', async () => {
    const { account } = await aDestinationCharge(running)
    const id = (await press(`/accounts/${account}/pay-out`)).slice(2)
    expect(await press(`/payouts/${id}/fail`, { code: 'no_account' })).toBe(`/#${id}`)
    const payout = await running.stripe.payouts.retrieve(id, {}, { stripeAccount: account })
    expect(payout).toMatchObject({ status: 'failed', failure_code: 'no_account' })
    expect(await press(`/accounts/${account}/pay-out`)).toContain('role="alert"')
    await press(`/accounts/${account}/onboard`)
    expect(await press(`/accounts/${account}/pay-out`)).toMatch(/^\/#po_/)
  })

  it('settle and fail refunds', async () => {
    const { charge } = await aDestinationCharge(running, { card: '4000000000007726' })
    const { id } = await running.stripe.refunds.create({ charge })
    await press(`/refunds/${id}/settle`, { status: 'succeeded' })
    await press(`/refunds/${id}/settle`, { status: 'failed' })
    expect((await running.stripe.refunds.retrieve(id)).status).toBe('failed')
  })

  it('require a document, stop an account, put it in order and disconnect it', async () => {
    const { account } = await aDestinationCharge(running)
    const now = (): Promise<Stripe.Account> => running.stripe.accounts.retrieve(account)
    await press(`/accounts/${account}/require`)
    expect((await now()).requirements?.currently_due).toEqual(['individual.verification.document'])
    await press(`/accounts/${account}/disable`, { what: 'payouts' })
    expect(await now()).toMatchObject({ payouts_enabled: false, charges_enabled: true })
    await press(`/accounts/${account}/disable`, { what: 'everything' })
    expect((await now()).charges_enabled).toBe(false)
    await press(`/accounts/${account}/onboard`)
    expect(await now()).toMatchObject({ payouts_enabled: true, requirements: { currently_due: [] } })
    await press(`/accounts/${account}/deauthorize`)
    expect((await running.stripe.accounts.list()).data).toEqual([])
  })

  it('hold events, let them go and send one again', async () => {
    const types = ' charge.succeeded, charge.refunded'
    await press('/faults', { kind: 'webhook', action: 'hold', types, times: 'always' })
    await aDestinationCharge(running)
    await running.standIn.settled()
    const arrived = () => running.receiver.received.filter(({ event }) => event.type === 'charge.succeeded')
    expect(arrived()).toHaveLength(0)
    await press('/events/deliver-held')
    expect(arrived()).toHaveLength(1)
    const { id } = arrived()[0]!.event
    expect(await press(`/events/${id}/redeliver`)).toBe(`/events/${id}`)
    expect(arrived()).toHaveLength(2)
    expect(await look(`/events/${id}`)).toContain('received')
  })

  it('disturb requests, and clear that again', async () => {
    const fault = { kind: 'api', action: '500', path: 'GET /v1/accounts', times: '2' }
    await press('/faults', fault)
    expect(await look()).toContain('2 more')
    expect(await press('/faults', { ...fault, times: 'often' })).toContain('role="alert"')
    await press('/faults/clear')
    expect((await running.stripe.accounts.list()).data).toEqual([])
  })
})
