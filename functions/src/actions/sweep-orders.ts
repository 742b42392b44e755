import type { Order } from '../../contract/order'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import { nextMoneyCheck } from '../domain/refund'
import { readPayment } from '../gateways/stripe'
import { log } from '../log'
import { inTransaction } from '../store/firestore'
import { listAwaitingPayment, listMoneyChecks, listOverdue, orderDoc } from '../store/orders'
import { pushRefund } from './push-refund'
import { releaseOrder } from './release-order'
import { settleDispute } from './settle-dispute'
import { settlePayment } from './settle-payment'

const AT_ONCE = 100

/**
 * Repairs what a crash or a lost webhook left: holds that ended give their tickets back, payments that went through are
 * settled, refunds that hang are asked for again, disputes are read again. One order that fails does not keep the others waiting.
 */
export async function sweepOrders(now: Instant): Promise<void> {
  for (const order of await listAwaitingPayment(AT_ONCE)) {
    const { session } = order
    if (session)
      await trying(order.id, async () => settlePayment(await readPayment(config(), session.id), now))
  }
  for (const order of await listOverdue(now, AT_ONCE)) {
    await trying(order.id, () => releaseOrder(order.id, 'expired', now))
  }
  for (const order of await listMoneyChecks(now, AT_ONCE)) {
    await trying(order.id, () => checkMoney(order, now))
  }
}

/** The next look is set first: an order that always fails does not keep the others waiting. */
async function checkMoney({ id }: Order, now: Instant): Promise<void> {
  const order = await inTransaction(async (tx) => {
    const current = (await tx.get(orderDoc(id))).data()
    if (current) tx.update(orderDoc(id), { moneyCheckAt: nextMoneyCheck(current, now) })
    return current
  })
  if (!order) return
  for (const refund of order.refunds.filter((it) => it.status === 'pending')) {
    await pushRefund(order, refund, true, now)
  }
  if (order.dispute && order.dispute.outcome === null) await settleDispute(order.dispute.id, now)
}

async function trying(orderId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error('sweepFailed', { orderId, error: String(error) })
  }
}
