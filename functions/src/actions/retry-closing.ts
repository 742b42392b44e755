import type { ShareRef } from '../../contract/ids'
import type { Instant } from '../../contract/time'
import type { Actor } from '../domain/actor'
import { Refusal } from '../domain/refusal'
import { queueClosing } from '../gateways/tasks'
import { requireOrganised, requireUnhurried } from './guards'

const PACE = { uses: 20, seconds: 3600 }

/** Has the refunds of a cancelled activity that failed made once more. */
export async function retryClosing(
  by: Actor,
  { shareRef }: { shareRef: ShareRef },
  now: Instant,
): Promise<Record<string, never>> {
  const { status } = await requireOrganised(by, shareRef)
  if (status !== 'cancelled') {
    throw new Refusal('conflict', 'This activity is not cancelled. There is nothing to try again.')
  }
  await requireUnhurried(`retry-closing:${shareRef}`, PACE, now)
  await queueClosing(shareRef, { again: true })
  return {}
}
