import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Access } from 'functions/contract/api/access'
import { CALLS } from 'functions/contract/api/calls'
import type { CallName } from 'functions/contract/api/calls'
import { Problem } from 'functions/contract/api/errors'
import { ROUTES } from 'functions/contract/api/routes'
import type { RouteName } from 'functions/contract/api/routes'
import { firstType, hold, hosted, ticketType } from '../../support/activities'
import { database } from '../../support/database'
import { invitationDocument, newShareRef, rsvpDocument } from '../../support/documents'
import {
  deletePerson,
  disable,
  endSessions,
  guest,
  operator,
  letSignInsCountFrom,
  unverifiedPerson,
  verifiedPerson,
} from '../../support/people'
import type { Person } from '../../support/people'
import { ask, send, sendCall } from '../../support/requests'
import type { Answer } from '../../support/requests'
import { minuteOldToken, tokenOf } from '../../support/tokens'
import { CALL_ROWS, passersBy } from '../../support/call-rows'
import { ENDED, WHO, WHOSE } from '../../support/role-matrix'
import type { Ended, Row, Thing, Who, Whose } from '../../support/role-matrix'
import { ROUTE_ROWS } from '../../support/route-rows'

let people: Record<Who, Person | null>
let theirs: Thing
const own = new Map<Who, Thing>()
const missing = {
  shareRef: newShareRef(),
  ticketTypeRef: newShareRef(),
  soldOutRef: newShareRef(),
  orderId: randomUUID(),
  organiserUid: randomUUID(),
  goerUid: randomUUID(),
  invitationId: randomUUID(),
}

/** A private activity and an order for it, made by one person. */
async function makeThing(by: Person): Promise<Thing> {
  const ticketTypes = [ticketType(), ticketType({ title: 'Front row', capacity: 1 })]
  const party = await hosted({ audience: 'private', ticketTypes }, by)
  const order = await hold(party, by)
  const soldOutRef = party.activity.ticketTypes[1]?.shareRef ?? ''
  await sellOut(party.shareRef, soldOutRef)
  const goerUid = randomUUID()
  await seedAnswer(party.shareRef, goerUid, by.uid)
  const invitation = invitationDocument(party.shareRef, by.uid)
  await database().doc(`activities/${party.shareRef}/invitations/${invitation.id}`).set(invitation)
  return {
    shareRef: party.shareRef,
    ticketTypeRef: firstType(party),
    soldOutRef,
    orderId: order.id,
    organiserUid: by.uid,
    goerUid,
    invitationId: invitation.id,
  }
}

async function sellOut(shareRef: string, pool: string): Promise<void> {
  const free = database().collection(`activities/${shareRef}/stock`).where('pool', '==', pool)
  for (const slot of (await free.get()).docs) await slot.ref.delete()
}

async function seedAnswer(shareRef: string, uid: string, organiserUid: string): Promise<void> {
  await database()
    .doc(`activities/${shareRef}/rsvps/${uid}`)
    .set(rsvpDocument(shareRef, uid, organiserUid))
}

/** Makes a thing somebody's, also of those who could not have made it. */
async function give({ shareRef, orderId }: Thing, uid: string): Promise<void> {
  await database().doc(`activities/${shareRef}`).update({ 'organiser.uid': uid })
  await database().doc(`orders/${orderId}`).update({ buyerUid: uid })
}

/** Everybody whose session is over; the token is older than what an instance believes unasked. */
async function endedPeople(): Promise<Record<Ended, Person>> {
  const ends = { revoked: endSessions, disabled: disable, deleted: deletePerson }
  const people: [string, Person][] = []
  for (const [how, end] of Object.entries(ends)) {
    for (const [kind, make] of [['guest', guest] as const, ['account', verifiedPerson] as const]) {
      const person = await make()
      people.push([`${how} ${kind}`, { ...person, token: minuteOldToken(person) }])
      await end(person)
    }
  }
  return Object.fromEntries(people) as Record<Ended, Person>
}

beforeAll(async () => {
  const [maker, unverified, nobody] = [await verifiedPerson(), await unverifiedPerson(), null]
  const [passerBy, verified, invited] = [await guest(), await verifiedPerson(), await verifiedPerson()]
  const another = await verifiedPerson()
  await ask('signIn', { body: {} }, maker)
  await ask('signIn', { body: {} }, another)
  // A word that is no token at all, the emulator takes for nobody's token and lets it in.
  people = {
    nobody,
    'bad token': { ...maker, token: 'no.such.token' },
    unverified,
    guest: passerBy,
    verified,
    invited,
    operator: await operator(),
    ...(await endedPeople()),
  }
  for (const who of ['unverified', 'guest', 'verified', 'invited', 'operator'] as const) {
    // Nobody has more than five open orders.
    const thing = await makeThing(who === 'operator' ? another : maker)
    await give(thing, people[who]?.uid ?? '')
    own.set(who, thing)
  }
  theirs = await makeThing(maker)
  passersBy.push(...(await Promise.all(WHO.flatMap(() => WHOSE.map(async () => (await guest()).token)))))
  await seedAnswer(theirs.shareRef, invited.uid, maker.uid)
})

/** The thing, of one's own if one has any. */
function thingFor(who: Who, whose: Whose): Thing {
  if (whose === 'missing') return missing
  return (whose === 'own' ? own.get(who) : undefined) ?? theirs
}

function isEnded(who: Who): who is Ended {
  return ENDED.some((it) => it === who)
}

