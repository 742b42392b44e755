import { accountInvalid } from '../http/authenticate'
import type { Cause, World } from '../world/world'
import type { Account } from './account-object'

/** What Stripe asks of a new Express account before it can be paid. */
const ASKED_FOR = [
  'business_profile.mcc',
  'business_profile.url',
  'business_type',
  'external_account',
  'representative.first_name',
  'representative.last_name',
  'tos_acceptance.date',
  'tos_acceptance.ip',
]

/** How far an account has come; what else it says follows from it. */
export type Standing = 'new' | 'enabled' | 'pending' | 'restricted'

/** The part of an account that says what it may do, for each standing (Handling account verification). */
export function standingFields(
  standing: Standing,
  requested: string[],
): Pick<
  Account,
  'capabilities' | 'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'requirements'
> {
  const enabled = standing === 'enabled'
  const capability = enabled ? 'active' : standing === 'pending' ? 'pending' : 'inactive'
  const due =
    standing === 'new' ? ASKED_FOR : standing === 'restricted' ? ['individual.verification.document'] : []
  const reasons = { new: 'requirements.past_due', pending: 'requirements.pending_verification' } as const
  return {
    capabilities: Object.fromEntries(requested.map((name) => [name, capability])),
    // A recipient is only sent money.
    charges_enabled: enabled && requested.includes('card_payments'),
    payouts_enabled: enabled,
    details_submitted: standing !== 'new',
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: enabled
        ? null
        : standing === 'restricted'
          ? 'requirements.past_due'
          : reasons[standing],
      errors: [],
      eventually_due: due,
      past_due: standing === 'new' || standing === 'restricted' ? due : [],
      pending_verification: standing === 'pending' ? ['individual.verification.document'] : [],
    },
  }
}

/** The account, or Stripe's 403 for one that was never or is no longer connected. */
export function requireAccount(world: World, id: string): Account {
  const account = world.data.accounts[id]
  if (!account) throw accountInvalid(world, id)
  return account
}

/** Changes an account and tells the platform: `account.updated` carries the account's id beside the event. */
export function changeAccount(world: World, id: string, changes: Partial<Account>, cause: Cause): Account {
  const before = requireAccount(world, id)
  const after = { ...before, ...changes } as Account
  world.data.accounts[id] = after
  const previous = Object.fromEntries(
    Object.keys(changes).flatMap((name) => {
      const was = before[name as keyof Account]
      const changed = JSON.stringify(was) !== JSON.stringify(after[name as keyof Account])
      return changed ? [[name, was ?? null]] : []
    }),
  )
  if (Object.keys(previous).length > 0)
    world.announce('account.updated', after, { cause, account: id, previous })
  return after
}
