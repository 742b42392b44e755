import type { AccountFacts } from '../domain/payout-standing'
import { Refusal } from '../domain/refusal'
import { asking, kindOf, stripe, WATCHED } from './stripe'
import type { StripeAccess } from './stripe'

/**
 * Opens an Express account for an organiser; the same organiser gets the same one.
 * @param after the one that they had before and disconnected, if any
 */
export async function createPayoutAccount(
  access: StripeAccess,
  organiser: { uid: string; email: string | null },
  after: string | undefined,
): Promise<string> {
  // Another address makes another request: under the same key it would be refused.
  const key = ['account', organiser.uid, organiser.email, after].filter(Boolean).join(':')
  const account = await asking(
    (await stripe(access)).accounts.create(
      {
        type: 'express',
        ...(organiser.email === null ? {} : { email: organiser.email }),
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        metadata: { uid: organiser.uid },
      },
      { idempotencyKey: key },
    ),
  )
  return account.id
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
    const { requirements } = account
    return {
      uid: account.metadata?.uid ?? null,
      takesCharges: account.charges_enabled,
      paysOut: account.payouts_enabled,
      isSubmitted: account.details_submitted,
      due: requirements?.currently_due ?? [],
      pastDue: requirements?.past_due ?? [],
      deadline: requirements?.current_deadline ?? null,
      disabledReason: requirements?.disabled_reason ?? null,
    }
  } catch (error) {
    if (isDisconnected(error)) return undefined
    throw error
  }
}
