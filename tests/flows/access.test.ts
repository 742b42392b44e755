import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Access } from 'functions/contract/access'
import { CALLS } from 'functions/contract/calls'
import type { CallName } from 'functions/contract/calls'
import { Problem } from 'functions/contract/errors'
import { DELETION_PHRASE } from 'functions/contract/user'
import { ROUTES } from 'functions/contract/routes'
import type { RouteName } from 'functions/contract/routes'
import { invitationToken } from '../../functions/src/domain/invitation-token'
import {
  billedTo,
  details,
  draft,
  draftContent,
  firstType,
  hold,
  hosted,
  ticketType,
} from '../support/activities'
import { database } from '../support/database'
import { scan, walkIn } from '../support/door'
import { refund } from '../support/refunds'
import { invitationDocument, newShareRef, rsvpDocument } from '../support/documents'
import {
  deletePerson,
  disable,
  endSessions,
  guest,
  operator,
  letSignInsCountFrom,
  unverifiedPerson,
  verifiedPerson,
} from '../support/people'
import type { Person } from '../support/people'
import { ask, send, sendCall } from '../support/requests'
import type { Answer } from '../support/requests'
import { stack } from '../support/stack'
import { minuteOldToken, tokenOf } from '../support/tokens'

/** Who knocks. The invited person has an answer to the other's private activity; a verified one owns what is theirs. */
const LIVE = ['nobody', 'bad token', 'unverified', 'guest', 'verified', 'invited', 'operator'] as const
/** Their tokens are in order and their sessions are over. */
const ENDED = [
  'revoked guest',
  'disabled guest',
  'deleted guest',
  'revoked account',
  'disabled account',
  'deleted account',
] as const
const WHO = [...LIVE, ...ENDED] as const
type Who = (typeof WHO)[number]
type Ended = (typeof ENDED)[number]
/** Whose the thing is: every activity here is private, so that only a role opens it. */
const WHOSE = ['own', 'theirs', 'missing'] as const
type Whose = (typeof WHOSE)[number]

interface Thing {
  readonly shareRef: string
  readonly ticketTypeRef: string
  /** A ticket type of which nothing is left. */
  readonly soldOutRef: string
  readonly orderId: string
  readonly organiserUid: string
  /** Somebody who said that they go. */
  readonly goerUid: string
  /** A link to pass on. */
  readonly invitationId: string
}

interface Row {
  /** The request, as right as can be. */
  readonly input: (thing: Thing) => object
  /** Whose things open themselves to whom; whatever is not named is refused. */
  readonly opens: Partial<Record<Who, readonly Whose[]>>
  /** Whom it opens to is told that there is nothing to be done about the thing. */
  readonly isIdle?: true
  /** Ends the sign-in that it is called with: each knock is somebody else's. */
  readonly endsSignIn?: true
}

const byQuery = ({ shareRef }: Thing) => ({ query: { shareRef } })
const byPath = ({ shareRef }: Thing) => ({ params: { shareRef } })
const byOrder = ({ orderId }: Thing) => ({ orderId })

const MESSAGE = { name: 'Nora Newcomer', email: 'nora@example.com', message: 'Is there a cloakroom?' }

const ANYTHING: readonly Whose[] = WHOSE
const THERE: readonly Whose[] = ['own', 'theirs']
const organiser = { verified: ['own'], invited: ['own'] } as const
const signedIn = { guest: ANYTHING, verified: ANYTHING, invited: ANYTHING } as const
const account = { verified: ANYTHING, invited: ANYTHING } as const
/** Those who run the platform, and nobody else. */
const runsIt = { operator: ANYTHING } as const
/** Those who belong to the audience of a private activity; guests may own one here to show that it is enough. */
const audience = { guest: ['own'], verified: ['own'], invited: ['own', 'theirs'] } as const
/** Whoever helps at the door needs no account. */
const helper = { guest: ['own'], ...organiser } as const
const buyer = { guest: ['own'], verified: ['own'], invited: ['own'] } as const

