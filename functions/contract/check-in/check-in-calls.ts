import type { Call } from '../api/call'
import {
  AddWalkIn,
  CheckInGuests,
  CheckInUndone,
  Door,
  DoorPage,
  DoorRef,
  GuestsCheckedIn,
  ListDoor,
  UndoCheckIn,
  WalkInAdded,
} from './door'

/** Who is let in. */
export const CHECK_IN_CALLS = {
  openDoor: {
    access: 'guest',
    summary: 'What the door of an activity needs to work without a network',
    input: DoorRef,
    output: Door,
  },
  listDoor: {
    access: 'guest',
    summary: 'The guests of a door, or those who changed since',
    input: ListDoor,
    output: DoorPage,
  },
  checkInGuests: {
    access: 'guest',
    summary: 'Let guests in: each scan gets its own answer, and the same one when sent again',
    input: CheckInGuests,
    output: GuestsCheckedIn,
  },
  undoCheckIn: {
    access: 'guest',
    summary: 'Take back what a scan did',
    input: UndoCheckIn,
    output: CheckInUndone,
  },
  addWalkIn: {
    access: 'guest',
    summary: 'Add somebody who comes without a ticket, and let them in',
    input: AddWalkIn,
    output: WalkInAdded,
  },
} as const satisfies Record<string, Call>
