import { orderMailIds } from '../../domain/orders/order-mail-ids'
import { CONFIRMED_STATUSES } from '../../../contract/orders/order-statuses'
import { OPEN_STATUSES } from '../../../contract/orders/order-statuses'
import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { cancelledMail } from '../../domain/mail/mails'
import { undoneChange } from '../../domain/orders/order-changes'
import { Refusal } from '../../domain/refusal'
import { log } from '../../log'
import { findActivity } from '../../store/activities/activities'
import { inTransaction } from '../../store/firestore'
import { eachOrderIn, listOrdersIn, orderDoc } from '../../store/orders/orders'
import { postMail } from '../../store/mail/outbox'
import { recordChange } from '../../store/analytics/tallies'
import { changeTicket } from '../../store/tickets/tickets'
import { beginRefund } from '../refunds/begin-refund'
import { carryOutRefund } from '../refunds/carry-out-refund'
import { beginClosing, isBeingClosed, refreshClosing } from './closing-progress'
import { closingRefundOf, mayRefundClosed } from './closing-refund'
import { moveOrder } from '../orders/move-order'
import { moveWaitLists } from '../wait-list/move-wait-lists'
import { releaseOrder } from '../orders/release-order'
import { tellCancelled } from '../updates/send-update'
import { mapConcurrent } from '../map-concurrent'

const AT_ONCE = 25
/** Refunds that are asked for at the same time: each is a question or two to the payment provider. */
const REFUNDS_AT_ONCE = 5

/**
 * Undoes the orders of a cancelled activity: open ones are released, paid ones refunded whole, free ones cancelled; then
 * tells those who waited for tickets and those who answered without one. It can be stopped anywhere and begun again: every
 * order is refunded under its own id and moves once, and everybody is told once.
 * @param again whether refunds that failed are made once more
 * @throws Refusal `busy` while somebody else is at it
 */
export async function closeActivity(shareRef: string, now: Instant, again = false): Promise<void> {
  const activity = await findActivity(shareRef)
  if (activity?.status !== 'cancelled' && activity?.status !== 'deleted') return
  for (;;) {
    const open = await listOrdersIn(shareRef, [...OPEN_STATUSES], AT_ONCE)
    // What a payment that is under way brings goes back when it comes.
    for (const order of open) await releaseOrder(order.id, 'cancelled', now, 'for-good')
    if (open.length === 0) break
  }
  if (!again && (await isBeingClosed(shareRef, now))) {
    throw new Refusal('busy', 'These refunds are being made already. They are looked at again in a while.')
  }
  await beginClosing(shareRef, now)
  const sold = eachOrderIn(shareRef, CONFIRMED_STATUSES)
  await mapConcurrent(sold, REFUNDS_AT_ONCE, async (order) => {
    if (order.paymentIntentId === null) await cancel(order, now)
    else await trying(order, () => refund(order, again, now))
    await refreshClosing(shareRef, now)
  })
  await refreshClosing(shareRef, now, true)
  await moveWaitLists(shareRef, now)
  await tellCancelled(activity, now)
}

/** One refund that hangs does not keep the others waiting: the sweep asks for it again. */
async function trying({ id }: Order, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error('closingRefundFailed', { orderId: id, error: String(error) })
  }
}

async function refund(order: Order, again: boolean, now: Instant): Promise<void> {
  if (!mayRefundClosed(order, again)) return
  const begun = await beginRefund(closingRefundOf(order), now)
  if (begun.refund.status === 'pending') await carryOutRefund(begun.order, begun.refund, !begun.isNew, now)
}

async function cancel(order: Order, now: Instant): Promise<void> {
  await inTransaction(async (tx) => {
    const current = (await tx.get(orderDoc(order.id))).data()
    if (current?.status !== order.status) return
    moveOrder(tx, current, 'cancelled')
    for (const id of order.ticketIds) changeTicket(tx, id, { status: 'void' }, now)
    recordChange(tx, order.shareRef, undoneChange(order, now))
    if (!order.buyer) return
    const { MAIL_FROM: from } = config()
    const mail = { to: [order.buyer.email], from, message: cancelledMail(order), createdAt: now }
    postMail(tx, orderMailIds.cancelled(order.id), mail)
  })
}
