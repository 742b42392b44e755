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

/** The default currency of an account in `country`; US dollars where we know of none. */
export const currencyOf = (country: string): string =>
  (CURRENCIES as Record<string, string>)[country] ?? 'usd'

/** All countries with their English names, for the onboarding form. */
export function listCountries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const countries = Object.keys(CURRENCIES).map((code) => ({ code, name: names.of(code) ?? code }))
  return countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
