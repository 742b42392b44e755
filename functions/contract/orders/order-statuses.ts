import type { OrderStatus } from './order'

/* Without schemas, like money-format.ts. Each set says who counts in. */

/** Tickets are set aside, and not yet the buyer's. */
export const OPEN_STATUSES: readonly OrderStatus[] = ['held', 'awaiting-payment', 'processing']

/** Money is with the organiser; some of it may have been given back. */
export const KEPT_STATUSES: readonly OrderStatus[] = ['paid', 'partially-refunded']

/** The buyer has tickets that let somebody in. */
export const CONFIRMED_STATUSES: readonly OrderStatus[] = ['confirmed', ...KEPT_STATUSES]

/** The buyer has done all that there is to do. */
export const PLACED_STATUSES: readonly OrderStatus[] = [...CONFIRMED_STATUSES, 'processing']

/** A payment came, whatever became of it since. */
export const CHARGED_STATUSES: readonly OrderStatus[] = [...KEPT_STATUSES, 'refunded', 'disputed', 'lost']

/** The buyer has tickets, or had them until a refund or a dispute: these are attendees, and have an invoice. */
export const SETTLED_STATUSES = [
  'confirmed',
  'paid',
  'partially-refunded',
  'refunded',
  'disputed',
  'lost',
] as const satisfies readonly OrderStatus[]

/** Whether an order is among those. */
export function isSettled({ status }: { status: OrderStatus }): boolean {
  return SETTLED_STATUSES.some((it) => it === status)
}
