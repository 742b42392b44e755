import type { RsvpInfo } from 'functions/contract/rsvps/rsvp'
import { rsvpWording as words } from './wording'

/** What is said of an RSVP once the server has saved it; undefined where its standing says more. */
export function outcomeOf({ response, state }: Pick<RsvpInfo, 'response' | 'state'>): string | undefined {
  if (response === 'not-available' || (state !== null && state !== 'confirmed')) return undefined
  return words.given[response]
}
