import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { APP, startStripe, type Running } from '../testing/start-stripe'

let running: Running
let clock: ManualClock

beforeEach(async () => {
  clock = new ManualClock(Date.now())
  running = await startStripe({ clock })
})
afterEach(() => running.stop())

const newAccount = () =>
  running.stripe.accounts.create({
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      stripe_dashboard: { type: 'express' },
    },
    country: 'DE',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  })

const linkTo = (account: string) =>
  running.stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: `${APP}/refresh`,
    return_url: `${APP}/returnStripe?activity=a1`,
  })

/** Follows a link as a browser would, but not to another site. */
const visit = (url: string, form?: Record<string, string>) =>
  fetch(url, { redirect: 'manual', ...(form && { method: 'POST', body: new URLSearchParams(form) }) })

const where = (response: Response) => new URL(response.headers.get('location')!, running.origin).href

const DETAILS = {
  businessName: 'Riverside Events',
  country: 'DE',
  bankAccount: '000123456789',
  action: 'complete',
}

describe('a new account', () => {
  it('can do nothing yet, and says what is asked of it', async () => {
    const account = await newAccount()
    expect(account).toMatchObject({
      type: 'express',
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      default_currency: 'eur',
      capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    })
    expect(account.requirements?.currently_due).toContain('external_account')
  })

  it('may be made by type instead of controller, not by both', async () => {
    expect(
      (await running.stripe.accounts.create({ type: 'express' })).controller?.stripe_dashboard?.type,
    ).toBe('express')
    const both = running.stripe.accounts.create({
      type: 'express',
      controller: { fees: { payer: 'account' } },
    })
    expect((await refusal(both)).param).toBe('type')
  })

  it('cannot ask for transfers alone', async () => {
    const alone = running.stripe.accounts.create({
      type: 'express',
      capabilities: { transfers: { requested: true } },
    })
    expect((await refusal(alone)).message).toContain('without the `card_payments` capability')
  })

  it('is gone once deleted', async () => {
    const { id } = await newAccount()
    expect(await running.stripe.accounts.del(id)).toMatchObject({ id, deleted: true })
    expect((await refusal(running.stripe.accounts.retrieve(id))).code).toBe('account_invalid')
  })
})

describe('onboarding', () => {
  it('turns payments on, tells the platform and leads back', async () => {
    const { id } = await newAccount()
    const page = where(await visit((await linkTo(id)).url))
    expect(await (await visit(page)).text()).toContain('Complete onboarding')
    expect(where(await visit(page, DETAILS))).toBe(`${APP}/returnStripe?activity=a1`)

    const account = await running.stripe.accounts.retrieve(id)
    expect(account).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      business_profile: { name: 'Riverside Events' },
      capabilities: { card_payments: 'active', transfers: 'active' },
      external_accounts: { data: [{ last4: '6789', currency: 'eur' }] },
    })
    const [updated] = await running.receiver.waitFor('account.updated')
    expect(updated?.event).toMatchObject({
      account: id,
      data: { object: { id, charges_enabled: true }, previous_attributes: { charges_enabled: false } },
    })
  })

  it('leads back unchanged when it is left for later', async () => {
    const { id } = await newAccount()
    const page = where(await visit((await linkTo(id)).url))
    expect(where(await visit(page, { action: 'later' }))).toBe(`${APP}/returnStripe?activity=a1`)
    expect((await running.stripe.accounts.retrieve(id)).details_submitted).toBe(false)
  })

  it('says beside the field what is missing', async () => {
    const { id } = await newAccount()
    const page = where(await visit((await linkTo(id)).url))
    const html = await (await visit(page, { ...DETAILS, businessName: '' })).text()
    expect(html).toContain('id="businessName-error"')
    expect(html).not.toContain('id="bankAccount-error"')
    expect((await running.stripe.accounts.retrieve(id)).details_submitted).toBe(false)
  })

  it('is entered once per link: a second time leads to refresh_url', async () => {
    const { url } = await linkTo((await newAccount()).id)
    expect(where(await visit(url))).toContain('/setup/v/')
    expect(where(await visit(url))).toBe(`${APP}/refresh`)
  })

  it('is not entered by a link that is too old', async () => {
    const { url } = await linkTo((await newAccount()).id)
    clock.advance(5 * 60 * 1000)
    expect(where(await visit(url))).toBe(`${APP}/refresh`)
  })

  it('can end with the account waiting for verification', async () => {
    const { id } = await newAccount()
    await running.control(`/accounts/${id}/onboard`, { standing: 'pending' })
    expect(await running.stripe.accounts.retrieve(id)).toMatchObject({
      details_submitted: true,
      charges_enabled: false,
      capabilities: { transfers: 'pending' },
    })
  })
})

describe('login links', () => {
  it('are made for onboarded accounts only', async () => {
    const { id } = await newAccount()
    expect((await refusal(running.stripe.accounts.createLoginLink(id))).message).toContain(
      'not completed onboarding',
    )
    await running.control(`/accounts/${id}/onboard`, {})
    const { url } = await running.stripe.accounts.createLoginLink(id)
    expect((await visit(url)).status).toBe(200)
  })
})

describe('a deauthorised account', () => {
  it('is no longer reachable, and its event carries its id', async () => {
    const { id } = await newAccount()
    await running.control(`/accounts/${id}/deauthorize`, {})
    const [gone] = await running.receiver.waitFor('account.application.deauthorized')
    expect(gone?.event.account).toBe(id)
    expect((await refusal(running.stripe.accounts.retrieve(id))).statusCode).toBe(403)
  })
})
