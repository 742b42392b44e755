import { describe, expect, it } from 'vitest'
import { Amount, CURRENCIES } from './money'
import { amountProblem, decimalsOf, formatMoney, maximumOf, minorUnits, parseMoney } from './money-format'
import { TicketTypeSave } from '../tickets/ticket-type'

const TICKET = {
  title: 'General Admission',
  capacity: null,
  minTicketCountPerPurchase: 1,
  maxTicketCountPerPurchase: null,
  description: '',
  saleEndsAt: null,
}

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
    ['999999.99', 'usd', 99_999_999],
    ['99999999', 'jpy', 99_999_999],
    ['999999999.99', 'idr', 99_999_999_999],
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
    ['1000000', 'usd'],
    ['999999999', 'usd'],
    ['100000000', 'jpy'],
    ['1000000000', 'idr'],
  ] as const)('reads no amount in "%s" of %s', (text, currency) => {
    expect(parseMoney(text, currency)).toBeUndefined()
  })

  it.each([
    ['usd', 99_999_999],
    ['jpy', 99_999_999],
    ['kwd', 99_999_990],
    ['isk', 99_999_900],
    ['idr', 99_999_999_999],
  ])('lets a payment in %s be %i and no more', (currency, most) => {
    const price = (amount: number) =>
      TicketTypeSave.safeParse({ ...TICKET, currency, price: amount }).error?.issues[0]?.path
    expect([amountProblem(most, currency), price(most)]).toEqual([undefined, undefined])
    const more = maximumOf(currency) + 1
    expect([amountProblem(more, currency), price(more)]).toEqual([expect.any(String), ['price']])
    expect(price(maximumOf(currency) * 10)).toEqual(['price'])
  })

  it('computes with the largest amount of every currency exactly', () => {
    for (const currency of CURRENCIES) {
      // Twice a part in hundredths of a percent, as prices are rounded, of a tip and a gift together.
      expect(Number.isSafeInteger(maximumOf(currency) * 2 * 2 * 10_000)).toBe(true)
      expect(Amount.safeParse(maximumOf(currency)).success).toBe(true)
    }
  })

  it('turns whole units into minor ones', () => {
    expect([minorUnits(5, 'usd'), minorUnits(5, 'jpy'), minorUnits(5, 'kwd')]).toEqual([500, 5, 5000])
  })
})