const ROUTE_ROWS: Record<RouteName, Row> = {
  readProfile: { input: () => ({}), opens: signedIn },
  signIn: { input: () => ({ body: {} }), opens: signedIn },
  exportAccount: { input: () => ({}), opens: signedIn },
  readPerson: {
    input: ({ organiserUid }) => ({ params: { uid: organiserUid } }),
    opens: { nobody: THERE, unverified: THERE, guest: THERE, verified: THERE, invited: THERE },
  },
  requestConnection: {
    input: ({ organiserUid: uid }) => ({ body: { uid } }),
    opens: { verified: THERE, invited: THERE },
  },
  listConnections: { input: () => ({}), opens: account },
  disconnect: { input: ({ organiserUid: uid }) => ({ body: { uid } }), opens: account },
  listActivities: {
    input: () => ({}),
    opens: { ...signedIn, nobody: ANYTHING, unverified: ANYTHING },
  },
  searchPlaces: {
    input: () => ({ query: { query: 'torel' } }),
    opens: { ...signedIn, nobody: ANYTHING, unverified: ANYTHING },
  },
  createActivity: { input: () => ({ body: draft({ status: 'draft' }) }), opens: account },
  generateActivity: {
    input: () => ({ body: { description: 'A walk by the river', timezone: 'UTC' } }),
    opens: account,
  },
  importActivity: {
    input: () => ({ body: { kind: 'csv', text: 'title,start\nWalk,2027-05-01 10:00', timezone: 'UTC' } }),
    opens: account,
  },
  readDashboard: { input: byQuery, opens: organiser },
  readActivity: { input: byPath, opens: { ...audience, unverified: ['own'] } },
  contactOrganiser: {
    input: (thing) => ({ ...byPath(thing), body: MESSAGE }),
    opens: { ...audience, unverified: ['own'] },
  },
  reportActivity: {
    input: (thing) => ({ ...byPath(thing), body: { ...MESSAGE, reason: 'other' } }),
    opens: { ...audience, unverified: ['own'] },
  },
  contactOperator: {
    input: () => ({ body: { ...MESSAGE, topic: 'other' } }),
    opens: { ...signedIn, nobody: ANYTHING, unverified: ANYTHING },
  },
  listRelated: { input: byPath, opens: {} },
  updateActivity: {
    input: (thing) => ({ ...byPath(thing), body: saved(thing) }),
    opens: organiser,
  },
  editActivity: { input: byPath, opens: organiser },
  exportAttendees: { input: byPath, opens: organiser },
  exportRsvps: { input: byPath, opens: organiser },
  exportInvoices: { input: byPath, opens: organiser },
  exportStatement: { input: byPath, opens: organiser },
  answerRsvp: {
    input: ({ shareRef }) => ({ body: { shareRef, response: 'interested' } }),
    opens: audience,
  },
  readRsvpInfo: { input: byQuery, opens: audience },
  listRsvpsOfActivity: { input: byQuery, opens: organiser },
  sendRsvp: { input: ({ shareRef }) => ({ body: { shareRef, link: {} } }), opens: organiser },
  findTickets: {
    input: () => ({ body: { email: 'nobody@example.com' } }),
    opens: { ...signedIn, nobody: ANYTHING, unverified: ANYTHING },
  },
  readPayoutMethod: { input: () => ({}), opens: account },
  startPayoutOnboarding: { input: () => ({ body: {} }), opens: account },
  exportMonth: { input: () => ({ query: { month: '2026-11' } }), opens: account },
  readAnalytics: { input: byQuery, opens: organiser },
  recordView: {
    input: ({ shareRef }) => ({ body: { shareRef } }),
    opens: { ...signedIn, nobody: ANYTHING, unverified: ANYTHING },
  },
}

