import { z } from 'zod'
import { decimalsOf } from './money-format'

export { decimalsOf, formatMoney } from './money-format'

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
  const match = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.replaceAll(/[\s'’]/g, ''))
  if (!match) return undefined
  const fraction = match[2] ?? ''
  if (fraction.length > decimals) return undefined
  const amount = Number(match[1]! + fraction.padEnd(decimals, '0'))
  return amount <= MAX_AMOUNT ? amount : undefined
}
