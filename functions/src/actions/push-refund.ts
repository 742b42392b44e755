import type { Order } from '../../contract/order'
import type { OrderRefund } from '../../contract/refund'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import { makeRefund, readRefund } from '../gateways/stripe-refunds'
import { applyRefund, failRefund } from './apply-refund'

/**
 * Asks the payment provider for a refund that is written as pending, and settles it by what it says. Safe to repeat: the
 * provider makes it once.
 * @param wasAsked it may have been asked for before
 * @returns whether the provider made it; see `carryOutRefund` for when it would not
 */
export async function pushRefund(
  order: Order,
  refund: OrderRefund,
  wasAsked: boolean,
  now: Instant,
): Promise<boolean> {
  const { id: orderId, paymentIntentId, pricing } = order
  if (paymentIntentId === null) return true
  const { id: refundId, amount, takes } = refund
  const request = { orderId, refundId, paymentIntentId, amount, takes, fee: pricing?.fee ?? 0 }
  const made = refund.stripeRefundId ?? (await makeRefund(config(), request, wasAsked))
  if (made === undefined) await failRefund(order, refund, now)
  else await applyRefund(order, await readRefund(config(), made), now)
  return made !== undefined
}
