import { z } from 'zod'
import type { Call } from '../api/call'
import { CancelPaidOrder, HoldTickets, Order, OrderRef, PlaceOrder, PlacedOrder } from './order'
import { SoldOrder, SoldOrderRef } from './sold-order'
import { WriteNote } from '../tickets/attendee'

/** Orders, from the hold to what the team sees of them. */
export const ORDER_CALLS = {
  holdTickets: {
    access: 'guest',
    summary: 'Hold tickets for fifteen minutes',
    input: HoldTickets,
    output: Order,
  },
  placeOrder: {
    access: 'guest',
    summary: 'Confirm a free order, or go to payment',
    input: PlaceOrder,
    output: PlacedOrder,
  },
  checkOrder: {
    access: 'guest',
    summary: 'Settle an order whose payment went through, without waiting for the webhook',
    input: OrderRef,
    output: Order,
  },
  cancelOrder: {
    access: 'guest',
    summary: 'Give held tickets back',
    input: OrderRef,
    output: Order,
  },
  writeNote: {
    access: 'verified',
    summary: 'Write down something about an order, for the team alone',
    input: WriteNote,
    output: z.object({}),
  },
  readSoldOrder: {
    access: 'verified',
    summary: 'A settled order with its tickets, refunds and dispute, for the team',
    input: SoldOrderRef,
    output: SoldOrder,
  },
  giveBackOrder: {
    access: 'guest',
    summary: 'Give free tickets back before it begins',
    input: OrderRef,
    output: Order,
  },
  cancelPaidOrder: {
    access: 'guest',
    summary: 'Cancel a paid order as its policy allows, for the amount that was shown',
    input: CancelPaidOrder,
    output: Order,
  },
} as const satisfies Record<string, Call>
