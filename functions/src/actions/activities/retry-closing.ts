import type { ShareRef } from '../../../contract/ids'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { queueClosing } from '../../gateways/tasks'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { requireManager } from '../access/guards'

/** Has the refunds of a cancelled activity that failed made once more. */
export async function retryClosing(
  by: Actor,
  { shareRef }: { shareRef: ShareRef },
  now: Instant,
): Promise<Record<string, never>> {
  const { status } = await requireManager(by, shareRef)
  if (status !== 'cancelled') {
    throw new Refusal('conflict', 'This activity is not cancelled. There is nothing to try again.')
  }
  await enforceRateLimit('retry-closing', by, now, { shareRef })
  await queueClosing(shareRef, { again: true })
  return {}
}
