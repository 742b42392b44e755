import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { CALLS, pathOfCall } from 'functions/contract/calls'
import type { Call, CallName } from 'functions/contract/calls'
import { ROUTES } from 'functions/contract/routes'
import type { Route, RouteName } from 'functions/contract/routes'
import {
  billedTo,
  details,
  draft,
  draftContent,
  firstType,
  hold,
  hosted,
  promoCode,
  ticketType,
} from '../support/activities'
import type { Hosted } from '../support/activities'
import { scan, walkIn } from '../support/door'
import { countAnswers, exitsIn, watchFunctions } from '../support/function-exits'
import { refund } from '../support/refunds'
import { mutate, NASTY, seededRandom, STRANGE_KEYS, withKey } from '../support/malformed'
import { verifiedPerson } from '../support/people'
import type { Person } from '../support/people'
import { problemIn, send, sendCall, sendRaw, sendRawCall, urlOfFunction } from '../support/requests'
import type { Answer } from '../support/requests'

/** The same requests in every run; another seed tries others. */
const SEED = Number(process.env['TURNOUT_SEED'] ?? 20_261_120)

let person: Person
let party: Hosted
let orderId: string
let answers: ReturnType<typeof countAnswers>
let exits: ReturnType<typeof watchFunctions>

beforeAll(async () => {
  answers = countAnswers()
  person = await verifiedPerson('Mallory Malformed')
  party = await hosted({ ticketTypes: [ticketType({ capacity: 100 })], promocodes: [promoCode()] }, person)
  orderId = (await hold(party, person)).id
  // Both functions have begun by now.
  exits = watchFunctions()
})

const full = () => ({
  ...draft({ status: 'draft' }),
  cancellation: { daysBefore: 3, keepPercent: 10 },
  asked: {
    questions: [
      {
        id: 'aaaaaaaa-0000',
        kind: 'one-of',
        label: 'Diet',
        per: 'attendee',
        isRequired: true,
        options: ['Vegan', 'Fish'],
      },
    ],
    attendees: true,
    terms: { text: 'The house rules', url: 'https://example.com/rules' },
  },
  richDescription: '<p>By the river</p>',
  media: [{ type: 'image', url: '/covers/river.webp', altText: '', isFeatured: true }],
  ticketTypes: [
    ticketType({ tempId: 'vip', saleStartsAt: '2026-11-21T10:00', saleEndsAt: '2026-12-01T10:00' }),
  ],
  promocodes: [
    promoCode({
      startsAt: '2026-11-21T10:00',
      endsAt: '2026-12-01T10:00',
      ticketTypeRefs: ['vip'],
      perPerson: 1,
      minSpend: 500,
      combinable: true,
    }),
  ],
})

const MESSAGE = { name: 'Mallory', email: 'mallory@example.com', message: 'Is there a cloakroom?' }

