import { z } from 'zod'
import type { Call } from '../api/call'
import { AttendeePage, ListAttendees, ResendTickets } from './attendee'
import { ListMyTickets, SendTicket, Ticket, TicketPage, TicketRef } from './ticket'

/** Tickets, and who has them. */
export const TICKET_CALLS = {
  resendTickets: {
    access: 'verified',
    summary: "Mail an order's tickets to its buyer again",
    input: ResendTickets,
    output: z.object({}),
  },
  listMyTickets: {
    access: 'guest',
    summary: "The person's tickets to what is coming",
    input: ListMyTickets,
    output: TicketPage,
  },
  sendTicket: {
    access: 'guest',
    summary: 'Send a ticket on to somebody else: the old code is void, they get a new one by mail',
    input: SendTicket,
    output: Ticket,
  },
  takeBackTicket: {
    access: 'guest',
    summary: 'Take a ticket back that was sent on and not opened yet',
    input: TicketRef,
    output: Ticket,
  },
  listAttendees: {
    access: 'verified',
    summary: 'The settled orders of an activity, for its organiser',
    input: ListAttendees,
    output: AttendeePage,
  },
} as const satisfies Record<string, Call>
