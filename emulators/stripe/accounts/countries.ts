import { invalidRequest } from '../http/stripe-error'

/**
 * Countries that can be onboarded here, each with the default currency of its accounts (Global availability).
 */
const CURRENCIES = {
  AE: 'aed',
  AT: 'eur',
  AU: 'aud',
  BE: 'eur',
  BG: 'eur',
  BR: 'brl',
  CA: 'cad',
  CH: 'chf',
  CY: 'eur',
  CZ: 'czk',
  DE: 'eur',
  DK: 'dkk',
  EE: 'eur',
  ES: 'eur',
  FI: 'eur',
  FR: 'eur',
  GB: 'gbp',
  GI: 'gbp',
  GR: 'eur',
  HK: 'hkd',
  HR: 'eur',
  HU: 'huf',
  IE: 'eur',
  IN: 'inr',
  IT: 'eur',
  JP: 'jpy',
  LI: 'chf',
  LT: 'eur',
  LU: 'eur',
  LV: 'eur',
  MT: 'eur',
  MX: 'mxn',
  MY: 'myr',
  NL: 'eur',
  NO: 'nok',
  NZ: 'nzd',
  PL: 'pln',
  PT: 'eur',
  RO: 'ron',
  SE: 'sek',
  SG: 'sgd',
  SI: 'eur',
  SK: 'eur',
  TH: 'thb',
  US: 'usd',
} as const satisfies Record<string, string>

/** Where accounts can take payments of their own. */
export const COUNTRIES = Object.keys(CURRENCIES) as (keyof typeof CURRENCIES)[]

/**
 * Where an account can only be sent money, under the recipient service agreement (Cross-border payouts,
 * https://docs.stripe.com/connect/cross-border-payouts).
 */
const RECIPIENTS_ONLY =
  'AG AL AM AO AR AZ BA BD BH BJ BN BO BS BT BW CI CL CO CR DO DZ EC EG ET GA GH GM GT GY ID IL IS JM JO KE KH KR KW KZ LA LC LK MA MC MD MG MK MN MO MU MZ NA NE NG OM PA PE PH PK PY QA RS RW SA SM SN SV TN TR TT TW TZ UY UZ VN ZA'.split(
    ' ',
  )

/** Throws what Stripe answers for a country in which no such account can be made (Error codes: country_unsupported). */
export function requireCountry(country: string, isRecipient: boolean): void {
  const known: readonly string[] = isRecipient ? [...COUNTRIES, ...RECIPIENTS_ONLY] : COUNTRIES
  if (known.includes(country)) return
  const message = RECIPIENTS_ONLY.includes(country)
    ? `Accounts in ${country} are only supported under the \`recipient\` service agreement. To learn more, see https://stripe.com/docs/connect/service-agreement-types.`
    : `${country} is not currently supported by Stripe.`
  throw invalidRequest(message, { code: 'country_unsupported', param: 'country' })
}

/** The default currency of an account in `country`; US dollars where we know of none. */
export const currencyOf = (country: string): string =>
  (CURRENCIES as Record<string, string>)[country] ?? 'usd'

/** All countries with their English names, for the onboarding form. */
export function listCountries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const countries = Object.keys(CURRENCIES).map((code) => ({ code, name: names.of(code) ?? code }))
  return countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
