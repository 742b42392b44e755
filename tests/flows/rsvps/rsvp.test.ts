import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { Rsvp, RsvpAnswer, RsvpSort } from 'functions/contract/rsvps/rsvp'
import { SortDirection } from 'functions/contract/activities/activity'
import { details, hold, hosted, inDays, ticketType } from '../../support/activities'
import { database, readTally } from '../../support/database'
import { storedRsvp } from '../../../functions/src/store/rsvps/rsvps'
import { activityDocument, newShareRef, rsvpDocument } from '../../support/documents'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send } from '../../support/requests'
import { payOut } from '../../support/stripe'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
})

const answer = (shareRef: string, response: RsvpAnswer, by: Person) =>
  ask('answerRsvp', { body: { shareRef, response } }, by)
const info = (shareRef: string, by: Person) => ask('readRsvpInfo', { query: { shareRef } }, by)
const tryAnswer = async (shareRef: string, response: RsvpAnswer, by: Person) =>
  problemIn(await send('answerRsvp', { body: { shareRef, response } }, by))

describe('an answer', () => {
  it('of each kind is kept and counted', async () => {
    const { shareRef } = await hosted({}, organiser)
    for (const response of RsvpAnswer.options) {
      const person = await guest()
      expect((await answer(shareRef, response, person)).response).toBe(response)
      expect((await info(shareRef, person)).response).toBe(response)
    }
    const { rsvps, recent } = await readTally(shareRef)
    expect(rsvps).toEqual({ interested: 1, going: 1, 'not-going': 1, 'not-responded': 0 })
    expect(new Set(recent.map((moment) => moment.response))).toEqual(
      new Set(['interested', 'going', 'not-going']),
    )
    expect(recent).toHaveLength(3)
  })

  it('given again, also at the same time, is one answer', async () => {
    const { shareRef } = await hosted({}, organiser)
    const person = await guest()
    await Promise.all([0, 1, 2].map(() => answer(shareRef, 'going', person)))
    await answer(shareRef, 'going', person)
    const tally = await readTally(shareRef)
    expect([tally.rsvps.going, tally.recent.length]).toEqual([1, 1])
  })

  it('moves from one count to another, and out of all of them when it is taken back', async () => {
    const { shareRef } = await hosted({}, organiser)
    const [mover, leaver] = [await guest(), await guest()]
    for (const response of ['interested', 'going', 'not-going'] as const)
      await answer(shareRef, response, mover)
    for (const response of ['going', 'not-responded'] as const) await answer(shareRef, response, leaver)
    expect((await info(shareRef, leaver)).response).toBe('not-responded')
    expect((await readTally(shareRef)).rsvps).toEqual({
      interested: 0,
      going: 0,
      'not-going': 1,
      'not-responded': 1,
    })
    await answer(shareRef, 'interested', leaver)
    expect((await readTally(shareRef)).rsvps).toMatchObject({ interested: 1, 'not-responded': 0 })
  })

  it('shows on the activity as its number of people', async () => {
    const { shareRef } = await hosted({}, organiser)
    await Promise.all([0, 1].map(async () => answer(shareRef, 'going', await guest())))
    await answer(shareRef, 'interested', await guest())
    await readTally(shareRef)
    const { counts } = await ask('readActivity', { params: { shareRef } }, null)
    expect(counts).toEqual({ going: 2, interested: 1 })
  })

  it('is none before one is given', async () => {
    const { shareRef } = await hosted({}, organiser)
    expect(await info(shareRef, await guest())).toEqual({
      shareRef,
      response: 'not-responded',
      meetingUrl: null,
      isOrganiser: false,
      guests: 0,
      state: null,
      positionInLine: null,
      offerEndsAt: null,
      guest: null,
      answers: [],
    })
    expect((await info(shareRef, organiser)).isOrganiser).toBe(true)
  })

  it('not-available is not one to give', async () => {
    const { shareRef } = await hosted({}, organiser)
    const body = { shareRef, response: 'not-available' }
    const refused = problemIn(await send('answerRsvp', { body }, await guest()))
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'response' }] })
  })
})

