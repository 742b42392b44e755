import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import type { PaymentMoney } from '../../domain/reconciliation/money-check'
import { settleDispute } from '../disputes/settle-dispute'
import { settleRefund } from '../refunds/settle-refund'

/**
 * Makes up for news of a payment that were lost.
 * @param money where its money is, as just read
 * @returns whether there was something that the order did not know
 */
export async function replayMissedEvents(
  order: Order,
  money: Pick<PaymentMoney, 'refunds' | 'disputes'>,
  now: Instant,
): Promise<boolean> {
  const refunds = money.refunds.filter(({ id, status }) => {
    return order.refunds.find((it) => it.stripeRefundId === id)?.status !== status
  })
  const disputes = money.disputes.filter(({ id, status }) => {
    return order.dispute?.id !== id || order.dispute.status !== status
  })
  // Oldest first, as they happened.
  for (const { id } of refunds.toReversed()) await settleRefund(id, now)
  for (const { id } of disputes.toReversed()) await settleDispute(id, now)
  return refunds.length + disputes.length > 0
}
