import { parseMoney, plainAmount } from 'functions/contract/pricing/money-format'
import { expect, it } from 'vitest'
import { currencySign } from './money-text'

it.each([
  [1250, 'usd', '12.50'],
  [500, 'usd', '5'],
  [5, 'usd', '0.05'],
  [0, 'usd', '0'],
  [500, 'jpy', '500'],
  [1230, 'kwd', '1.230'],
])('writes %i %s as %s, which is read back as the same', (amount, currency, text) => {
  expect(plainAmount(amount, currency)).toBe(text)
  expect(parseMoney(text, currency)).toBe(amount)
})

it.each([
  ['usd', '$'],
  ['eur', '€'],
  ['jpy', '¥'],
])('knows the sign of %s', (currency, sign) => {
  expect(currencySign(currency)).toBe(sign)
})