/** A right input of each entry that has one: what is wrong later is one thing. */
const ROUTE_INPUTS: Partial<Record<RouteName, () => { query?: object; body?: object }>> = {
  readProfile: () => ({ query: { language: 'en', mock: 'false' } }),
  signIn: () => ({ body: {} }),
  requestConnection: () => ({ body: { uid: party.activity.organiser.uid } }),
  listConnections: () => ({ query: { with: person.uid, limit: '5' } }),
  disconnect: () => ({ body: { uid: 'somebody-else' } }),
  listActivities: () => ({
    query: {
      organiser: person.uid,
      community: 'walkers',
      when: 'past',
      q: 'lantern walk',
      from: '2026-11-20',
      to: '2026-12-20',
      near: '38.7223,-9.1393',
      radiusKm: '25',
      online: 'false',
      free: 'true',
      sort: 'startDate',
      direction: 'asc',
      limit: '5',
    },
  }),
  searchPlaces: () => ({ query: { query: 'torel', near: '38.7,-9.1' } }),
  createActivity: () => ({ body: full() }),
  generateActivity: () => ({
    body: { description: 'A walk by the river', timezone: 'UTC', tone: 'warm', near: 'Lisbon' },
  }),
  importActivity: () => ({
    body: { kind: 'csv', text: 'title,start\nWalk,2027-05-01 10:00', timezone: 'UTC' },
  }),
  readDashboard: () => ({ query: { shareRef: party.shareRef } }),
  contactOrganiser: () => ({ body: { ...MESSAGE, link: { kind: 'order', id: orderId, key: 'a-key' } } }),
  reportActivity: () => ({
    body: { ...MESSAGE, reason: 'scam', link: { kind: 'ticket', id: orderId, key: 'a-key' } },
  }),
  contactOperator: () => ({ body: { ...MESSAGE, topic: 'other' } }),
  updateActivity: () => ({ body: { ...full(), status: 'active' } }),
  exportAttendees: () => ({ query: { door: 'in' } }),
  answerRsvp: () => ({
    body: { shareRef: party.shareRef, response: 'interested', answers: { 'aaaaaaaa-0001': 'Fish' } },
  }),
  readRsvpInfo: () => ({ query: { shareRef: party.shareRef } }),
  listRsvpsOfActivity: () => ({
    query: { shareRef: party.shareRef, sort: 'rsvp-response', direction: 'asc', limit: '5' },
  }),
  sendRsvp: () => ({
    body: { shareRef: party.shareRef, emails: ['mallory@example.com'], message: '', link: { maxUses: 3 } },
  }),
  findTickets: () => ({ body: { email: 'mallory@example.com' } }),
  startPayoutOnboarding: () => ({ body: {} }),
  exportMonth: () => ({ query: { month: '2026-11' } }),
  readAnalytics: () => ({ query: { shareRef: party.shareRef, days: '7' } }),
  recordView: () => ({
    body: { shareRef: party.shareRef, referrer: 'www.google.com', code: 'flyer' },
  }),
}

