import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { ActivitySave } from 'functions/contract/activities/activity-save'
import { DELETED_NAME } from 'functions/contract/accounts/deleted-name'
import { RSVP_POOL } from 'functions/contract/rsvps/rsvp-settings'
import type { RsvpAnswer, RsvpInfo } from 'functions/contract/rsvps/rsvp'
import { answerRsvp } from '../../../functions/src/actions/rsvps/answer-rsvp'
import { decideRsvp } from '../../../functions/src/actions/rsvps/decide-rsvp'
import { forgetRsvps } from '../../../functions/src/actions/tickets/forget-attendee'
import { foldChanges } from '../../../functions/src/actions/analytics/fold-tally'
import { holdTickets } from '../../../functions/src/actions/orders/hold-tickets'
import { listAudit } from '../../../functions/src/actions/audit/list-audit'
import { offerSpots, sweepRsvpWaitLists } from '../../../functions/src/actions/rsvps/offer-spots'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { readActivityForEdit, readActivity } from '../../../functions/src/actions/activities/read-activity'
import { readRsvpInfo } from '../../../functions/src/actions/rsvps/read-rsvp-info'
import { recordSignIn } from '../../../functions/src/actions/accounts/sign-in'
import { updateActivity } from '../../../functions/src/actions/activities/update-activity'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { minutesAfter } from '../../../functions/src/domain/wall-time'
import { details, ticketType } from '../../support/activities'
import { countFree, database } from '../../support/database'
import { actor, outcomes, published, startInProcess, stopInProcess } from '../../support/in-process'

beforeAll(startInProcess)
afterAll(stopInProcess)

const now = () => new Date().toISOString()
const crowd = (size: number) => Array.from({ length: size }, () => actor())
type Settings = NonNullable<ActivitySaveInput['rsvp']>
const limited = (rsvp: Settings) => published({ rsvp })

function answer(by: Actor, { shareRef }: Activity, response: RsvpAnswer = 'going', guests?: number) {
  return answerRsvp(by, { shareRef, response, ...(guests === undefined ? {} : { guests }) }, now())
}
/** Answers one after the other, so that who came first is certain. */
async function inTurn(people: readonly Actor[], activity: Activity): Promise<RsvpInfo[]> {
  const infos: RsvpInfo[] = []
  for (const [index, person] of people.entries()) {
    const at = new Date(Date.now() + index).toISOString()
    infos.push(await answerRsvp(person, { shareRef: activity.shareRef, response: 'going' }, at))
  }
  return infos
}
const stateOf = async (by: Actor, { shareRef }: Activity) => (await readRsvpInfo(by, shareRef, now())).state
const free = ({ shareRef }: Activity) => countFree(shareRef, RSVP_POOL)

async function numbersOf({ shareRef }: Activity) {
  await foldChanges(shareRef, null)
  const tally = (await database().doc(`activities/${shareRef}/tally/current`).get()).data()
  const activity = (await database().doc(`activities/${shareRef}`).get()).data()
  return {
    people: tally?.['people'],
    going: tally?.['rsvps'].going,
    left: activity?.['left'],
    counts: activity?.['counts'],
  }
}

async function change(organiser: Actor, { shareRef }: Activity, over: Partial<ActivitySaveInput>) {
  const { draft } = await readActivityForEdit(organiser, shareRef)
  await updateActivity(organiser, shareRef, ActivitySave.parse({ ...draft, ...over }), now())
}

describe('twenty people for five places', () => {
  it.each([1, 2])('end with five who go and fifteen in line, run %i', async () => {
    const { activity } = await limited({ capacity: 5 })
    const people = crowd(20)
    await Promise.all(people.map((person) => answer(person, activity)))
    const states = await Promise.all(people.map((person) => stateOf(person, activity)))
    const tally = { confirmed: 0, offered: 0, waiting: 0 }
    for (const state of states) tally[state as keyof typeof tally] += 1
    // Somebody may have been overtaken by a place that was just given back to the pool, and hold an offer for it.
    expect(tally.confirmed + tally.offered).toBe(5)
    expect(tally.waiting).toBe(15)
    expect(await free(activity)).toBe(0)
    expect((await numbersOf(activity)).people).toMatchObject({ placed: 5, waiting: 15 + tally.offered })
  })

  it('never take a part of what a party needs', async () => {
    const { activity } = await limited({ capacity: 5, plusOnes: 1 })
    const people = crowd(4)
    for (const person of people) await answer(person, activity, 'going', 1)
    const states = await Promise.all(people.map((person) => stateOf(person, activity)))
    expect(states).toEqual(['confirmed', 'confirmed', 'waiting', 'waiting'])
    expect(await free(activity)).toBe(1)
    expect(await numbersOf(activity)).toMatchObject({
      going: 2,
      counts: { going: 4 },
      left: { rsvp: 1 },
      people: { guests: 2, placed: 4, waiting: 2 },
    })
  })
})

