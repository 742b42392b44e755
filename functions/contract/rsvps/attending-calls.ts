import { KnownGoing, ListKnownGoing } from '../connections/connection'
import { AttendeePage, ListAttendees } from '../tickets/attendee'
import {
  ChangeInvitation,
  InvitationInfo,
  InvitationPage,
  InviteePage,
  ListInvitations,
  ListInvitees,
} from '../invitations/invitation'
import { ListMyActivities, MyActivitiesPage } from '../activities/my-activities'
import { DecideRsvp, RsvpDecided } from './rsvp'
import { ListMyTickets, SendTicket, Ticket, TicketPage, TicketRef } from '../tickets/ticket'
import { ListUpdates, SendUpdate, UpdateInfo, UpdateList } from '../updates/update'
import type { Call } from '../api/call'

/** Who comes to an activity, and what they are told. */
export const ATTENDING_CALLS = {
  listMyActivities: {
    access: 'guest',
    summary: 'The activities that the person hosts or goes to',
    input: ListMyActivities,
    output: MyActivitiesPage,
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
  decideRsvp: {
    access: 'verified',
    summary: 'Let somebody who wants to go in, or not',
    input: DecideRsvp,
    output: RsvpDecided,
  },
  listInvitations: {
    access: 'verified',
    summary: 'The invitations to an activity and what came of them',
    input: ListInvitations,
    output: InvitationPage,
  },
  listInvitees: {
    access: 'verified',
    summary: "The person's connections, and where each stands with an activity",
    input: ListInvitees,
    output: InviteePage,
  },
  changeInvitation: {
    access: 'verified',
    summary: 'Send an invitation again, or end it',
    input: ChangeInvitation,
    output: InvitationInfo,
  },
  sendUpdate: {
    access: 'verified',
    summary: 'Write to some of the people of an activity',
    input: SendUpdate,
    output: UpdateInfo,
  },
  listUpdates: {
    access: 'guest',
    summary: 'What the organiser of an activity wrote to the person',
    input: ListUpdates,
    output: UpdateList,
  },
  listKnownGoing: {
    access: 'guest',
    summary: "The person's connections who go to an activity and let it be seen",
    input: ListKnownGoing,
    output: KnownGoing,
  },
} as const satisfies Record<string, Call>
