import type { CheckIn, GuestAtDoor } from '../../../contract/check-in/door'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { Ticket } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'
import type { DoorGuest } from '../../domain/check-in/decide-admission'
import {
  admissionOf,
  guestAtDoor,
  readDoorKey,
  rsvpEntry,
  rsvpKey,
  ticketEntry,
  walkInEntry,
} from '../../domain/check-in/door-guests'
import { checkInDoc, findCheckIns, replaceCheckIn } from '../../store/check-in/check-ins'
import type { Version } from '../../store/check-in/check-ins'
import type { Writer } from '../../store/firestore'
import { findRsvp } from '../../store/rsvps/rsvps'
import { changeTicket, findTickets, readTicket } from '../../store/tickets/tickets'

/** A guest as they were read, with what makes sure that nobody let them in since. */
export interface VersionedGuest extends DoorGuest {
  readonly version: Version | undefined
  readonly ticket: {
    readonly id: string
    readonly status: Ticket['status']
    readonly version: Version
  } | null
}

/** Reads a guest by their key; undefined when the activity has none by it. Two reads. */
export async function loadGuest(shareRef: string, key: string): Promise<VersionedGuest | undefined> {
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
): Promise<VersionedGuest | undefined> {
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

/** Some tickets as the team sees them, with who let them in. Reads each of them, and the check-in of whoever is in. */
export async function findGuestsOf(shareRef: string, ticketIds: readonly string[]): Promise<GuestAtDoor[]> {
  const entries = (await findTickets(ticketIds)).map(ticketEntry)
  const inside = entries.filter(({ status }) => status === 'used').map(({ key }) => key)
  const checkIns = await findCheckIns(shareRef, inside)
  return entries.map((entry) => guestAtDoor(entry, checkIns.get(entry.key)))
}

/** Some answers as the team sees them, with who let them in. One read for each. */
export async function findGuestsAnswering(shareRef: string, rsvps: readonly Rsvp[]): Promise<GuestAtDoor[]> {
  const keys = rsvps.map(({ uid }) => rsvpKey(uid))
  const checkIns = await findCheckIns(shareRef, keys)
  return rsvps.map((rsvp) => {
    const checkIn = checkIns.get(rsvpKey(rsvp.uid))
    return guestAtDoor(rsvpEntry(rsvp, checkIn), checkIn)
  })
}

/**
 * Writes what was done with a guest: the commit fails when anybody did something with them, or with their ticket, since
 * they were read.
 */
export function writeAct(writer: Writer, seen: VersionedGuest, next: CheckIn, now: Instant): void {
  replaceCheckIn(writer, next, seen.version)
  const { ticket } = seen
  if (!ticket) return
  const admission = admissionOf(next)
  const [from, to] = next.isIn ? (['valid', 'used'] as const) : (['used', 'valid'] as const)
  const status = ticket.status === from ? to : ticket.status
  changeTicket(writer, ticket.id, { status, admission }, now, ticket.version)
}
