import { currencyOf } from '../accounts/countries'
import { convert, rateBetween } from '../payments/rates'
import type { World } from '../world/world'
import type { Owner } from './ledger-object'

/** An amount in minor units of a currency. */
export interface Money {
  amount: number
  currency: string
}

/**
 * The currency that somebody's money of another currency becomes: the platform's as the behaviour says, an account's its
 * own (Supported currencies: presentment and settlement, https://docs.stripe.com/currencies, and Work with multiple
 * currencies, https://docs.stripe.com/connect/currencies). Where everything settles in kind it stays what it is.
 */
export function settlementOf(world: World, owner: Owner, currency: string): string {
  const { settlementCurrencies: own } = world.behaviour
  if (own === 'any') return currency
  if (owner === null) return own.includes(currency) ? currency : own[0]!
  return world.data.accounts[owner]?.default_currency ?? currency
}

/** What an amount becomes in somebody's balance, and the rate of that; null where nothing is converted. */
export function settle(world: World, owner: Owner, money: Money): Money & { rate: number | null } {
  const { rates } = world.behaviour
  const to = settlementOf(world, owner, money.currency)
  const from = money.currency
  return {
    amount: convert(rates, money.amount, { from, to }),
    currency: to,
    rate: from === to ? null : rateBetween(rates, from, to),
  }
}

/** The currency of an empty balance. */
export function ownCurrency(world: World, owner: Owner): string {
  const { settlementCurrencies: own, platformCountry } = world.behaviour
  if (owner !== null) return world.data.accounts[owner]?.default_currency || 'usd'
  return own === 'any' ? currencyOf(platformCountry) : own[0]!
}
