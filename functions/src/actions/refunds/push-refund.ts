import type { Order } from '../../../contract/orders/order'
import type { OrderRefund } from '../../../contract/refunds/refund'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { makeRefund, readRefund } from '../../gateways/stripe/stripe-refunds'
import { nextRequestKey } from '../../store/access/request-keys'
import { applyRefund, failRefund } from './steps/apply-refund'
import { postponeRefund } from './steps/postpone-refund'

/**
 * Asks the payment provider for a refund that is written as pending, and settles it by what it says. Safe to repeat: the
 * provider makes it once. One that nobody's balance can pay now stays pending, and the sweep asks again.
 * @param wasAsked it may have been asked for before
 * @returns false when the provider will never make it; see `carryOutRefund` for what then
 */
export async function pushRefund(
  order: Order,
  refund: OrderRefund,
  wasAsked: boolean,
  now: Instant,
): Promise<boolean> {
  const { id: orderId, paymentIntentId, pricing } = order
  if (paymentIntentId === null) return true
  const { id: refundId, amount, takes, attempts, unpaidIds } = refund
  const about = { orderId, refundId, paymentIntentId, attempts, unpaidIds }
  const request = { ...about, amount, takes, fee: pricing?.fee ?? 0 }
  const made =
    refund.stripeRefundId === null
      ? await makeRefund(config(), request, wasAsked, nextRequestKey)
      : { id: refund.stripeRefundId }
  if (made === 'refused') {
    await failRefund(order, refund, now)
    return false
  }
  if (made === 'unfunded') await postponeRefund(order.id, refund, null, now)
  else await applyRefund(order, await readRefund(config(), made.id), now)
  return true
}
