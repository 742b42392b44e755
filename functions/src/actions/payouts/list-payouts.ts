import type {
  ListPayouts,
  PayoutBalance,
  PayoutPage,
  PayoutPart,
  PayoutRead,
  ReadPayout,
} from '../../../contract/payouts/payout-list'
import type { Payout } from '../../../contract/payouts/payout'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { isOlderNews } from '../../domain/payouts/payout-progress'
import { refuseMissing } from '../../domain/refusal'
import {
  findOrderOf,
  findPayout,
  isReconciled,
  listPaidParts,
  listPayouts as listPayoutsOf,
  readBalance,
} from '../../gateways/stripe/stripe-payouts'
import type { PaidPart } from '../../gateways/stripe/stripe-payouts'
import { findOrders } from '../../store/orders/orders'
import { findPayouts, listKeptPayouts } from '../../store/payouts/payouts'
import { findHold } from '../../store/payouts/payout-holds'
import { findStripeAccount } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { recordPayout } from './record-payout'
import type { Owner } from './record-payout'
import { ignoreProviderOutage } from '../ignore-provider-outage'

/** What a person has at the payment provider now; nothing before they have set payouts up. */
export async function readPayoutBalance(by: Actor, now: Instant): Promise<PayoutBalance> {
  await enforceRateLimit('payouts', by, now)
  const [saved, held] = await Promise.all([findStripeAccount(by.uid), findHold(by.uid)])
  const hold = held && held.accountId === saved?.accountId ? held.reason : 'none'
  const nothing = { balances: [], rhythm: null, hold, holdDays: config().PAYOUT_HOLD_DAYS }
  if (!saved) return { ...nothing, isCurrent: true }
  const balance = await ignoreProviderOutage(() => readBalance(config(), saved.accountId))
  return { ...nothing, ...balance, isCurrent: balance !== undefined }
}

/**
 * A page of a person's payouts, newest first: as they were last told of while the payment provider does not answer, and of
 * an account that was disconnected, of which it says nothing more.
 */
export async function listPayouts(by: Actor, input: ListPayouts, now: Instant): Promise<PayoutPage> {
  await enforceRateLimit('payouts', by, now)
  const saved = await findStripeAccount(by.uid)
  if (!saved) return { items: [], nextCursor: null, isCurrent: true }
  const { cursor, limit } = input
  const page = await ignoreProviderOutage(() => listPayoutsOf(config(), saved.accountId, { cursor, limit }))
  if (!page) {
    return { ...(await listKeptPayouts(saved.accountId, limit, cursor)), isCurrent: page === null }
  }
  await recordNews({ uid: by.uid, accountId: saved.accountId }, page.items, now)
  return { ...page, isCurrent: true }
}

/** Keeps what is new of the payouts that are looked at, should its webhook have been lost. */
async function recordNews(owner: Owner, seen: readonly Payout[], now: Instant): Promise<void> {
  const kept = await findPayouts(seen.map(({ id }) => id))
  const news = seen.filter((it) => {
    const before = kept.get(it.id)
    return !before || !isOlderNews(before, it)
  })
  for (const payout of news) await recordPayout(owner, payout, now)
}

/** A payout of a person's with a page of the movements that it is made of, as far as those are known. */
export async function readPayout(by: Actor, input: ReadPayout, now: Instant): Promise<PayoutRead> {
  await enforceRateLimit('payouts', by, now)
  const saved = await findStripeAccount(by.uid)
  const payout = saved && (await findPayout(config(), saved.accountId, input.payoutId))
  if (!saved || !payout) throw refuseMissing('payout')
  if (!payout.isAutomatic) return { payout, items: [], isComplete: true, nextCursor: null }
  const { payoutId, limit, cursor } = input
  // Asked first: what is complete by then is complete in the page.
  const isComplete = await isReconciled(config(), saved.accountId, payoutId)
  const page = await listPaidParts(config(), saved.accountId, { payoutId, limit, cursor })
  return { payout, items: await withOrders(by, page.items), isComplete, nextCursor: page.nextCursor }
}

async function withOrders(by: Actor, parts: readonly PaidPart[]): Promise<PayoutPart[]> {
  const ids = await Promise.all(parts.map((part) => findOrderOf(config(), part)))
  const orders = await findOrders([...new Set(ids.flatMap((id) => id ?? []))])
  const own = new Map(orders.filter((it) => it.organiserUid === by.uid).map((it) => [it.id, it]))
  return parts.map(({ id, kind, amount, fee, net, at }, index) => {
    const order = own.get(ids[index] ?? '')
    const of = order && {
      orderId: order.id,
      shareRef: order.shareRef,
      title: order.activity.title,
      buyer: order.buyer?.fullName ?? '',
    }
    return { id, kind, amount, fee, net, at, order: of ?? null }
  })
}
