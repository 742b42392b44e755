import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActivitySave } from 'functions/contract/activities/activity-save'
import { ActivitySave as Save } from 'functions/contract/activities/activity-save'
import { changeActivityStatus } from '../../../functions/src/actions/activities/change-activity-status'
import { createActivity } from '../../../functions/src/actions/activities/create-activity'
import {
  readPayoutMethod,
  refreshPayout,
  startPayoutOnboarding,
} from '../../../functions/src/actions/payouts/payout-method'
import { readActivity } from '../../../functions/src/actions/activities/read-activity'
import { config } from '../../../functions/src/config'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { findStripeAccount } from '../../../functions/src/store/accounts/users'
import { draft, ticketType } from '../../support/activities'
import { actor, startInProject, stopInProcess } from '../../support/in-process'
import { heldFor, inMinutes, placedFor } from '../../support/in-process-orders'
import { control, stripe } from '../../support/stripe'

beforeAll(async () => {
  await startInProject(`demo-turnout-settles-${randomUUID().slice(0, 8)}`)
  Object.assign(config(), { SETTLEMENT_CURRENCIES: ['usd', 'eur'], PLATFORM_COUNTRY: 'US' })
})
afterAll(stopInProcess)

/** Somebody who can be paid, in a country. */
async function organiserIn(country: string): Promise<Actor & { accountId: string }> {
  const by = actor('verified')
  await startPayoutOnboarding(by, inMinutes(0), { country })
  const accountId = (await findStripeAccount(by.uid))?.accountId ?? ''
  await control(`accounts/${accountId}/onboard`)
  await refreshPayout(accountId, inMinutes(0))
  return { ...by, accountId }
}

const selling = (currency: string, status: ActivitySave['status'] = 'active') =>
  Save.parse(draft({ status, ticketTypes: [ticketType({ price: 2000, currency })] }))
const create = (by: Actor, save: ActivitySave) => createActivity(by, save, randomUUID(), inMinutes(0))

describe('an activity with paid tickets', () => {
  it('is published in a currency that nobody converts, and sold', async () => {
    const by = await organiserIn('DE')
    const { shareRef } = await create(by, selling('eur'))
    const order = await placedFor(await readActivity(by, shareRef))
    const page = await stripe().checkout.sessions.retrieve(order.session?.id ?? '')
    expect([page.currency, order.payoutAccountId]).toEqual(['eur', by.accountId])
  })

  it.each(['usd', 'gbp'])('is refused in one that somebody converts, in words: %s', async (currency) => {
    const by = await organiserIn('DE')
    await expect(create(by, selling(currency))).rejects.toMatchObject({
      code: 'payouts-not-ready',
      message: `Tickets in ${currency.toUpperCase()} can’t be paid out to your bank account. Sell in EUR, or add a bank account in ${currency.toUpperCase()} at Stripe.`,
    })
  })

  it('is saved as a draft in any, and not published from there', async () => {
    const by = await organiserIn('DE')
    const { shareRef, status } = await create(by, selling('usd', 'draft'))
    expect(status).toBe('draft')
    expect((await readActivity(by, shareRef)).acceptsPayments).toBe(false)
    const publish = changeActivityStatus(by, { shareRef, status: 'active' }, inMinutes(0))
    await expect(publish).rejects.toMatchObject({ code: 'payouts-not-ready' })
  })

  it('stops selling when the platform keeps its currency no more, and goes on when it does again', async () => {
    const by = await organiserIn('DE')
    const { shareRef } = await create(by, selling('eur'))
    const activity = await readActivity(by, shareRef)
    config().SETTLEMENT_CURRENCIES.splice(1, 1)
    try {
      await refreshPayout(by.accountId, inMinutes(0))
      await expect(heldFor(actor(), activity)).rejects.toMatchObject({ code: 'sales-closed' })
    } finally {
      config().SETTLEMENT_CURRENCIES.push('eur')
    }
    await refreshPayout(by.accountId, inMinutes(0))
    expect((await heldFor(actor(), activity)).status).toBe('held')
  })
})

describe('setting up payouts', () => {
  it('opens the account in the country that was chosen, and says what is sold there', async () => {
    const by = await organiserIn('GB')
    const account = await stripe().accounts.retrieve(by.accountId)
    expect(account.country).toBe('GB')
    const method = await readPayoutMethod(by, inMinutes(0))
    expect([method.status, method.country, method.sellsIn]).toEqual(['ready', 'GB', []])
    expect(method.countries).toContain('GB')
  })

  it('is refused in words where nobody can be paid, and opens no account', async () => {
    const by = actor('verified')
    await expect(startPayoutOnboarding(by, inMinutes(0), { country: 'BR' })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'country' }],
    })
    expect(await findStripeAccount(by.uid)).toBeUndefined()
  })
})

describe('an account that sales do not reach', () => {
  it('is not ready, and its activities sell nothing', async () => {
    const by = await organiserIn('DE')
    const { shareRef } = await create(by, selling('eur'))
    const activity = await readActivity(by, shareRef)
    await control(`accounts/${by.accountId}/disable`, { payouts: false, charges: true })
    expect((await refreshPayout(by.accountId, inMinutes(0))).status).toBe('restricted')
    await expect(heldFor(actor(), activity)).rejects.toMatchObject({ code: 'sales-closed' })
  })
})
