import { z } from 'zod'
import { decimalsOf, stepOf } from './money-format'

export { decimalsOf, formatMoney, stepOf } from './money-format'

/**
 * What cards are charged in (Stripe: "Supported currencies"). Left out are those that have been replaced (ang, bgn, hrk,
 * mro, std), and ugx, which the provider's own pages count with two decimals in one place and with none in another.
 */
export const CURRENCIES =
  `usd aed afn all amd aoa ars aud awg azn bam bbd bdt bhd bif bmd bnd bob brl bsd bwp byn bzd cad
  cdf chf clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl htg huf idr ils
  inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr
  mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd szl
  thb tjs tnd top try ttd twd tzs uah uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw`.split(/\s+/)

/** An ISO 4217 code in lower case, as the specification writes it ("usd"), that cards are charged in. */
export const Currency = z
  .string()
  .regex(/^[a-z]{3}$/, 'Use a three-letter currency code such as usd.')
  .refine(
    (code) => CURRENCIES.includes(code),
    'Cards cannot be charged in this currency. Choose another one.',
  )
export type Currency = z.infer<typeof Currency>

/** The largest single amount, in minor units, that the card provider charges. */
export const MAX_AMOUNT = 99_999_999

/** An amount in the currency's minor units: an integer, never a float. */
export const Amount = z
  .int('Use a whole number of the smallest unit.')
  .min(0, 'An amount cannot be negative.')
  .max(MAX_AMOUNT, 'This amount is too large.')
export type Amount = z.infer<typeof Amount>

/** Whether a card can be charged just this amount of a currency. */
export function isCharged(amount: Amount, currency: Currency): boolean {
  return amount % stepOf(currency) === 0
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
  const match = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.replaceAll(/[\s'’]/g, ''))
  if (!match) return undefined
  const fraction = match[2] ?? ''
  if (fraction.length > decimals) return undefined
  const amount = Number(match[1]! + fraction.padEnd(decimals, '0'))
  return amount <= MAX_AMOUNT && isCharged(amount, currency) ? amount : undefined
}
