import { stepOf } from '../pricing/money-format'
import type { Order } from '../orders/order'
import { chargedFor, feeOf, leftToRefund, unrefundedTickets } from './quote-refund'
import type { RefundQuote, Refundable } from './quote-refund'
import { roundHalfUp } from '../pricing/shown-price'

/** What a buyer gets back who cancels, and what the organiser keeps. */
export interface CancellationQuote extends RefundQuote {
  readonly kept: number
}

/**
 * What cancelling all the tickets that an order has still comes to: everything that is left of its money, tip and donation
 * included, less the part of these tickets' price that the policy keeps (rounded half up). Undefined where nothing comes back.
 */
export function quoteCancellation(
  order: Refundable & Pick<Order, 'cancellation'>,
): CancellationQuote | undefined {
  const { pricing, cancellation, currency } = order
  const ticketIds = unrefundedTickets(order)
  if (!pricing || !cancellation || ticketIds.length === 0) return undefined
  const price = ticketIds.reduce((sum, id) => sum + chargedFor(order, id), 0)
  const kept = roundHalfUp(price * cancellation.keepPercent, 100, stepOf(currency))
  const amount = leftToRefund(order) - kept
  return amount > 0 ? { amount, kept, ticketIds, fee: feeOf(order, pricing, amount) } : undefined
}
