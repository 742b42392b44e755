import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal, twoTickets } from '../testing/a-session'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running
beforeEach(async () => {
  running = await startStripe()
})
afterEach(() => running.stop())

const platformIn = (platformCountry: string) => running.control('/behaviour', { platformCountry })

/** An account that can be sent money, in a country and under an agreement. */
async function anAccountIn(country: string, agreement: 'full' | 'recipient' = 'full'): Promise<string> {
  const isRecipient = agreement === 'recipient'
  const { id } = await running.stripe.accounts.create({
    type: 'express',
    country,
    capabilities: {
      transfers: { requested: true },
      ...(!isRecipient && { card_payments: { requested: true } }),
    },
    ...(isRecipient && { tos_acceptance: { service_agreement: 'recipient' } }),
  })
  await running.control(`/accounts/${id}/onboard`, {})
  return id
}

const sellFor = (destination: string, onBehalfOf?: string) =>
  running.stripe.checkout.sessions.create(
    twoTickets({
      payment_intent_data: {
        transfer_data: { destination },
        ...(onBehalfOf && { on_behalf_of: onBehalfOf }),
      },
    }),
  )

const create = (country: string, more: object = {}) =>
  running.stripe.accounts.create({ type: 'express', country, ...more })

describe('a new account', () => {
  it('is where the platform is unless it says otherwise', async () => {
    await platformIn('CH')
    expect(await running.stripe.accounts.create({ type: 'express' })).toMatchObject({
      country: 'CH',
      default_currency: 'chf',
    })
    expect((await create('DE')).country).toBe('DE')
  })

  it.each(['XX', 'CU', 'VN'])('is refused in %s', async (country) => {
    expect(await refusal(create(country))).toMatchObject({
      statusCode: 400,
      code: 'country_unsupported',
      param: 'country',
    })
  })

  it('may be in more countries as a recipient, who only is sent money', async () => {
    const recipient = { tos_acceptance: { service_agreement: 'recipient' as const } }
    expect(await create('VN', recipient)).toMatchObject({ tos_acceptance: recipient.tos_acceptance })
    const withCards = { ...recipient, capabilities: { card_payments: { requested: true } } }
    expect((await refusal(create('VN', withCards))).message).toContain('card_payments')
    const id = await anAccountIn('VN', 'recipient')
    expect(await running.stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: false,
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
    })
  })

  it('is no recipient at home', async () => {
    const recipient = { tos_acceptance: { service_agreement: 'recipient' as const } }
    expect((await refusal(create('US', recipient))).message).toContain('creating accounts in US')
    expect((await create('CA', recipient)).country).toBe('CA')
  })
})

describe('a sale for an account elsewhere', () => {
  it.each([
    ['US', 'DE'],
    ['GB', 'CH'],
    ['DE', 'CA'],
    ['AU', 'AU'],
  ])('is taken by a platform in %s for %s', async (platform, country) => {
    await platformIn(platform)
    expect((await sellFor(await anAccountIn(country))).status).toBe('open')
  })

  it.each([
    ['US', 'AU', /when the account is under the `full` service agreement/],
    ['DE', 'JP', /because it's restricted outside of your platform's region/],
    ['AU', 'NZ', /because it's restricted outside of your platform's region/],
  ])(
    'is refused by a platform in %s for %s, unless the account acts itself',
    async (platform, country, why) => {
      await platformIn(platform)
      const account = await anAccountIn(country)
      const error = await refusal(sellFor(account))
      expect(error).toMatchObject({
        statusCode: 400,
        param: 'payment_intent_data[transfer_data][destination]',
      })
      expect(error.message).toMatch(why)
      expect((await sellFor(account, account)).status).toBe('open')
    },
  )

  it('is taken for a recipient by a platform in the United States alone', async () => {
    const account = await anAccountIn('AU', 'recipient')
    expect((await sellFor(account)).status).toBe('open')
    await platformIn('DE')
    expect((await refusal(sellFor(account))).message).toContain('outside of your platform')
  })
})

describe('a transfer', () => {
  it('reaches no further than a sale', async () => {
    await running.control('/balance/set', { currency: 'usd', amount: 1000 })
    const send = async (destination: string) =>
      running.stripe.transfers.create({ amount: 500, currency: 'usd', destination })
    expect((await refusal(send(await anAccountIn('AU')))).param).toBe('destination')
    expect((await send(await anAccountIn('GB'))).amount).toBe(500)
  })
})
