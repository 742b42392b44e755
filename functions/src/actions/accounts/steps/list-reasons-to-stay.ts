import { KEPT_STATUSES } from '../../../../contract/orders/order-statuses'
import type { Activity, ActivityStatus } from '../../../../contract/activities/activity'
import type { FieldError } from '../../../../contract/api/errors'
import { formatMoney } from '../../../../contract/pricing/money-format'
import type { OrderStatus } from '../../../../contract/orders/order'
import type { Instant } from '../../../../contract/time'
import { config } from '../../../config'
import { readBalance } from '../../../gateways/stripe/stripe-payouts'
import { listOrganised } from '../../../store/activities/activities'
import { sumOwedBy } from '../../../store/debts/debts'
import { listDisputed, listOrdersIn } from '../../../store/orders/orders'
import { findStripeAccount } from '../../../store/accounts/users'

const AT_ONCE = 25
/** More are not listed: the person has enough to do. */
const MOST = 20

const PUBLISHED: readonly ActivityStatus[] = ['active', 'inactive', 'cancelled', 'deleted']
const PAID: readonly OrderStatus[] = ['processing', ...KEPT_STATUSES]

/**
 * Why an organiser's account has to stay for now, each at the activity that is the reason: tickets were paid for and it
 * has not ended, refunds are under way, or a payment is disputed; and at `payouts` while the payment provider has money of
 * theirs, or is owed some, or they owe the platform.
 */
export async function listReasonsToStay(uid: string, now: Instant): Promise<FieldError[]> {
  const reasons = (await listDisputed(uid, MOST)).map(({ shareRef, activity }) =>
    reasonAt(shareRef, `A payment for "${activity.title}" is disputed. Wait until the bank has decided.`),
  )
  reasons.push(...(await moneyAtProvider(uid)), ...(await debtsOf(uid)))
  let cursor: string | undefined
  do {
    const page = await listOrganised(uid, PUBLISHED, 'desc', AT_ONCE, cursor)
    const found = await Promise.all(page.items.map((activity) => findReason(activity, now)))
    reasons.push(...found.flatMap((reason) => reason ?? []))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && reasons.length < MOST)
  return reasons.slice(0, MOST)
}

/** Without their account here nobody could see any more what becomes of it. */
async function moneyAtProvider(uid: string): Promise<FieldError[]> {
  const saved = await findStripeAccount(uid)
  if (!saved) return []
  const { balances } = await readBalance(config(), saved.accountId)
  const left = balances.map((it) => ({ currency: it.currency, amount: it.available + it.pending }))
  return left
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, currency }) => {
      const money = formatMoney(Math.abs(amount), currency)
      const message =
        amount > 0
          ? `Stripe has ${money} of yours. Wait until it is paid out.`
          : `You owe ${money} at Stripe for refunds. Settle it there first.`
      return { path: 'payouts', message }
    })
}

/** What the platform paid in their place. */
async function debtsOf(uid: string): Promise<FieldError[]> {
  return (await sumOwedBy(uid)).map(({ amount, currency }) => {
    const message = `You owe us ${formatMoney(amount, currency)} for refunds. Your payouts say how it is paid back.`
    return { path: 'payouts', message }
  })
}

async function findReason(activity: Activity, now: Instant): Promise<FieldError | undefined> {
  const { shareRef, title, status, endsAt } = activity
  const isCancelled = status === 'cancelled' || status === 'deleted'
  if (!isCancelled && endsAt <= now) return undefined
  if ((await listOrdersIn(shareRef, PAID, 1)).length === 0) return undefined
  return reasonAt(
    shareRef,
    isCancelled
      ? `Refunds for "${title}" are under way. Try again in a few minutes.`
      : `People have paid for "${title}". Cancel it, which refunds them, or wait until it is over.`,
  )
}

function reasonAt(shareRef: string, message: string): FieldError {
  return { path: `activities.${shareRef}`, message }
}
