import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'

/**
 * Ways to pay of which Stripe knows only days later whether the money comes (Stripe: "Payment method support", delayed
 * notification).
 */
const SETTLE_LATER = new Set([
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'payto',
  'sepa_debit',
  'sofort',
  'us_bank_account',
])

/** How long tickets are kept for a payment that is under way: debits take up to ten working days. */
const KEPT_DAYS = 14
const DAY_MS = 24 * 3600 * 1000

/**
 * The ways in which an order may be paid: those that are configured; of an activity that begins sooner than such a payment
 * may take, only those that settle at once.
 * @param at when the attempt to pay began
 */
export function methodsFor(
  configured: readonly string[],
  { startsAt }: Pick<Order['activity'], 'startsAt'>,
  at: Instant,
): string[] {
  const isSoon = Date.parse(startsAt) - Date.parse(at) < KEPT_DAYS * DAY_MS
  return configured.filter((method) => !isSoon || !SETTLE_LATER.has(method))
}

/** Until when tickets are kept for a payment that is under way now: two weeks, and never beyond the activity's end. */
export function keptUntil({ endsAt }: Pick<Order['activity'], 'endsAt'>, now: Instant): Instant {
  const limit = new Date(Date.parse(now) + KEPT_DAYS * DAY_MS).toISOString()
  return endsAt < limit ? endsAt : limit
}