describe('an activity that takes no answers', () => {
  const over = () => {
    const past = `${inDays(-1)}:00.000Z`
    return { startsAt: past, endsAt: past }
  }

  it.each<[string, () => object]>([
    ['is over', over],
    ['is paused', () => ({ status: 'inactive' })],
    ['is cancelled', () => ({ status: 'cancelled' })],
  ])('because it %s says so, and keeps those that it has', async (_, change) => {
    const { shareRef } = await hosted({}, organiser)
    const [early, late] = [await guest(), await guest()]
    await answer(shareRef, 'going', early)
    await database().doc(`activities/${shareRef}`).update(change())
    expect((await info(shareRef, late)).response).toBe('not-available')
    expect(await tryAnswer(shareRef, 'going', late)).toMatchObject({ status: 409, code: 'conflict' })
    expect((await info(shareRef, early)).response).toBe('going')
  })

  it('takes them until its end, not until its start', async () => {
    const { shareRef } = await hosted({}, organiser)
    await database().doc(`activities/${shareRef}`).update({ startsAt: over().startsAt })
    expect((await answer(shareRef, 'going', await guest())).response).toBe('going')
  })
})

describe('an activity with tickets', () => {
  it('needs one to go, when none is free of charge', async () => {
    await payOut(organiser)
    const { shareRef } = await hosted({ ticketTypes: [ticketType({ price: 500 })] }, organiser)
    const person = await guest()
    expect(await tryAnswer(shareRef, 'going', person)).toMatchObject({ status: 409, code: 'tickets-needed' })
    expect((await answer(shareRef, 'interested', person)).response).toBe('interested')
    const types = [ticketType({ price: 500 }), ticketType({ title: 'Free' })]
    const open = await hosted({ ticketTypes: types }, organiser)
    expect((await answer(open.shareRef, 'going', person)).response).toBe('going')
  })

  it('counts whoever has one as going, and lets them change their mind and back', async () => {
    const party = await hosted({ ticketTypes: [ticketType()] }, organiser)
    const [{ shareRef }, person] = [party, await guest()]
    await answer(shareRef, 'interested', person)
    const { id } = await hold(party, person)
    await call('placeOrder', details(id), person)
    expect((await info(shareRef, person)).response).toBe('going')
    expect((await readTally(shareRef)).rsvps).toMatchObject({ interested: 0, going: 1 })
    await payOut(organiser)
    const [free] = party.activity.ticketTypes
    await database()
      .doc(`activities/${shareRef}`)
      .update({ ticketTypes: [{ ...free, price: 500 }] })
    for (const response of ['not-going', 'going'] as const) {
      expect((await answer(shareRef, response, person)).response).toBe(response)
    }
    expect(await tryAnswer(shareRef, 'going', await guest())).toMatchObject({ code: 'tickets-needed' })
  })
})

describe('a private activity', () => {
  it('takes the answers of those who belong to it', async () => {
    const { shareRef } = await hosted({ audience: 'private' }, organiser)
    const [stranger, invited] = [await guest(), await guest()]
    await database()
      .doc(`activities/${shareRef}/rsvps/${invited.uid}`)
      .set({ ...rsvpDocument(shareRef, invited.uid, organiser.uid), response: 'not-responded' })
    expect((await tryAnswer(shareRef, 'going', stranger)).status).toBe(404)
    expect((await answer(shareRef, 'going', invited)).response).toBe('going')
    await answer(shareRef, 'not-responded', invited)
    expect((await info(shareRef, invited)).response).toBe('not-responded')
  })
})

const NAMES = ['Zoe', 'anna', 'Änne', 'Mia']
const NAMES_IN_ORDER = ['anna', 'Änne', 'Mia', 'Zoe']

