import type { Activity } from '../../contract/activity'
import type { RsvpAnswer, RsvpInfo, RsvpPage, RsvpsOfActivityQuery } from '../../contract/rsvp'
import type { Instant } from '../../contract/time'
import type { z } from 'zod'
import type { Actor } from '../domain/actor'
import { findSettings } from '../store/activities'
import { findRsvp, listRsvps } from '../store/rsvps'
import { requireOrganised, requireSeen } from './guards'

/** Where a person stands with an activity. */
export async function readRsvpInfo(by: Actor, shareRef: string, now: Instant): Promise<RsvpInfo> {
  const activity = await requireSeen(by, shareRef)
  const rsvp = await findRsvp(shareRef, by.uid)
  return rsvpInfoOf(activity, by, rsvp?.response ?? 'not-responded', now)
}

/** The same for an answer that is known; the meeting link goes to the organiser and to those who are going. */
export async function rsvpInfoOf(
  activity: Activity,
  by: Actor,
  answer: RsvpAnswer,
  now: Instant,
): Promise<RsvpInfo> {
  const isOrganiser = activity.organiser.uid === by.uid
  const mayJoin = isOrganiser || answer === 'going'
  const settings = mayJoin && activity.hasMeetingUrl ? await findSettings(activity.shareRef) : undefined
  const isOpen = activity.status === 'active' && now < activity.endsAt
  const response = answer === 'not-responded' && !isOpen ? 'not-available' : answer
  return { shareRef: activity.shareRef, response, meetingUrl: settings?.meetingUrl ?? null, isOrganiser }
}

/** One page of the answers to an activity, for its organiser. */
export async function listRsvpsOfActivity(
  by: Actor,
  query: z.output<typeof RsvpsOfActivityQuery>,
): Promise<z.output<typeof RsvpPage>> {
  await requireOrganised(by, query.shareRef)
  return listRsvps(query)
}
