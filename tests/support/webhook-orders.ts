import { randomUUID } from 'node:crypto'
import { handlePaymentEvent } from '../../functions/src/actions/orders/handle-payment-event'
import { holdTickets } from '../../functions/src/actions/orders/hold-tickets'
import { placeOrder } from '../../functions/src/actions/orders/place-order'
import type { Actor } from '../../functions/src/domain/access/actor'
import { findTallyNow } from '../../functions/src/store/analytics/tallies'
import { findStripeAccount } from '../../functions/src/store/accounts/users'
import { details, ticketType } from './activities'
import { database, readOrder, readTickets } from './database'
import { actor, published } from './in-process'
import { payPage, signedEvent, stripe } from './stripe'

/** What is told of an order that was paid at its second payment page; the last is the first once more. */
export const EVENTS = [
  'checkout.session.completed',
  'payment_intent.succeeded',
  'charge.succeeded',
  'checkout.session.expired',
  'account.updated',
  'the first again',
] as const
type EventName = (typeof EVENTS)[number]

/** Every order of some things. */
export function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((first, at) =>
    ordersOf(things.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
  )
}

/** An order that was changed after its first payment page and paid at its second; nobody has heard of it yet. */
async function paidUnheard(organiser: Actor, now: string) {
  const { activity } = await published({ ticketTypes: [ticketType({ price: 2000, capacity: 3 })] }, organiser)
  const [buyer, shareRef] = [actor(), activity.shareRef]
  const items = [{ ticketTypeRef: activity.ticketTypes[0]?.shareRef ?? '', quantity: 2 }]
  const { id } = await holdTickets(buyer, { shareRef, items, idempotencyKey: randomUUID() }, now)
  const first = await placeOrder(buyer, details(id), now)
  const second = await placeOrder(buyer, details(id, 'bo@example.org'), now)
  const [left, page] = [first.order.session?.id ?? '', second.order.session?.id ?? '']
  await payPage(page)
  return { id, shareRef, left, page }
}

async function objectsOf(organiser: Actor, order: { left: string; page: string }) {
  const expand = ['payment_intent.latest_charge']
  const { payment_intent: intent } = await stripe().checkout.sessions.retrieve(order.page, { expand })
  if (!intent || typeof intent === 'string') throw new Error('This page was not paid')
  const charge = intent.latest_charge
  return {
    'checkout.session.completed': order.page,
    'payment_intent.succeeded': intent.id,
    'charge.succeeded': typeof charge === 'string' ? charge : (charge?.id ?? ''),
    'checkout.session.expired': order.left,
    'account.updated': (await findStripeAccount(organiser.uid))?.accountId ?? '',
  }
}

/** What there is in the end, without what is another in every order. */
async function endOf({ id, shareRef }: { id: string; shareRef: string }): Promise<unknown> {
  const [order, tickets, tally] = await Promise.all([
    readOrder(id),
    readTickets(id),
    findTallyNow(shareRef, new Date().toISOString()),
  ])
  const [ledger, free, mail] = await Promise.all([
    database().collection('ledger').where('shareRef', '==', shareRef).get(),
    database().collection(`activities/${shareRef}/stock`).count().get(),
    database().doc(`outbox/tickets-${id}`).get(),
  ])
  return {
    status: order.status,
    tickets: tickets.map((ticket) => ticket.status),
    tally: [Object.values(tally?.tickets ?? {}), tally?.orders, tally?.money],
    ledger: ledger.docs.map((doc) => [doc.get('kind'), doc.get('amount'), doc.get('fee')]),
    free: free.data().count,
    mails: mail.exists ? 1 : 0,
  }
}

/** Delivers the events of a new order in this order, each twice, and answers what there is in the end. */
export async function endAfter(organiser: Actor, names: readonly EventName[]): Promise<unknown> {
  const now = new Date().toISOString()
  const order = await paidUnheard(organiser, now)
  const objects = await objectsOf(organiser, order)
  for (const name of [...names, ...names]) {
    const type = name === 'the first again' ? EVENTS[0] : name
    const event = { id: `evt_${type}_${order.id}`, type, object: { id: objects[type] } }
    const { payload, signature } = signedEvent(event)
    await handlePaymentEvent(payload, signature, now)
  }
  return endOf(order)
}
