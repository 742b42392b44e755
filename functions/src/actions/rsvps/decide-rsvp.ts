import type { Activity } from '../../../contract/activities/activity'
import type { DecideRsvp, Rsvp, RsvpDecided } from '../../../contract/rsvps/rsvp'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { decisionMail } from '../../domain/rsvps/rsvp-mails'
import { recordAudit } from '../../store/audit/audit'
import { postMail } from '../../store/mail/outbox'
import { readRsvp } from '../../store/rsvps/rsvps'
import type { VersionedRsvp } from '../../store/rsvps/rsvps'
import { auditOf } from '../audit/audit-of'
import { findRsvpReach } from './steps/find-rsvp-reach'
import type { RsvpReach } from './steps/find-rsvp-reach'
import { requireManager } from '../access/guards'
import { offerSpots } from './offer-spots'
import { pickSpots, saveRsvp, retryOnConflict } from './save-rsvp'

/**
 * Lets somebody in or not, and tells them. Whoever is let in while all places are taken stands in line; whoever is not
 * gives back the place they had. The trail remembers who decided so.
 */
export async function decideRsvp(by: Actor, input: DecideRsvp, now: Instant): Promise<RsvpDecided> {
  const { shareRef, uid, decision } = input
  const activity = await requireManager(by, shareRef)
  if (activity.status !== 'active') throw new Refusal('conflict', 'This activity is not open at the moment.')
  const reach = await findRsvpReach({ shareRef, uid })
  const decided = await retryOnConflict(async () => {
    const seen = await readRsvp(shareRef, uid)
    if (seen.rsvp?.response !== 'going') throw refuseMissing('request to come')
    const request = { ...seen, rsvp: seen.rsvp }
    const next = decision === 'approve' ? await approved(activity, request, now) : declined(seen.rsvp)
    if (next.state === seen.rsvp.state) return next
    return write(by, activity, request, next, reach, now)
  })
  await offerSpots(shareRef, now)
  return { state: decided.state }
}

async function approved(activity: Activity, { rsvp }: VersionedRsvp<Rsvp>, now: Instant): Promise<Rsvp> {
  if (rsvp.state !== 'awaiting-approval' && rsvp.state !== 'declined') return rsvp
  const goes = { ...rsvp, state: 'confirmed' } as const
  if (activity.rsvp.capacity === null) return { ...goes, seating: 'open' }
  const spotIds = await pickSpots(rsvp.shareRef, [], 1 + rsvp.guests)
  if (!spotIds) return { ...rsvp, state: 'waiting', waitingSince: now }
  return { ...goes, seating: 'place', spotIds }
}

function declined(rsvp: Rsvp): Rsvp {
  if (rsvp.seating === 'ticket') {
    throw new Refusal('conflict', 'This person has a ticket. Refund it to take them off the list.')
  }
  return {
    ...rsvp,
    state: 'declined',
    seating: 'open',
    spotIds: [],
    waitingSince: null,
    offerEndsAt: null,
  }
}

async function write(
  by: Actor,
  activity: Activity,
  seen: VersionedRsvp<Rsvp>,
  next: Rsvp,
  reach: RsvpReach | undefined,
  now: Instant,
): Promise<Rsvp | undefined> {
  const { uid, shareRef, state, shownName } = next
  const { MAIL_FROM: from } = config()
  const isSaved = await saveRsvp(seen, next, activity.timezone, now, (writer) => {
    const kind = state === 'declined' ? 'request-declined' : 'request-approved'
    recordAudit(writer, shareRef, auditOf(by, kind, shownName, now, uid))
    if (!reach || (state !== 'confirmed' && state !== 'waiting' && state !== 'declined')) return
    const message = decisionMail(activity, state, reach.href)
    postMail(writer, `decided-${shareRef}-${uid}-${Date.parse(now)}`, {
      to: [reach.email],
      from,
      message,
      createdAt: now,
    })
  })
  return isSaved ? next : undefined
}
