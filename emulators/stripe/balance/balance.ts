import type { Stripe } from 'stripe'
import type { World } from '../world/world'
import { ledgerOf } from './ledger'
import type { Owner } from './ledger-object'
import { ownCurrency } from './settlement'

/** What somebody has in one currency. */
export interface Sums {
  available: number
  pending: number
}

/** What an owner has, by currency. */
export function sumsOf(world: World, owner: Owner): Map<string, Sums> {
  const sums = new Map<string, Sums>()
  for (const { transaction } of ledgerOf(world, owner)) {
    const { available, pending } = sums.get(transaction.currency) ?? { available: 0, pending: 0 }
    const isThere = transaction.status === 'available'
    sums.set(transaction.currency, {
      available: available + (isThere ? transaction.net : 0),
      pending: pending + (isThere ? 0 : transaction.net),
    })
  }
  return sums
}

/** The balance of an owner (API reference: The Balance object); a new one holds zero of its own currency. */
export function balanceOf(world: World, owner: Owner): Stripe.Balance {
  const sums = sumsOf(world, owner)
  if (sums.size === 0) sums.set(ownCurrency(world, owner), { available: 0, pending: 0 })
  const list = (kind: keyof Sums) =>
    Array.from(sums, ([currency, { [kind]: amount }]) => ({
      amount,
      currency,
      source_types: { card: amount },
    }))
  return { object: 'balance', available: list('available'), livemode: false, pending: list('pending') }
}
