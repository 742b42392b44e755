import { describe, expect, it } from 'vitest'
import { NO_PAYOUTS } from '../../../contract/payouts/payout'
import { maySellIn, payoutCountries, sellingOf, sellingProblems } from './selling'

const settlement = { currencies: ['usd', 'eur'], countries: ['US', 'DE'] }
const ready = { ...NO_PAYOUTS, status: 'ready' as const, country: 'DE', currencies: ['eur', 'gbp'] }

describe('what an organiser sells in', () => {
  it.each([
    ['what both keep', ready, settlement, 'eur', true],
    ['what the account converts', ready, settlement, 'usd', false],
    ['what the platform converts', ready, settlement, 'gbp', false],
    ['anything where conversion is wanted', ready, { ...settlement, currencies: ['any'] }, 'jpy', true],
    ['nothing before payouts are ready', { ...ready, status: 'pending' as const }, settlement, 'eur', false],
    ['nothing where nobody can be paid', { ...ready, country: 'BR' }, settlement, 'eur', false],
    ['nothing without an account', undefined, settlement, 'eur', false],
  ])('is %s', (_, payout, platform, currency, may) => {
    expect(maySellIn(sellingOf(payout, platform), currency)).toBe(may)
    expect(sellingProblems(sellingOf(payout, platform), currency)).toHaveLength(may ? 0 : 1)
  })

  it.each([
    [
      ready,
      'usd',
      'Tickets in USD can’t be paid out to your bank account. Sell in EUR, or add a bank account in USD at Stripe.',
    ],
    [{ ...ready, currencies: ['gbp'] }, 'usd', 'Tickets in USD can’t be paid out to your bank account.'],
    [
      { ...ready, country: 'BR' },
      'eur',
      'Organisers in Brazil can’t be paid here yet, so paid tickets can’t go on sale.',
    ],
    [NO_PAYOUTS, 'eur', 'Set up payouts before you sell tickets.'],
  ])('is told in words', (payout, currency, message) => {
    expect(sellingProblems(sellingOf(payout, settlement), currency)).toEqual([
      { path: 'ticketTypes', message },
    ])
  })
})

describe('countries in which organisers are paid', () => {
  it.each([
    ['the region of the platform', 'GB', [], ['DE', 'US'], ['BR', 'JP']],
    ['those of it that are configured', 'US', ['DE', 'JP'], ['DE'], ['US', 'JP']],
    ['its own country elsewhere', 'JP', [], ['JP'], ['US', 'DE']],
  ])('are %s', (_, platform, configured, some, others) => {
    const countries = payoutCountries(platform, configured)
    expect(some.filter((it) => countries.includes(it))).toEqual(some)
    expect(others.filter((it) => countries.includes(it))).toEqual([])
  })
})
