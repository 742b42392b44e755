import { expect, it } from 'vitest'
import { countryOptions, ownCountry } from './payout-countries'

it('lists countries by their names', () => {
  expect(countryOptions(['US', 'DE', 'AT'])).toEqual([
    { value: 'AT', label: 'Austria' },
    { value: 'DE', label: 'Germany' },
    { value: 'US', label: 'United States' },
  ])
})

it.each([
  ['de-AT', 'AT'],
  ['de', 'DE'],
  ['ja-JP', 'US'],
])('begins with the country of a device that speaks %s', (locale, country) => {
  expect(ownCountry(['US', 'DE', 'AT'], locale)).toBe(country)
})
