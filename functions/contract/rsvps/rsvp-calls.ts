import type { Call } from '../api/call'
import { KnownGoing, ListKnownGoing } from '../connections/connection'
import { DecideRsvp, RsvpDecided } from './rsvp'

/** Who comes without a ticket. */
export const RSVP_CALLS = {
  decideRsvp: {
    access: 'verified',
    summary: 'Let somebody who wants to go in, or not',
    input: DecideRsvp,
    output: RsvpDecided,
  },
  listKnownGoing: {
    access: 'guest',
    summary: "The person's connections who go to an activity and let it be seen",
    input: ListKnownGoing,
    output: KnownGoing,
  },
} as const satisfies Record<string, Call>
