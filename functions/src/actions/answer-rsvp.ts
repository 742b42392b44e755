import type { RsvpAnswer, RsvpInfo } from '../../contract/rsvp'
import type { TallyChange } from '../../contract/tally'
import { dayIn } from '../../contract/time'
import type { Instant } from '../../contract/time'
import { needsTicket } from '../domain/activity-rules'
import type { Actor } from '../domain/actor'
import { Refusal } from '../domain/refusal'
import { inTransaction } from '../store/firestore'
import { rsvpDoc } from '../store/rsvps'
import { recordChange } from '../store/tallies'
import { holdsTicket } from '../store/tickets'
import { findUser } from '../store/users'
import { requireSeen } from './guards'
import { rsvpInfoOf } from './read-rsvp-info'

/** Records a person's answer, or takes it back. Giving the same answer twice changes nothing. */
export async function answerRsvp(
  by: Actor,
  input: { shareRef: string; response: RsvpAnswer },
  now: Instant,
): Promise<RsvpInfo> {
  const { shareRef, response } = input
  const [activity, user] = await Promise.all([requireSeen(by, shareRef), findUser(by.uid)])
  if (activity.status !== 'active')
    throw new Refusal('conflict', 'This activity takes no answers at the moment.')
  if (now >= activity.endsAt) throw new Refusal('conflict', 'This activity is over.')
  const lacksTicket = response === 'going' && needsTicket(activity) && !(await holdsTicket(shareRef, by.uid))
  const shownName = user?.displayName ?? by.name ?? 'Guest'
  await inTransaction(async (tx) => {
    const before = (await tx.get(rsvpDoc(shareRef, by.uid))).data()
    const from = before?.response ?? 'not-responded'
    if (from === response) return
    if (lacksTicket) {
      throw new Refusal(
        'tickets-needed',
        'Get a ticket to go. You can say that you are interested meanwhile.',
      )
    }
    tx.set(rsvpDoc(shareRef, by.uid), {
      uid: by.uid,
      shareRef,
      organiserUid: activity.organiser.uid,
      response,
      shownName,
      activityStartsAt: activity.startsAt,
      createdAt: before?.createdAt ?? now,
      respondedAt: now,
    })
    const rsvps: TallyChange['rsvps'] = { [response]: 1, ...(before ? { [from]: -1 } : {}) }
    const moment = {
      id: `${by.uid}-${now}`,
      at: now,
      kind: 'rsvp',
      name: shownName,
      orderId: null,
      quantity: 0,
      total: 0,
      response,
    } as const
    recordChange(tx, shareRef, { at: now, day: dayIn(activity.timezone, now), rsvps, moment })
  })
  return rsvpInfoOf(activity, by, response, now)
}
