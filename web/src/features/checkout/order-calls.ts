import type { Order } from 'functions/contract/orders/order'
import { ask, retryOnNetworkError } from '../../data/requests/ask'
import { endIntention, holdKey } from './hold-key'
import type { Intention } from './hold-key'
import { forgetHolding, keepHolding, otherHolding } from './holding'

/** Whoever chooses differently does not keep what they chose before. */
async function freeOther(intention: Intention): Promise<void> {
  const other = otherHolding(intention)
  if (!other) return
  endIntention({ ...intention, tickets: other.tickets })
  await ask('cancelOrder', { orderId: other.orderId }).catch((error: unknown) =>
    console.warn('An earlier hold ends by itself.', error),
  )
}

/**
 * Holds the tickets of an intention. The server knows the intention by its key, so that asking again finds the same hold:
 * it is repeated after a lost answer.
 * @param code what opened some of them
 */
export async function holdTickets(
  intention: Intention,
  items: { ticketTypeRef: string; quantity: number }[],
  code: string | undefined,
): Promise<Order> {
  const { shareRef } = intention
  const idempotencyKey = holdKey(intention)
  await freeOther(intention)
  const order = await retryOnNetworkError(() => ask('holdTickets', { shareRef, items, code, idempotencyKey }))
  keepHolding(intention, order)
  return order
}

/** An order as it is now; paid ones are settled by asking, without waiting for the payment provider's message. */
export function checkOrder(orderId: string): Promise<Order> {
  return retryOnNetworkError(() => ask('checkOrder', { orderId }))
}

/** Frees held tickets whose buyer goes elsewhere: the seats are for those who want them. */
export function freeOnLeave(intention: Intention, order: Order): void {
  if (order.status !== 'held') return
  endIntention(intention)
  forgetHolding(order)
  void ask('cancelOrder', { orderId: order.id }, { outlivesPage: true }).catch(() => undefined)
}