describe('a place', () => {
  it('is given back once, however often its person leaves', async () => {
    const { activity } = await limited({ capacity: 3 })
    const [person] = crowd(1) as [Actor]
    await answer(person, activity)
    await Promise.all([1, 2, 3].map(() => answer(person, activity, 'not-going')))
    expect(await free(activity)).toBe(3)
    expect((await numbersOf(activity)).people).toMatchObject({ placed: 0, guests: 0 })
  })

  it('follows the number of people one brings, up and down', async () => {
    const { activity } = await limited({ capacity: 3, plusOnes: 3 })
    const [person, other] = crowd(2) as [Actor, Actor]
    await answer(person, activity, 'going', 2)
    expect(await free(activity)).toBe(0)
    await answer(person, activity, 'going', 0)
    expect(await free(activity)).toBe(2)
    await answer(other, activity, 'going', 1)
    expect(await outcomes([answer(person, activity, 'going', 1)])).toEqual({ 'sold-out': 1 })
    expect((await readRsvpInfo(person, activity.shareRef, now())).guests).toBe(0)
  })

  it('is not needed by who has a ticket; the one they had goes to the next', async () => {
    const { activity } = await published({ ticketTypes: [ticketType()], rsvp: { capacity: 1 } })
    const [buyer, next] = crowd(2) as [Actor, Actor]
    await inTurn([buyer, next], activity)
    const [type] = activity.ticketTypes
    const items = [{ ticketTypeRef: type?.shareRef ?? '', quantity: 1 }]
    const hold = { shareRef: activity.shareRef, items, idempotencyKey: buyer.uid }
    const { id } = await holdTickets(buyer, hold, now())
    await placeOrder(buyer, details(id), now())
    await offerSpots(activity.shareRef, now())
    expect([await stateOf(buyer, activity), await stateOf(next, activity)]).toEqual(['confirmed', 'offered'])
  })
})

describe('the line', () => {
  it('moves in its order: the first gets the place that is given up, for a while', async () => {
    const { activity } = await limited({ capacity: 1 })
    const [goer, first, second] = crowd(3) as [Actor, Actor, Actor]
    const infos = await inTurn([goer, first, second], activity)
    expect(infos.map((it) => [it.state, it.positionInLine])).toEqual([
      ['confirmed', null],
      ['waiting', 1],
      ['waiting', 2],
    ])
    await answer(goer, activity, 'not-going')
    expect([await stateOf(first, activity), await stateOf(second, activity)]).toEqual(['offered', 'waiting'])
    await answer(first, activity)
    expect(await stateOf(first, activity)).toBe('confirmed')
    expect(await free(activity)).toBe(0)
  })

  it('passes an offer on that nobody takes in time, once', async () => {
    const { activity } = await limited({ capacity: 1 })
    const [goer, first, second] = crowd(3) as [Actor, Actor, Actor]
    await inTurn([goer, first, second], activity)
    await answer(goer, activity, 'not-responded')
    await sweepRsvpWaitLists(now())
    expect(await stateOf(first, activity)).toBe('offered')
    const { offerEndsAt } = await readRsvpInfo(first, activity.shareRef, now())
    const end = minutesAfter(offerEndsAt ?? '', 1)
    await Promise.all([sweepRsvpWaitLists(end), sweepRsvpWaitLists(end)])
    expect([await stateOf(first, activity), await stateOf(second, activity)]).toEqual([null, 'offered'])
    expect(await free(activity)).toBe(0)
    expect((await numbersOf(activity)).people).toMatchObject({ placed: 1, waiting: 1 })
  })

  it('lets nobody pass who comes later', async () => {
    const { activity } = await limited({ capacity: 2 })
    const [one, two, waiting, late] = crowd(4) as [Actor, Actor, Actor, Actor]
    await inTurn([one, two, waiting], activity)
    // A place is free while the line was not looked at yet, as after a crash.
    await database().doc(`activities/${activity.shareRef}/stock/rsvp.9-9`).set({ pool: RSVP_POOL, key: 1 })
    await answer(late, activity)
    expect([await stateOf(waiting, activity), await stateOf(late, activity)]).toEqual(['offered', 'waiting'])
  })

  it('moves when there is more room, and ends when there is no limit', async () => {
    const { organiser, activity } = await limited({ capacity: 1 })
    const people = crowd(4)
    await inTurn(people, activity)
    await change(organiser, activity, { rsvp: { capacity: 2 } })
    const states = () => Promise.all(people.map((person) => stateOf(person, activity)))
    expect(await states()).toEqual(['confirmed', 'offered', 'waiting', 'waiting'])
    await change(organiser, activity, { rsvp: { capacity: null } })
    expect(await states()).toEqual(['confirmed', 'offered', 'offered', 'offered'])
    for (const person of people) await answer(person, activity)
    expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed'])
  })

  it('tells whoever is next by mail, once', async () => {
    const { activity } = await limited({ capacity: 1 })
    const goer = actor()
    const next: Actor = { ...actor('verified'), email: 'next@example.com' }
    await recordSignIn(next, {}, now())
    await inTurn([goer, next], activity)
    await answer(goer, activity, 'not-going')
    await offerSpots(activity.shareRef, now())
    const mails = await database()
      .collection('outbox')
      .where('to', 'array-contains', 'next@example.com')
      .get()
    const own = mails.docs.filter((doc) => doc.id.startsWith(`offer-${activity.shareRef}`))
    expect(own.map((doc) => doc.get('message.subject'))).toEqual([`A place for you: ${activity.title}`])
  })
})

