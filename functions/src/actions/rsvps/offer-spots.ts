import type { Activity } from '../../../contract/activities/activity'
import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { offerEnd } from '../../domain/rsvps/offer-time'
import { offerMail } from '../../domain/rsvps/rsvp-mails'
import { minutesAfter } from '../../domain/wall-time'
import { log } from '../../log'
import { findActivity } from '../../store/activities/activities'
import { isWriteConflict, openBatch } from '../../store/firestore'
import { postMail } from '../../store/mail/outbox'
import { listEndedOffers, listWaiting } from '../../store/rsvps/rsvps'
import type { VersionedRsvp } from '../../store/rsvps/rsvps'
import { listRsvpWaitListChecks, rsvpWaitListCheckDoc } from '../../store/rsvps/rsvp-wait-lists'
import { findRsvpReach } from './steps/find-rsvp-reach'
import { settleStock } from '../activities/publish-activity'
import { OUT_OF_LINE, pickSpots, saveRsvp } from './save-rsvp'

/** Parties at the head of the line that a small place is looked for among: a large one does not keep all others out. */
const HEAD = 20
const AT_ONCE = 100

/**
 * Offers what is free to those who wait, first come first served among the parties that fit. Safe to repeat and to run
 * twice at once: an offer is written on condition that the person still waits and the places are still there.
 */
export async function offerSpots(shareRef: string, now: Instant): Promise<void> {
  const check = await rsvpWaitListCheckDoc(shareRef).get()
  const activity = await findActivity(shareRef)
  if (activity?.status === 'active' && now < activity.endsAt) {
    if (activity.rsvp.capacity !== null) await settleStock(shareRef, now)
    while (await offerNext(activity, now));
  }
  if (check.updateTime) await forgetCheck(shareRef, check.updateTime)
}

async function offerNext(activity: Activity, now: Instant): Promise<boolean> {
  for (const seen of await listWaiting(activity.shareRef, HEAD)) {
    const spotIds = await spotsFor(activity, seen.rsvp)
    if (!spotIds) continue
    await offer(activity, seen, spotIds, now)
    return true
  }
  return false
}

function spotsFor(activity: Activity, { shareRef, guests }: Rsvp): Promise<string[] | undefined> {
  return activity.rsvp.capacity === null ? Promise.resolve([]) : pickSpots(shareRef, [], 1 + guests)
}

async function offer(
  activity: Activity,
  seen: VersionedRsvp<Rsvp>,
  spotIds: string[],
  now: Instant,
): Promise<void> {
  const { uid, shareRef } = seen.rsvp
  const offerEndsAt = offerEnd(activity, now)
  const next: Rsvp = { ...seen.rsvp, state: 'offered', spotIds, waitingSince: null, offerEndsAt }
  const reach = await findRsvpReach(seen.rsvp)
  const { MAIL_FROM: from } = config()
  await saveRsvp(seen, next, activity.timezone, now, (writer) => {
    if (!reach) return
    const message = offerMail(activity, offerEndsAt, reach.href)
    postMail(writer, `offer-${shareRef}-${uid}-${Date.parse(offerEndsAt)}`, {
      to: [reach.email],
      from,
      message,
      createdAt: now,
    })
  })
}

/** The look is done, unless it was asked for again meanwhile. */
async function forgetCheck(
  shareRef: string,
  lastUpdateTime: NonNullable<VersionedRsvp['version']>,
): Promise<void> {
  const { writer, commit } = openBatch()
  writer.delete(rsvpWaitListCheckDoc(shareRef), { lastUpdateTime })
  try {
    await commit()
  } catch (error) {
    if (!isWriteConflict(error)) throw error
  }
}

/** Passes on the offers that nobody took in time, and looks at the lines that a crash left unlooked at. */
export async function sweepRsvpWaitLists(now: Instant): Promise<void> {
  for (const seen of await listEndedOffers(now, AT_ONCE)) {
    await trying(seen.rsvp.shareRef, () => passOn(seen, now))
  }
  for (const { shareRef } of await listRsvpWaitListChecks(minutesAfter(now, -1), AT_ONCE)) {
    await trying(shareRef, () => offerSpots(shareRef, now))
  }
}

/** Whoever let an offer pass has answered nothing: they may ask again, behind the others. */
async function passOn(seen: VersionedRsvp<Rsvp>, now: Instant): Promise<void> {
  const { shareRef } = seen.rsvp
  const activity = await findActivity(shareRef)
  const next: Rsvp = { ...seen.rsvp, ...OUT_OF_LINE }
  const isPassed = await saveRsvp(seen, next, activity?.timezone ?? 'UTC', now)
  if (isPassed) await offerSpots(shareRef, now)
}

async function trying(shareRef: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error('sweepFailed', { shareRef, error: String(error) })
  }
}
