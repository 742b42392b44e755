import type { OrderRefund } from '../../../../contract/refunds/refund'
import type { Instant } from '../../../../contract/time'
import { withRefund } from '../../../domain/refunds/refund'
import { log } from '../../../log'
import { onDocument } from '../../../store/firestore'
import { orderDoc } from '../../../store/orders/orders'
import { writeMoney } from '../../orders/write-money'

/**
 * Leaves a refund pending that the platform's balance could not pay: the sweep asks for it under another key. Its buyer has
 * the money as soon as somebody fills the balance, which the log asks for.
 * @param unpaidId the provider's refund that failed for want of money, if it made one
 */
export async function postponeRefund(
  orderId: string,
  { id, attempts }: Pick<OrderRefund, 'id' | 'attempts'>,
  unpaidId: string | null,
  now: Instant,
): Promise<void> {
  const isNews = await onDocument(orderDoc(orderId), async (order, tx) => {
    const refund = order?.refunds.find((it) => it.id === id)
    // Somebody else was told the same meanwhile, and has counted it.
    if (!order || refund?.status !== 'pending' || refund.attempts !== attempts) return false
    const unpaidIds = unpaidId === null ? refund.unpaidIds : [...refund.unpaidIds, unpaidId]
    const next = { ...refund, stripeRefundId: null, attempts: attempts + 1, unpaidIds }
    writeMoney(tx, order, { refunds: withRefund(order.refunds, next) }, now)
    return true
  })
  if (isNews) log.error('platformBalanceTooLow', { orderId, refund: id })
}
