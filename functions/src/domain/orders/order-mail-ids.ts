import type { Order } from '../../../contract/orders/order'
import type { Ticket } from '../../../contract/tickets/ticket'
import { MAX_RESENT } from '../../../contract/tickets/attendee'
import type { OrderRefund } from '../../../contract/refunds/refund'

/** What the mails about an order are called: each is sent once. */
export const orderMailIds = {
  /** Its tickets, to the buyer. */
  tickets: (orderId: string) => `tickets-${orderId}`,
  /** Theirs, to an attendee, by the index of their first ticket in it. */
  attendee: (orderId: string, index: number) => `tickets-${orderId}-attendee-${index + 1}`,
  /** Its tickets once more, each time it may be. */
  again: (orderId: string) =>
    Array.from({ length: MAX_RESENT }, (_, index) => `tickets-${orderId}-again-${index + 1}`),
  /** A ticket, to whom it was sent. */
  sent: (ticketId: string) => `sent-${ticketId}`,
  /** That it is sold, to the organiser. */
  sale: (orderId: string) => `sale-${orderId}`,
  /** That its activity does not take place. */
  cancelled: (orderId: string) => `cancelled-${orderId}`,
  lateRefund: (orderId: string) => `late-refund-${orderId}`,
  givenBack: (orderId: string) => `given-back-${orderId}`,
  /** That its payment is on its way, and that it did not arrive. */
  processing: (orderId: string) => `processing-${orderId}`,
  paymentEnded: (orderId: string) => `payment-ended-${orderId}`,
}

/** The id of the mail that tells a buyer of a refund. */
export function refundMailId(
  { id, status, refunds }: Pick<Order, 'id' | 'status' | 'refunds'>,
  refund: Pick<OrderRefund, 'id'>,
): string {
  if (status === 'late-refunded') return orderMailIds.lateRefund(id)
  // What people who owed nothing get by this id, too, when the activity is cancelled.
  const first = refunds.find((it) => it.by === 'cancelled-activity')
  return first?.id === refund.id ? orderMailIds.cancelled(id) : `refund-${id}-${refund.id}`
}

/** All mails that name an order's buyer, whether they were sent or not. */
export function mailsNamingBuyer(
  order: Pick<Order, 'id' | 'status' | 'refunds' | 'ticketIds'>,
  tickets: readonly Pick<Ticket, 'id'>[],
): string[] {
  const { id, refunds, ticketIds } = order
  const { tickets: first, attendee, again, sent, ...others } = orderMailIds
  return [
    ...new Set([
      first(id),
      ...ticketIds.map((_, index) => attendee(id, index)),
      ...again(id),
      ...tickets.map((ticket) => sent(ticket.id)),
      ...Object.values(others).map((idOf) => idOf(id)),
      ...refunds.map((refund) => refundMailId(order, refund)),
    ]),
  ]
}
