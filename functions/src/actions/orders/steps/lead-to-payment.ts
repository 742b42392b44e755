import { PLACED_STATUSES } from '../../../../contract/orders/order-statuses'
import type { Order, PlacedOrder } from '../../../../contract/orders/order'
import type { Instant } from '../../../../contract/time'
import { Refusal, refuseMissing } from '../../../domain/refusal'
import { minutesAfter } from '../../../domain/wall-time'
import type { PaymentSession } from '../../../gateways/stripe/stripe-pages'
import { inTransaction } from '../../../store/firestore'
import { findOrder, orderDoc } from '../../../store/orders/orders'
import { refuseOtherWindow } from '../../access/count-by-address'
import { openPaymentPage, PAGE_MINUTES } from './payment-page'

/** Attempts that one request makes while Stripe answers with errors of its own. */
const MOST_ATTEMPTS = 3

/** What another attempt to pay changes of an order. */
export function nextAttempt(
  { attempt }: Order,
  now: Instant,
): Pick<Order, 'attempt' | 'session' | 'sessionExpiresAt'> {
  return { attempt: attempt + 1, session: null, sessionExpiresAt: minutesAfter(now, PAGE_MINUTES) }
}

/**
 * Makes the payment page of an order that awaits payment, or finds it again. An attempt that was lost at the payment provider
 * is followed by the next one; its number is written first, so that a crash in between loses nothing. Nobody is led to a page
 * that the order does not name.
 * @throws Refusal `payment-provider-down` when no attempt led to a page; the next request makes another
 */
export async function leadToPayment(placed: Order, now: Instant): Promise<PlacedOrder> {
  let order = placed
  for (let tries = 0; tries < MOST_ATTEMPTS && !order.session; tries++) {
    order = await attemptToPay(order, now)
    if (PLACED_STATUSES.includes(order.status)) return { order, paymentUrl: null }
    if (order.status !== 'awaiting-payment') throw refuseOtherWindow()
  }
  if (order.session) return { order, paymentUrl: order.session.url }
  throw new Refusal(
    'payment-provider-down',
    'The payment provider is not answering. Nothing was charged; please try again in a minute.',
  )
}

/** @returns the order with its page, or with the number of its next attempt */
async function attemptToPay(order: Order, now: Instant): Promise<Order> {
  try {
    const page = await openPaymentPage(order)
    return await changeAttempt(order, page ? sessionOf(page) : nextAttempt(order, now))
  } catch (error) {
    // The provider is busy with the same request of another window, which was given the page.
    const current = await findOrder(order.id)
    if (current?.session) return current
    throw error
  }
}

function sessionOf({ id, url }: PaymentSession): Pick<Order, 'session'> {
  return { session: { id, url: url ?? '' } }
}

/** Changes an attempt that has no page yet; whatever was faster stays. */
function changeAttempt(seen: Order, change: Partial<Order>): Promise<Order> {
  return inTransaction(async (tx) => {
    const order = (await tx.get(orderDoc(seen.id))).data()
    if (!order) throw refuseMissing('order')
    if (order.status !== 'awaiting-payment' || order.attempt !== seen.attempt || order.session) return order
    tx.update(orderDoc(order.id), change)
    return { ...order, ...change }
  })
}
