import type { Activity } from '../../../contract/activities/activity'
import { DOOR_PAGE } from '../../../contract/check-in/door'
import type { DoorEntry, DoorKind, DoorPage, ListDoor } from '../../../contract/check-in/door'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { rsvpEntry, rsvpKey, ticketEntry, walkInEntry } from '../../domain/check-in/door-guests'
import { minutesAfter } from '../../domain/wall-time'
import { findCheckIns, listChangedCheckIns } from '../../store/check-in/check-ins'
import type { Page } from '../../store/page'
import { findRsvps, listAnsweredSince, listSaidGoing } from '../../store/rsvps/rsvps'
import { listChangedTickets, listTicketsOfActivity } from '../../store/tickets/tickets'
import { requireDoor } from './steps/require-door'

/** What was written a moment ago may carry an earlier time than what was read: lists of changes overlap. */
const OVERLAP_MINUTES = 1
const EVER = '2000-01-01T00:00:00.000Z'

/**
 * One page of the guests of a door. An activity with tickets lets in by ticket, any other by the answers; those who
 * walked in without a ticket come with the last page.
 */
export async function listDoor(by: Actor, input: ListDoor, now: Instant): Promise<DoorPage> {
  const { activity } = await requireDoor(by, input.shareRef)
  const page = await guestsOf(activity, input)
  const others = page.nextCursor === null ? await listCheckedIn(input) : []
  return {
    items: [...page.items, ...others],
    nextCursor: page.nextCursor,
    asOf: minutesAfter(now, -OVERLAP_MINUTES),
  }
}

async function guestsOf(activity: Activity, { since, cursor }: ListDoor): Promise<Page<DoorEntry>> {
  const { shareRef } = activity
  if (activity.ticketTypes.length > 0) {
    const tickets =
      since === undefined
        ? await listTicketsOfActivity(shareRef, DOOR_PAGE, cursor)
        : await listChangedTickets(shareRef, since, DOOR_PAGE, cursor)
    return { ...tickets, items: tickets.items.map(ticketEntry) }
  }
  if (since !== undefined) {
    const answered = await listAnsweredSince(shareRef, since, DOOR_PAGE)
    return { items: await rsvpEntries(shareRef, answered), nextCursor: null }
  }
  const going = await listSaidGoing(shareRef, DOOR_PAGE, cursor)
  return { ...going, items: await rsvpEntries(shareRef, going.items) }
}

async function rsvpEntries(shareRef: string, rsvps: readonly Rsvp[]): Promise<DoorEntry[]> {
  const checkIns = await findCheckIns(
    shareRef,
    rsvps.map((rsvp) => rsvpKey(rsvp.uid)),
  )
  return rsvps.map((rsvp) => rsvpEntry(rsvp, checkIns.get(rsvpKey(rsvp.uid))))
}

/** Those without a ticket whose check-in changed; of a whole list, the walk-ins: answers brought theirs along. */
async function listCheckedIn({ shareRef, since }: ListDoor): Promise<DoorEntry[]> {
  const kinds: DoorKind[] = since === undefined ? ['walk-in'] : ['walk-in', 'rsvp']
  const changed = await listChangedCheckIns(shareRef, kinds, since ?? EVER)
  const byKey = new Map(changed.map((checkIn) => [checkIn.key, checkIn]))
  const uids = changed.flatMap(({ kind, key }) => (kind === 'rsvp' ? [key.slice(rsvpKey('').length)] : []))
  const rsvps = await findRsvps(shareRef, uids)
  return [
    ...rsvps.map((rsvp) => rsvpEntry(rsvp, byKey.get(rsvpKey(rsvp.uid)))),
    ...changed.flatMap((checkIn) => (checkIn.kind === 'walk-in' ? [walkInEntry(checkIn)] : [])),
  ]
}
