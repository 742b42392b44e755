import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { pathOfCall } from 'functions/contract/api/call-path'
import { hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { countAnswers, watchFunctions } from '../../support/function-exits'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { problemIn, send, sendCall, sendRaw, sendRawCall, urlOfFunction } from '../../support/requests'
import { fullDraft } from '../../support/right-inputs'

let person: Person
let party: Hosted
let answers: ReturnType<typeof countAnswers>
let exits: ReturnType<typeof watchFunctions>

beforeAll(async () => {
  answers = countAnswers()
  person = await verifiedPerson('Mallory Malformed')
  party = await hosted({ ticketTypes: [ticketType()] }, person)
  await sendCall('listMyTickets', {}, person)
  // Both functions have begun by now.
  exits = watchFunctions()
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
    const [before, after] = JSON.stringify({ ...fullDraft(), title: 'A|B' }).split('|') as [string, string]
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
    const answer = await send('createActivity', { body: { ...fullDraft(), ...over } }, person)
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
    expect([answers.faults, await exits()]).toEqual([0, []])
  })
})
