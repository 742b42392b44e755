import type { Stripe } from 'stripe'
import { newId } from '../world/ids'
import type { Cause, World } from '../world/world'
import { changeAccount, requireAccount } from './account'
import type { Account } from './account-object'
import { currencyOf } from './countries'

/** The account number that Stripe's documentation gives for tests (Testing Connect: Payout accounts). */
export const TEST_BANK_ACCOUNT = '000123456789'

/** Where an account's payouts go. */
export function newBankAccount(
  account: Pick<Account, 'id'>,
  { holder, country, number }: { holder: string | null; country: string; number: string },
): Stripe.BankAccount {
  return {
    id: newId('bank account'),
    object: 'bank_account',
    account: account.id,
    account_holder_name: holder,
    account_holder_type: 'company',
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: 'STRIPE TEST BANK',
    country,
    currency: currencyOf(country),
    default_for_currency: true,
    fingerprint: null,
    future_requirements: { currently_due: [], errors: [], past_due: [], pending_verification: [] },
    last4: number.slice(-4),
    metadata: {},
    requirements: { currently_due: [], errors: [], past_due: [], pending_verification: [] },
    routing_number: null,
    status: 'new',
  }
}

/** The list of an account's bank accounts, as the account carries it. */
export const bankAccountList = (
  accountId: string,
  data: Stripe.BankAccount[],
): Pick<Account, 'external_accounts'> => ({
  external_accounts: {
    object: 'list',
    data,
    has_more: false,
    url: `/v1/accounts/${accountId}/external_accounts`,
  },
})

/** The part of an account that says it is paid out to this number, in its own country. */
export const banksOf = (account: Account, number: string): Pick<Account, 'external_accounts'> => {
  const holder = account.business_profile?.name ?? null
  return bankAccountList(account.id, [newBankAccount(account, { holder, country: account.country, number })])
}

/** The bank account that payouts go to; one that failed takes no more of them. */
export const findBankAccount = ({ external_accounts: list }: Account): Stripe.BankAccount | undefined =>
  (list?.data as Stripe.BankAccount[] | undefined)?.find(({ status }) => status !== 'errored')

/**
 * Marks a bank account that a payout came back from. The organiser has to give another before there are payouts again
 * (Managing Connect payout failures).
 */
export function failBankAccount(world: World, accountId: string, bankAccountId: string, cause: Cause): void {
  const account = requireAccount(world, accountId)
  const before = (account.external_accounts?.data ?? []) as Stripe.BankAccount[]
  const after = before.map((one) => (one.id === bankAccountId ? { ...one, status: 'errored' } : one))
  const failed = after.find(({ id }) => id === bankAccountId)
  if (!failed) return
  const details = { cause, account: accountId, previous: { status: 'new' } }
  world.announce('account.external_account.updated', failed, details)
  const { requirements } = account
  const due = [...new Set([...(requirements.currently_due ?? []), 'external_account'])]
  const changes = {
    ...bankAccountList(accountId, after),
    payouts_enabled: false,
    requirements: {
      ...requirements,
      currently_due: due,
      eventually_due: due,
      past_due: ['external_account'],
    },
  }
  changeAccount(world, accountId, changes, cause)
}
