import { orderMailIds } from '../../../domain/orders/order-mail-ids'
import type { Order } from '../../../../contract/orders/order'
import type { Instant } from '../../../../contract/time'
import { config } from '../../../config'
import { links } from '../../../domain/mail/links'
import { processingChange } from '../../../domain/orders/order-changes'
import { keptUntil } from '../../../domain/orders/payment-methods'
import { processingMail } from '../../../domain/orders/processing-mails'
import { nextMoneyCheck } from '../../../domain/refunds/refund'
import type { PaymentSession } from '../../../gateways/stripe/stripe-pages'
import { log } from '../../../log'
import { inTransaction, onDocument } from '../../../store/firestore'
import { orderDoc } from '../../../store/orders/orders'
import { postMail } from '../../../store/mail/outbox'
import { recordChange } from '../../../store/analytics/tallies'
import { moveOrder } from '../move-order'
import { followRelease } from '../../wait-list/save-wait-list-entry'
import { settlePayment } from '../settle-payment'
import { readTakenOffers, writeRelease } from './write-release'

/** Whether somebody went through a payment page to its end, however the payment ends. */
export function isPayment(page: PaymentSession): boolean {
  return page.paid || page.isUnderWay || page.hasFailed
}

/**
 * Brings an order to where the payment on its page is, once, however often and in whatever order it is told: paid, under way
 * for days, or failed (Stripe: "Fulfill orders", delayed notification).
 * @param page as just read from Stripe, never as a webhook told it
 */
export async function followPayment(page: PaymentSession, now: Instant): Promise<void> {
  if (page.paid) return settlePayment(page, now)
  const { orderId } = page
  if (orderId === null) return
  if (page.isUnderWay) await beginProcessing(orderId, page, now)
  if (page.hasFailed) await endFailed(orderId, page, now)
}

/** Keeps the tickets of an order for a payment that takes days. One that has ended keeps none, and waits for what comes. */
async function beginProcessing(orderId: string, page: PaymentSession, now: Instant): Promise<void> {
  const isNew = await onDocument(orderDoc(orderId), async (order, tx) => {
    if (order?.status !== 'awaiting-payment' || !isPageOf(order, page)) return false
    const processing = {
      session: order.session ?? { id: page.id, url: page.url ?? '' },
      processing: { since: now, outcome: null },
      expiresAt: keptUntil(order.activity, now),
      moneyCheckAt: nextMoneyCheck({ ...order, status: 'processing' }, now),
    }
    moveOrder(tx, order, 'processing', processing)
    recordChange(tx, order.shareRef, processingChange(order, now))
    mailProcessing(tx, { ...order, ...processing }, now)
    return true
  })
  if (isNew) log.info('paymentUnderWay', { orderId })
}

/** A page that was made just before a crash is named by no order. */
function isPageOf({ session }: Order, page: PaymentSession): boolean {
  return session === null || session.id === page.id
}

function mailProcessing(writer: Parameters<typeof postMail>[0], order: Order, now: Instant): void {
  if (!order.buyer) return
  const { MAIL_FROM: from, PUBLIC_ORIGIN: origin } = config()
  const message = processingMail(order, links.paid(origin, order.id))
  postMail(writer, orderMailIds.processing(order.id), {
    to: [order.buyer.email],
    from,
    message,
    createdAt: now,
  })
}

/** Gives the tickets of an order back whose payment failed, and says so. */
async function endFailed(orderId: string, page: PaymentSession, now: Instant): Promise<void> {
  // Its beginning may not have been told.
  await beginProcessing(orderId, page, now)
  const shareRef = await inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(orderId))).data()
    if (order?.status !== 'processing' || !isPageOf(order, page)) return undefined
    writeRelease(tx, order, 'expired', await readTakenOffers(tx, order, now), now, 'failed')
    return order.shareRef
  })
  if (shareRef === undefined) return
  log.info('paymentFailed', { orderId })
  await followRelease(shareRef, orderId)
}
