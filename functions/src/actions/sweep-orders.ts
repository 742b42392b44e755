import type { Instant } from '../../contract/time'
import { config } from '../config'
import { readPayment } from '../gateways/stripe'
import { log } from '../log'
import { listAwaitingPayment, listOverdue } from '../store/orders'
import { releaseOrder } from './release-order'
import { settlePayment } from './settle-payment'

const AT_ONCE = 100

/**
 * Repairs what a crash or a lost webhook left: holds that ended give their tickets back, payments that went through are
 * settled. One order that fails does not keep the others waiting.
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
}

async function trying(orderId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error('sweepFailed', { orderId, error: String(error) })
  }
}
