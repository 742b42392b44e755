import { describe, expect, it } from 'vitest'
import { decimalsOf, formatMoney, minorUnits, parseMoney } from './money'

describe('money', () => {
  it.each([
    ['usd', 2],
    ['jpy', 0],
    ['kwd', 3],
  ] as const)('writes %s with %i decimals', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals)
  })

  it.each([
    [1250, 'usd', '$12.50'],
    [1200, 'usd', '$12'],
    [500, 'jpy', '¥500'],
    [1234, 'kwd', 'KWD 1.234'],
  ] as const)('shows %i of %s as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency).replaceAll(/\s/g, ' ')).toBe(text)
  })

  it.each([
    ['12.50', 'usd', 1250],
    ['12,5', 'usd', 1250],
    ['1 200', 'usd', 120_000],
    ['500', 'jpy', 500],
    ['1.23', 'kwd', 1230],
    ['1500', 'isk', 150_000],
    ['0.1', 'usd', 10],
  ] as const)('reads "%s" of %s as %i', (text, currency, amount) => {
    expect(parseMoney(text, currency)).toBe(amount)
  })

  it.each([
    ['12.345', 'usd'],
    ['1.234', 'kwd'],
    ['15.50', 'isk'],
    ['1.5', 'jpy'],
    ['-1', 'usd'],
    ['1e3', 'usd'],
    ['', 'usd'],
    ['999999999', 'usd'],
  ] as const)('reads no amount in "%s" of %s', (text, currency) => {
    expect(parseMoney(text, currency)).toBeUndefined()
  })

  it('turns whole units into minor ones', () => {
    expect([minorUnits(5, 'usd'), minorUnits(5, 'jpy'), minorUnits(5, 'kwd')]).toEqual([500, 5, 5000])
  })
})
