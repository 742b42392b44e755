import { stepOf } from '../pricing/money-format'
import type { Order } from '../orders/order'
import type { OrderRefund, RefundWhat } from './refund'

/** What an order is to a refund. */
export type Refundable = Pick<Order, 'pricing' | 'currency' | 'ticketIds' | 'refunds'>

/** What a refund comes to, before it is made. */
export interface RefundQuote {
  readonly amount: number
  /** The tickets that will be void. */
  readonly ticketIds: string[]
  /** About what of the platform's fee goes back to the organiser. */
  readonly fee: number
}

/** Why nothing is given back. */
export type NoQuote =
  | 'nothing-paid'
  | 'nothing-left'
  | 'unknown-ticket'
  | 'free-tickets'
  | 'too-much'
  | 'not-charged'

/** Refunds that gave money back, or are about to. */
export function effective(refunds: readonly OrderRefund[]): OrderRefund[] {
  return refunds.filter((refund) => refund.status !== 'failed')
}

/** What can still be given back. */
export function leftToRefund({ pricing, refunds }: Refundable): number {
  return (pricing?.total ?? 0) - sumOf(effective(refunds).map((refund) => refund.amount))
}

/** The tickets of an order that no refund has made void. */
export function unrefundedTickets({ ticketIds, refunds }: Refundable): string[] {
  const gone = new Set(effective(refunds).flatMap((refund) => refund.ticketIds))
  return ticketIds.filter((id) => !gone.has(id))
}

/** What was charged for one ticket. */
export function chargedFor({ pricing, ticketIds }: Refundable, ticketId: string): number {
  return pricing?.tickets[ticketIds.indexOf(ticketId)]?.charged ?? 0
}

/**
 * What a refund of all that is left, of some tickets, or of an amount comes to: never above what is left, and in multiples
 * of what the currency is charged in. What takes the last of the money takes all tickets with it.
 */
export function quoteRefund(order: Refundable, what: RefundWhat): RefundQuote | NoQuote {
  const left = leftToRefund(order)
  if (!order.pricing || order.pricing.total === 0) return 'nothing-paid'
  if (left <= 0) return 'nothing-left'
  const open = unrefundedTickets(order)
  const chosen = what.kind === 'tickets' ? what.ticketIds : []
  if (chosen.some((id) => !open.includes(id))) return 'unknown-ticket'
  const wanted = amountOf(order, what, left)
  if (wanted === 0) return 'free-tickets'
  if (what.kind === 'amount' && wanted > left) return 'too-much'
  if (what.kind === 'amount' && wanted % stepOf(order.currency) !== 0) return 'not-charged'
  const amount = Math.min(wanted, left)
  const ticketIds = amount === left ? open : [...chosen]
  return { amount, ticketIds, fee: feeOf(order, order.pricing, amount) }
}

function amountOf(order: Refundable, what: RefundWhat, left: number): number {
  if (what.kind === 'whole') return left
  if (what.kind === 'amount') return what.amount
  return sumOf(what.ticketIds.map((id) => chargedFor(order, id)))
}

/** What of the platform's fee goes back with an amount, in proportion: the difference of two rounded totals, so that many parts add up to all of it. */
export function feeOf(
  order: Refundable,
  { fee, total }: { fee: number; total: number },
  amount: number,
): number {
  const before = total - leftToRefund(order)
  const upTo = (part: number) => Number((BigInt(fee) * BigInt(part) * 2n + BigInt(total)) / BigInt(total * 2))
  return upTo(before + amount) - upTo(before)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
