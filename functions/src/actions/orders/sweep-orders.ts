import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { nextMoneyCheck } from '../../domain/refunds/refund'
import { readPayment } from '../../gateways/stripe/stripe-pages'
import { log } from '../../log'
import { inTransaction } from '../../store/firestore'
import { eachAwaitingPayment, eachOverdue, listMoneyChecks, orderDoc } from '../../store/orders/orders'
import { carryOutRefund } from '../refunds/carry-out-refund'
import { followPayment } from './steps/follow-payment'
import { releaseOrder } from './release-order'
import { settleDispute } from '../disputes/settle-dispute'
import { mapConcurrent } from '../map-concurrent'

const AT_ONCE = 100
/** Each is a question or two to the payment provider, which takes a hundred a second. */
const IN_PARALLEL = 8

/**
 * Repairs what a crash or a lost webhook left: holds that ended give their tickets back, payments that went through are
 * settled, refunds that hang are asked for again, disputes are read again. One order that fails does not keep the others waiting.
 */
export async function sweepOrders(now: Instant): Promise<void> {
  // All of them, however many people are paying: the next sweep makes up for what was lost.
  await each(eachAwaitingPayment(), async ({ session }) => {
    if (session) await followPayment(await readPayment(config(), session.id), now)
  })
  await each(eachOverdue(now), ({ id }) => releaseOrder(id, 'expired', now))
  await each(await listMoneyChecks(now, AT_ONCE), (order) => checkMoney(order, now))
}

/** The next look is set first: an order that always fails does not keep the others waiting. */
async function checkMoney({ id }: Order, now: Instant): Promise<void> {
  const order = await inTransaction(async (tx) => {
    const current = (await tx.get(orderDoc(id))).data()
    if (current) tx.update(orderDoc(id), { moneyCheckAt: nextMoneyCheck(current, now) })
    return current
  })
  if (!order) return
  if (order.status === 'processing' && order.session) {
    await followPayment(await readPayment(config(), order.session.id), now)
  }
  for (const refund of order.refunds.filter((it) => it.status === 'pending')) {
    await carryOutRefund(order, refund, true, now)
  }
  if (order.dispute && order.dispute.outcome === null) await settleDispute(order.dispute.id, now)
}

function each(
  orders: Iterable<Order> | AsyncIterable<Order>,
  work: (order: Order) => Promise<unknown>,
): Promise<void> {
  return mapConcurrent(orders, IN_PARALLEL, async (order) => {
    try {
      await work(order)
    } catch (error) {
      log.error('sweepFailed', { orderId: order.id, error: String(error) })
    }
  })
}
