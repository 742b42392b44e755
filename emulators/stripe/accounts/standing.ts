import type { World } from '../world/world'
import { changeAccount, requireAccount, standingFields, type Standing } from './account'
import type { Account } from './account-object'
import { TEST_BANK_ACCOUNT, banksOf, findBankAccount } from './bank-account'

/**
 * Brings an account to a standing. An account that requested no capabilities gets those of the Connect settings, and one
 * that is enabled without a bank account gets the one for tests.
 */
export function setStanding(
  world: World,
  id: string,
  standing: Standing,
  details: Partial<Account> = {},
): Account {
  const account = { ...requireAccount(world, id), ...details } as Account
  const requested = Object.keys(account.capabilities)
  const capabilities = requested.length > 0 ? requested : ['card_payments', 'transfers']
  const needsBank = standing === 'enabled' && !findBankAccount(account)
  const changes = {
    ...details,
    ...standingFields(standing, capabilities),
    ...(needsBank && banksOf(account, TEST_BANK_ACCOUNT)),
  }
  return changeAccount(world, id, changes, undefined)
}

/** Asks more of an account that is in good standing, by a day, without stopping anything yet. */
export function askFor(world: World, id: string, given: { fields: string[]; withinDays: number }): Account {
  const { requirements } = requireAccount(world, id)
  const due = [...new Set([...(requirements.currently_due ?? []), ...given.fields])]
  const deadline = Math.floor(world.clock.now() / 1000) + given.withinDays * 24 * 60 * 60
  return changeAccount(
    world,
    id,
    {
      requirements: {
        ...requirements,
        current_deadline: deadline,
        currently_due: due,
        eventually_due: due,
      },
    },
    undefined,
  )
}

/** What Stripe can stop, and why. */
export interface Stop {
  payouts: boolean
  charges: boolean
  reason: NonNullable<Account['requirements']['disabled_reason']>
}

/** Stops an account's payouts, or its charges with their capabilities; what was due is now past due. */
export function stopAccount(world: World, id: string, { payouts, charges, reason }: Stop): Account {
  const account = requireAccount(world, id)
  const { requirements, capabilities } = account
  const inactive = Object.fromEntries(Object.keys(capabilities).map((name) => [name, 'inactive']))
  const changes = {
    ...(payouts && { payouts_enabled: false }),
    ...(charges && { charges_enabled: false, capabilities: inactive }),
    requirements: {
      ...requirements,
      disabled_reason: reason,
      past_due: requirements.currently_due,
    },
  }
  return changeAccount(world, id, changes, undefined)
}
