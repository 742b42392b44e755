import { z } from 'zod'

/**
 * Currencies without minor units, and those with three decimals (Stripe: "Supported currencies").
 * All others have two.
 */
const ZERO_DECIMAL = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '))

/** An ISO 4217 code in lower case, as the specification writes it ("usd"). */
export const Currency = z.string().regex(/^[a-z]{3}$/, 'Use a three-letter currency code such as usd.')
export type Currency = z.infer<typeof Currency>

/** The largest single amount, in minor units, that the card provider charges. */
export const MAX_AMOUNT = 99_999_999

/** An amount in the currency's minor units: an integer, never a float. */
export const Amount = z
  .int('Use a whole number of the smallest unit.')
  .min(0, 'An amount cannot be negative.')
  .max(MAX_AMOUNT, 'This amount is too large.')
export type Amount = z.infer<typeof Amount>

/** How many decimals a currency's amounts are written with: 0, 2 or 3. */
export function decimalsOf(currency: Currency): 0 | 2 | 3 {
  if (ZERO_DECIMAL.has(currency)) return 0
  return THREE_DECIMAL.has(currency) ? 3 : 2
}

/** `major` whole units of a currency in minor units: 5 usd is 500, 5 jpy is 5. */
export function minorUnits(major: number, currency: Currency): Amount {
  return major * 10 ** decimalsOf(currency)
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

/**
 * What a person typed ("12.50", "12,50", "1 200") as minor units, or undefined when it is not an amount of this
 * currency. Works on digits alone, so that no float is ever involved.
 */
export function parseMoney(text: string, currency: Currency): Amount | undefined {
  const decimals = decimalsOf(currency)
  const match = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.replaceAll(/[\s'’]/g, ''))
  if (!match) return undefined
  const fraction = match[2] ?? ''
  if (fraction.length > decimals) return undefined
  const amount = Number(match[1]! + fraction.padEnd(decimals, '0'))
  return amount <= MAX_AMOUNT ? amount : undefined
}
