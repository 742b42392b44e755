import type { Rsvp, RsvpAnswer, RsvpSeating, RsvpState } from '../../../contract/rsvps/rsvp'
import type { RsvpSettings } from '../../../contract/rsvps/rsvp-settings'
import type { Instant } from '../../../contract/time'
import { Refusal, refuseField } from '../refusal'
import { isGoing } from './rsvp-counts'

/** What an answer comes to, if as many places can be had as it takes. */
export interface Step {
  readonly response: RsvpAnswer
  readonly guests: number
  readonly state: RsvpState
  readonly seating: RsvpSeating
  /** Places of the pool that it takes, those that the person has already included. */
  readonly places: number
  /** What happens when there are fewer. */
  readonly whenFull: 'wait' | 'refuse'
}

/** What the decision depends on beside the person's own answers. */
export interface AnswerFacts {
  readonly settings: RsvpSettings
  readonly isOrganiser: boolean
  readonly hasTicket: boolean
  /** Whether others wait for a place: whoever comes now is behind them. */
  readonly hasLine: boolean
  readonly now: Instant
}

/** Whether a place that was offered is still theirs to take. */
export function isOffered(rsvp: Pick<Rsvp, 'state' | 'offerEndsAt'>, now: Instant): boolean {
  return rsvp.state === 'offered' && rsvp.offerEndsAt !== null && now < rsvp.offerEndsAt
}

/**
 * What a person's answer comes to. Going is confirmed at once, or waits for the organiser, or in line for a place.
 * @throws Refusal `invalid-input` for more people than one may bring, `conflict` for who was declined
 */
export function decideAnswer(
  before: Rsvp | undefined,
  wanted: { response: RsvpAnswer; guests: number },
  facts: AnswerFacts,
): Step {
  const { response, guests } = wanted
  const alone = { response, guests: 0, seating: 'open', places: 0, whenFull: 'refuse' } as const
  if (response !== 'going') {
    return { ...alone, state: before?.state === 'declined' ? 'declined' : 'confirmed' }
  }
  if (facts.hasTicket) return { ...alone, state: 'confirmed', seating: 'ticket' }
  requireFew(guests, facts.settings)
  if (before?.state === 'declined') {
    throw new Refusal('conflict', 'The organiser cannot take you this time.')
  }
  return decideGoing(before?.response === 'going' ? before : undefined, { ...alone, guests }, facts)
}

function decideGoing(
  before: Rsvp | undefined,
  party: Omit<Step, 'state'> & { seating: RsvpSeating },
  { settings, isOrganiser, hasLine, now }: AnswerFacts,
): Step {
  const goes = before !== undefined && isGoing(before)
  const takes = { ...party, state: 'confirmed', seating: 'place', places: 1 + party.guests } as const
  const keeps = goes || (before !== undefined && isOffered(before, now))
  if (before?.state === 'waiting' || before?.state === 'awaiting-approval') {
    return { ...party, state: before.state }
  }
  if (settings.needsApproval && !isOrganiser) {
    if (!keeps) return { ...party, state: 'awaiting-approval' }
    if (party.guests > before.guests) {
      throw new Refusal('conflict', 'Ask the organiser whether you can bring more people.')
    }
  }
  if (settings.capacity === null) return { ...party, state: 'confirmed' }
  if (goes && before.seating !== 'place' && party.guests <= before.guests) {
    return { ...party, state: 'confirmed', seating: before.seating }
  }
  if (keeps) return takes
  return hasLine ? { ...party, state: 'waiting' } : { ...takes, whenFull: 'wait' }
}

function requireFew(guests: number, { plusOnes, capacity }: RsvpSettings): void {
  if (guests > plusOnes) {
    throw refuseField('guests', plusOnes === 0 ? 'You cannot bring anybody.' : `Bring at most ${plusOnes}.`)
  }
  if (capacity !== null && guests >= capacity) {
    throw refuseField('guests', `There is room for ${capacity} in all.`)
  }
}
