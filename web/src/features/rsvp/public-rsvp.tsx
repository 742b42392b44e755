import type { ShareRef } from 'functions/contract/ids'
import { RsvpChoice } from './rsvp-choice'
import { usePublicRsvp } from './use-public-rsvp'

/** The RSVP control of the public page: nothing of Firebase is loaded before the first tap. */
export function PublicRsvp({ shareRef, needsTicket }: { shareRef: ShareRef; needsTicket: boolean }) {
  return <RsvpChoice {...usePublicRsvp(shareRef)} needsTicket={needsTicket} />
}
