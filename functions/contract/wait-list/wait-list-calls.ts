import { z } from 'zod'
import type { Call } from '../api/call'
import {
  JoinTicketLine,
  ListOwnWaits,
  ListTicketLine,
  OwnWait,
  OwnWaits,
  TicketLinePage,
  TicketLineRef,
} from './ticket-line'

/** Waiting for tickets that are sold out. */
export const WAIT_LIST_CALLS = {
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
} as const satisfies Record<string, Call>
