import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { decideHold, finishedBefore, isNew, nextHoldLook } from '../../domain/payouts/payout-hold'
import type { HoldRules } from '../../domain/payouts/payout-hold'
import { readPlatformBalance, schedulePayouts } from '../../gateways/stripe/stripe-payouts'
import { log } from '../../log'
import { owesAnything } from '../../store/debts/debts'
import { inTransaction } from '../../store/firestore'
import type { Writer } from '../../store/firestore'
import { sellsUnfinished } from '../../store/orders/orders'
import { findHold, holdDoc, listDueHolds } from '../../store/payouts/payout-holds'
import type { KeptHold } from '../../store/payouts/payout-holds'
import { findStripeAccount } from '../../store/accounts/users'

/** Accounts that one sweep looks at: each is a question or two to the payment provider. */
const AT_ONCE = 50

function rules(): HoldRules {
  const { PAYOUT_HOLD_DAYS: days, PAYOUT_HOLD_NEW_FOR_DAYS: newForDays } = config()
  return { days, newForDays }
}

/** Has the sweep look at an organiser's payouts: their account was opened. */
export function watchPayouts(writer: Writer, uid: string, accountId: string, now: Instant): void {
  writer.set(holdDoc(uid), { uid, accountId, openedAt: now, reason: 'none', nextLookAt: now })
}

/**
 * Pauses payouts of those who owe the platform, or who are new and have sold something that is not over, and lets them go on
 * afterwards (docs/payouts.md). Each look decides by itself, so that one which stopped is made up for by the next. The platform's
 * own balance is looked at as well.
 */
export async function holdPayouts(now: Instant): Promise<void> {
  for (const hold of await listDueHolds(now, AT_ONCE)) {
    try {
      await lookAtHold(hold.uid, now)
    } catch (error) {
      log.error('sweepFailed', { uid: hold.uid, error: String(error) })
      await inTransaction(async (tx) =>
        tx.update(holdDoc(hold.uid), { nextLookAt: nextHoldLook('debt', hold.openedAt, rules(), now) }),
      )
    }
  }
  await watchBalance()
}

/** Looks at an organiser's payouts now, as when they come to owe something. */
export async function lookAtHold(uid: string, now: Instant): Promise<void> {
  const seen = await findOrBegin(uid, now)
  if (!seen) return
  const isYoung = isNew(seen.openedAt, rules(), now)
  const [owes, hasUnfinished] = await Promise.all([
    owesAnything(uid),
    isYoung && sellsUnfinished(uid, finishedBefore(rules(), now)),
  ])
  const reason = decideHold({ openedAt: seen.openedAt, owes, hasUnfinished }, rules(), now)
  // Asked for before it is written: who stops in between asks again.
  if ((reason === 'none') !== (seen.reason === 'none')) {
    await schedulePayouts(config(), seen.accountId, reason === 'none' ? 'daily' : 'manual')
    log.info('payoutsScheduled', { uid, reason })
  }
  const nextLookAt = nextHoldLook(reason, seen.openedAt, rules(), now)
  await inTransaction(async (tx) => tx.set(holdDoc(uid), { ...seen, reason, nextLookAt }))
}

/** An account that was opened before its payouts were watched counts as an old one. */
async function findOrBegin(uid: string, now: Instant): Promise<KeptHold | undefined> {
  const saved = await findStripeAccount(uid)
  if (!saved) return undefined
  const { accountId } = saved
  const seen = await findHold(uid)
  if (seen?.accountId === accountId) return seen
  const openedAt = new Date(0).toISOString()
  return { uid, accountId, openedAt: seen ? now : openedAt, reason: 'none', nextLookAt: now }
}

/** Refunds that organisers cannot pay come from it. */
async function watchBalance(): Promise<void> {
  const least = config().PLATFORM_BALANCE_LEAST_MINOR
  try {
    for (const { currency, available } of await readPlatformBalance(config())) {
      if (available < least) log.warn('platformBalanceLow', { currency, available, least })
    }
  } catch (error) {
    log.error('sweepFailed', { error: String(error) })
  }
}