const CALL_INPUTS: Record<CallName, () => object> = {
  requestUpload: () => ({ contentType: 'image/png', size: 4 }),
  generateActivity: () => ({
    description: 'A walk by the river',
    timezone: 'UTC',
    tone: 'warm',
    near: 'Lisbon',
  }),
  rewriteText: () => ({ text: 'A walk by the river.', wish: 'warmer', kind: 'rich' }),
  suggestCovers: () => ({ title: 'A party', words: 'confetti' }),
  searchGifs: () => ({ query: 'party', offset: 0 }),
  useGif: () => ({ id: 'confetti' }),
  importPicture: () => ({ url: 'https://192.0.2.1/picture.webp' }),
  changeActivityStatus: () => ({ shareRef: party.shareRef, status: 'active' }),
  saveDraft: () => ({ key: `draft-${randomUUID()}`, draft: draftContent(), basis: 0 }),
  readDraft: () => ({ key: 'draft-of-mine' }),
  listDrafts: () => ({}),
  discardDraft: () => ({ key: 'draft-of-mine', version: 1 }),
  schedulePublishing: () => ({ shareRef: party.shareRef, publishAt: '2026-12-01T10:00' }),
  listMyActivities: () => ({ kind: 'hosting' }),
  listMyTickets: () => ({}),
  sendTicket: () => ({ ticketId: `${orderId}-1`, to: { fullName: 'Rita', email: 'rita@example.com' } }),
  takeBackTicket: () => ({ ticketId: `${orderId}-1` }),
  listAttendees: () => ({
    shareRef: party.shareRef,
    search: 'mal',
    ticketTypeRef: firstType(party),
    status: 'paid',
    limit: 5,
  }),
  decideRsvp: () => ({ shareRef: party.shareRef, uid: person.uid, decision: 'approve' }),
  listInvitations: () => ({ shareRef: party.shareRef, limit: 5 }),
  listInvitees: () => ({ shareRef: party.shareRef }),
  changeInvitation: () => ({ shareRef: party.shareRef, invitationId: randomUUID(), change: 'revoke' }),
  sendUpdate: () => ({
    shareRef: party.shareRef,
    to: ['waiting'],
    subject: 'News',
    text: 'There is some.',
    about: 'update',
    idempotencyKey: randomUUID(),
  }),
  listKnownGoing: () => ({ shareRef: party.shareRef }),
  listUpdates: () => ({ shareRef: party.shareRef }),
  unlockTickets: () => ({ shareRef: party.shareRef, code: 'EARLY' }),
  holdTickets: () => ({
    shareRef: party.shareRef,
    items: [{ ticketTypeRef: firstType(party), quantity: 1 }],
    idempotencyKey: randomUUID(),
  }),
  enterWaitingRoom: () => ({ shareRef: party.shareRef }),
  leaveWaitingRoom: () => ({ shareRef: party.shareRef }),
  applyPromoCode: () => ({ orderId, code: 'EARLY', takeOff: false }),
  placeOrder: () => ({
    ...details(orderId),
    tip: { kind: 'custom', amount: 100 },
    given: { answers: { 'aaaaaaaa-0000': 'x' }, attendees: [], acceptsTerms: true },
  }),
  checkOrder: () => ({ orderId }),
  cancelOrder: () => ({ orderId }),
  listMyInvoices: () => ({ shareRef: party.shareRef }),
  billInvoice: () => ({ orderId, billedTo: billedTo() }),
  listInvoices: () => ({ shareRef: party.shareRef, limit: 5 }),
  joinTicketLine: () => ({
    shareRef: party.shareRef,
    ticketTypeRef: firstType(party),
    quantity: 2,
    person: { fullName: 'Mallory', email: 'mallory@example.com' },
  }),
  leaveTicketLine: () => ({ shareRef: party.shareRef, ticketTypeRef: firstType(party) }),
  listOwnWaits: () => ({ shareRef: party.shareRef }),
  listTicketLine: () => ({ shareRef: party.shareRef, ticketTypeRef: firstType(party), limit: 5 }),
  writeNote: () => ({ shareRef: party.shareRef, orderId, text: 'Vegan' }),
  readSoldOrder: () => ({ shareRef: party.shareRef, orderId }),
  refundOrder: () => ({ shareRef: party.shareRef, orderId, ...refund() }),
  prepareEvidence: () => ({ shareRef: party.shareRef, orderId }),
  submitEvidence: () => ({ shareRef: party.shareRef, orderId, remark: 'They came' }),
  retryClosing: () => ({ shareRef: party.shareRef }),
  readPayoutBalance: () => ({}),
  listPayouts: () => ({ limit: 5 }),
  readPayout: () => ({ payoutId: 'po_1NoSuchPayout', limit: 5 }),
  listDebts: () => ({ limit: 5 }),
  openPayoutDashboard: () => ({}),
  resendTickets: () => ({ shareRef: party.shareRef, orderId }),
  giveBackOrder: () => ({ orderId }),
  cancelPaidOrder: () => ({ orderId, amount: 100 }),
  listTeam: () => ({ shareRef: party.shareRef }),
  inviteToTeam: () => ({ shareRef: party.shareRef, role: 'door', email: 'dora@example.com' }),
  withdrawTeamInvitation: () => ({ shareRef: party.shareRef, invitationId: 'no-such-invitation' }),
  readTeamInvitation: () => ({ shareRef: party.shareRef, token: 'x'.repeat(32) }),
  joinTeam: () => ({ shareRef: party.shareRef, token: 'x'.repeat(32), name: 'Mallory' }),
  changeTeamRole: () => ({ shareRef: party.shareRef, uid: 'nobody', role: 'door' }),
  removeFromTeam: () => ({ shareRef: party.shareRef, uid: 'nobody' }),
  listAudit: () => ({ shareRef: party.shareRef }),
  openDoor: () => ({ shareRef: party.shareRef }),
  listDoor: () => ({ shareRef: party.shareRef, since: '2026-11-20T19:00:00.000Z' }),
  checkInGuests: () => ({ shareRef: party.shareRef, scans: [scan()] }),
  undoCheckIn: () => ({ shareRef: party.shareRef, ...scan() }),
  addWalkIn: () => ({ shareRef: party.shareRef, ...walkIn() }),
  adoptGuest: () => ({ guestToken: 'a.guest.token' }),
  updateProfile: () => ({ displayName: 'Mallory', bio: 'By the river', picture: null, showsGoing: true }),
  chooseNotifications: () => ({ reminders: false, sales: true }),
  readBusiness: () => ({}),
  saveBusiness: () => ({ name: 'River Walks Ltd', address: '1 River Street', taxId: 'PT 1' }),
  makeFeed: () => ({}),
  endFeed: () => ({}),
  signOutEverywhere: () => ({}),
  // Right by the contract and nothing else: nobody is to be deleted here.
  deleteAccount: () => ({ confirmation: 'no' }),
  acceptInvitation: () => ({ shareRef: party.shareRef, token: `link-of-nobody.${'A'.repeat(43)}` }),
  readPlatformMoney: () => ({}),
  listOwedDebts: () => ({ limit: 5 }),
  endDebt: () => ({ debtId: 're_1NoSuchDebt', note: 'Paid by bank' }),
}

