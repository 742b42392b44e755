import { RSVP_ANSWERS } from 'functions/contract/rsvps/rsvp-answers'
import type { ShareRef } from 'functions/contract/ids'
import type { RsvpAnswer } from 'functions/contract/rsvps/rsvp'
import { KEPT_RSVPS } from '../../data/device/kept-on-device'

/** Remembers on this device what was saved: the public page comes from a cache and knows nobody. */
export function keepRsvp(shareRef: ShareRef, answer: RsvpAnswer): void {
  try {
    if (answer === 'not-responded') localStorage.removeItem(KEPT_RSVPS + shareRef)
    else localStorage.setItem(KEPT_RSVPS + shareRef, answer)
  } catch {
    // Without storage the page asks again.
  }
}

/** What this device was told last; it may have been changed elsewhere since. */
export function keptRsvp(shareRef: ShareRef): RsvpAnswer | undefined {
  try {
    const answer = localStorage.getItem(KEPT_RSVPS + shareRef) ?? ''
    return RSVP_ANSWERS.find((it) => it === answer)
  } catch {
    return undefined
  }
}
