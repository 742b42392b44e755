import { exponentOf } from './money'

/** What a unit of each currency is worth in US dollars. Round figures that never change, so that tests can name sums. */
export const DEFAULT_RATES: Readonly<Record<string, number>> = {
  aed: 0.27,
  aud: 0.65,
  bgn: 0.55,
  brl: 0.18,
  cad: 0.72,
  chf: 1.2,
  cny: 0.14,
  czk: 0.044,
  dkk: 0.15,
  eur: 1.1,
  gbp: 1.3,
  hkd: 0.13,
  huf: 0.0028,
  idr: 0.00006,
  inr: 0.012,
  jpy: 0.0065,
  krw: 0.0007,
  kwd: 3.2,
  mxn: 0.055,
  myr: 0.23,
  nok: 0.095,
  nzd: 0.6,
  pln: 0.26,
  ron: 0.22,
  sek: 0.1,
  sgd: 0.75,
  thb: 0.03,
  usd: 1,
}

/** How much of `to` one unit of `from` is; both count as worth a dollar where no rate is known. */
export function rateBetween(rates: Readonly<Record<string, number>>, from: string, to: string): number {
  return from === to ? 1 : (rates[from] ?? 1) / (rates[to] ?? 1)
}

/** An amount in minor units of `from` as minor units of `to`, rounded. */
export function convert(
  rates: Readonly<Record<string, number>>,
  amount: number,
  { from, to }: { from: string; to: string },
): number {
  if (from === to) return amount
  return Math.round(amount * rateBetween(rates, from, to) * 10 ** (exponentOf(to) - exponentOf(from)))
}
