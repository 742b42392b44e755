import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { readRefund } from '../../gateways/stripe/stripe-refunds'
import { applyRefund } from './steps/apply-refund'
import { findPaidOrder } from '../orders/find-paid-order'

/**
 * Deals with the news of a refund (docs/refunds.md). One that nobody here made is recorded.
 * @param stripeRefundId which one to read; what a webhook says of it is not believed
 */
export async function settleRefund(stripeRefundId: string, now: Instant): Promise<void> {
  const seen = await readRefund(config(), stripeRefundId)
  const order = await findPaidOrder(seen, now)
  if (order) await applyRefund(order, seen, now)
}
