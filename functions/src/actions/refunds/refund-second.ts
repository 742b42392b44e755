import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { readRefund, refundPayment } from '../../gateways/stripe/stripe-refunds'
import { log } from '../../log'
import { findDebt } from '../../store/debts/debts'
import { isAlreadyThere, onDocument } from '../../store/firestore'
import { orderDoc } from '../../store/orders/orders'
import { nextRequestKey } from '../../store/access/request-keys'
import { writeDebt } from '../debts/write-debt'

/**
 * Gives a second payment of an order back, which no order has. What of it the platform had to pay in the organiser's place they
 * owe. Where its bank has it, or sends it back, the night's comparison says so (`reconcile`).
 */
export async function refundSecond(orderId: string, paymentIntentId: string, now: Instant): Promise<void> {
  const { kept, refundId } = await refundPayment(config(), paymentIntentId, nextRequestKey)
  if (kept > 0) log.error('secondPaymentKept', { orderId, paymentIntentId, amount: kept })
  if (refundId === null) return
  const { isAdvance, status, amount, transferId, payoutAccountId } = await readRefund(config(), refundId)
  if (!isAdvance || status === 'failed' || transferId === null || payoutAccountId === null) return
  if (await findDebt(refundId)) return
  await onDocument(orderDoc(orderId), async (order, tx) => {
    const share = amount - Math.min(amount, order?.pricing?.fee ?? 0)
    if (!order || share <= 0) return
    const debt = {
      id: refundId,
      why: 'second-payment',
      amount: share,
      transferId,
      accountId: payoutAccountId,
    } as const
    writeDebt(tx, order, debt, now)
  }).catch((error: unknown) => {
    // Its news come twice at the same moment.
    if (!isAlreadyThere(error)) throw error
  })
}
