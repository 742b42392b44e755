import type { Instant } from '../../../contract/time'
import { minutesAfter } from '../../domain/wall-time'
import { queueAccountClosing } from '../../gateways/tasks'
import { log } from '../../log'
import { listOpenAdoptions } from '../../store/accounts/adoptions'
import { listOpenClosings } from '../../store/accounts/closings'
import { finishAdoption } from './adopt-guest'

const AT_ONCE = 20
/** Whoever began has had this long to finish. */
const MINUTES = 2

/** Finishes what a crash left of guests' moves and of accounts' ends. One that fails does not keep the others waiting. */
export async function sweepAccounts(now: Instant): Promise<void> {
  const then = minutesAfter(now, -MINUTES)
  for (const { guestUid } of await listOpenAdoptions(then, AT_ONCE)) {
    await trying(guestUid, () => finishAdoption(guestUid, now))
  }
  // A large account takes longer than a sweep may.
  for (const { uid } of await listOpenClosings(then, AT_ONCE)) {
    await trying(uid, () => queueAccountClosing(uid))
  }
}

async function trying(uid: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error('accountSweepFailed', { uid, error: String(error) })
  }
}