/** The status that a cell must answer, by the entry's access and its row. */
function expectedFor(access: Access, { opens, isIdle }: Row, who: Who, whose: Whose): number {
  if (who === 'bad token' || isEnded(who)) return 401
  if (access !== 'public') {
    if (who === 'nobody') return 401
    if (who === 'unverified') return 403
    if (who === 'guest' && access === 'verified') return 403
  }
  // An operator is a verified person as well.
  const open = opens[who] ?? (who === 'operator' ? opens.verified : undefined)
  if (!open?.includes(whose)) return 404
  return isIdle ? 409 : 200
}

const figures = { cells: 0, faults: 0 }

interface Cell {
  readonly who: Who
  readonly whose: Whose
  readonly answer: Answer
}

function anotherLike(who: Who): Promise<Person | null> | Person | null {
  if (who === 'guest') return guest()
  if (who === 'unverified') return unverifiedPerson()
  if (who === 'operator') return operator()
  return who === 'verified' || who === 'invited' ? verifiedPerson() : people[who]
}

/** Knocks at an entry as everybody, for everything. */
async function knockAsAll(
  row: Row,
  knock: (by: Person | null, thing: Thing) => Promise<Answer>,
): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const who of WHO) {
    for (const whose of WHOSE) {
      const by = row.endsSignIn ? await anotherLike(who) : people[who]
      cells.push({ who, whose, answer: await knock(by, thingFor(who, whose)) })
    }
  }
  figures.cells += cells.length
  figures.faults += cells.filter(({ answer }) => answer.status >= 500).length
  return cells
}

/** A success is 200 whatever it is; a callable's refusal carries the status of the contract in its details. */
function statusOf({ status, body }: Answer): number {
  const problem = Problem.safeParse(body)
  if (problem.success) return problem.data.status
  return status === 204 ? 200 : status
}

function check(access: Access, row: Row, cells: readonly Cell[]): void {
  const table = (of: (cell: Cell) => number) =>
    Object.fromEntries(cells.map((cell) => [`${cell.who}, ${cell.whose}`, of(cell)]))
  expect(table(({ answer }) => statusOf(answer))).toEqual(
    table(({ who, whose }) => expectedFor(access, row, who, whose)),
  )
  for (const who of WHO) {
    const [notTheirs, notThere] = cells
      .filter((cell) => cell.who === who && cell.whose !== 'own' && statusOf(cell.answer) === 404)
      .map(({ answer }) => ({
        status: answer.status,
        body: { ...Problem.parse(answer.body), requestId: '' },
      }))
    if (notTheirs && notThere) expect(notTheirs).toEqual(notThere)
  }
  const titles = cells
    .map(({ answer }) => Problem.safeParse(answer.body).data)
    .filter((it) => it?.status === 403)
  const allowed = ['UnVerified User', 'This needs an account']
  for (const problem of titles) expect(allowed).toContain(problem?.title)
  for (const { who, answer } of cells) {
    if (who === 'unverified' && access !== 'public') {
      expect(Problem.parse(answer.body)).toMatchObject({ status: 403, title: 'UnVerified User' })
    }
  }
}

describe('every route and callable', () => {
  it('has a row here', () => {
    expect(Object.keys(ROUTE_ROWS).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
    expect(Object.keys(CALL_ROWS).toSorted()).toEqual(Object.keys(CALLS).toSorted())
  })

  it.each(Object.keys(ROUTE_ROWS) as RouteName[])('%s opens to its row and to nobody else', async (name) => {
    const row = ROUTE_ROWS[name]
    check(ROUTES[name].access, row, await knockAsAll(row, (by, thing) => send(name, row.input(thing), by)))
  })

  it.each(Object.keys(CALL_ROWS) as CallName[])('%s opens to its row and to nobody else', async (name) => {
    const row = CALL_ROWS[name]
    check(CALLS[name].access, row, await knockAsAll(row, (by, thing) => sendCall(name, row.input(thing), by)))
  })
})

describe('the matrix', () => {
  it('was asked cell by cell and met no fault of ours', () => {
    const entries = Object.keys(ROUTE_ROWS).length + Object.keys(CALL_ROWS).length
    console.warn(`role matrix: ${figures.cells} cells at ${entries} entries, ${figures.faults} answered 5xx`)
    expect(figures).toEqual({ cells: entries * WHO.length * WHOSE.length, faults: 0 })
  })
})

describe('a session', () => {
  it.each([
    ['guest', guest],
    ['account', verifiedPerson],
  ])('of a %s that nobody ended opens what an ended one does not', async (_, make) => {
    const person = await make()
    await letSignInsCountFrom(person, new Date(Date.now() - 120_000))
    const earlier = { ...person, token: minuteOldToken(person) }
    expect((await send('readProfile', { query: {} }, earlier)).status).toBe(200)
    expect((await sendCall('listMyTickets', {}, earlier)).status).toBe(200)
  })
})

describe('a token', () => {
  const past = Math.floor(Date.now() / 1000) - 7200

  it.each([
    ['that has run out', { iat: past, auth_time: past, exp: past + 3600 }],
    ['of another project', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }],
    ['of nobody we know', { sub: 'no-such-person', user_id: 'no-such-person' }],
  ])('%s is refused; the same one in order is not', async (_, over) => {
    const person = await guest()
    const refused = await send('readProfile', {}, { ...person, token: tokenOf(person, over) })
    expect([refused.status, Problem.parse(refused.body).code]).toEqual([401, 'signed-out'])
    const profile = await ask('readProfile', { query: {} }, { ...person, token: tokenOf(person, {}) })
    expect(profile.uid).toBe(person.uid)
  })
})
