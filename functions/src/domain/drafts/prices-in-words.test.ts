import { describe, expect, it } from 'vitest'
import { pricesIn, readPrice } from './prices-in-words'

describe('the prices in a text', () => {
  it.each([
    ['tickets $12.50', 1250, 'usd'],
    ['12,50 €', 1250, 'eur'],
    ['€5 at the door', 500, 'eur'],
    ['costs 20 GBP', 2000, 'gbp'],
    ['USD 1 200', 120_000, 'usd'],
    ['2000円です', 2000, 'jpy'],
    ['¥1500', 1500, 'jpy'],
    ['20 dollars', 2000, 'usd'],
    ['5 euros cada', 500, 'eur'],
    ['35,- kr', 3500, 'sek'],
    ['10 zł', 1000, 'pln'],
  ])('%s has %i %s', (words, amount, currency) => {
    expect(pricesIn(words)).toContainEqual(expect.objectContaining({ amount, currency }))
  })

  it.each([
    'at 7pm for 40 people',
    'room 12',
    'in 2027',
    '5 minutes walk',
    'No 5 the quay',
    '10 km run',
    'call 555 1234',
  ])('%s has none', (words) => expect(pricesIn(words)).toEqual([]))
})

it.each([
  ['12.50 EUR', { amount: 1250, currency: 'eur' }],
  ['5 jpy', { amount: 5, currency: 'jpy' }],
  ['5.5 JPY', undefined],
  ['-5 EUR', undefined],
  ['5 XXQ', undefined],
  ['a lot', undefined],
])('a price written as %s is read', (value, price) => {
  expect(readPrice(value)).toEqual(price)
})