const PLACES: Record<RsvpSort, (it: Rsvp) => string> = {
  'activity-start-date': (it) => it.activityStartsAt,
  'rsvp-created-at': (it) => it.createdAt,
  // Those who never answered stand on the far side of those who did.
  'rsvp-responded-at': (it) => (it.response === 'not-responded' ? '' : it.respondedAt),
  'rsvp-response': (it) => it.response,
  'user-shown-name': (it) => String(NAMES_IN_ORDER.indexOf(it.shownName)),
}

describe('the answers to an activity, for its organiser', () => {
  let shareRef: string
  let all: Rsvp[]

  beforeAll(async () => {
    ;({ shareRef } = await hosted({}, organiser))
    all = Array.from({ length: 7 }, (_, n) => ({
      ...rsvpDocument(shareRef, `person-${n}`, organiser.uid),
      response: RsvpAnswer.options[n % 4] ?? 'going',
      shownName: NAMES[(n * 3) % 4] ?? '',
      createdAt: `2026-11-${10 + ((n * 3) % 7)}T10:00:00.000Z`,
      respondedAt: `2026-11-${20 + ((n * 5) % 7)}T10:00:00.000Z`,
    }))
    await Promise.all(
      all.map((it) => database().doc(`activities/${shareRef}/rsvps/${it.uid}`).set(storedRsvp(it))),
    )
  })

  const cells = RsvpSort.options.flatMap((sort) => SortDirection.options.map((way) => [sort, way] as const))

  it.each(cells)('come by %s, %s, page after page, each once', async (sort, direction) => {
    const found: Rsvp[] = []
    for (let cursor: string | undefined, end = false; !end;) {
      const query = { shareRef, sort, direction, limit: 3, ...(cursor ? { cursor } : {}) }
      const page = await ask('listRsvpsOfActivity', { query }, organiser)
      // What the door says of those who go has tests of its own.
      found.push(...page.items.map((it) => Rsvp.parse(it)))
      cursor = page.nextCursor ?? undefined
      end = cursor === undefined
    }
    const key = (it: Rsvp) => `${PLACES[sort](it)} ${it.uid}`
    const sorted = all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    expect(found).toEqual(direction === 'asc' ? sorted : sorted.toReversed())
  })

  it('are a file for spreadsheets, without a formula, of which the trail knows', async () => {
    const formula = storedRsvp({
      ...rsvpDocument(shareRef, 'person-formula', organiser.uid),
      shownName: '=HYPERLINK("http://evil.example")',
      createdAt: '2026-11-30T10:00:00.000Z',
      guests: 2,
    })
    const doc = database().doc(`activities/${shareRef}/rsvps/${formula.uid}`)
    await doc.set(formula)
    const file = await send('exportRsvps', { params: { shareRef } }, organiser)
    await doc.delete()
    const lines = String(file.body).replace('\ufeff', '').split('\r\n')
    expect([file.status, lines.length, lines[0]]).toEqual([
      200,
      all.length + 3,
      'Name,Answer,Status,Plus-ones,Answered (UTC),On the list since (UTC),Reached by,Checked in (UTC)',
    ])
    expect(lines.at(-2)).toMatch(/^"'=HYPERLINK\(""http:\/\/evil\.example""\)",Going,Confirmed,2,2/)
    const silent = all.find((it) => it.response === 'not-responded')
    const since = silent?.createdAt.slice(0, 19).replace('T', ' ')
    expect(lines).toContain(`${silent?.shownName},No answer,,0,,${since},Account,`)
    const { items } = await call('listAudit', { shareRef }, organiser)
    expect(items[0]).toMatchObject({ kind: 'rsvps-exported' })
    expect((await send('exportRsvps', { params: { shareRef } }, await verifiedPerson())).status).toBe(404)
  })

  it('are a file in words: each answer, what came of it, and how each person is reached', async () => {
    const { shareRef: inWords } = await hosted({}, organiser)
    const cases = [
      ['going', 'confirmed', 'account', 'Going,Confirmed', 'Account'],
      ['going', 'awaiting-approval', 'email', 'Going,Asks to come', 'Email'],
      ['going', 'waiting', 'none', 'Going,On the wait-list', 'Not reachable'],
      ['going', 'offered', 'account', 'Going,Offered a place', 'Account'],
      ['going', 'declined', 'account', 'Going,Declined', 'Account'],
      ['interested', 'confirmed', 'account', 'Interested,', 'Account'],
      ['not-going', 'confirmed', 'account', 'Not going,', 'Account'],
    ] as const
    const respondedAt = '2026-11-21T18:30:15.000Z'
    for (const [n, [response, state, contact]] of cases.entries()) {
      const uid = `in-words-${n}`
      const about = { response, state, contact, respondedAt, createdAt: `2026-11-1${n}T10:00:00.000Z` }
      const rsvp = storedRsvp({ ...rsvpDocument(inWords, uid, organiser.uid), ...about, shownName: uid })
      await database().doc(`activities/${inWords}/rsvps/${uid}`).set(rsvp)
    }
    const file = await send('exportRsvps', { params: { shareRef: inWords } }, organiser)
    expect(String(file.body).split('\r\n').slice(1, -1)).toEqual(
      cases.map(
        ([, , , words, reached], n) =>
          `in-words-${n},${words},0,2026-11-21 18:30:15,2026-11-1${n} 10:00:00,${reached},`,
      ),
    )
  })

  it('come newest first when nothing else is said', async () => {
    const { items } = await ask('listRsvpsOfActivity', { query: { shareRef, limit: 1 } }, organiser)
    expect(items[0]?.respondedAt).toBe('2026-11-26T10:00:00.000Z')
  })
})

