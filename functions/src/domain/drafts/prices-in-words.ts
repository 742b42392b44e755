import { parseMoney } from '../../../contract/pricing/money-format'
import type { Amount, Currency } from '../../../contract/pricing/money'

export interface WrittenPrice {
  readonly amount: Amount
  readonly currency: Currency
  /** The words that say so. */
  readonly quote: string
}

const DOLLARS = ['usd', 'cad', 'aud', 'nzd', 'sgd', 'hkd', 'mxn', 'ars', 'clp', 'cop']
const CROWNS = ['sek', 'nok', 'dkk', 'isk', 'czk']

/** Signs and words for money, and the currencies that each may mean. */
const MONEY: Record<string, readonly Currency[]> = {
  $: DOLLARS,
  dollar: DOLLARS,
  dollars: DOLLARS,
  dólares: DOLLARS,
  '€': ['eur'],
  euro: ['eur'],
  euros: ['eur'],
  '£': ['gbp'],
  pound: ['gbp'],
  pounds: ['gbp'],
  quid: ['gbp'],
  '¥': ['jpy', 'cny'],
  円: ['jpy'],
  yen: ['jpy'],
  元: ['cny'],
  '₹': ['inr'],
  rupees: ['inr'],
  '₩': ['krw'],
  원: ['krw'],
  zł: ['pln'],
  kr: CROWNS,
  kč: ['czk'],
  fr: ['chf'],
  francs: ['chf'],
  reais: ['brl'],
  r$: ['brl'],
}

const CODES = Intl.supportedValuesOf('currency').map((code) => code.toLowerCase())
const WORD = String.raw`(?:dollars?|dólares|euros?|pounds?|quid|yen|rupees|zł|kr|kč|fr|francs|reais|[a-z]{3})(?!\p{L})`
const SIGN = String.raw`r\$|[$€£¥₹₩円元원]|${WORD}`
const NUMBER = String.raw`\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,3})?|\d{1,9}(?:[.,]\d{1,3})?`
const BEFORE = new RegExp(String.raw`(?<![\p{L}\d])(${SIGN})[.:]?\s?(${NUMBER})(?![\d.,]*\d)`, 'giu')
const AFTER = new RegExp(String.raw`(?<![\d.,])(${NUMBER})(?:[.,]-)?\s?(${SIGN})`, 'giu')

function currenciesOf(sign: string): readonly Currency[] {
  const known = sign.toLowerCase()
  return MONEY[known] ?? (CODES.includes(known) ? [known] : [])
}

/** Every amount of money that stands in a text: a number with a sign, a word or a code of its currency beside it. */
export function pricesIn(words: string): WrittenPrice[] {
  const text = words.normalize('NFKC')
  const found = [
    ...[...text.matchAll(BEFORE)].map(([quote, sign = '', number = '']) => ({ quote, sign, number })),
    ...[...text.matchAll(AFTER)].map(([quote, number = '', sign = '']) => ({ quote, sign, number })),
  ]
  return found.flatMap(({ quote, sign, number }) =>
    currenciesOf(sign).flatMap((currency) => {
      const amount = parseMoney(number, currency)
      return amount === undefined ? [] : [{ amount, currency, quote: quote.trim() }]
    }),
  )
}

/** A price as the model writes it: `12.50 EUR`. */
export function readPrice(value: string): { amount: Amount; currency: Currency } | undefined {
  const [, number = '', code = ''] = /^\s*([\d.,]+)\s*([a-z]{3})\s*$/i.exec(value) ?? []
  const currency = code.toLowerCase()
  const amount = CODES.includes(currency) ? parseMoney(number, currency) : undefined
  return amount === undefined ? undefined : { amount, currency }
}
