import type { Debt } from './debt'

/* Without schemas, like money-format.ts. */

/** What is left of a debt. */
export function leftOfDebt({
  amount,
  recovered,
  state,
}: Pick<Debt, 'amount' | 'recovered' | 'state'>): number {
  return state === 'owed' ? amount - recovered : 0
}