const CALL_ROWS: Record<CallName, Row> = {
  requestUpload: { input: () => ({ contentType: 'image/png', size: 4 }), opens: account },
  generateActivity: {
    input: () => ({ description: 'A walk by the river', timezone: 'UTC' }),
    opens: account,
  },
  rewriteText: {
    input: () => ({ text: 'A walk. By the river.', wish: 'shorter', kind: 'description' }),
    opens: account,
  },
  suggestCovers: { input: () => ({ title: 'A party' }), opens: account },
  searchGifs: { input: () => ({ query: 'party' }), opens: account },
  useGif: { input: () => ({ id: 'confetti' }), opens: account },
  importPicture: {
    input: () => ({ url: `${stack().TURNOUT_ORIGIN}/covers/book-club.webp` }),
    opens: account,
  },
  changeActivityStatus: { input: ({ shareRef }) => ({ shareRef, status: 'active' }), opens: organiser },
  // Everybody has drafts of their own: there is no other's to ask for.
  saveDraft: { input: () => ({ key: 'draft-of-mine', draft: draftContent(), basis: 0 }), opens: account },
  readDraft: { input: () => ({ key: 'draft-of-mine' }), opens: account },
  listDrafts: { input: () => ({}), opens: account },
  discardDraft: { input: () => ({ key: 'draft-of-mine' }), opens: account },
  schedulePublishing: { input: ({ shareRef }) => ({ shareRef, publishAt: null }), opens: organiser },
  listMyActivities: { input: () => ({ kind: 'hosting' }), opens: signedIn },
  listMyTickets: { input: () => ({}), opens: signedIn },
  // Nobody has such a ticket: it answers alike whoever asks.
  sendTicket: {
    input: () => ({ ticketId: 'no-such-ticket', to: { fullName: 'Rita', email: 'rita@example.com' } }),
    opens: {},
  },
  takeBackTicket: { input: () => ({ ticketId: 'no-such-ticket' }), opens: {} },
  listAttendees: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  decideRsvp: {
    input: ({ shareRef, goerUid: uid }) => ({ shareRef, uid, decision: 'approve' }),
    opens: organiser,
  },
  listInvitations: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  listInvitees: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  changeInvitation: {
    input: ({ shareRef, invitationId }) => ({ shareRef, invitationId, change: 'revoke' }),
    opens: organiser,
  },
  sendUpdate: {
    input: ({ shareRef }) => {
      const words = { to: ['waiting'], subject: 'News', text: 'There is some.' }
      return { shareRef, ...words, idempotencyKey: randomUUID() }
    },
    opens: organiser,
  },
  listUpdates: { input: ({ shareRef }) => ({ shareRef }), opens: audience },
  listKnownGoing: { input: ({ shareRef }) => ({ shareRef }), opens: audience },
  // No code opens anything: it answers like one that does not exist.
  unlockTickets: { input: ({ shareRef }) => ({ shareRef, code: 'NOSUCH' }), opens: audience, isIdle: true },
  holdTickets: {
    input: ({ shareRef, ticketTypeRef }) => {
      return { shareRef, items: [{ ticketTypeRef, quantity: 1 }], idempotencyKey: randomUUID() }
    },
    opens: audience,
  },
  enterWaitingRoom: { input: ({ shareRef }) => ({ shareRef }), opens: audience },
  leaveWaitingRoom: { input: ({ shareRef }) => ({ shareRef }), opens: audience },
  // In the order in which an order lives, so that each finds its own order open.
  applyPromoCode: { input: ({ orderId }) => ({ orderId, code: null }), opens: buyer },
  placeOrder: { input: ({ orderId }) => details(orderId), opens: buyer },
  checkOrder: { input: byOrder, opens: buyer },
  cancelOrder: { input: byOrder, opens: buyer },
  listMyInvoices: { input: ({ shareRef }) => ({ shareRef }), opens: signedIn },
  // What is free has no invoice: it answers alike whose the order is.
  billInvoice: { input: ({ orderId }) => ({ orderId, billedTo: billedTo() }), opens: {} },
  listInvoices: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  joinTicketLine: {
    input: ({ shareRef, soldOutRef: ticketTypeRef }) => {
      const person = { fullName: 'Wendy Waits', email: 'wendy@example.com' }
      return { shareRef, ticketTypeRef, quantity: 1, person }
    },
    opens: audience,
  },
  leaveTicketLine: {
    input: ({ shareRef, soldOutRef: ticketTypeRef }) => ({ shareRef, ticketTypeRef }),
    opens: audience,
  },
  listOwnWaits: { input: ({ shareRef }) => ({ shareRef }), opens: signedIn },
  listTicketLine: {
    input: ({ shareRef, soldOutRef: ticketTypeRef }) => ({ shareRef, ticketTypeRef }),
    opens: organiser,
  },
  writeNote: {
    input: ({ shareRef, orderId }) => ({ shareRef, orderId, text: 'Vegan' }),
    opens: organiser,
  },
  readSoldOrder: { input: ({ shareRef, orderId }) => ({ shareRef, orderId }), opens: organiser },
  // Nothing was paid for the order, nothing is disputed and nothing is cancelled.
  refundOrder: {
    input: ({ shareRef, orderId }) => ({ shareRef, orderId, ...refund() }),
    opens: organiser,
    isIdle: true,
  },
  prepareEvidence: {
    input: ({ shareRef, orderId }) => ({ shareRef, orderId }),
    opens: organiser,
    isIdle: true,
  },
  submitEvidence: {
    input: ({ shareRef, orderId }) => ({ shareRef, orderId, remark: '' }),
    opens: organiser,
    isIdle: true,
  },
  retryClosing: { input: ({ shareRef }) => ({ shareRef }), opens: organiser, isIdle: true },
  readPayoutBalance: { input: () => ({}), opens: account },
  listPayouts: { input: () => ({}), opens: account },
  // Nobody was ever paid out.
  readPayout: { input: () => ({ payoutId: 'po_1NoSuchPayout' }), opens: {} },
  listDebts: { input: () => ({}), opens: account },
  openPayoutDashboard: { input: () => ({}), opens: account, isIdle: true },
  resendTickets: { input: ({ shareRef, orderId }) => ({ shareRef, orderId }), opens: organiser },
  giveBackOrder: { input: byOrder, opens: buyer },
  // Nothing was paid for the order.
  cancelPaidOrder: { input: ({ orderId }) => ({ orderId, amount: 100 }), opens: buyer, isIdle: true },
  listTeam: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  inviteToTeam: { input: ({ shareRef }) => ({ shareRef, role: 'manager' }), opens: organiser },
  // Nobody has the link: it answers alike whose the activity is.
  withdrawTeamInvitation: {
    input: ({ shareRef }) => ({ shareRef, invitationId: 'no-such-invitation' }),
    opens: {},
  },
  readTeamInvitation: {
    input: ({ shareRef }) => ({ shareRef, token: 'x'.repeat(32) }),
    opens: helper,
  },
  joinTeam: {
    input: ({ shareRef }) => ({ shareRef, token: 'x'.repeat(32), name: 'Nobody' }),
    opens: helper,
  },
  changeTeamRole: { input: ({ shareRef }) => ({ shareRef, uid: 'nobody', role: 'door' }), opens: {} },
  removeFromTeam: {
    input: ({ shareRef }) => ({ shareRef, uid: 'nobody' }),
    opens: helper,
  },
  listAudit: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  openDoor: { input: ({ shareRef }) => ({ shareRef }), opens: helper },
  listDoor: { input: ({ shareRef }) => ({ shareRef }), opens: helper },
  checkInGuests: { input: ({ shareRef }) => ({ shareRef, scans: [scan()] }), opens: helper },
  // Nobody is in by that scan: it answers alike whose the activity is.
  undoCheckIn: { input: ({ shareRef }) => ({ shareRef, ...scan() }), opens: {} },
  addWalkIn: { input: ({ shareRef }) => ({ shareRef, ...walkIn() }), opens: helper },
  adoptGuest: { input: () => ({ guestToken: passersBy.pop() }), opens: account },
  updateProfile: { input: () => ({ bio: 'By the river' }), opens: account },
  chooseNotifications: { input: () => ({ reminders: false }), opens: account },
  readBusiness: { input: () => ({}), opens: account },
  saveBusiness: { input: () => ({ name: 'River Walks Ltd', address: '', taxId: '' }), opens: account },
  makeFeed: { input: () => ({}), opens: account },
  endFeed: { input: () => ({}), opens: account },
  signOutEverywhere: { input: () => ({}), opens: account, endsSignIn: true },
  deleteAccount: { input: () => ({ confirmation: DELETION_PHRASE }), opens: signedIn, endsSignIn: true },
  // Last of all: whoever has followed a link belongs to the audience from then on.
  acceptInvitation: {
    input: ({ shareRef, invitationId }) => {
      return {
        shareRef,
        token: invitationToken(process.env['LINK_SIGNING_KEY'] ?? '', shareRef, invitationId),
      }
    },
    opens: { guest: THERE, verified: THERE, invited: THERE },
  },
  readPlatformMoney: { input: () => ({}), opens: runsIt },
  listOwedDebts: { input: () => ({}), opens: runsIt },
  // Nobody owes anything.
  endDebt: { input: () => ({ debtId: 're_1NoSuchDebt', note: 'Paid by bank' }), opens: {} },
}

/** Tokens of guests, one for each knock. */
let passersBy: string[]

/** A save that keeps the ticket types which orders name. */
const saved = ({ ticketTypeRef, soldOutRef }: Thing) =>
  draft({
    audience: 'private',
    ticketTypes: [
      ticketType({ shareRef: ticketTypeRef }),
      ticketType({ shareRef: soldOutRef, title: 'Front row', capacity: 1 }),
    ],
  })

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
  passersBy = await Promise.all(WHO.flatMap(() => WHOSE.map(async () => (await guest()).token)))
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
    expect(Object.keys(ROUTE_ROWS)).toEqual(Object.keys(ROUTES))
    expect(Object.keys(CALL_ROWS)).toEqual(Object.keys(CALLS))
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
