import type { PayoutMethod, PayoutStatus } from '../../contract/user'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import type { Actor } from '../domain/actor'
import { links } from '../domain/links'
import { createPayoutAccount, linkToOnboarding, readPayoutAccount } from '../gateways/stripe'
import { activityDoc, listOrganised, settingsDoc } from '../store/activities'
import { inTransaction, openBatch } from '../store/firestore'
import { accountDoc, findStripeAccount, stripeAccountDoc } from '../store/users'
import { signIn } from './sign-in'

/** Activities that learn at once when their organiser can or cannot be paid any more. */
const ACTIVITIES_TOLD = 200

/** Leads an organiser to the payment provider's onboarding, in the account they have or a new one. */
export async function startPayoutOnboarding(by: Actor, now: Instant): Promise<{ url: string }> {
  const saved = await findStripeAccount(by.uid)
  const accountId = saved?.accountId ?? (await createPayoutAccount(config(), by))
  if (!saved) {
    await signIn(by, now)
    await writePayout(by.uid, accountId, 'pending', [])
  }
  const { PUBLIC_ORIGIN: origin } = config()
  const urls = { returnUrl: links.returnStripe(origin), refreshUrl: links.refreshStripe(origin) }
  return { url: await linkToOnboarding(config(), accountId, urls) }
}

/** Where an organiser stands with being paid, as the payment provider says now. */
export async function readPayoutMethod(by: Actor): Promise<PayoutMethod> {
  const saved = await findStripeAccount(by.uid)
  const { PLATFORM_FEE_BASIS_POINTS: basisPoints, PLATFORM_FEE_FIXED_MINOR: fixed } = config()
  const standing = saved
    ? await refreshPayout(saved.accountId)
    : { status: 'none' as const, requirementsDue: [] }
  return { ...standing, platformFee: { basisPoints, fixed } }
}

/** Reads an account again and tells its owner's activities whether they can take money. */
export async function refreshPayout(accountId: string): Promise<Omit<PayoutMethod, 'platformFee'>> {
  const account = await readPayoutAccount(config(), accountId)
  const status: PayoutStatus = account.ready ? 'ready' : 'pending'
  if (account.uid !== null && (await findStripeAccount(account.uid))?.accountId === accountId) {
    await writePayout(account.uid, accountId, status, account.requirementsDue)
    await tellActivities(account.uid, accountId, account.ready)
  }
  return { status, requirementsDue: account.requirementsDue }
}

function writePayout(
  uid: string,
  accountId: string,
  status: PayoutStatus,
  requirementsDue: string[],
): Promise<void> {
  return inTransaction(async (tx) => {
    const account = (await tx.get(accountDoc(uid))).data()
    tx.set(stripeAccountDoc(uid), { accountId })
    if (account) tx.set(accountDoc(uid), { ...account, payout: { status, requirementsDue } })
  })
}

async function tellActivities(uid: string, accountId: string, acceptsPayments: boolean): Promise<void> {
  const { items } = await listOrganised(
    uid,
    ['draft', 'active', 'inactive'],
    'desc',
    ACTIVITIES_TOLD,
    undefined,
  )
  const outdated = items.filter((activity) => activity.acceptsPayments !== acceptsPayments)
  if (outdated.length === 0) return
  const { writer, commit } = openBatch()
  for (const { shareRef } of outdated) {
    // No listing says it: none changes with it.
    writer.update(activityDoc(shareRef), { acceptsPayments })
    writer.update(settingsDoc(shareRef), { payoutAccountId: accountId })
  }
  await commit()
}
