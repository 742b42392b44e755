import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Order } from 'functions/contract/orders/order'
import type { RefundOrder, RefundWhat } from 'functions/contract/refunds/refund'
import { details, hold, hosted, ticketType } from './activities'
import type { Hosted } from './activities'
import { readOrder } from './database'
import { guest } from './people'
import type { Person } from './people'
import { call } from './requests'
import { eventually } from './stack'
import { control, payPage, stripe } from './stripe'

/** What an organiser says of a refund, beside which order it is of. */
export function refund(
  what: RefundWhat = { kind: 'whole' },
): Pick<RefundOrder, 'what' | 'reason' | 'idempotencyKey'> {
  return { what, reason: 'The band is ill.', idempotencyKey: randomUUID() }
}

/** An order that is paid, and the activity that it is for. */
export interface Sale {
  readonly party: Hosted
  readonly buyer: Person
  readonly order: Order
}

/** How tickets are sold. */
interface Selling {
  readonly card?: string
  readonly party?: Hosted
  readonly pay?: typeof payPage
}

/** Sells tickets at 20.00 each, with a fee of 1.00 each. */
export async function sold(quantity = 2, { card, party, pay = payPage }: Selling = {}): Promise<Sale> {
  const host = party ?? (await hosted({ ticketTypes: [ticketType({ price: 2000, capacity: 10 })] }))
  const buyer = await guest()
  const held = await hold(host, buyer, quantity)
  const placed = await call('placeOrder', details(held.id), buyer)
  await pay(placed.order.session?.id ?? '', card)
  return { party: host, buyer, order: await orderWhen(held.id, (order) => order.status === 'paid') }
}

/** The order once it is as it should be. */
export function orderWhen(id: string, isSo: (order: Order) => boolean): Promise<Order> {
  return eventually(() => readOrder(id), isSo, 30)
}

/** Refunds as the organiser. */
export function giveBack({ party, order }: Pick<Sale, 'party' | 'order'>, what?: RefundWhat) {
  return call(
    'refundOrder',
    { shareRef: party.shareRef, orderId: order.id, ...refund(what) },
    party.organiser,
  )
}

/** The charge of an order, as the payment provider has it. */
export async function chargeOf({ paymentIntentId }: Pick<Order, 'paymentIntentId'>): Promise<Stripe.Charge> {
  const expand = ['latest_charge.application_fee', 'latest_charge.transfer']
  const { latest_charge: charge } = await stripe().paymentIntents.retrieve(paymentIntentId ?? '', { expand })
  if (!charge || typeof charge === 'string') throw new Error('The charge was not expanded')
  return charge
}

/** Has the buyer dispute an order; answers the dispute's id. */
export async function dispute(order: Order, how: object = {}): Promise<string> {
  const charge = await chargeOf(order)
  const { id } = (await control(`charges/${charge.id}/dispute`, how)) as { id: string }
  return id
}
