import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { CALLS } from 'functions/contract/api/calls'
import type { Call } from 'functions/contract/api/call'
import type { CallName } from 'functions/contract/api/calls'
import { ROUTES } from 'functions/contract/api/routes'
import type { Route, RouteName } from 'functions/contract/api/routes'
import { hold, hosted, promoCode, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { countAnswers, exitsIn, watchFunctions } from '../../support/function-exits'
import { mutate, NASTY, seededRandom, STRANGE_KEYS, withKey } from '../../support/malformed'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { problemIn, send, sendCall, sendRaw } from '../../support/requests'
import type { Answer } from '../../support/requests'
import { CALL_INPUTS, fullDraft, ROUTE_INPUTS } from '../../support/right-inputs'

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

/** TURNOUT_ALL=1 sends ten thousand. */
const ENTRIES = Object.keys(ROUTE_INPUTS).length + Object.keys(CALL_INPUTS).length
const PER_ENTRY = process.env['TURNOUT_ALL'] === '1' ? Math.ceil(10_000 / ENTRIES) : 12

/** The routes take their share reference in the path; it is right unless a test says otherwise. */
const params = () => ({ shareRef: party.shareRef })

/** What JSON carries of an input: a key without a value stays behind. */
const asSent = (input: unknown): unknown => JSON.parse(JSON.stringify(input))

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
  const faults = faultsOf(schema, asSent(input))
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
      const { query, body } = ROUTE_INPUTS[name]?.({ person, party, orderId }) ?? {}
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
      const wrong = mutate(CALL_INPUTS[name]({ person, party, orderId }), random) ?? null
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
    const answer = await send('createActivity', { body: fullDraft() }, person, headers)
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