describe('a limit that comes later', () => {
  it('counts those who go already, and cannot be below them', async () => {
    const { organiser, activity } = await published({})
    const [one, two, three, late] = crowd(4) as [Actor, Actor, Actor, Actor]
    await inTurn([one, two, three], activity)
    const refused = change(organiser, activity, { rsvp: { capacity: 2 } })
    await expect(refused).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'rsvp.capacity' }] })
    await change(organiser, activity, { rsvp: { capacity: 3 } })
    expect((await answer(late, activity)).state).toBe('waiting')
    await answer(one, activity, 'not-going')
    expect([await stateOf(late, activity), await free(activity)]).toEqual(['offered', 0])
  })

  it('below the places that are taken is refused with their number; nobody loses theirs', async () => {
    const { organiser, activity } = await limited({ capacity: 3 })
    await inTurn(crowd(3), activity)
    await expect(change(organiser, activity, { rsvp: { capacity: 2 } })).rejects.toThrow('3 places')
    expect((await numbersOf(activity)).people).toMatchObject({ placed: 3 })
    expect((await readActivity(organiser, activity.shareRef)).rsvp.capacity).toBe(3)
  })
})

describe('an organiser who looks at each person', () => {
  const decide = (
    organiser: Actor,
    { shareRef }: Activity,
    { uid }: Actor,
    decision: 'approve' | 'decline',
  ) => decideRsvp(organiser, { shareRef, uid, decision }, now())

  it('lets in as many as there are places; the next stands in line', async () => {
    const { organiser, activity } = await limited({ capacity: 1, needsApproval: true })
    const [one, two] = crowd(2) as [Actor, Actor]
    const asked = await inTurn([one, two], activity)
    expect(asked.map((it) => it.state)).toEqual(['awaiting-approval', 'awaiting-approval'])
    expect((await numbersOf(activity)).going).toBe(0)
    const decided = [
      await decide(organiser, activity, one, 'approve'),
      await decide(organiser, activity, two, 'approve'),
    ]
    expect(decided.map((it) => it.state)).toEqual(['confirmed', 'waiting'])
    expect(await decide(organiser, activity, one, 'approve')).toEqual({ state: 'confirmed' })
    await decide(organiser, activity, one, 'decline')
    expect([await stateOf(one, activity), await stateOf(two, activity)]).toEqual(['declined', 'offered'])
    expect(await outcomes([answer(one, activity)])).toEqual({ conflict: 1 })
  })

  it('leaves who decided what in the trail, without a name once that account is gone', async () => {
    const { organiser, activity } = await limited({ needsApproval: true })
    const people = crowd(2).map((person, index) => ({ ...person, name: `Person ${index}` }))
    await inTurn(people, activity)
    const [one, two] = people as [Actor, Actor]
    await decide(organiser, activity, one, 'approve')
    await decide(organiser, activity, one, 'approve')
    await decide(organiser, activity, two, 'decline')
    const trail = async () => {
      const { items } = await listAudit(organiser, { shareRef: activity.shareRef })
      return items.slice(0, 2).map((it) => [it.kind, it.subject])
    }
    expect(await trail()).toEqual([
      ['request-declined', 'Person 1'],
      ['request-approved', 'Person 0'],
    ])
    await forgetRsvps(two.uid, now())
    expect(await trail()).toEqual([
      ['request-declined', DELETED_NAME],
      ['request-approved', 'Person 0'],
    ])
  })

  it('decides about those who asked, and about nobody else', async () => {
    const { organiser, activity } = await limited({ needsApproval: true })
    const [person, stranger] = crowd(2) as [Actor, Actor]
    await answer(person, activity, 'interested')
    expect(
      await outcomes([
        decide(organiser, activity, person, 'approve'),
        decide(organiser, activity, stranger, 'approve'),
        decide(stranger, activity, person, 'approve'),
      ]),
    ).toEqual({ 'not-found': 3 })
  })
})
