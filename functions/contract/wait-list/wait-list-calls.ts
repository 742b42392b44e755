import { z } from 'zod'
import type { Call } from '../api/call'
import {
  JoinWaitList,
  ListOwnWaits,
  ListWaitList,
  OwnWait,
  OwnWaits,
  WaitListPage,
  WaitListRef,
} from './wait-list'

/** Waiting for tickets that are sold out. */
export const WAIT_LIST_CALLS = {
  joinWaitList: {
    access: 'guest',
    summary: 'Wait for tickets that are sold out, or for another number of them',
    input: JoinWaitList,
    output: OwnWait,
  },
  leaveWaitList: {
    access: 'guest',
    summary: 'Wait no longer; joining again within some minutes finds the same place',
    input: WaitListRef,
    output: z.object({}),
  },
  listOwnWaits: {
    access: 'guest',
    summary: 'The lines for sold-out tickets that the person stands in',
    input: ListOwnWaits,
    output: OwnWaits,
  },
  listWaitList: {
    access: 'verified',
    summary: 'Who waits for a ticket type, for its organiser',
    input: ListWaitList,
    output: WaitListPage,
  },
} as const satisfies Record<string, Call>
