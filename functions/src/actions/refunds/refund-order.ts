import { formatMoney } from '../../../contract/pricing/money-format'
import type { RefundOrder } from '../../../contract/refunds/refund'
import type { SoldOrder } from '../../../contract/orders/sold-order'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { serverIdFrom } from '../../domain/activities/share-ref'
import { auditOf } from '../audit/audit-of'
import { beginRefund } from './begin-refund'
import { carryOutRefund } from './carry-out-refund'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { requireManager } from '../access/guards'
import { requireSold, soldOrderOf } from '../orders/read-sold-order'
import { ignoreProviderOutage } from '../ignore-provider-outage'

/**
 * Gives back all that is left of an order's money, what some tickets cost, or an amount. Written first, then asked of the
 * payment provider: while that does not answer the refund is pending, and the sweep asks again.
 */
export async function refundOrder(by: Actor, input: RefundOrder, now: Instant): Promise<SoldOrder> {
  const { shareRef, orderId, what, reason, idempotencyKey } = input
  await requireManager(by, shareRef)
  await enforceRateLimit('refund', by, now)
  const { order, refund, isNew } = await beginRefund(
    {
      id: serverIdFrom(`refund:${orderId}:${by.uid}:${idempotencyKey}`),
      orderId,
      shareRef,
      what,
      reason,
      by: 'organiser',
      byUid: by.uid,
      // Without a name: the trail outlives accounts.
      trail: (amount, { currency }) =>
        auditOf(by, 'order-refunded', `${formatMoney(amount, currency)}, ${orderId}`, now),
    },
    now,
  )
  if (refund.status === 'pending')
    await ignoreProviderOutage(() => carryOutRefund(order, refund, !isNew, now))
  return soldOrderOf(await requireSold(shareRef, orderId))
}