/** TURNOUT_ALL=1 sends ten thousand. */
const ENTRIES = Object.keys(ROUTE_INPUTS).length + Object.keys(CALL_INPUTS).length
const PER_ENTRY = process.env['TURNOUT_ALL'] === '1' ? Math.ceil(10_000 / ENTRIES) : 12

/** The routes take their share reference in the path; it is right unless a test says otherwise. */
const params = () => ({ shareRef: party.shareRef })

/** What the contract has against an input: the places, or none. */
function faultsOf(schema: z.ZodType, input: unknown): string[] {
  const issues = schema.safeParse(input).error?.issues ?? []
  return issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : undefined
    return keys ? keys.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.')]
  })
}

/**
 * An input that the contract refuses is answered 400 with a problem that names the places; no other fails either.
 * @param reached whether the input gets as far as our handler as it is
 */
function checkAnswer(answer: Answer, schema: z.ZodType, input: unknown, reached = true): void {
  const faults = faultsOf(schema, input)
  const seen = JSON.stringify(input)?.slice(0, 300)
  expect(answer.status, `${seen}: ${JSON.stringify(answer.body)?.slice(0, 300)}`).toBeLessThan(500)
  if (faults.length === 0) return
  expect(answer.status, seen).toBe(400)
  if (!reached) return
  const { status, errors } = problemIn(answer)
  expect([status, errors?.map((error) => error.path)], seen).toEqual([400, faults])
}

/** A body that is neither an object nor a list is refused before our handler is reached. */
const isParsed = (body: unknown) => typeof body === 'object' && body !== null
/** The framework takes what is under this key for the object's own fields: a call with it is refused whole. */
const hasPrototype = (data: unknown) => JSON.stringify(data).includes('"__proto__"')
/** What is deeper than anything of the contract is refused before it is looked at. */
const isDeep = (data: unknown) => depthOf(data) > 30
const depthOf = (data: unknown): number =>
  typeof data === 'object' && data !== null ? 1 + Math.max(0, ...Object.values(data).map(depthOf)) : 0

/** What a query can carry: text, each key once. */
function asQuery(input: unknown): Record<string, string> {
  const entries = Object.entries(Object(input) as object).slice(0, 20)
  return Object.fromEntries(entries.map(([key, value]) => [key, text(value)]))
}
const text = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2000)

