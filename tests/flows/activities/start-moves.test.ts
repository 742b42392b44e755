import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ActivitySave } from 'functions/contract/activities/activity-save'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { answerRsvp } from '../../../functions/src/actions/rsvps/answer-rsvp'
import {
  propagateStartTime,
  sweepStartMoves,
} from '../../../functions/src/actions/activities/propagate-start-time'
import { holdTickets } from '../../../functions/src/actions/orders/hold-tickets'
import { listMyActivities } from '../../../functions/src/actions/activities/list-my-activities'
import { listMyTickets } from '../../../functions/src/actions/tickets/list-my-tickets'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { readActivityForEdit, readActivity } from '../../../functions/src/actions/activities/read-activity'
import { updateActivity } from '../../../functions/src/actions/activities/update-activity'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { minutesAfter } from '../../../functions/src/domain/wall-time'
import { details, ticketType } from '../../support/activities'
import { database } from '../../support/database'
import { rsvpDocument } from '../../support/documents'
import { actor, published, startInProcess, stopInProcess } from '../../support/in-process'

beforeAll(startInProcess)
afterAll(stopInProcess)

const now = () => new Date().toISOString()
const YEAR = 365 * 24 * 60

/** Saves a change, and answers the activity as it is then. */
async function change(organiser: Actor, { shareRef }: Activity, over: Partial<ActivitySaveInput>) {
  const { draft } = await readActivityForEdit(organiser, shareRef)
  await updateActivity(organiser, shareRef, ActivitySave.parse({ ...draft, ...over }), now())
  return readActivity(organiser, shareRef)
}

const aYearLater = (wall: string) => `${Number(wall.slice(0, 4)) + 1}${wall.slice(4)}`
const later = ({ startDate, endDate }: Activity) => ({
  startDate: aYearLater(startDate),
  endDate: aYearLater(endDate),
})

async function buy(buyer: Actor, { shareRef, ticketTypes: [type] }: Activity): Promise<string> {
  const items = [{ ticketTypeRef: type?.shareRef ?? '', quantity: 2 }]
  const { id } = await holdTickets(buyer, { shareRef, items, idempotencyKey: randomUUID() }, now())
  await placeOrder(buyer, details(id, 'buyer@example.com'), now())
  return id
}

const startInAnswer = async ({ shareRef }: Activity, { uid }: Actor) =>
  (await database().doc(`activities/${shareRef}/rsvps/${uid}`).get()).get('activityStartsAt') as string
const endsInAnswer = async ({ shareRef }: Activity, { uid }: Actor) =>
  (await database().doc(`activities/${shareRef}/rsvps/${uid}`).get()).get('activityEndsAt') as string
const isNoted = async ({ shareRef }: Activity) =>
  (await database().doc(`startMoves/${shareRef}`).get()).exists

describe('an activity that begins at another time', () => {
  it('takes its answers, tickets and orders along, so that lists of them are right', async () => {
    const { organiser, activity } = await published({ ticketTypes: [ticketType()] })
    const [goer, buyer] = [actor(), actor()]
    await answerRsvp(goer, { shareRef: activity.shareRef, response: 'going' }, now())
    const orderId = await buy(buyer, activity)
    const moved = await change(organiser, activity, later(activity))
    await Promise.all([1, 2].map(() => propagateStartTime(activity.shareRef, now())))

    const between = minutesAfter(activity.endsAt, YEAR / 2)
    const listed = async (kind: 'going' | 'past') =>
      (await listMyActivities(goer, { kind }, between)).items.map((it) => it.shareRef)
    expect([await listed('going'), await listed('past')]).toEqual([[activity.shareRef], []])
    const { startDate, startsAt, endsAt, timezone } = moved
    const { items } = await listMyTickets(buyer, {}, between)
    expect(items.map((it) => [it.startDate, it.startsAt])).toEqual(
      Array.from({ length: 2 }, () => [startDate, startsAt]),
    )
    const order = await database().doc(`orders/${orderId}`).get()
    expect(order.get('activity')).toMatchObject({
      title: activity.title,
      startDate,
      startsAt,
      endsAt,
      timezone,
    })
  })

  it('tells its tickets another zone also when it is the same moment there', async () => {
    const { organiser, activity } = await published({ ticketTypes: [ticketType()] })
    const buyer = actor()
    await buy(buyer, activity)
    const zone = { timezone: activity.timezone === 'Europe/Lisbon' ? 'Europe/London' : 'Europe/Lisbon' }
    const moved = await change(organiser, activity, zone)
    expect(moved.startsAt).toBe(activity.startsAt)
    await propagateStartTime(activity.shareRef, now())
    const { items } = await listMyTickets(buyer, {}, now())
    expect(items.map((it) => it.timezone)).toEqual([zone.timezone, zone.timezone])
  })

  it('takes along what was answered with the old start meanwhile, once more and for the last time', async () => {
    const { organiser, activity } = await published({})
    const [early, late] = [actor(), actor()]
    await answerRsvp(early, { shareRef: activity.shareRef, response: 'going' }, now())
    const moved = await change(organiser, activity, later(activity))
    await propagateStartTime(activity.shareRef, now())
    expect([await startInAnswer(activity, early), await isNoted(activity)]).toEqual([moved.startsAt, true])
    await answerRsvp(late, { shareRef: activity.shareRef, response: 'going' }, now())
    const stale = database().doc(`activities/${activity.shareRef}/rsvps/${late.uid}`)
    await stale.update({ activityStartsAt: activity.startsAt })
    await sweepStartMoves(minutesAfter(now(), 2))
    expect([await startInAnswer(activity, late), await isNoted(activity)]).toEqual([moved.startsAt, false])
  })

  it('takes them along when it only ends at another time', async () => {
    const { organiser, activity } = await published({ ticketTypes: [ticketType()] })
    const [goer, buyer] = [actor(), actor()]
    await answerRsvp(goer, { shareRef: activity.shareRef, response: 'going' }, now())
    const orderId = await buy(buyer, activity)
    const moved = await change(organiser, activity, { endDate: aYearLater(activity.endDate) })
    expect(moved.startsAt).toBe(activity.startsAt)
    await propagateStartTime(activity.shareRef, now())
    const order = await database().doc(`orders/${orderId}`).get()
    expect([await endsInAnswer(activity, goer), order.get('activity.endsAt')]).toEqual([
      moved.endsAt,
      moved.endsAt,
    ])
  })

  it('follows over pages', async () => {
    const { organiser, activity } = await published({})
    const crowd = Array.from({ length: 230 }, () => randomUUID())
    const batch = database().batch()
    for (const uid of crowd) {
      const rsvp = rsvpDocument(activity.shareRef, uid, organiser.uid)
      batch.set(database().doc(`activities/${activity.shareRef}/rsvps/${uid}`), rsvp)
    }
    await batch.commit()
    const moved = await change(organiser, activity, later(activity))
    await propagateStartTime(activity.shareRef, now())
    const all = await database().collection(`activities/${activity.shareRef}/rsvps`).get()
    expect(new Set(all.docs.map((doc) => doc.get('activityStartsAt') as string))).toEqual(
      new Set([moved.startsAt]),
    )
    expect(all.size).toBe(230)
  })

  it('is nothing to follow when only its name changed', async () => {
    const { organiser, activity } = await published({})
    await change(organiser, activity, { title: 'Another name' })
    expect(await isNoted(activity)).toBe(false)
  })
})
