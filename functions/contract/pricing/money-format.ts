import { MAX_AMOUNT } from './max-amount'
import type { Amount, Currency } from './money'

/*
 * Without schemas, so that the public page and checkout can write and read prices and leave zod, 25 KiB, at home.
 */

/**
 * The largest amount of a currency that one payment can be, in minor units: eight digits (Stripe: "Supported currencies", minimum and
 * maximum charge amounts). Of rupiahs the page allows twelve; we take eleven, about 60,000 dollars, which every percentage of
 * hundredths of a percent is computed of without leaving the safe integers.
 */
export function maximumOf(currency: Currency): Amount {
  return currency === 'idr' ? MAX_AMOUNT : 99_999_999
}

/**
 * Currencies without minor units, and those with three decimals (Stripe: "Supported currencies").
 * All others have two.
 */
const ZERO_DECIMAL = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '))

/** How many decimals a currency's amounts are written with: 0, 2 or 3. */
export function decimalsOf(currency: Currency): 0 | 2 | 3 {
  if (ZERO_DECIMAL.has(currency)) return 0
  return THREE_DECIMAL.has(currency) ? 3 : 2
}

/**
 * Minor units that every amount is a multiple of. Cards are not charged the third decimal, and the króna has none left but
 * is still written with two (Stripe: "Supported currencies", three-decimal currencies and special cases).
 */
export function stepOf(currency: Currency): 1 | 10 | 100 {
  if (currency === 'isk') return 100
  return THREE_DECIMAL.has(currency) ? 10 : 1
}

/** Money in words, such as "$12.50", for the language given. */
export function formatMoney(amount: Amount, currency: Currency, language = 'en'): string {
  const decimals = decimalsOf(currency)
  const whole = amount % 10 ** decimals === 0
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: whole ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals)
}

/** An amount as a person would type it: 1250 usd is "12.50", 500 usd is "5", 500 jpy is "500". */
export function plainAmount(amount: Amount, currency: Currency): string {
  const decimals = decimalsOf(currency)
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  return Number(fraction) === 0 ? whole : `${whole}.${fraction}`
}

/** Whether a card can be charged just this amount of a currency. */
export function isCharged(amount: Amount, currency: Currency): boolean {
  return amount % stepOf(currency) === 0
}

/** What is wrong with an amount that a person set, in words; nothing where a payment can be just that. */
export function amountProblem(amount: Amount, currency: Currency): string | undefined {
  const most = maximumOf(currency)
  if (amount > most) return `This is more than one payment can be: ${formatMoney(most, currency)}.`
  if (isCharged(amount, currency)) return undefined
  return `Amounts in ${currency.toUpperCase()} go up in steps of ${formatMoney(stepOf(currency), currency)}.`
}

/** `major` whole units of a currency in minor units: 5 usd is 500, 5 jpy is 5. */
export function minorUnits(major: number, currency: Currency): Amount {
  return major * 10 ** decimalsOf(currency)
}

/**
 * What a person typed ("12.50", "12,50", "1 200") as minor units, or undefined when it is not an amount of this
 * currency. Works on digits alone, so that no float is ever involved.
 */
export function parseMoney(text: string, currency: Currency): Amount | undefined {
  const decimals = decimalsOf(currency)
  const match = /^(\d{1,12})(?:[.,](\d{1,3}))?$/.exec(text.replaceAll(/[\s'’]/g, ''))
  if (!match) return undefined
  const fraction = match[2] ?? ''
  if (fraction.length > decimals) return undefined
  const amount = Number(match[1]! + fraction.padEnd(decimals, '0'))
  return amountProblem(amount, currency) === undefined ? amount : undefined
}
