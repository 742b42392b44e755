import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Activity } from 'functions/contract/activities/activity'
import type { Order } from 'functions/contract/orders/order'
import { config } from '../../functions/src/config'
import { handlePaymentEvent } from '../../functions/src/actions/orders/handle-payment-event'
import { holdTickets } from '../../functions/src/actions/orders/hold-tickets'
import { placeOrder } from '../../functions/src/actions/orders/place-order'
import type { Actor } from '../../functions/src/domain/access/actor'
import { openPayment } from '../../functions/src/gateways/stripe/stripe-pages'
import { findSettings } from '../../functions/src/store/activities/activities'
import { details } from './activities'
import { actor } from './in-process'
import { payPage, signedEvent, stripe } from './stripe'

/** A minute from now, or another number of them, when the clock says so. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

/** Holds tickets of an activity's first type. */
export function heldFor(buyer: Actor, activity: Activity, quantity = 1): Promise<Order> {
  const items = [{ ticketTypeRef: activity.ticketTypes[0]?.shareRef ?? '', quantity }]
  return holdTickets(
    buyer,
    { shareRef: activity.shareRef, items, idempotencyKey: randomUUID() },
    inMinutes(0),
  )
}

/** Brings somebody to the payment page. */
export async function placedFor(activity: Activity, buyer: Actor = actor(), quantity = 1): Promise<Order> {
  const { id } = await heldFor(buyer, activity, quantity)
  return (await placeOrder(buyer, details(id), inMinutes(0))).order
}

/** Somebody pays, and nobody has heard of it yet. */
export async function paidUnheard(activity: Activity, buyer?: Actor, quantity?: number): Promise<Order> {
  const order = await placedFor(activity, buyer, quantity)
  await payPage(order.session?.id ?? '')
  return order
}

/** A webhook arrives at this process. */
export async function hear(
  type: string,
  objectId: string,
  { event = `evt_${randomUUID()}`, at = inMinutes(0) }: { event?: string; at?: string } = {},
): Promise<void> {
  const { payload, signature } = signedEvent(
    { id: event, type, object: { id: objectId } },
    { at: Math.floor(Date.parse(at) / 1000) },
  )
  await handlePaymentEvent(payload, signature, at)
}

/** The payment pages that were made for an order, newest first, as the payment provider has them. */
export async function pagesOf({ id }: Pick<Order, 'id'>): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe().checkout.sessions.list({ limit: 100 })
  return data.filter((page) => page.metadata?.['orderId'] === id)
}

/**
 * Makes another payment page of an order, one that nobody here knows of: a second tab's, or one that stayed open.
 * @returns its id
 */
export async function strayPageOf(order: Order): Promise<string> {
  const { id: orderId, shareRef, pricing, currency, activity } = order
  const { total = 0, fee = 0 } = pricing ?? {}
  const opened = await openPayment(config(), {
    orderId,
    attempt: 1000 + Math.floor(Math.random() * 1e6),
    title: activity.title,
    lines: [{ name: 'Ticket', unitAmount: total, quantity: 1 }],
    currency,
    fee,
    payoutAccountId: (await findSettings(shareRef))?.payoutAccountId ?? '',
    email: 'bo.buyer@example.com',
    methods: ['card'],
    expiresAt: inMinutes(40),
    successUrl: 'https://turnout.example/paid',
    cancelUrl: 'https://turnout.example/left',
  })
  if (opened.kind !== 'page') throw new Error(`No page: ${JSON.stringify(opened)}`)
  return opened.page.id
}

/** The refunds of what was paid on a page, as the payment provider has them. */
export async function refundsOfPage(pageId: string): Promise<Stripe.Refund[]> {
  const { payment_intent: intent } = await stripe().checkout.sessions.retrieve(pageId)
  const id = typeof intent === 'string' ? intent : (intent?.id ?? '')
  return (await stripe().refunds.list({ payment_intent: id })).data
}
