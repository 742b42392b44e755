import { z } from 'zod'
import { RetryClosing } from '../activities/activity-closing'
import { ResendTickets, WriteNote } from '../tickets/attendee'
import {
  BillInvoice,
  Invoice,
  InvoicePage,
  ListInvoices,
  ListMyInvoices,
  MyInvoices,
} from '../invoices/invoice'
import {
  ApplyPromoCode,
  CancelPaidOrder,
  HoldTickets,
  Order,
  OrderRef,
  PlaceOrder,
  PlacedOrder,
  TicketsUnlocked,
  UnlockTickets,
} from './order'
import { DebtPage, ListDebts } from '../debts/debt'
import { ListPayouts, PayoutBalance, PayoutPage, PayoutRead, ReadPayout } from '../payouts/payout-list'
import { PayoutLink } from '../payouts/payout'
import { RefundOrder } from '../refunds/refund'
import { EvidencePrepared, SoldOrder, SoldOrderRef, SubmitEvidence } from './sold-order'
import {
  JoinTicketLine,
  ListOwnWaits,
  ListTicketLine,
  OwnWait,
  OwnWaits,
  TicketLinePage,
  TicketLineRef,
} from '../wait-list/ticket-line'
import { OwnPlace, WaitingRoomRef } from '../waiting-room/waiting-room'
import type { Call } from '../api/call'

/** Tickets and money: orders, lines, the waiting room, invoices, refunds, disputes, payouts. */
export const ORDER_CALLS = {
  unlockTickets: {
    access: 'guest',
    summary: 'What a promo code takes off, and the hidden ticket types that it opens',
    input: UnlockTickets,
    output: TicketsUnlocked,
  },
  holdTickets: {
    access: 'guest',
    summary: 'Hold tickets for fifteen minutes',
    input: HoldTickets,
    output: Order,
  },
  enterWaitingRoom: {
    access: 'guest',
    summary: 'Take a place in line to buy tickets, or see how far it has come',
    input: WaitingRoomRef,
    output: OwnPlace,
  },
  leaveWaitingRoom: {
    access: 'guest',
    summary: 'Give a place in line to buy tickets up',
    input: WaitingRoomRef,
    output: z.object({}),
  },
  applyPromoCode: {
    access: 'guest',
    summary: 'Apply a promo code to a held order, or take it off',
    input: ApplyPromoCode,
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
  listMyInvoices: {
    access: 'guest',
    summary: "The person's own invoices and credit notes for an activity",
    input: ListMyInvoices,
    output: MyInvoices,
  },
  billInvoice: {
    access: 'guest',
    summary: 'Say who the invoice of an own order is for',
    input: BillInvoice,
    output: Invoice,
  },
  listInvoices: {
    access: 'verified',
    summary: "An activity's invoices and credit notes, for its managers",
    input: ListInvoices,
    output: InvoicePage,
  },
  joinTicketLine: {
    access: 'guest',
    summary: 'Wait for tickets that are sold out, or for another number of them',
    input: JoinTicketLine,
    output: OwnWait,
  },
  leaveTicketLine: {
    access: 'guest',
    summary: 'Wait no longer; joining again within some minutes finds the same place',
    input: TicketLineRef,
    output: z.object({}),
  },
  listOwnWaits: {
    access: 'guest',
    summary: 'The lines for sold-out tickets that the person stands in',
    input: ListOwnWaits,
    output: OwnWaits,
  },
  listTicketLine: {
    access: 'verified',
    summary: 'Who waits for a ticket type, for its organiser',
    input: ListTicketLine,
    output: TicketLinePage,
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
  refundOrder: {
    access: 'verified',
    summary: 'Give an order’s money back: all that is left, some tickets, or an amount',
    input: RefundOrder,
    output: SoldOrder,
  },
  prepareEvidence: {
    access: 'verified',
    summary: 'What a dispute would be answered with',
    input: SoldOrderRef,
    output: EvidencePrepared,
  },
  submitEvidence: {
    access: 'verified',
    summary: 'Answer a dispute; it can be done once',
    input: SubmitEvidence,
    output: SoldOrder,
  },
  retryClosing: {
    access: 'verified',
    summary: 'Make the failed refunds of a cancelled activity once more',
    input: RetryClosing,
    output: z.object({}),
  },
  readPayoutBalance: {
    access: 'verified',
    summary: 'What the person has at the payment provider, and how often it pays out',
    input: z.strictObject({}),
    output: PayoutBalance,
  },
  listPayouts: {
    access: 'verified',
    summary: "The person's payouts, newest first",
    input: ListPayouts,
    output: PayoutPage,
  },
  readPayout: {
    access: 'verified',
    summary: 'A payout of the person’s and what it is made of',
    input: ReadPayout,
    output: PayoutRead,
  },
  listDebts: {
    access: 'verified',
    summary: 'What the person owes the platform or has owed, newest first',
    input: ListDebts,
    output: DebtPage,
  },
  openPayoutDashboard: {
    access: 'verified',
    summary: "A way into the person's own pages at the payment provider",
    input: z.strictObject({}),
    output: PayoutLink,
  },
  resendTickets: {
    access: 'verified',
    summary: "Mail an order's tickets to its buyer again",
    input: ResendTickets,
    output: z.object({}),
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