describe('an input with something wrong in it', () => {
  it.each(Object.keys(ROUTE_INPUTS) as RouteName[])('is refused at its place by %s', async (name) => {
    const route: Route = ROUTES[name]
    const random = seededRandom(SEED)
    for (let n = 0; n < PER_ENTRY; n++) {
      const { query, body } = ROUTE_INPUTS[name]?.() ?? {}
      if (query && route.query) {
        const wrong = asQuery(mutate(query, random))
        checkAnswer(await send(name, { params: params(), query: wrong }, person), route.query, wrong)
      }
      if (body && route.body) {
        const wrong = mutate(body, random)
        // JSON has no "undefined": nothing at all is sent, which counts as an empty object.
        const sent = wrong === undefined ? {} : wrong
        const answer = await send(name, { params: params(), body: wrong }, person)
        checkAnswer(answer, route.body, sent, isParsed(sent))
      }
    }
  })

  it.each(Object.keys(CALLS) as CallName[])('is refused at its place by %s', async (name) => {
    const { input: schema }: Call = CALLS[name]
    const ends = name === 'signOutEverywhere'
    let by = ends ? await verifiedPerson() : person
    const random = seededRandom(SEED)
    for (let n = 0; n < PER_ENTRY; n++) {
      const wrong = mutate(CALL_INPUTS[name](), random) ?? null
      const answer = await sendCall(name, wrong, by)
      if (isDeep(wrong) || hasPrototype(wrong))
        expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'data' }] })
      else checkAnswer(answer, schema, wrong)
      if (ends && answer.status === 200) by = await verifiedPerson()
    }
  })

  it('is there for every entry that takes one', () => {
    const withInput = Object.entries<Route>(ROUTES).filter(([, route]) => route.query ?? route.body)
    expect(Object.keys(ROUTE_INPUTS)).toEqual(withInput.map(([name]) => name))
  })

  it('is refused as the person of a path', async () => {
    for (const value of ['__name__', 'a%2Fb', 'x'.repeat(200), '%F0%9F%92%A5', 'a b']) {
      const { status, problem } = await sendRaw(`/user/${value}`, {})
      expect([status, problem?.errors?.map((it) => it.path)], value).toEqual([400, ['uid']])
    }
  })

  it('is refused as the share reference of a path', async () => {
    for (const value of NASTY.filter((it) => typeof it === 'string' && it !== '')) {
      const segment = Buffer.from(String(value)).toString().slice(0, 4000)
      const { status, problem } = await sendRaw(`/activity/${encodeURIComponent(segment)}`, {})
      expect(problem, segment).toMatchObject({ status: 400, errors: [{ path: 'shareRef' }] })
      expect(status).toBe(400)
    }
  })

  it.each(['%', '%E0%A4%A', '%00', '%2e%2e%2f', '..;/', '%c0%af'])(
    'is refused as a path that holds %s',
    async (segment) => {
      const { status } = await sendRaw(`/activity/${segment}`, {})
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    },
  )

  it.each([
    ['missing', undefined],
    ['short', 'short'],
    ['long', 'x'.repeat(65)],
    ['more than one word', 'sixteen letters and more'],
  ])('is refused as an idempotency key that is %s', async (_, key) => {
    const headers = { 'Idempotency-Key': key ?? '' }
    const answer = await send('createActivity', { body: full() }, person, headers)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'Idempotency-Key' }] })
  })
})

describe('a key too many', () => {
  it.each<[string, (key: string) => Promise<Answer>]>([
    [
      'body',
      (key) => {
        const body = withKey({ shareRef: party.shareRef, response: 'interested' }, key, 1)
        return send('answerRsvp', { body }, person)
      },
    ],
    ['query', (key) => send('readRsvpInfo', { query: withKey(params(), key, 1) as never }, person)],
    ['call', (key) => sendCall('checkOrder', withKey({ orderId }, key, 1), person)],
  ])('is refused in a %s', async (place, ask) => {
    for (const key of STRANGE_KEYS.filter((it) => place !== 'call' || it !== '__proto__')) {
      expect(problemIn(await ask(key)), key).toMatchObject({ status: 400, errors: [{ path: key }] })
    }
  })

  it('that would change what an object is, is refused in a call wherever it stands', async () => {
    for (const value of [{ status: 'paid' }, 'paid', null, { orderId }]) {
      for (const data of [
        withKey({ orderId }, '__proto__', value),
        { orderId: withKey({}, '__proto__', value) },
      ]) {
        const refused = await sendCall('checkOrder', data, person)
        expect(problemIn(refused)).toMatchObject({ status: 400, errors: [{ path: 'data' }] })
      }
    }
    expect((await sendCall('checkOrder', { orderId }, person)).status).toBe(200)
  })
})

