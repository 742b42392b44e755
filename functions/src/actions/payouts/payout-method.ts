import { isDeepStrictEqual } from 'node:util'
import { NO_PAYOUTS } from '../../../contract/payouts/payout'
import type { PayoutLink, PayoutStanding, StartPayoutOnboarding } from '../../../contract/payouts/payout'
import type { PayoutMethod } from '../../../contract/accounts/user'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { links } from '../../domain/mail/links'
import { standingOf } from '../../domain/payouts/payout-standing'
import { standingMail, standingMailId, standingNews } from '../../domain/payouts/standing-mail'
import type { StandingNews } from '../../domain/payouts/standing-mail'
import { Refusal, refuseField } from '../../domain/refusal'
import type { Selling } from '../../domain/activities/selling'
import {
  createPayoutAccount,
  findPayoutAccount,
  linkToDashboard,
  linkToOnboarding,
} from '../../gateways/stripe/stripe-accounts'
import { activityDoc, listToStart, listToStop, settingsDoc } from '../../store/activities/activities'
import { inTransaction, onDocument, openBatch } from '../../store/firestore'
import { findMailed, postMail } from '../../store/mail/outbox'
import { nextRequestKey } from '../../store/access/request-keys'
import {
  accountDoc,
  findAccount,
  findOwnerOf,
  findStripeAccount,
  stripeAccountDoc,
} from '../../store/accounts/users'
import { ownPayoutCountries, sellingOn } from '../activities/selling-of'
import { watchPayouts } from './hold-payouts'
import { platformFee } from '../activities/platform-fee'
import { signIn } from '../accounts/sign-in'
import { ignoreProviderOutage } from '../ignore-provider-outage'

/** Activities that learn in one commit that their organiser can, or cannot, be paid any more. */
const TOLD_AT_ONCE = 200

/** How often an account that keeps changing is looked at again. */
const MOST_LOOKS = 5

/** Leads an organiser to the payment provider's onboarding, in the account they have or a new one. */
export async function startPayoutOnboarding(
  by: Actor,
  now: Instant,
  { country }: StartPayoutOnboarding = {},
): Promise<PayoutLink> {
  if (country !== undefined && !ownPayoutCountries().includes(country)) {
    throw refuseField(
      'country',
      'Organisers in this country can’t be paid here yet. Free activities work everywhere.',
    )
  }
  const { PUBLIC_ORIGIN: origin } = config()
  const urls = { returnUrl: links.returnStripe(origin), refreshUrl: links.refreshStripe(origin) }
  return { url: await linkToOnboarding(config(), await openAccount(by, country, now), urls) }
}

/** The account that they have, unless they disconnected it. */
async function openAccount(by: Actor, country: string | undefined, now: Instant): Promise<string> {
  const saved = await findStripeAccount(by.uid)
  if (saved && (await findPayoutAccount(config(), saved.accountId))) return saved.accountId
  const accountId = await createPayoutAccount(
    config(),
    { uid: by.uid, email: by.email, country },
    saved?.accountId,
    nextRequestKey,
  )
  await signIn(by, now)
  await inTransaction(async (tx) => {
    const account = (await tx.get(accountDoc(by.uid))).data()
    tx.set(stripeAccountDoc(by.uid), { accountId })
    watchPayouts(tx, by.uid, accountId, now)
    if (account) tx.set(accountDoc(by.uid), { ...account, payout: { ...NO_PAYOUTS, status: 'pending' } })
  })
  // Nobody may have told that the one before is gone.
  if (saved) await tellActivities(by.uid, accountId, sellingOn(undefined))
  return accountId
}

/** Where an organiser stands with being paid, as the payment provider says now, or last said while it does not answer. */
export async function readPayoutMethod(by: Actor, now: Instant): Promise<PayoutMethod> {
  const saved = await findStripeAccount(by.uid)
  const told = saved ? await ignoreProviderOutage(() => refreshPayout(saved.accountId, now)) : NO_PAYOUTS
  const standing = told ?? (await findAccount(by.uid))?.payout ?? NO_PAYOUTS
  return {
    ...standing,
    isCurrent: told !== undefined,
    platformFee: platformFee(),
    countries: ownPayoutCountries(),
    sellsIn: sellingOn(standing).currencies?.slice() ?? null,
  }
}

/**
 * Reads an account again and tells its owner's activities whether they can take money. Its owner hears by mail, once, that
 * sales have stopped or are about to.
 */
export async function refreshPayout(accountId: string, now: Instant): Promise<PayoutStanding> {
  const uid = await findOwnerOf(accountId)
  for (let look = 1; ; look++) {
    const standing = standingOf(await findPayoutAccount(config(), accountId))
    // What was written may be older by now than what another request has written: whoever writes looks again.
    if (uid === undefined || look > MOST_LOOKS) return standing
    const isWritten = await writeStanding(uid, accountId, standing, now)
    const isTold = await tellActivities(uid, accountId, sellingOn(standing))
    if (!isWritten && !isTold) return standing
  }
}

/** Leads an organiser to their own pages at the payment provider. */
export async function openPayoutDashboard(by: Actor): Promise<PayoutLink> {
  const saved = await findStripeAccount(by.uid)
  if (!saved)
    throw new Refusal('payouts-not-ready', 'Set up payouts first; then Stripe has pages of your own.')
  return { url: await linkToDashboard(config(), saved.accountId) }
}

/** @returns whether it is another than before */
async function writeStanding(
  uid: string,
  accountId: string,
  payout: PayoutStanding,
  now: Instant,
): Promise<boolean> {
  if (isDeepStrictEqual((await findAccount(uid))?.payout, payout)) return false
  const mailIdOf = (news: StandingNews) => standingMailId(accountId, news, payout, now)
  const mailed = await findMailed([mailIdOf('due'), mailIdOf('stopped')])
  // What was just done here and the provider's news of it come at the same time.
  return onDocument(accountDoc(uid), async (account, tx) => {
    if (!account || isDeepStrictEqual(account.payout, payout)) return false
    tx.update(accountDoc(uid), { payout })
    const news = standingNews(account.payout, payout)
    if (!news || mailed.includes(mailIdOf(news)) || account.email === null) return true
    const { MAIL_FROM: from, PUBLIC_ORIGIN: origin } = config()
    const message = standingMail(payout, news, links.payouts(origin))
    postMail(tx, mailIdOf(news), { to: [account.email], from, message, createdAt: now })
    return true
  })
}

/** @returns whether there was one that had to learn it */
async function tellActivities(uid: string, accountId: string, selling: Selling): Promise<boolean> {
  const stops = await tellEach(accountId, false, (limit) => listToStop(uid, selling, limit))
  const starts = await tellEach(accountId, true, (limit) => listToStart(uid, selling, limit))
  return stops || starts
}

async function tellEach(
  accountId: string,
  acceptsPayments: boolean,
  list: (limit: number) => Promise<string[]>,
): Promise<boolean> {
  for (let told = 0; ;) {
    const outdated = await list(TOLD_AT_ONCE)
    const { writer, commit } = openBatch()
    for (const shareRef of outdated) {
      // No listing says it: none changes with it.
      writer.update(activityDoc(shareRef), { acceptsPayments })
      writer.update(settingsDoc(shareRef), { payoutAccountId: accountId })
    }
    if (outdated.length > 0) await commit()
    told += outdated.length
    if (outdated.length < TOLD_AT_ONCE) return told > 0
  }
}
