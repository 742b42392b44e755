import { describe, expect, it } from 'vitest'
import { currencyOptions, firstCurrency } from './currencies'

const offered = (...given: Parameters<typeof currencyOptions>) =>
  currencyOptions(...given).map(({ value }) => value)

describe('the currencies of a ticket', () => {
  it('are those that the organiser is paid in', () => {
    expect(offered('eur', ['eur', 'gbp'])).toEqual(['eur', 'gbp'])
  })

  it('have the one that is chosen among them, though it cannot be paid out', () => {
    expect(offered('usd', ['eur'])).toEqual(['eur', 'usd'])
  })

  it.each([[undefined], [null], [[]]])('are all of them where no choice is known: %j', (sellsIn) => {
    expect(offered('usd', sellsIn).length).toBeGreaterThan(100)
    expect(offered('usd', sellsIn)[0]).toBe('usd')
  })

  it.each([
    ['usd', ['eur', 'usd'], 'usd'],
    ['usd', ['eur', 'gbp'], 'eur'],
    ['usd', [], 'usd'],
    ['usd', null, 'usd'],
  ] as const)('begin with %s where %j can be sold in: %s', (usual, sellsIn, first) => {
    expect(firstCurrency(usual, sellsIn)).toBe(first)
  })
})
