import type { Instant } from '../../contract/time'
import { minutesAfter } from '../domain/wall-time'
import { log } from '../log'
import { listOpenAdoptions } from '../store/adoptions'
import { finishAdoption } from './adopt-guest'

const AT_ONCE = 20

/** Finishes what a crash left of a guest's move. One that fails does not keep the others waiting. */
export async function sweepAdoptions(now: Instant): Promise<void> {
  for (const { guestUid } of await listOpenAdoptions(minutesAfter(now, -2), AT_ONCE)) {
    try {
      await finishAdoption(guestUid, now)
    } catch (error) {
      log.error('accountSweepFailed', { uid: guestUid, error: String(error) })
    }
  }
}
