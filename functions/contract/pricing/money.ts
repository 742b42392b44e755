import { z } from 'zod'
import { MAX_AMOUNT } from './max-amount'

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

/** An amount in the currency's minor units: an integer, never a float. What a currency allows at most is `maximumOf` it. */
export const Amount = z
  .int('Use a whole number of the smallest unit.')
  .min(0, 'An amount cannot be negative.')
  .max(MAX_AMOUNT, 'This amount is too large.')
export type Amount = z.infer<typeof Amount>
