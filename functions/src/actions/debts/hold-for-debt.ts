import type { Instant } from '../../../contract/time'
import { log } from '../../log'
import { findHold } from '../../store/payouts/payout-holds'
import { lookAtHold } from '../payouts/hold-payouts'

/** Pauses payouts of somebody who has come to owe the platform, once for many debts. What fails is the sweep's to do. */
export async function holdForDebt(organiserUid: string, now: Instant): Promise<void> {
  try {
    if ((await findHold(organiserUid))?.reason !== 'debt') await lookAtHold(organiserUid, now)
  } catch (error) {
    log.error('sweepFailed', { uid: organiserUid, error: String(error) })
  }
}
