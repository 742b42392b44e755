import type { Activity } from '../../../contract/activities/activity'
import type { Rsvp, RsvpInfo, RsvpsOfActivityQuery } from '../../../contract/rsvps/rsvp'
import type { RsvpPage } from '../../../contract/rsvps/rsvp-page'
import type { Instant } from '../../../contract/time'
import type { z } from 'zod'
import type { Actor } from '../../domain/access/actor'
import { rsvpKey } from '../../domain/check-in/door-guests'
import { NAMELESS } from '../../domain/rsvps/rsvp-guest'
import { isGoing } from '../../domain/rsvps/rsvp-counts'
import { findSettings } from '../../store/activities/activities'
import { findRsvpContact } from '../../store/rsvps/rsvp-contacts'
import { countWaitingBefore, findRsvp, listRsvps } from '../../store/rsvps/rsvps'
import { holdsTicket } from '../../store/tickets/tickets'
import { requireManager, requireVisible } from '../access/guards'
import { findGuestsAnswering } from '../check-in/load-guest'

/** Where a person stands with an activity. */
export async function readRsvpInfo(by: Actor, shareRef: string, now: Instant): Promise<RsvpInfo> {
  const activity = await requireVisible(by, shareRef)
  return rsvpInfoOf(activity, by, await findRsvp(shareRef, by.uid), now)
}

/**
 * The same for an answer that is known; the meeting link goes to the organiser and to those who are going. Where there are
 * tickets, those who are going have one: an answer alone would open what is sold out.
 */
export async function rsvpInfoOf(
  activity: Activity,
  by: Actor,
  rsvp: Rsvp | undefined,
  now: Instant,
): Promise<RsvpInfo> {
  const { shareRef } = activity
  const answer = rsvp?.response ?? 'not-responded'
  const isOrganiser = activity.organiser.uid === by.uid
  const mayJoin = isOrganiser || (activity.hasMeetingUrl && (await isGoingIn(activity, by, rsvp)))
  const settings = mayJoin && activity.hasMeetingUrl ? await findSettings(shareRef) : undefined
  const isOpen = activity.status === 'active' && now < activity.endsAt
  return {
    shareRef,
    response: answer === 'not-responded' && !isOpen ? 'not-available' : answer,
    meetingUrl: settings?.meetingUrl ?? null,
    isOrganiser,
    guests: rsvp?.guests ?? 0,
    state: rsvp?.response === 'going' ? rsvp.state : null,
    positionInLine: rsvp?.waitingSince ? 1 + (await countWaitingBefore(shareRef, rsvp.waitingSince)) : null,
    offerEndsAt: rsvp?.offerEndsAt ?? null,
    guest: by.standing === 'guest' && rsvp ? await findGuest(rsvp) : null,
    answers: rsvp?.answers ?? [],
  }
}

async function isGoingIn(
  { shareRef, ticketTypes }: Activity,
  by: Actor,
  rsvp: Rsvp | undefined,
): Promise<boolean> {
  if (!rsvp || !isGoing(rsvp)) return false
  return ticketTypes.length === 0 || holdsTicket(shareRef, by.uid)
}

/** What a guest has said of themselves with their RSVP. */
async function findGuest({ shareRef, uid, shownName, contact }: Rsvp): Promise<RsvpInfo['guest']> {
  if (shownName === NAMELESS) return null
  const left = contact === 'email' ? await findRsvpContact(shareRef, uid) : undefined
  return { name: shownName, email: left?.email ?? null }
}

/** One page of the answers to an activity, for its organiser. */
export async function listRsvpsOfActivity(
  by: Actor,
  query: z.output<typeof RsvpsOfActivityQuery>,
): Promise<z.output<typeof RsvpPage>> {
  const { shareRef, ticketTypes } = await requireManager(by, query.shareRef)
  const { items, nextCursor } = await listRsvps(query)
  const going = ticketTypes.length > 0 ? [] : items.filter(isGoing)
  const guests = new Map((await findGuestsAnswering(shareRef, going)).map((guest) => [guest.key, guest]))
  return {
    items: items.map((rsvp) => ({ ...rsvp, atDoor: guests.get(rsvpKey(rsvp.uid)) ?? null })),
    nextCursor,
  }
}
