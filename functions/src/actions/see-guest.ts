import type { CheckIn } from '../../contract/door'
import type { Ticket } from '../../contract/ticket'
import type { Instant } from '../../contract/time'
import type { DoorGuest } from '../domain/decide-admission'
import { admissionOf, readDoorKey, rsvpEntry, ticketEntry, walkInEntry } from '../domain/door-guests'
import { checkInDoc, replaceCheckIn } from '../store/check-ins'
import type { Version } from '../store/check-ins'
import type { Writer } from '../store/firestore'
import { findRsvp } from '../store/rsvps'
import { changeTicket, readTicket } from '../store/tickets'

/** A guest as they were read, with what makes sure that nobody let them in since. */
export interface SeenGuest extends DoorGuest {
  readonly version: Version | undefined
  readonly ticket: {
    readonly id: string
    readonly status: Ticket['status']
    readonly version: Version
  } | null
}

/** Reads a guest by their key; undefined when the activity has none by it. Two reads. */
export async function seeGuest(shareRef: string, key: string): Promise<SeenGuest | undefined> {
  const { kind, id } = readDoorKey(key)
  const doc = await checkInDoc(shareRef, key).get()
  const [checkIn, version] = [doc.data(), doc.updateTime]
  if (kind === 'ticket') return seeTicket(shareRef, id, checkIn, version)
  if (kind === 'walk-in') {
    return checkIn && { entry: walkInEntry(checkIn), countedAs: 'walk-in', checkIn, version, ticket: null }
  }
  const rsvp = await findRsvp(shareRef, id)
  return rsvp && { entry: rsvpEntry(rsvp, checkIn), countedAs: 'rsvp', checkIn, version, ticket: null }
}

async function seeTicket(
  shareRef: string,
  id: string,
  checkIn: CheckIn | undefined,
  version: Version | undefined,
): Promise<SeenGuest | undefined> {
  const seen = await readTicket(id)
  if (seen?.ticket.shareRef !== shareRef) return undefined
  const { ticket } = seen
  const { status, ticketTypeRef: countedAs } = ticket
  return {
    entry: ticketEntry(ticket),
    countedAs,
    checkIn,
    version,
    ticket: { id, status, version: seen.version },
  }
}

/**
 * Writes what was done with a guest: the commit fails when anybody did something with them, or with their ticket, since
 * they were read.
 */
export function writeAct(writer: Writer, seen: SeenGuest, next: CheckIn, now: Instant): void {
  replaceCheckIn(writer, next, seen.version)
  const { ticket } = seen
  if (!ticket) return
  const admission = admissionOf(next)
  const [from, to] = next.isIn ? (['valid', 'used'] as const) : (['used', 'valid'] as const)
  const status = ticket.status === from ? to : ticket.status
  changeTicket(writer, ticket.id, { status, admission }, now, ticket.version)
}
