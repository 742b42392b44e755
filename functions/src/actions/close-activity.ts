import type { Order } from '../../contract/order'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import { cancelledMail, refundMail } from '../domain/mails'
import { undoneChange } from '../domain/order-changes'
import { refundPayment } from '../gateways/stripe'
import { findActivity } from '../store/activities'
import { inTransaction } from '../store/firestore'
import { askForInvoice } from '../store/invoice-series'
import { writeEntry } from '../store/ledger'
import { listOrdersIn, orderDoc } from '../store/orders'
import { postMail } from '../store/outbox'
import { recordChange } from '../store/tallies'
import { changeTicket } from '../store/tickets'
import { moveOrder } from './move-order'
import { moveTicketLines } from './move-ticket-lines'
import { releaseOrder } from './release-order'
import { tellCancelled } from './send-update'

const AT_ONCE = 25

/**
 * Undoes the orders of a cancelled activity: open ones are released, paid ones refunded whole, free ones cancelled; then
 * tells those who waited for tickets and those who answered without one. It can be stopped anywhere and begun again: every order is refunded under
 * its own key and moves once, and everybody is told once.
 */
export async function closeActivity(shareRef: string, now: Instant): Promise<void> {
  const activity = await findActivity(shareRef)
  if (activity?.status !== 'cancelled' && activity?.status !== 'deleted') return
  for (;;) {
    const open = await listOrdersIn(shareRef, ['held', 'awaiting-payment'], AT_ONCE)
    for (const order of open) await releaseOrder(order.id, 'cancelled', now)
    const settled = await listOrdersIn(shareRef, ['paid', 'partially-refunded', 'confirmed'], AT_ONCE)
    for (const order of settled) await undo(order, now)
    if (open.length + settled.length === 0) break
  }
  await moveTicketLines(shareRef, now)
  await tellCancelled(activity, now)
}

async function undo(order: Order, now: Instant): Promise<void> {
  const { paymentIntentId } = order
  const refundId =
    paymentIntentId === null ? null : await refundPayment(config(), paymentIntentId, `order-${order.id}`)
  const amount = refundId === null ? 0 : (order.pricing?.total ?? 0)
  const reason = `${order.activity.organiserName} has cancelled this activity.`
  await inTransaction(async (tx) => {
    const current = (await tx.get(orderDoc(order.id))).data()
    if (current?.status !== order.status) return
    moveOrder(tx, current, refundId === null ? 'cancelled' : 'refunded')
    for (const id of order.ticketIds) changeTicket(tx, id, { status: 'void' }, now)
    recordChange(tx, order.shareRef, undoneChange(order, amount, now))
    if (refundId !== null) {
      const { id: orderId, shareRef, organiserUid, currency } = order
      const amounts = { amount, fee: 0, currency, source: refundId, at: now }
      writeEntry(tx, { kind: 'refund', orderId, shareRef, organiserUid, ...amounts })
      const refund = { id: refundId, amount, ticketIds: [], reason }
      askForInvoice(tx, { organiserUid, orderId, refund, at: now })
    }
    if (!order.buyer) return
    const message = refundId === null ? cancelledMail(order) : refundMail(order, amount, reason)
    const { MAIL_FROM: from } = config()
    postMail(tx, `cancelled-${order.id}`, { to: [order.buyer.email], from, message, createdAt: now })
  })
}
