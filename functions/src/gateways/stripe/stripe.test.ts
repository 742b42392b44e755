import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { asking, findPaymentEvent } from './stripe'

const access = {
  STRIPE_SECRET_KEY: 'sk_test_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_platform, whsec_of_connected_accounts',
  STRIPE_API_BASE: '',
}
const sdk = new Stripe(access.STRIPE_SECRET_KEY)

function signed(over: { secret?: string; at?: number; account?: string } = {}): [string, string] {
  const { secret = 'whsec_of_the_platform', at = Math.floor(Date.now() / 1000), account } = over
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payout.paid',
    account,
    data: { object: { id: 'po_1' } },
  })
  return [payload, sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })]
}

const find = (...[payload, signature]: [string, string]) =>
  findPaymentEvent(access, payload, signature, new Date().toISOString())

describe('a webhook', () => {
  it.each(['whsec_of_the_platform', 'whsec_of_connected_accounts'])(
    'is taken when it is signed with %s',
    async (secret) => {
      expect(await find(...signed({ secret, account: 'acct_1' }))).toEqual({
        id: 'evt_1',
        type: 'payout.paid',
        objectId: 'po_1',
        accountId: 'acct_1',
        isOfMode: true,
      })
    },
  )

  it('is refused when somebody else signed it, also with both secrets as one', async () => {
    for (const secret of ['whsec_of_nobody', access.STRIPE_WEBHOOK_SECRET]) {
      expect(await find(...signed({ secret }))).toBeUndefined()
    }
  })

  it('is refused when a word of it is another', async () => {
    const [payload, signature] = signed()
    expect(await find(payload.replace('po_1', 'po_2'), signature)).toBeUndefined()
  })

  it('is refused when it is from long ago or from the future, and taken within five minutes of now', async () => {
    const at = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60
    for (const minutes of [-6, 6]) expect(await find(...signed({ at: at(minutes) }))).toBeUndefined()
    for (const minutes of [-4, 4]) expect(await find(...signed({ at: at(minutes) }))).toBeDefined()
  })

  it('has no account when it is of the platform’s own', async () => {
    expect((await find(...signed()))?.accountId).toBeNull()
  })
})

describe('an answer of the payment provider', () => {
  const answered = (statusCode: number, type = 'api_error') =>
    asking(Promise.reject(Stripe.errors.StripeError.generate({ type, statusCode, message: 'No.' } as never)))

  it.each([409, 429, 500, 503])('of %i asks to come again in a minute', async (status) => {
    await expect(answered(status)).rejects.toMatchObject({ code: 'payment-provider-down' })
  })

  it.each([400, 402, 404])('of %i is for whoever asked', async (status) => {
    await expect(answered(status, 'invalid_request_error')).rejects.toMatchObject({ statusCode: status })
  })
})
