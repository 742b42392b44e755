import type { Stripe } from 'stripe'
import { requireAccount } from '../accounts/account'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import { balanceOf, sumsOf } from './balance'
import { book, releasePending } from './ledger'
import type { Owner } from './ledger-object'

/**
 * Brings what an owner has in a currency to `amount`, all of it available, by a top-up or its return (Adding funds to
 * your platform balance, https://docs.stripe.com/connect/top-ups). The difference is booked, so that the books stay
 * sound. Throws Stripe's 403 for an account that does not exist.
 */
export function setBalance(
  world: World,
  owner: Owner,
  { currency, amount }: { currency: string; amount: number },
): Stripe.Balance {
  if (owner !== null) requireAccount(world, owner)
  releasePending(world, owner, currency)
  const { available } = sumsOf(world, owner).get(currency) ?? { available: 0 }
  const difference = amount - available
  if (difference !== 0) {
    book(world, {
      owner,
      type: difference > 0 ? 'topup' : 'topup_reversal',
      amount: difference,
      currency,
      inKind: true,
      source: newId('top-up'),
      description: difference > 0 ? 'Top-up' : 'Withdrawal',
    })
  }
  return balanceOf(world, owner)
}
