import { z } from 'zod'
import type { Call } from '../api/call'
import { OwnPosition, WaitingRoomRef } from './waiting-room'

/** A place in line where many come at once. */
export const WAITING_ROOM_CALLS = {
  enterWaitingRoom: {
    access: 'guest',
    summary: 'Take a place in line to buy tickets, or see how far it has come',
    input: WaitingRoomRef,
    output: OwnPosition,
  },
  leaveWaitingRoom: {
    access: 'guest',
    summary: 'Give a place in line to buy tickets up',
    input: WaitingRoomRef,
    output: z.object({}),
  },
} as const satisfies Record<string, Call>