describe('a cursor that we did not make', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const CURSORS = [
    'x',
    '\u0000',
    'x'.repeat(500),
    encode('text'),
    encode([]),
    encode(['2026-01-01']),
    ...['', 'a/b', '..', '__id__', 'x'.repeat(300)].flatMap((id) => [
      encode(['2026-01-01', id]),
      encode(['2026-01-01', '2026-01-01', id]),
    ]),
    encode([{}, 'id']),
    encode(['2026-01-01', null]),
    encode(['2026-01-01', 5]),
    encode(['a', 'b', 'c', 'd']),
  ]

  it.each([...CURSORS.entries()])('number %i is refused by every list', async (_, cursor) => {
    const { shareRef } = party
    const answers = [
      await send('listActivities', { query: { cursor } }, null),
      await send('listActivities', { query: { organiser: person.uid, when: 'past', cursor } }, null),
      await send('listRsvpsOfActivity', { query: { shareRef, cursor } }, person),
      await sendCall('listAttendees', { shareRef, cursor }, person),
      await sendCall('listMyActivities', { kind: 'hosting', cursor }, person),
      await sendCall('listMyActivities', { kind: 'going', cursor }, person),
    ]
    for (const answer of answers) {
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'cursor' }] })
    }
  })

  it('but might have, is where the list goes on', async () => {
    for (const value of ['2026-01-01', 7]) {
      const cursor = encode([value, '2026-01-01', 'abcdefghjk'])
      expect((await send('listActivities', { query: { cursor } }, null)).status).toBe(200)
      const query = { shareRef: party.shareRef, cursor: encode([value, 'abcdefghjk']) }
      expect((await send('listRsvpsOfActivity', { query }, person)).status).toBe(200)
    }
  })
})

