import { RSVP_ADVICE } from '../../../contract/orders/buyer-rules'
import type { Rsvp, RsvpContact, RsvpGuest } from '../../../contract/rsvps/rsvp'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../access/actor'
import { refuseField } from '../refusal'

/** What stands for the name of a guest who gave none. */
export const NAMELESS = 'Guest'

const named = (name: string | null | undefined) => (name && name !== NAMELESS ? name : undefined)

/**
 * The name under which an organiser sees an RSVP. An account's is its own; a guest says theirs, once for each activity.
 * @throws Refusal `invalid-input` for a guest who has said none
 */
export function rsvpName(
  by: Pick<Actor, 'standing' | 'name'>,
  displayName: string | undefined,
  before: Pick<Rsvp, 'shownName'> | undefined,
  guest: RsvpGuest | undefined,
): string {
  if (by.standing !== 'guest') return displayName ?? by.name ?? NAMELESS
  const name = guest?.name ?? named(before?.shownName) ?? named(displayName) ?? named(by.name)
  if (name === undefined) throw refuseField('guest.name', RSVP_ADVICE.name)
  return name
}

/** What becomes of a guest's email: as it was, another one, or none. An account has none here of its own making. */
export function nextContact(
  by: Pick<Actor, 'uid' | 'standing'>,
  shareRef: string,
  before: RsvpContact | undefined,
  guest: RsvpGuest | undefined,
  now: Instant,
): RsvpContact | undefined {
  if (by.standing !== 'guest' || guest?.email === undefined || guest.email === before?.email) return before
  if (guest.email === null) return undefined
  return { uid: by.uid, shareRef, email: guest.email, wantsMails: true, createdAt: now }
}
