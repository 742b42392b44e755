import { minorUnits } from '../../../contract/pricing/money-format'
import type { Amount, Currency } from '../../../contract/pricing/money'

/** Minor units below which a card is not charged (Stripe: "Minimum and maximum charge amounts"). */
const MINIMUM: Record<string, Amount> = {
  usd: 50,
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
}

/** The least that can be charged in a currency; one whole unit where the provider's page names none. */
export function minimumCharge(currency: Currency): Amount {
  return MINIMUM[currency] ?? minorUnits(1, currency)
}
