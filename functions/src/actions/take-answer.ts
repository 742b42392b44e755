import type { Rsvp } from '../../contract/rsvp'
import type { TallyChange } from '../../contract/tally'
import type { Instant } from '../../contract/time'
import { countsChange } from '../domain/rsvp-counts'
import type { Writer } from '../store/firestore'
import { replaceRsvp } from '../store/rsvps'
import type { SeenRsvp } from '../store/rsvps'
import { OUT_OF_LINE } from './save-rsvp'

/**
 * Takes the answer back of somebody who has no ticket any more, and goes by none.
 * @returns how the counts move
 */
export function takeAnswer(
  writer: Writer,
  seen: SeenRsvp,
  now: Instant,
): Pick<TallyChange, 'rsvps' | 'people'> {
  const { rsvp } = seen
  if (rsvp?.seating !== 'ticket') return {}
  const next: Rsvp = { ...rsvp, ...OUT_OF_LINE, seating: 'open', respondedAt: now }
  replaceRsvp(writer, seen, next)
  return countsChange([rsvp], [next])
}
