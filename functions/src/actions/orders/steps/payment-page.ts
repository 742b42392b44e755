import type { Amount } from '../../../../contract/pricing/money'
import type { Order } from '../../../../contract/orders/order'
import type { Pricing } from '../../../../contract/pricing/pricing'
import { config } from '../../../config'
import { links } from '../../../domain/mail/links'
import { methodsFor } from '../../../domain/orders/payment-methods'
import { Refusal } from '../../../domain/refusal'
import { minutesAfter } from '../../../domain/wall-time'
import { closePayment, openPayment } from '../../../gateways/stripe/stripe-pages'
import type { PaymentRequest, PaymentSession } from '../../../gateways/stripe/stripe-pages'
import { log } from '../../../log'

/** Stripe's payment pages live thirty minutes at least; ours is closed when the hold ends. */
export const PAGE_MINUTES = 35

/**
 * The page where an order is paid. Asking again for the same attempt gives the same page: all of the request is read from
 * the order, as Stripe compares it with the one that it has seen under the key.
 * @returns undefined when this attempt has none, and never will
 * @throws Refusal `payouts-not-ready` when nobody can be paid there
 */
export async function openPaymentPage(order: Order): Promise<PaymentSession | undefined> {
  const opened = await openPayment(config(), requestFor(order))
  if (opened.kind !== 'refused') return opened.kind === 'page' ? opened.page : undefined
  log.error('paymentPageRefused', { orderId: order.id, why: opened.why })
  throw refuseUnpayable()
}

/**
 * Ends the page where an order could be paid, also one that was made just before a crash and never written down.
 * @returns the page as it is afterwards, or undefined when there never was one; any other failure is passed on, since
 * somebody might still pay
 */
export async function closePaymentPage(order: Order): Promise<PaymentSession | undefined> {
  if (order.session) return closePayment(config(), order.session.id)
  const opened = await openPayment(config(), requestFor(order))
  if (opened.kind !== 'page') return undefined
  return opened.page.state === 'open' ? closePayment(config(), opened.page.id) : opened.page
}

function refuseUnpayable(): Refusal {
  return new Refusal(
    'payouts-not-ready',
    'The organiser cannot take payments at the moment. Nothing was charged.',
  )
}

/** What a payment page asks for, from the order alone: a repetition must be the same request. */
function requestFor(order: Order): PaymentRequest {
  const { pricing, buyer, sessionExpiresAt, payoutAccountId } = order
  if (!pricing || !buyer || !sessionExpiresAt || payoutAccountId === null) throw refuseUnpayable()
  const { PUBLIC_ORIGIN: origin, PAYMENT_METHODS: methods } = config()
  return {
    orderId: order.id,
    attempt: order.attempt,
    title: order.activity.title,
    lines: linesOf(order, pricing),
    currency: order.currency,
    fee: pricing.fee,
    payoutAccountId,
    email: buyer.email,
    methods: methodsFor(methods, order.activity, minutesAfter(sessionExpiresAt, -PAGE_MINUTES)),
    expiresAt: sessionExpiresAt,
    successUrl: links.paid(origin, order.id),
    cancelUrl: links.paymentCancelled(origin, order.id),
  }
}

function linesOf(order: Order, pricing: Pricing): PaymentRequest['lines'] {
  const titles = new Map(order.items.map((item) => [item.ticketTypeRef, item.title]))
  // Tickets of one type may differ by a unit, where a discount on all of them does not divide evenly.
  const alike = new Map<string, { name: string; unitAmount: Amount; quantity: number }>()
  for (const { ticketTypeRef, charged } of pricing.tickets) {
    const key = `${ticketTypeRef} ${charged}`
    const name = `${titles.get(ticketTypeRef) ?? 'Ticket'}: ${order.activity.title}`
    const { quantity } = alike.get(key) ?? { quantity: 0 }
    alike.set(key, { name, unitAmount: charged, quantity: quantity + 1 })
  }
  const extras = [
    { name: `Tip for ${order.activity.organiserName}`, unitAmount: pricing.tip, quantity: 1 },
    { name: 'Donation', unitAmount: pricing.donation, quantity: 1 },
  ]
  return [...alike.values(), ...extras].filter((line) => line.unitAmount > 0)
}
