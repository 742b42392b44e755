import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anOnboardedAccount, refusal } from '../testing/a-session'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running
let account: string

/** A platform and an account in Germany, which has 50.00 euros. */
beforeEach(async () => {
  running = await startStripe()
  await running.control('/behaviour', { platformCountry: 'DE' })
  account = await anOnboardedAccount(running)
  await running.control('/balance/set', { account, currency: 'eur', amount: 5000 })
})
afterEach(() => running.stop())

const debit = (more: { amount?: number; currency?: string; source?: string } = {}) =>
  running.stripe.charges.create({ amount: 2000, currency: 'eur', source: account, ...more })

const available = async (stripeAccount?: string) => {
  const balance = await running.stripe.balance.retrieve({}, stripeAccount ? { stripeAccount } : {})
  return balance.available.find(({ currency }) => currency === 'eur')?.amount
}

describe('the debit of an account', () => {
  it('moves its money to the platform', async () => {
    const charge = await debit()
    expect(charge.id).toMatch(/^py_/)
    expect(charge).toMatchObject({ paid: true, amount: 2000, payment_intent: null })
    expect([await available(account), await available()]).toEqual([3000, 2000])
    const [movement] = (await running.stripe.balanceTransactions.list({}, { stripeAccount: account })).data
    expect(movement).toMatchObject({ type: 'transfer', net: -2000 })
    const own = await running.stripe.charges.retrieve(charge.id, { expand: ['balance_transaction'] })
    expect(own.balance_transaction).toMatchObject({ type: 'payment', net: 2000 })
    await running.receiver.waitFor('charge.succeeded')
  })

  it('takes no more than is available', async () => {
    expect((await refusal(debit({ amount: 5001 }))).code).toBe('balance_insufficient')
    await debit({ amount: 5000 })
    expect(await available(account)).toBe(0)
  })

  it('takes only the currency of the account', async () => {
    expect((await refusal(debit({ currency: 'usd' }))).param).toBe('currency')
  })

  it('takes at most 100,000 dollars, or as much in euros', async () => {
    await running.control('/balance/set', { account, currency: 'eur', amount: 10_000_000 })
    await running.control('/behaviour', { rates: { eur: 1.25, usd: 1 } })
    expect((await refusal(debit({ amount: 8_000_001 }))).code).toBe('amount_too_large')
    expect((await debit({ amount: 8_000_000 })).paid).toBe(true)
  })

  it('stays within a region, of which Europe is one', async () => {
    await running.control('/behaviour', { platformCountry: 'US' })
    expect((await refusal(debit())).message).toContain('same region')
    await running.control('/behaviour', { platformCountry: 'GB' })
    expect((await debit()).paid).toBe(true)
  })

  it('is for accounts whose losses are the platform’s', async () => {
    const { id } = await running.stripe.accounts.create({ type: 'standard', country: 'DE' })
    await running.control('/balance/set', { account: id, currency: 'eur', amount: 5000 })
    expect((await refusal(debit({ source: id }))).message).toContain('negative balances')
  })
})
