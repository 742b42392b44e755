import { call } from '../../data/requests/call'
import { endIntention } from './hold-key'
import type { Intention } from './hold-key'
import type { Holding } from './holding'

/** Gives back what somebody held and went away from. */
export async function freeHoldings(left: readonly (Intention & Holding)[]): Promise<void> {
  for (const { orderId, ...intention } of left) {
    endIntention(intention)
    await call('cancelOrder', { orderId }).catch((error: unknown) =>
      console.warn('A hold ends by itself.', error),
    )
  }
}