describe('the activities that a person goes to', () => {
  it('come page after page without gaps, however many end at the same time', async () => {
    const [person, refs] = [await guest(), Array.from({ length: 53 }, newShareRef)]
    const endsAt = `${inDays(20)}:00.000Z`
    const batch = database().batch()
    for (const ref of refs) {
      const activity = { ...activityDocument(ref, `host-${randomUUID()}`), endsAt }
      batch.set(database().doc(`activities/${ref}`), activity)
      const rsvp = { ...rsvpDocument(ref, person.uid, activity.organiser.uid), activityEndsAt: endsAt }
      batch.set(database().doc(`activities/${ref}/rsvps/${person.uid}`), rsvp)
    }
    await batch.commit()
    const found: string[] = []
    for (let cursor: string | undefined, end = false; !end;) {
      const input = { kind: 'going', ...(cursor ? { cursor } : {}) } as const
      const page = await call('listMyActivities', input, person)
      found.push(...page.items.map((it) => it.shareRef))
      cursor = page.nextCursor ?? undefined
      end = cursor === undefined
    }
    expect(found.toSorted()).toEqual(refs.toSorted())
  })

  it('are those to come or those that were, by when they end: one that is under way is not past', async () => {
    const person = await guest()
    const [soon, running, past] = [
      await hosted({}, organiser),
      await hosted({}, organiser),
      await hosted({}, organiser),
    ]
    for (const { shareRef } of [soon, running, past]) await answer(shareRef, 'going', person)
    const [before, later] = [`${inDays(-3)}:00.000Z`, `${inDays(1)}:00.000Z`]
    const times = (shareRef: string, activityEndsAt: string) =>
      database()
        .doc(`activities/${shareRef}/rsvps/${person.uid}`)
        .update({ activityStartsAt: before, activityEndsAt })
    await Promise.all([times(running.shareRef, later), times(past.shareRef, before)])
    const listed = async (kind: 'going' | 'past') =>
      (await call('listMyActivities', { kind }, person)).items.map((it) => it.shareRef)
    expect([await listed('going'), await listed('past')]).toEqual([
      [running.shareRef, soon.shareRef],
      [past.shareRef],
    ])
  })
})