describe('a body that is no JSON object', () => {
  const BODIES: readonly [
    name: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers?: Record<string, string>,
  ][] = [
    ['half of one', '{"shareRef":'],
    ['two of them', '{}{}'],
    ['a number that is none', '{"size": NaN}'],
    ['no JSON', 'shareRef=1'],
    ['a list', '[]'],
    ['a word', '"text"'],
    ['nothing', 'null'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a form', 'shareRef=1', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['a lie about its length', '{}', { 'Content-Encoding': 'gzip' }],
    ['another alphabet', '{}', { 'Content-Type': 'application/json; charset=utf-7' }],
    ['eleven megabytes', `{"title":"${'x'.repeat(11_000_000)}"}`],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['brackets that close, too', '['.repeat(50_000) + ']'.repeat(50_000)],
  ]

  it.each(BODIES)('%s is refused by routes and callables', async (_, body, headers = {}) => {
    const answers = [
      await sendRaw('/activity', { body, headers: { ...headers, 'Idempotency-Key': randomUUID() } }, person),
      await sendRaw('/rsvp', { body, headers }, person),
      await sendRaw('/analytics/view', { body, headers }),
      await sendRawCall('requestUpload', { body, headers }, person),
      await sendRawCall('placeOrder', { body, headers }, person),
    ]
    for (const { status } of answers) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })

  it('is refused when its text is no UTF-8, also inside of a word', async () => {
    const [before, after] = JSON.stringify({ ...full(), title: 'A|B' }).split('|') as [string, string]
    const body = Buffer.concat([Buffer.from(before), Buffer.from([0xc3, 0x28]), Buffer.from(after)])
    const headers = { 'Idempotency-Key': randomUUID() }
    const { status, problem } = await sendRaw('/activity', { body, headers }, person)
    expect([status, problem?.code]).toEqual([400, 'invalid-input'])
    const right = Buffer.from(`${before}ü${after}`)
    expect((await sendRaw('/activity', { body: right, headers }, person)).status).toBe(200)
  })

  it.each(['[]', '{"half":', 'no JSON', '"text"'])(
    'is answered by a problem and no stack: %s',
    async (body) => {
      const { type, problem } = await sendRaw('/analytics/view', { body })
      expect([type, problem?.status, problem?.code]).toEqual([
        'application/problem+json',
        400,
        'invalid-input',
      ])
    },
  )

  it('is answered by a problem of callables, and no stack', async () => {
    const response = await fetch(urlOfFunction(pathOfCall('checkOrder')), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"half":',
    })
    const { error } = (await response.json()) as { error: { status: string; details: unknown } }
    expect([response.status, error.status]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(error.details).toMatchObject({ code: 'invalid-input', status: 400 })
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('is refused as of another type: "%s"', async (type) => {
    const body = JSON.stringify({ shareRef: party.shareRef, response: 'interested' })
    const { status, problem } = await sendRaw(
      '/rsvp',
      { body: Buffer.from(body), headers: { 'Content-Type': type } },
      person,
    )
    expect([status, problem?.code]).toEqual([415, 'not-json'])
  })

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/merge-patch+json'])(
    'is read as of the type "%s"',
    async (type) => {
      const body = JSON.stringify({ shareRef: party.shareRef, response: 'interested' })
      const { status } = await sendRaw('/rsvp', { body, headers: { 'Content-Type': type } }, person)
      expect(status).toBe(200)
    },
  )
})

describe('text that holds a NUL or half a character', () => {
  it.each([
    ['title', { title: 'A\u0000B' }],
    ['description', { description: 'A\ud800B' }],
    ['richDescription', { richDescription: '<p>\u0000</p>' }],
    ['ticketTypes.0.description', { ticketTypes: [ticketType({ tempId: 'vip', description: '\u0000' })] }],
    ['location.name', { location: { name: '\u0000', address: '' } }],
  ])('is refused at %s', async (path, over) => {
    const answer = await send('createActivity', { body: { ...full(), ...over } }, person)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path }] })
  })
})

describe('a call that the framework cannot decode', () => {
  const nested = (depth: number) => `{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`

  it.each([
    ['a type that it does not know', '{"data":{"@type":"type.example/unknown"}}'],
    ['a type deep inside', '{"data":{"orderId":[{"@type":"x"}]}}'],
    ['twenty thousand brackets', nested(20_000)],
  ])('is refused, not failed: %s', async (_, body) => {
    for (const by of [null, person]) {
      expect((await sendRawCall('checkOrder', { body }, by)).status).toBe(400)
    }
  })

  it('is reached by what is only odd', async () => {
    expect((await sendRawCall('checkOrder', { body: nested(3) }, null)).status).toBe(401)
  })
})

describe('all of these requests together', () => {
  it('met no fault of ours, and none of them ended a function', async () => {
    const ended = await exits()
    console.warn(
      `${answers.requests} malformed requests: ${answers.faults} answered 5xx, ${ended.length} functions ended`,
    )
    expect(answers.requests).toBeGreaterThan(process.env['TURNOUT_ALL'] === '1' ? 10_000 : 1000)
    expect([answers.faults, ended]).toEqual([0, []])
  })

  it('would be seen to have ended one', () => {
    const line =
      '[debug] [worker-us-central1-calls-80c5d58d-b101-4457-9cf7-adaa385a636b]: exited {"metadata":{}}'
    const others = [line.replace('exited', 'IDLE'), line.replace('-calls-', '-foldTallyChange-')]
    expect(exitsIn([line, ...others])).toEqual(['calls'])
  })
})
