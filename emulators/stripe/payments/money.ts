/** Currencies that Stripe takes in whole units, and those with thousandths (Supported currencies). */
const ZERO_DECIMAL = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ')
const THREE_DECIMAL = 'bhd jod kwd omr tnd'.split(' ')

/** ISK and UGX have no decimals, yet Stripe takes their amounts with two, which have to be zero. */
const TWO_ZEROS = ['isk', 'ugx']

/**
 * The digits after the decimal point of an amount at Stripe. They are Stripe's, not ISO 4217's: `isk` has two
 * here and `mga` none.
 */
export function exponentOf(currency: string): number {
  if (ZERO_DECIMAL.includes(currency)) return 0
  return THREE_DECIMAL.includes(currency) ? 3 : 2
}

/** The step that amounts of a currency have to be a multiple of. */
export function stepOf(currency: string): number {
  if (TWO_ZEROS.includes(currency)) return 100
  return THREE_DECIMAL.includes(currency) ? 10 : 1
}

/** Smallest charges, in minor units (Supported currencies: Minimum and maximum charge amounts). */
const MINIMUMS: Record<string, number> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
}

/** The smallest amount that can be charged; 1 for a currency that Stripe lists no minimum for. */
export const minimumOf = (currency: string): number => MINIMUMS[currency] ?? 1

/** The largest charge: eight digits, and twelve of rupiahs (Supported currencies: minimum and maximum charge amounts). */
export const maximumOf = (currency: string): number => (currency === 'idr' ? 999_999_999_999 : 99_999_999)

/** An amount as people write it, with the currency's own number of decimals. */
export function formatMoney(amount: number, currency: string, locale = 'en-US'): string {
  const exponent = exponentOf(currency)
  const digits = TWO_ZEROS.includes(currency) ? 0 : exponent
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(amount / 10 ** exponent)
}

/** An amount as Stripe writes it in its messages, for example `$0.50 usd`. */
export const moneyInMessage = (amount: number, currency: string): string =>
  `${formatMoney(amount, currency)} ${currency}`
