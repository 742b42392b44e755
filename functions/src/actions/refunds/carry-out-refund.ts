import type { Order } from '../../../contract/orders/order'
import type { OrderRefund } from '../../../contract/refunds/refund'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { readMoney } from '../../gateways/stripe/stripe-money'
import { findOrder } from '../../store/orders/orders'
import { beginRefund } from './begin-refund'
import { closingRefundOf, mayRefundClosed } from '../activities/closing-refund'
import { pushRefund } from './push-refund'
import { replayMissedEvents } from '../updates/replay-missed-events'

/**
 * Asks the payment provider for a refund that is written as pending. Where it will not make it, money may have moved without
 * a word: that is made up for, and what is left of an order whose activity is cancelled is asked for.
 * @param wasAsked it may have been asked for before
 */
export async function carryOutRefund(
  order: Order,
  refund: OrderRefund,
  wasAsked: boolean,
  now: Instant,
): Promise<void> {
  const { id, paymentIntentId } = order
  if ((await pushRefund(order, refund, wasAsked, now)) || paymentIntentId === null) return
  await replayMissedEvents(
    (await findOrder(id)) ?? order,
    await readMoney(config(), paymentIntentId, []),
    now,
  )
  const current = await findOrder(id)
  if (refund.by !== 'cancelled-activity' || !current || !mayRefundClosed(current, false)) return
  const next = await beginRefund(closingRefundOf(current), now)
  await carryOutRefund(next.order, next.refund, !next.isNew, now)
}
