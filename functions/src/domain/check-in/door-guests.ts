import type { CheckIn, DoorEntry, GuestAtDoor } from '../../../contract/check-in/door'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { Admission, Ticket } from '../../../contract/tickets/ticket'
import { lastAdmission } from './decide-admission'
import { isGoing } from '../rsvps/rsvp-counts'

const RSVP = 'rsvp:'
const WALK_IN = 'walk-in:'

/** The key of an answer at the door. */
export const rsvpKey = (uid: string): string => `${RSVP}${uid}`
/** The key of a walk-in without a ticket. */
export const walkInKey = (id: string): string => `${WALK_IN}${id}`

/** What a key stands for. Ids of tickets have no colon. */
export function readDoorKey(key: string): { kind: DoorEntry['kind']; id: string } {
  if (key.startsWith(RSVP)) return { kind: 'rsvp', id: key.slice(RSVP.length) }
  if (key.startsWith(WALK_IN)) return { kind: 'walk-in', id: key.slice(WALK_IN.length) }
  return { kind: 'ticket', id: key }
}

/** How somebody came in, while they are in. */
export function admissionOf(checkIn: CheckIn | undefined): Admission | null {
  const act = checkIn?.isIn ? lastAdmission(checkIn) : undefined
  return act ? { at: act.at, gate: act.gate, scanId: act.scanId } : null
}

/** A guest with who let them in, while they are. */
export function guestAtDoor(entry: DoorEntry, checkIn: CheckIn | undefined): GuestAtDoor {
  const byName = checkIn?.isIn ? (lastAdmission(checkIn)?.byName ?? null) : null
  return { ...entry, byName }
}

/** A ticket as door staff see it. */
export function ticketEntry(ticket: Ticket): DoorEntry {
  return {
    key: ticket.id,
    kind: 'ticket',
    name: ticket.holderName,
    title: ticket.ticketTypeTitle,
    guests: 0,
    status: ticket.status,
    shortCode: ticket.shortCode,
    admission: ticket.admission,
  }
}

/** An answer as door staff see it: void when the person does not go, or not any more. */
export function rsvpEntry(rsvp: Rsvp, checkIn: CheckIn | undefined): DoorEntry {
  const admission = admissionOf(checkIn)
  return {
    key: rsvpKey(rsvp.uid),
    kind: 'rsvp',
    name: rsvp.shownName,
    title: '',
    guests: rsvp.guests,
    status: !isGoing(rsvp) ? 'void' : admission ? 'used' : 'valid',
    shortCode: '',
    admission,
  }
}

/** A walk-in without a ticket as door staff see them. */
export function walkInEntry(checkIn: CheckIn): DoorEntry {
  const admission = admissionOf(checkIn)
  return {
    key: checkIn.key,
    kind: 'walk-in',
    name: checkIn.name,
    title: '',
    guests: 0,
    status: admission ? 'used' : 'valid',
    shortCode: '',
    admission,
  }
}
