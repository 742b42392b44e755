import { describe, expect, it } from 'vitest'
import { countries, countryIn, countryOf, formatTyped, numberOf, readable } from './phone-number'

describe('a phone number', () => {
  it.each([
    ['2025550123', 'US', '+12025550123'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['+49 30 123456', 'US', '+4930123456'],
  ] as const)('%s typed in %s is %s', (typed, country, number) => {
    expect(numberOf(typed, country)).toBe(number)
  })

  it.each(['', '123', 'not a number', '+'])('is none: %s', (typed) => {
    expect(numberOf(typed, 'US')).toBeUndefined()
  })

  it('is spaced while it is typed, and lets go of what is deleted', () => {
    expect(formatTyped('2025550', '202555', 'US')).toBe('(202) 555-0')
    expect(formatTyped('(202)', '(202) ', 'US')).toBe('(202)')
  })

  it('names its country itself when it begins with a plus', () => {
    expect(countryIn('+44 20 7946 0958')).toBe('GB')
    expect(countryIn('020 7946 0958')).toBeUndefined()
  })

  it('is read with its country', () => {
    expect(readable('+442079460958')).toBe('+44 20 7946 0958')
  })
})

describe('the countries', () => {
  it('are in the order of their names, each with its calling code', () => {
    const all = countries('en')
    expect(all.find(({ code }) => code === 'DE')).toEqual({ code: 'DE', name: 'Germany', callingCode: '49' })
    expect(all[0]?.name).toBe('Afghanistan')
    expect(all.length).toBeGreaterThan(200)
  })

  it.each([
    ['de-AT', 'AT'],
    ['ja', 'JP'],
    ['en', 'US'],
  ])('%s is at home in %s', (locale, country) => {
    expect(countryOf(locale)).toBe(country)
  })
})
