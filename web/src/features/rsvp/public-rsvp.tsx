import type { Activity } from 'functions/contract/activity'
import { RsvpChoice } from './rsvp-choice'
import { usePublicRsvp } from './use-public-rsvp'

/** The RSVP control of the public page: nothing of Firebase is loaded before the first tap. */
export function PublicRsvp({ activity, needsTicket }: { activity: Activity; needsTicket: boolean }) {
  return <RsvpChoice {...usePublicRsvp(activity.shareRef)} activity={activity} needsTicket={needsTicket} />
}
