import type Stripe from 'stripe'
import type { AccountFacts } from '../../domain/payouts/payout-standing'
import { Refusal } from '../../domain/refusal'
import { keyed } from './keyed'
import type { NextKey } from './keyed'
import { asking, kindOf, stripe, WATCHED } from './stripe'
import type { StripeAccess } from './stripe'

/**
 * Opens an Express account for an organiser; the same organiser gets the same one.
 * @param after the one that they had before and disconnected, if any
 */
export async function createPayoutAccount(
  access: StripeAccess,
  organiser: { uid: string; email: string | null; country: string | undefined },
  after: string | undefined,
  nextKey: NextKey,
): Promise<string> {
  const { accounts } = await stripe(access)
  const account = await keyed({
    // Another address or country makes another request: under the same key it would be refused.
    key: ['account', organiser.uid, organiser.email, organiser.country, after].filter(Boolean).join(':'),
    call: (options) =>
      accounts.create(
        {
          type: 'express',
          ...(organiser.email === null ? {} : { email: organiser.email }),
          ...(organiser.country !== undefined && { country: organiser.country }),
          capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
          metadata: { uid: organiser.uid },
        },
        options,
      ),
    find: () => findNewAccount(access, organiser.uid, after),
    nextKey,
  })
  return account.id
}

/** As long as Stripe remembers a key, in seconds, and an hour more. */
const REMEMBERED_SECONDS = 25 * 3600

/** The account that a lost request opened for an organiser: Stripe's list knows no metadata, but when each was opened. */
async function findNewAccount(
  access: StripeAccess,
  uid: string,
  after: string | undefined,
): Promise<Stripe.Account | undefined> {
  const { accounts } = await stripe(access)
  const since = Math.floor(Date.now() / 1000) - REMEMBERED_SECONDS
  for await (const account of accounts.list({ created: { gte: since }, limit: 100 })) {
    if (account.metadata?.['uid'] === uid && account.id !== after) return account
  }
  return undefined
}

/** A link to Stripe's onboarding page; it works once and for a few minutes. */
export async function linkToOnboarding(
  access: StripeAccess,
  accountId: string,
  urls: { returnUrl: string; refreshUrl: string },
): Promise<string> {
  const link = await asking(
    (await stripe(access)).accountLinks.create({
      account: accountId,
      type: 'account_onboarding',
      return_url: urls.returnUrl,
      refresh_url: urls.refreshUrl,
    }),
  )
  return link.url
}

/**
 * A way into the organiser's own pages at Stripe; it works once.
 * @throws Refusal `payouts-not-ready` where there are none yet, or not any more
 */
export async function linkToDashboard(access: StripeAccess, accountId: string): Promise<string> {
  try {
    return (await asking((await stripe(access)).accounts.createLoginLink(accountId))).url
  } catch (error) {
    if (kindOf(error) !== 'StripeInvalidRequestError' && !isDisconnected(error)) throw error
    throw new Refusal('payouts-not-ready', 'Set up payouts first; then Stripe has pages of your own.')
  }
}

/** Whether Stripe says that an account is not, or no longer, one of the platform's. */
export function isDisconnected(error: unknown): boolean {
  return kindOf(error) === 'StripePermissionError'
}

/** What an account may do and what Stripe still wants to know; undefined for one that was disconnected. */
export async function findPayoutAccount(
  access: StripeAccess,
  accountId: string,
): Promise<(AccountFacts & { uid: string | null }) | undefined> {
  try {
    const account = await asking((await stripe(access)).accounts.retrieve(accountId, {}, WATCHED))
    const { requirements, future_requirements: future, external_accounts: banks } = account
    return {
      uid: account.metadata?.uid ?? null,
      takesCharges: account.charges_enabled,
      paysOut: account.payouts_enabled,
      isSubmitted: account.details_submitted,
      due: requirements?.currently_due ?? [],
      pastDue: requirements?.past_due ?? [],
      deadline: requirements?.current_deadline ?? null,
      disabledReason: requirements?.disabled_reason ?? null,
      takesTransfers: account.capabilities?.transfers === 'active',
      futureDue: future?.currently_due ?? [],
      futureDeadline: future?.current_deadline ?? null,
      country: account.country ?? null,
      currencies: [account.default_currency, ...(banks?.data ?? []).map((bank) => bank.currency)].flatMap(
        (currency) => currency ?? [],
      ),
    }
  } catch (error) {
    if (isDisconnected(error)) return undefined
    throw error
  }
}
