import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { TallyChange } from '../../../contract/analytics/tally'
import type { Instant } from '../../../contract/time'
import { countsChange } from '../../domain/rsvps/rsvp-counts'
import type { Writer } from '../../store/firestore'
import { replaceRsvp } from '../../store/rsvps/rsvps'
import type { VersionedRsvp } from '../../store/rsvps/rsvps'
import { OUT_OF_LINE } from './save-rsvp'

/**
 * Takes the answer back of somebody who has no ticket any more, and goes by none.
 * @returns how the counts move
 */
export function takeAnswer(
  writer: Writer,
  seen: VersionedRsvp,
  now: Instant,
): Pick<TallyChange, 'rsvps' | 'people'> {
  const { rsvp } = seen
  if (rsvp?.seating !== 'ticket') return {}
  return replace(writer, seen, { ...rsvp, ...OUT_OF_LINE, seating: 'open', respondedAt: now })
}

/**
 * Gives somebody their answer again who has a ticket after all. What they have said since then stays.
 * @returns how the counts move
 */
export function returnAnswer(
  writer: Writer,
  seen: VersionedRsvp,
  now: Instant,
): Pick<TallyChange, 'rsvps' | 'people'> {
  const { rsvp } = seen
  if (rsvp?.response !== 'not-responded') return {}
  return replace(writer, seen, { ...rsvp, response: 'going', seating: 'ticket', respondedAt: now })
}

function replace(writer: Writer, seen: VersionedRsvp, next: Rsvp): Pick<TallyChange, 'rsvps' | 'people'> {
  replaceRsvp(writer, seen, next)
  return countsChange(seen.rsvp ? [seen.rsvp] : [], [next])
}
